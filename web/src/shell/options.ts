/** The options of a game as fields to fill in, in the reader's language. */
import type { GameCard } from "../generated/types";
import { fetchTexts, spoken, textIn } from "../messages";
import { apart, fieldsOf, type Field } from "./fields";

export async function fieldsFor(game: GameCard): Promise<Field[]> {
  await fetchTexts(game.id);
  return fieldsOf(game.options_schema).map((field) => called(field, game.id));
}

const dashed = (name: string): string => name.replaceAll("_", "-");

/** As the game's texts have it; a game without them shows what stands in its schema. */
function called(field: Field, game: string): Field {
  const id = `option-${dashed(field.name)}`;
  const [title, hint] = [textIn(game, id), textIn(game, `${id}.description`)];
  const told = { ...field, ...(title && { title: spoken(title) }), ...(hint && apart(spoken(hint))) };
  return told.kind === "choice" ? { ...told, values: valuesOf(told.choices, game, id) } : told;
}

function valuesOf(choices: readonly (string | number | null)[], game: string, id: string) {
  const texts = choices.map(
    (choice) => [String(choice), textIn(game, `${id}-${dashed(String(choice))}`)] as const,
  );
  return Object.fromEntries(texts.flatMap(([value, text]) => (text ? [[value, spoken(text)]] : [])));
}
