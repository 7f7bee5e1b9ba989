/** What the shell says in one way or another, depending on how many there are or what is known. */
import { language, listed, text, textIn, spoken } from "../messages";

/** For how many a game is: "2 players", "2–8 players", "2 or 4 players". */
export function playersLine(counts: readonly number[]): string {
  const [least, most] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  if (least === most) return text("home-players", { count: least });
  const gapless = most - least + 1 === counts.length;
  if (gapless && counts.length > 2) return text("home-players-between", { least, most });
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  return text("home-players-either", { counts: either.format(counts.map(String)) });
}

export const withOthers = (others: readonly string[]): string =>
  others.length ? text("home-with", { others: listed(others) }) : text("home-your-table");

export const backTo = (game: string, others: readonly string[]): string =>
  others.length
    ? text("home-continue-aria", { game, others: listed(others) })
    : text("home-continue-alone-aria", { game });

/** This server does not know what the table's log says: another one may, or this one later. */
const NEWER_SERVER = 4011;

/** Why the page tries to connect again, by the code with which the last connection was closed; and what is kept. */
export const whyLost = (code: number | null, keeping = false): string =>
  code === NEWER_SERVER ? whyClosed(code) : text(keeping ? "table-lost-kept" : "table-lost");

/** Why the server has closed the connection, by its code. */
export const whyClosed = (code: number | null): string =>
  spoken(textIn("shell", `table-closed-${code}`) ?? text("table-closed-other"));
