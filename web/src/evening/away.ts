/** Who is missed in a match: everybody sees it, and what comes of it. */
import type { AwayShown, PersonShown } from "../generated/types";
import { text } from "../messages";

export type Missing = PersonShown & { away: AwayShown };

/** Those who play and are not there, but for whoever looks at this page. */
export const missing = (people: readonly PersonShown[], self: number | null): Missing[] =>
  people.filter((person): person is Missing => person.away !== null && person.id !== self);

/** `seconds` are those until a bot plays on. */
export function awaySentence({ name, away }: Pick<Missing, "name" | "away">, seconds: number | null): string {
  if (away.bot_in_ms === null) return text("away-waits", { name });
  if (!away.bot_in_ms || !seconds) return text("away-bot", { name });
  return text("away-bot-soon", { name, seconds });
}
