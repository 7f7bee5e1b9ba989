/** The tones of Dualis for its picture, which is looked at where no stylesheet is. */
export const tones = ["#c11435", "#0871c1"] as const;
/** The edge of a coin. */
export const rim = "#a36e09";
