/** The options of a game as fields to fill in, in the reader's language. English stands in the schema itself. */
import type { GameCard } from "../generated/types";
import { language } from "../messages";
import { fieldsOf, type Field } from "./fields";

/** What each option is called, and each value of those that are chosen from a list. */
export type OptionTexts<Options> = {
  [Name in keyof Options]: { title: string; hint: string } & Labels<Options[Name]>;
};

type Labels<Value> = Value extends string
  ? string extends Value
    ? unknown
    : { values: Record<Value, string> }
  : unknown;

type AnyTexts = Record<string, { title: string; hint: string; values?: Record<string, string> }>;

const german = import.meta.glob<{ options: AnyTexts }>("../games/*/options.de.ts");

export async function fieldsFor(game: GameCard): Promise<Field[]> {
  const fields = fieldsOf(game.options_schema);
  const load = language === "de" ? german[`../games/${game.id}/options.de.ts`] : undefined;
  const texts = load ? (await load()).options : {};
  return fields.map((field) => ({ ...field, ...texts[field.name] }));
}
