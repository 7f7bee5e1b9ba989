/** The tones of UNO Duo for its picture, which is looked at where no stylesheet is. */
export const tones = ["#303339", "#f3e7c6"] as const;
/** The players wear two of the card colours. */
export const signs = ["#de3b3d", "#2971c6"] as const;
