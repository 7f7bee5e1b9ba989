/**
 * How catalogues speak of a seat: the reader's own goes by "You", and the sentence around it follows. Whose it is,
 * the seat decides and never the name: somebody else may be called "You".
 */
import { FluentType } from "@fluent/bundle";

export const OWN = { en: "You", de: "Du" } as const;

/** What the reader's own seat is called to the reader. */
export class OwnName extends FluentType<string> {
  toString(): string {
    return this.value;
  }
}

/** Anybody's name as the reader is told it. */
export type Name = string | OwnName;

export function speakingOf(language: keyof typeof OWN) {
  /** For a name, what fits anybody, or what fits the reader. */
  const form = (name: Name, theirs: Name, yours: string): string =>
    name instanceof OwnName ? yours : String(theirs);
  /** A name inside a sentence. */
  const mid = (name: Name): string => form(name, name, OWN[language].toLowerCase());
  return { form, mid };
}
