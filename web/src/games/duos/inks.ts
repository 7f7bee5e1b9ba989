/** The tones of DUOS for its picture, which is looked at where no stylesheet is. */
export const tones = ["#f3705e", "#0f9293"] as const;
