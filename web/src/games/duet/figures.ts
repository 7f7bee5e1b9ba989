/** A match of Duet looked back on: the timing of both players, beat by beat. */
import type {
  DuetEvent,
  DuetPerformance,
  DuetRating,
  DuetRoundResult,
  DuetView,
} from "../../generated/types";
import type { Past } from "../../table";
import { ratingOf } from "./beat";

export type DuetPast = Past<DuetView, DuetEvent>;

export interface Performance extends DuetPerformance {
  called: boolean;
  rating: DuetRating | null;
}

export interface Round {
  number: number;
  caller: number;
  /** How many cards were played with. */
  cards: number;
  performances: Performance[];
  result: DuetRoundResult | null;
}

export function roundsOf(past: DuetPast): Round[] {
  const last = past.steps.at(-1)?.view;
  if (!last) return [];
  const cards = cardsByRound(past);
  return Array.from({ length: Math.max(last.results.length, last.round) }, (_, index) => {
    const result = last.results[index] ?? null;
    const caller = result?.caller ?? last.caller;
    const performances = last.performances
      .filter(({ round }) => round === index + 1)
      .map((each) => ({ ...each, called: each.seat === caller, rating: ratingOf(each.taps) }));
    return { number: index + 1, caller, cards: cards.get(index + 1) ?? last.cards, performances, result };
  }).filter(({ performances, result }) => performances.length || result);
}

/** The view after the last flip of a round is already the next round's; any before tells. */
function cardsByRound(past: DuetPast): Map<number, number> {
  return new Map(past.steps.map(({ view }) => [view.round, view.cards]));
}

/** How tight a player was in the whole match. */
export function matchRating(rounds: readonly Round[], seat: number): DuetRating | null {
  const performances = rounds.flatMap((round) => round.performances);
  return ratingOf(performances.filter((each) => each.seat === seat).flatMap((each) => each.taps));
}

/** The tightest performance of the match that was played to its end. */
export function tightest(rounds: readonly Round[]): Performance | null {
  const finished = rounds.flatMap((round) =>
    round.performances.filter((each) => each.finished && each.rating),
  );
  return finished.sort((one, other) => one.rating!.mean - other.rating!.mean)[0] ?? null;
}
