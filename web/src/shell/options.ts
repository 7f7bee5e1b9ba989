/** The options of a game as fields to fill in, in the reader's language. */
import type { GameCard } from "../generated/types";
import { fetchTexts, hasText, spoken } from "../messages";
import { fieldsOf, type Field } from "./fields";

export async function fieldsFor(game: GameCard): Promise<Field[]> {
  await fetchTexts(game.id);
  return fieldsOf(game.options_schema).map((field) =>
    called(field, `${game.id}/option-${dashed(field.name)}`),
  );
}

const dashed = (name: string): string => name.replaceAll("_", "-");
const said = (id: string): string => spoken({ type: "text", id, values: {} });

/** As the game's texts have it; a game without them shows what stands in its schema. */
function called(field: Field, id: string): Field {
  if (!hasText(id)) return field;
  const told = { ...field, title: said(id), hint: said(`${id}.description`) };
  return told.kind === "choice" ? { ...told, values: valuesOf(told.choices, id) } : told;
}

function valuesOf(choices: readonly (string | number | null)[], id: string): Record<string, string> {
  const named = choices.map((choice) => [String(choice), `${id}-${dashed(String(choice))}`] as const);
  return Object.fromEntries(
    named.filter(([, text]) => hasText(text)).map(([value, text]) => [value, said(text)]),
  );
}
