/**
 * Schedules the clicks of a beat a little ahead of time, so that they stay exact however late the page's timers
 * are. Knows no DOM and no audio: it is told the time, and tells when a click is due.
 */
import { beatTime, countOf } from "./beat";

/** How far ahead clicks are scheduled; longer than a timer is ever late while the page is looked at. */
export const LOOKAHEAD = 120;
export const EVERY = 25;

export interface Clockwork {
  /** The time that the beat is measured in, in milliseconds. */
  now: () => number;
  /** A click is due after `wait` milliseconds; `count` is 1 for the One of a bar. */
  click: (wait: number, count: number) => void;
  /** Calls the task again and again until what it returns is called. */
  every: (task: () => void, milliseconds: number) => () => void;
}

export interface Running {
  /** When the beat was started. */
  since: number;
  tempo: number;
  /** How much sooner than it falls each beat is to be heard: what this device and this player are late by. */
  lead: number;
}

/** Runs until the returned function is called. */
export function startMetronome({ since, tempo, lead }: Running, clockwork: Clockwork): () => void {
  let next = 0;

  function schedule(): void {
    const now = clockwork.now();
    for (;;) {
      const wait = beatTime(since, tempo, next) - lead - now;
      if (wait > LOOKAHEAD) return;
      if (wait >= -EVERY) clockwork.click(Math.max(0, wait), countOf(next));
      next++;
    }
  }

  schedule();
  return clockwork.every(schedule, EVERY);
}
