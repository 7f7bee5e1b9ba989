/** Duple over many matches: letters, categories and times of one player, and the words that slipped by twice. */
import type { MatchFigures } from "../../generated/types";
import type { Evening } from "../../table";

/** A race that this player was in. */
export interface OwnRace {
  letters: string;
  category: string;
  won: boolean;
  milliseconds: number;
  /** What would have won it, if this player did not. */
  missed: string[];
}

export interface DupleDigest {
  races: OwnRace[];
}

/** As `statistics` of the outcome has it. */
interface Statistics {
  races?: {
    letters: string;
    category: string;
    racers: number[];
    winner: number | null;
    word: string;
    milliseconds: number;
    could_have_said: string[];
  }[];
}

export function digest({ outcome }: Pick<MatchFigures, "outcome">, seat: number): DupleDigest | null {
  if (!outcome) return null;
  const { races = [] } = outcome.statistics as Statistics;
  const own = races.filter(({ racers }) => racers.includes(seat));
  return {
    races: own.map(({ letters, category, winner, word, milliseconds, could_have_said: could }) => ({
      letters,
      category,
      won: winner === seat,
      milliseconds,
      missed: winner === seat ? [] : could.filter((each) => each !== word),
    })),
  };
}

export type DupleEvening = Evening<DupleDigest>;

export interface Line {
  of: string;
  races: number;
  won: number;
  /** Milliseconds of those that were won, in the mean; null if none was. */
  time: number | null;
}

export const racesIn = (evenings: readonly DupleEvening[]): OwnRace[] =>
  evenings.flatMap(({ digest }) => digest.races);

export function meanTime(races: readonly OwnRace[]): number | null {
  const won = races.filter((race) => race.won);
  return won.length ? won.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / won.length : null;
}

function lines(races: readonly OwnRace[], keysOf: (race: OwnRace) => string[]): Line[] {
  const keys = new Set(races.flatMap(keysOf));
  return [...keys].map((of) => {
    const those = races.filter((race) => keysOf(race).includes(of));
    return { of, races: those.length, won: those.filter(({ won }) => won).length, time: meanTime(those) };
  });
}

const mostRaced = (one: Line, other: Line): number =>
  other.races - one.races || one.of.localeCompare(other.of);

/** Each letter of a race counts for it. */
export const byLetter = (races: readonly OwnRace[]): Line[] =>
  lines(races, ({ letters }) => [...new Set(letters)]).sort((one, other) => one.of.localeCompare(other.of));

export const byCategory = (races: readonly OwnRace[]): Line[] =>
  lines(races, ({ category }) => [category]).sort(mostRaced);

export const shareOf = ({ won, races }: Line): number => (races ? won / races : 0);

/** The letter one wins most with, and the one one wins least with, of those raced often enough; null for too few. */
export function bestAndWorst(letters: readonly Line[], least = 3): { best: Line; worst: Line } | null {
  const known = letters
    .filter(({ races }) => races >= least)
    .sort((one, other) => shareOf(other) - shareOf(one));
  const [best, worst] = [known[0], known.at(-1)];
  return best && worst && shareOf(best) > shareOf(worst) ? { best, worst } : null;
}

/** Words that would have won at least two races of which this player won none, the most often missed first. */
export function missedTwice(races: readonly OwnRace[], most: number): { word: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { missed } of races)
    for (const word of new Set(missed)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count || one.word.localeCompare(other.word))
    .slice(0, most);
}

/** The mean time of won races, match by match. */
export const times = (evenings: readonly DupleEvening[]): { at: number; value: number }[] =>
  evenings.flatMap(({ at, digest }) => {
    const value = meanTime(digest.races);
    return value === null ? [] : [{ at, value }];
  });
