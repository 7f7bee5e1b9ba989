/** The beat: when it falls, and how tight flips were. Beats are counted from the one that started it, 0. */
import type { DuetRating, DuetTap } from "../../generated/types";

/** Counts of a bar (DUET-4). */
export const COUNTS = 4;

const MINUTE = 60_000;

/** The match time of a beat, to the nearest millisecond, as the server has it. */
export function beatTime(since: number, tempo: number, beat: number): number {
  return since + Math.floor((2 * beat * MINUTE + tempo) / (2 * tempo));
}

/** The last beat that has fallen at this time; -1 before the first. */
export function beatAt(time: number, since: number, tempo: number): number {
  const near = Math.floor(((time - since) * tempo) / MINUTE);
  return Math.max(-1, beatTime(since, tempo, near + 1) <= time ? near + 1 : near);
}

/** How far from the nearest beat a time is, in milliseconds; negative is early. */
export function offsetAt(time: number, since: number, tempo: number): number {
  const nearest = Math.round(((time - since) * tempo) / MINUTE);
  return time - beatTime(since, tempo, nearest);
}

export function countOf(beat: number): number {
  return (((beat % COUNTS) + COUNTS) % COUNTS) + 1;
}

export function ratingOf(taps: readonly DuetTap[]): DuetRating | null {
  if (!taps.length) return null;
  const offsets = taps.map((tap) => tap.offset);
  const lean = average(offsets);
  return {
    mean: average(offsets.map(Math.abs)),
    spread: Math.sqrt(average(offsets.map((offset) => (offset - lean) ** 2))),
    lean,
  };
}

function average(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}
