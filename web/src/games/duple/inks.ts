/** The tones of Duple for its picture, which is looked at where no stylesheet is. */
export const tones = ["#f89125", "#2f3c5d"] as const;
/** A letter that was needed. */
export const letter = "#b45309";
