/** In which language the page speaks. */
import { languages } from "virtual:texts";
import { kept } from "../kept";

export { languages };

/** Texts that are longer than any language's and marked at both ends: what is not marked was never translated. */
export const PSEUDO = "pseudo";

/** The first of these tags, like `de-AT`, that there are texts for. */
export function languageFor(tags: readonly string[]): string {
  const wished = tags.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return wished.find((tag) => Object.hasOwn(languages, tag)) ?? "en";
}

const chosen = kept.read("language") ?? "";
export const isPseudo = chosen === PSEUDO;

/** Chosen on this device, or as the browser has it. */
export const language = isPseudo ? "en" : languageFor([chosen, ...navigator.languages]);

const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur", "yi"];

/** The page says which language it is in, and from which side it is read. */
export function applyLanguage(): void {
  document.documentElement.lang = language;
  if (RIGHT_TO_LEFT.includes(language)) document.documentElement.dir = "rtl";
}

/** Texts are read once, so another language means another load. */
export function speak(language: string): void {
  kept.write("language", language);
  location.reload();
}
