/** What this device's matches add up to: by game, month by month, with whom, and in a row. Knows no DOM. */
import { endedFor, othersIn } from "./finding";
import type { PlayedMatch } from "./matches";

/** Of so many matches that came to an end with somebody of this device in them. */
export interface Tally {
  played: number;
  won: number;
  lost: number;
  shared: number;
}

export type Counted = keyof Omit<Tally, "played">;
export const COUNTED: readonly Counted[] = ["won", "shared", "lost"];

export interface Tallied<Key> extends Tally {
  of: Key;
}

export interface Streaks {
  /** Matches won in a row up to now, and the most there were. */
  now: number;
  best: number;
}

const nothing = (): Tally => ({ played: 0, won: 0, lost: 0, shared: 0 });

/** Those that count: played here, and to the end; the oldest first. */
export const counted = (matches: readonly PlayedMatch[]): PlayedMatch[] =>
  matches
    .filter((played) => COUNTED.includes(endedFor(played) as Counted))
    .sort((one, other) => one.at - other.at);

export function tally(matches: readonly PlayedMatch[]): Tally {
  const sum = nothing();
  for (const played of counted(matches)) {
    sum.played += 1;
    sum[endedFor(played) as Counted] += 1;
  }
  return sum;
}

/** The matches by whatever they have of something; each may have several. */
function grouped(
  matches: readonly PlayedMatch[],
  keysOf: (played: PlayedMatch) => Iterable<string>,
): Map<string, PlayedMatch[]> {
  const groups = new Map<string, PlayedMatch[]>();
  for (const played of counted(matches))
    for (const key of new Set(keysOf(played))) groups.set(key, [...(groups.get(key) ?? []), played]);
  return groups;
}

const tallied = (groups: Map<string, PlayedMatch[]>): Tallied<string>[] =>
  [...groups].map(([of, played]) => ({ of, ...tally(played) }));

const mostFirst = (one: Tallied<string>, other: Tallied<string>): number =>
  other.played - one.played || one.of.localeCompare(other.of);

export const byGame = (matches: readonly PlayedMatch[]): Tallied<string>[] =>
  tallied(grouped(matches, ({ game }) => [game])).sort(mostFirst);

/** With everybody else who was there, as partner or opponent. */
export const byPerson = (matches: readonly PlayedMatch[]): Tallied<string>[] =>
  tallied(grouped(matches, othersIn)).sort(mostFirst);

const monthOf = (at: number): Date => new Date(new Date(at).getFullYear(), new Date(at).getMonth());

/** Month by month from the first match to the last, those without any too; the latest of them, if there are many. */
export function byMonth(matches: readonly PlayedMatch[], most: number): Tallied<Date>[] {
  const groups = grouped(matches, ({ at }) => [monthOf(at).toISOString()]);
  const known = [...groups.keys()].sort();
  if (!known.length) return [];
  const months: Tallied<Date>[] = [];
  const last = new Date(known.at(-1)!);
  for (let month = new Date(known[0]!); month <= last; month = next(month))
    months.push({ of: month, ...tally(groups.get(month.toISOString()) ?? []) });
  return months.slice(-most);
}

const next = (month: Date): Date => new Date(month.getFullYear(), month.getMonth() + 1);

/** A shared match neither adds to a row nor breaks it. */
export function streaks(matches: readonly PlayedMatch[]): Streaks {
  let [now, best] = [0, 0];
  for (const played of counted(matches)) {
    const ended = endedFor(played);
    if (ended === "won") now += 1;
    if (ended === "lost") now = 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** On how many days something was played to its end. */
export const daysPlayed = (matches: readonly PlayedMatch[]): number =>
  new Set(counted(matches).map(({ at }) => new Date(at).toDateString())).size;

/** How much of what was decided was won; null where nothing was. */
export function shareWon({ won, lost }: Tally): number | null {
  return won + lost ? won / (won + lost) : null;
}
