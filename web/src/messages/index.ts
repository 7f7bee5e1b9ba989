/** The texts in the reader's language. Each game brings its own catalogue through `inLanguage`. */
import { en } from "./en";

/** A catalogue with the shape of the English one, its literal texts widened. */
export type Same<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Same<Catalogue[Key]>;
};

export const language = "en" as const;

export function inLanguage<Catalogue>(catalogues: {
  en: Catalogue;
  de?: Same<NoInfer<Catalogue>>;
}): Catalogue {
  return catalogues[language];
}

export const text = inLanguage({ en });
