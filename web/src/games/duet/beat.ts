/** The beat: when it falls, and how tight flips were. Beats are counted from the one that started it, 0. */
import type { DuetJudgement, DuetRating, DuetTap } from "../../generated/types";

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

/** How tight flips were, to a tenth of a millisecond, as the server rates them. */
export function ratingOf(taps: readonly DuetTap[]): DuetRating | null {
  if (!taps.length) return null;
  const offsets = taps.map((tap) => tap.offset);
  const lean = average(offsets);
  return {
    mean: tenths(average(offsets.map(Math.abs))),
    spread: tenths(Math.sqrt(average(offsets.map((offset) => (offset - lean) ** 2)))),
    lean: tenths(lean),
  };
}

/** Halves go to the even side, as Python rounds them. */
const toEven = (figure: number): number =>
  Math.abs(figure % 1) === 0.5 ? 2 * Math.round(figure / 2) : Math.round(figure);

/** Only quarters lie halfway between two tenths; whatever else is written so is nearer to one of them. */
const tenths = (figure: number): number =>
  Math.abs(figure % 0.5) === 0.25 ? toEven(figure * 10) / 10 : Number(figure.toFixed(1));

/** Without its sign, as in the server's texts. */
export const wholeMilliseconds = (figure: number): number => toEven(Math.abs(figure));

function average(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

/** What a flip is beside its beat, after the flip before it: as the server judges (DUET-10). */
export function judged(tap: DuetTap, last: DuetTap | undefined, tolerance: number): DuetJudgement {
  const distance = Math.abs(tap.offset);
  if (distance > tolerance || (last && tap.beat <= last.beat)) return "missed";
  if (last && tap.beat > last.beat + 1) return "rested";
  if (5 * distance <= 2 * tolerance) return "tight";
  return tap.offset < 0 ? "early" : "late";
}

/** The nearest beat to a time in whole milliseconds, and the offset from it: as the server has it. */
export function tapAt(time: number, since: number, tempo: number): DuetTap {
  const at = Math.round(time);
  const beat = Math.floor((2 * (at - since) * tempo + MINUTE) / (2 * MINUTE));
  return { beat, offset: at - beatTime(since, tempo, beat) };
}

const MISSES: ReadonlySet<DuetJudgement> = new Set(["missed", "rested"]);

/** Whether a strict beat counts it as a miss. */
export const isMiss = (judgement: DuetJudgement): boolean => MISSES.has(judgement);

/** Every flip of a performance, judged after the one before it. */
export function judgements(taps: readonly DuetTap[], tolerance: number): DuetJudgement[] {
  return taps.map((tap, index) => judged(tap, taps[index - 1], tolerance));
}

/** How many flips have been on the beat since the last miss. */
export function streakOf(hits: readonly DuetJudgement[]): number {
  return hits.length - 1 - hits.findLastIndex(isMiss);
}
