/** Where the flips of a timing plot stand: beats from left to right, early above the line and late below it. */
import type { Name } from "../../messages";
import type { DuetTap } from "../../generated/types";
import { COUNTS } from "./beat";

export interface Series {
  name: Name;
  taps: readonly DuetTap[];
  /** Each player has a sign and a colour, the same everywhere. */
  seat: number;
}

/** Offsets beyond this are drawn at the edge. */
export const FARTHEST = 160;

const wholeBars = (beats: number) => Math.ceil(beats / COUNTS) * COUNTS;

/** The One of the bar in which a performance began: all performances are laid over each other there. */
export function firstBeat(taps: readonly DuetTap[], beat = 0): number {
  return Math.floor((taps[0]?.beat ?? Math.max(0, beat)) / COUNTS) * COUNTS;
}

/** How many beats the plot spans: room for a whole song without a gap, more if somebody lingered. */
export function beatsShown(series: readonly Series[], cards: number): number {
  const spans = series.map(({ taps }) => (taps.at(-1)?.beat ?? 0) - firstBeat(taps) + 1);
  return wholeBars(Math.max(2 * cards, ...spans));
}

/** From -1 (early) over 0 (on the beat) to 1 (late). */
export function heightOf(offset: number): number {
  return Math.max(-1, Math.min(1, offset / FARTHEST));
}
