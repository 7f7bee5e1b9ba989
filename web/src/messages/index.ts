/** The texts in the reader's language. Each game brings its own catalogue through `inLanguage`. */
import { kept } from "../kept";
import { de } from "./de";
import { en } from "./en";
import { OwnName, type Name } from "./person";

/** A catalogue with the shape of the English one, its literal texts widened. */
export type Same<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Same<Catalogue[Key]>;
};

/** Each by its own name. */
export const languages = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof languages;

/** The first of these tags, like `de-AT`, that there are texts for. */
export function languageFor(tags: readonly string[]): Language {
  const wished = tags.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return wished.find((tag): tag is Language => Object.hasOwn(languages, tag)) ?? "en";
}

/** Chosen on this device, or as the browser has it. */
export const language = languageFor([kept.read("language") ?? "", ...navigator.languages]);

/** Texts are read once, so another language means another load. */
export function speak(chosen: Language): void {
  kept.write("language", chosen);
  location.reload();
}

export function inLanguage<Catalogue>(catalogues: {
  en: Catalogue;
  de: Same<NoInfer<Catalogue>>;
}): Catalogue {
  return catalogues[language] as Catalogue;
}

export const text = inLanguage({ en, de });

export type { Name };

const own = new OwnName(text.you);

/** The names as somebody is told them: the seat that is theirs is "You". */
export const namesTo = (viewer: number | null, names: readonly string[]): Name[] =>
  names.map((name, seat) => (seat === viewer ? own : name));
