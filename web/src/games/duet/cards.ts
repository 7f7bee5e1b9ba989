/** What lies on the table of Duet, as the view tells it. A face-down card has no number anywhere (DUET-8). */
import type { DuetEvent, DuetFault, DuetPerformance, DuetRoundResult, DuetView } from "../../generated/types";
import { wrongFlip } from "./faults";

/** What lies at a position: a card that is up, one that is down, or nothing yet. */
export type Cell = number | "down" | null;

export const MOST_CARDS = 8;
const BEAT_LIMIT = 20_000;

/** The row of a seat; once a round is over its cards are turned up (DUET-13). */
export function cellsOf(view: DuetView, seat: number): Cell[] {
  const turnedUp = view.phase === "over" ? view.results.at(-1)?.rows : undefined;
  const rows = turnedUp ?? view.rows;
  const row = rows[seat] ?? [];
  if (row.length) return row.map((card) => (typeof card === "number" ? card : "down"));
  return Array.from({ length: rows[1 - seat]?.length || view.cards }, () => null);
}

/** The positions where the rows of a round that both finished differ, from 1. */
export function differences(result: DuetRoundResult | undefined): Set<number> {
  const [first = [], second = []] = result?.rows ?? [];
  const places = first.map((_, index) => index + 1);
  return new Set(result?.fault ? [] : places.filter((place) => first[place - 1] !== second[place - 1]));
}

/** What has just ended a performance, while that is shown. */
export function faultMade(view: DuetView, events: readonly DuetEvent[]): DuetFault | null {
  if (view.phase === "over") return null;
  return events.find((event) => event.type === "fault_made")?.fault ?? null;
}

/** Where the card lies that was out of sequence: as it is flipped, and as long as the cards are turned up. */
export function wrongPlace(
  view: DuetView,
  events: readonly DuetEvent[],
): { seat: number; position: number } | null {
  if (view.phase === "over") {
    const result = view.results.at(-1);
    const flip = wrongFlip(result?.fault, view.performances);
    return result && flip
      ? { seat: flip.seat, position: result.rows[flip.seat as 0 | 1].indexOf(flip.number) + 1 }
      : null;
  }
  const flip = events.find((event) => event.type === "card_flipped");
  return (faultMade(view, events)?.failing === "out_of_sequence" && flip) || null;
}

/** The numbers that a performer holds up, the lower one first: at most two (DUET-5). */
export function heldUp(view: DuetView): number[] {
  return Array.from({ length: view.raised - view.lowered }, (_, index) => view.lowered + 1 + index);
}

/** The performances of this round, or of the one before as long as nobody has performed. */
export function lastPerformances(view: DuetView): DuetPerformance[] {
  const ofRound = (round: number) => view.performances.filter((performance) => performance.round === round);
  const current = ofRound(view.round);
  return current.length || view.taps.length ? current : ofRound(view.round - 1);
}

/** When the time for this phase is up (DUET-4, DUET-18). */
export function timeLimit(view: DuetView): number | null {
  switch (view.phase) {
    case "laying":
      return view.since + view.options.layout_limit * 1000;
    case "waiting":
      return view.since + BEAT_LIMIT;
    case "performing":
      return view.since + view.options.perform_limit * 1000;
    default:
      return null;
  }
}
