/** The texts in the reader's language. Each game brings its own catalogue through `inLanguage`. */
import type { ShellTexts } from "../generated/texts";
import { catalogue } from "./fluent";
import { applyLanguage, language, languageFor, languages, speak } from "./language";
import { OwnName, type Name } from "./person";

/** A catalogue with the shape of the English one, its literal texts widened. */
export type Same<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Same<Catalogue[Key]>;
};

export function inLanguage<Catalogue>(catalogues: {
  en: Catalogue;
  de: Same<NoInfer<Catalogue>>;
}): Catalogue {
  return (language === "de" ? catalogues.de : catalogues.en) as Catalogue;
}

export { applyLanguage, language, languageFor, languages, speak };
export { catalogue, fetchTexts, hasText, listed, spoken, textIn, type Say, type Value } from "./fluent";

/** The texts of the shell. */
export const text = catalogue<ShellTexts>("shell");

export type { Name };

let own: OwnName | null = null;

/** The names as somebody is told them: the seat that is theirs is "You". */
export const namesTo = (viewer: number | null, names: readonly string[]): Name[] =>
  names.map((name, seat) => (seat === viewer ? (own ??= new OwnName(text("you"))) : name));
