/** Whoever played today's deal, one below the other. Knows no DOM. */
import type { Table, TodayPlayer } from "../generated/types";
import type { Look } from "../look";
import { personName } from "../people";
import { score, type Marks } from "./record";

export interface DayRow {
  key: string;
  name: string;
  look: Look | null;
  you: boolean;
  results: Record<string, Marks>;
}

export const rowsOf = (players: readonly TodayPlayer[]): DayRow[] =>
  players.map(({ name, you, results }, place) => ({ key: `${place}`, name, look: null, you, results }));

/** The people of a room, the best first; nobody before anybody has played. */
export function roomRows({ people, today = [] }: Table, day: string): DayRow[] {
  const played = today.filter((each) => each.day === day);
  const rows = people
    .filter(({ bot }) => !bot)
    .map((person) => ({
      key: `${person.id}`,
      name: personName(person),
      look: person.look,
      you: false,
      results: Object.fromEntries(
        played.filter((each) => each.person === person.id).map(({ game, marks }) => [game, marks]),
      ),
    }));
  const anybody = rows.some(({ results }) => Object.keys(results).length > 0);
  return anybody ? rows.sort((one, other) => score(other.results) - score(one.results)) : [];
}
