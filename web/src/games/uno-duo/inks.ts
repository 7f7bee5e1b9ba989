/** The tones of UNO Duo for its picture, which is looked at where no stylesheet is. */
export const tones = ["#303339", "#f3e7c6"] as const;
/** The players wear two of the card colours. */
export const signs = ["#de3b3d", "#2971c6"] as const;
/** The sheets that cards are folded from. */
export const sheets = { red: "#c5352f", yellow: "#f0c33c", green: "#2a7549", blue: "#1a5fae" } as const;
export const charcoal = tones[0];
export const cream = "#fbf4e1";
