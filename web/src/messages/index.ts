/** The texts in the reader's language; each game brings its own `catalogue`. */
import type { ShellTexts } from "../generated/texts";
import { catalogue } from "./fluent";
import { OwnName, type Name } from "./person";

export { applyLanguage, language, languageFor, languages, speak } from "./language";
export { figure, signed } from "./figure";
export { catalogue, fetchTexts, listed, spoken, textIn, type Say, type Value } from "./fluent";

/** The texts of the shell. */
export const text = catalogue<ShellTexts>("shell");

export type { Name };

let own: OwnName | null = null;

/** The names as somebody is told them: the seat that is theirs is "You". */
export const namesTo = (viewer: number | null, names: readonly string[]): Name[] =>
  names.map((name, seat) => (seat === viewer ? (own ??= new OwnName(text("you"))) : name));
