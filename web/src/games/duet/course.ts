/** Duet over many matches: how near the beat somebody stays, and what they keep in mind. */
import type { DuetRating, MatchFigures } from "../../generated/types";
import type { Evening } from "../../table";

export interface DuetDigest {
  /** Milliseconds off the beat, in the mean; null if nothing was flipped. */
  off: number | null;
  /** Cards of the others' songs that were laid in their place, of how many. */
  cards: number;
  of: number;
}

/** As `statistics` of the outcome has it; older matches know of no memory. */
interface Statistics {
  players?: (DuetRating | null)[];
  remembered?: { cards: number; of: number }[];
}

export function digest({ outcome }: Pick<MatchFigures, "outcome">, seat: number): DuetDigest | null {
  if (!outcome) return null;
  const { players, remembered } = outcome.statistics as Statistics;
  const { cards = 0, of = 0 } = remembered?.[seat] ?? {};
  return { off: players?.[seat]?.mean ?? null, cards, of };
}

export interface Point {
  at: number;
  value: number;
}

export type DuetEvening = Evening<DuetDigest>;

export const offBeat = (evenings: readonly DuetEvening[]): Point[] =>
  evenings.flatMap(({ at, digest: { off } }) => (off === null ? [] : [{ at, value: off }]));

/** The share of cards in their place, match by match. */
export const inMind = (evenings: readonly DuetEvening[]): Point[] =>
  evenings.flatMap(({ at, digest: { cards, of } }) => (of ? [{ at, value: cards / of }] : []));

export function allInMind(evenings: readonly DuetEvening[]): { cards: number; of: number } {
  const sum = (figure: "cards" | "of") => evenings.reduce((all, { digest }) => all + digest[figure], 0);
  return { cards: sum("cards"), of: sum("of") };
}

/** A change of fewer milliseconds than this is none. */
const STEADY = 5;

export interface Drift {
  then: number;
  now: number;
  change: "closer" | "farther" | "same";
}

const mean = (points: readonly Point[]): number =>
  points.reduce((sum, { value }) => sum + value, 0) / Math.max(1, points.length);

/** The first half of the matches against the second; of one match, itself. */
export function driftOf(points: readonly Point[]): Drift {
  const half = Math.ceil(points.length / 2);
  const [then, now] = [mean(points.slice(0, half)), mean(points.slice(-half))];
  const change = Math.abs(now - then) < STEADY ? "same" : now < then ? "closer" : "farther";
  return { then, now, change };
}
