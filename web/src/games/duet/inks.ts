/** The tones of Duet for its picture, which is looked at where no stylesheet is. */
export const tones = ["#7a4ecf", "#7ddeb6"] as const;
/** The cards of the two players, and what marks two that differ. */
export const faceInk = ["#5a2fb0", "#0f5b45"] as const;
export const faceWash = ["#e9e0fb", "#cdf3e3"] as const;
export const wrong = "#c8322b";
