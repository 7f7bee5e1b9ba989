/** How catalogues speak of a seat: the reader's own goes by "You", and the sentence around it follows. */
export const OWN = { en: "You", de: "Du" } as const;

export function speakingOf(language: keyof typeof OWN) {
  const own = OWN[language];
  /** For a name, what fits anybody, or what fits the reader. */
  const form = (name: string, theirs: string, yours: string): string => (name === own ? yours : theirs);
  /** A name inside a sentence. */
  const mid = (name: string): string => form(name, name, own.toLowerCase());
  return { form, mid };
}
