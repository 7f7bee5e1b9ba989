/** The tones of Dualis for its picture, which is looked at where no stylesheet is. */
export const tones = ["#c11435", "#0871c1"] as const;
/** The edge of a coin. */
export const rim = "#a36e09";
/** What the two colours of a card are drawn with, and on. */
export const enamel = { red: tones[0], blue: tones[1] } as const;
export const wash = { red: "#fde0dc", blue: "#dcebfb" } as const;
