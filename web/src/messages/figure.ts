/** Figures as they are written: a minus is a minus sign, as wide as a plus, and never a hyphen. */

export const withMinus = (figure: string): string => figure.replace("-", "−");

export const figure = (number: number): string => withMinus(String(number));

/** What is gained or lost. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : figure(number));
