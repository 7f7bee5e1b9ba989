/** The tones of Duet for its picture, which is looked at where no stylesheet is. */
export const tones = ["#7a4ecf", "#7ddeb6"] as const;
