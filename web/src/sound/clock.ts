/** The audio clock beside the page's: sounds are placed on the former, a little ahead, and so are never late. */

/** How far ahead sounds are placed; longer than a timer is ever late while the page is looked at. */
export const LOOKAHEAD = 120;
export const EVERY = 25;

/** The time of a context at which something must start to be heard after so many milliseconds. */
export function heardIn(context: AudioContext, wait: number): number {
  const { currentTime, outputLatency = 0 } = context;
  return Math.max(currentTime, currentTime + wait / 1000 - outputLatency);
}

export interface Clockwork {
  /** The time that moments are measured in, in milliseconds. */
  now: () => number;
  /** Calls the task again and again until what it returns is called. */
  every: (task: () => void, milliseconds: number) => () => void;
}

/** With the page's own timers. */
export const byTimer = (now: () => number): Clockwork => ({
  now,
  every(task, milliseconds) {
    const timer = setInterval(task, milliseconds);
    return () => clearInterval(timer);
  },
});

/**
 * Tells of each moment a little before it comes, with how long it is still to wait; what has passed is left out.
 * `momentOf` gives the times in order, and null after the last. Runs until the returned function is called.
 */
export function runAhead(
  momentOf: (index: number) => number | null,
  due: (index: number, wait: number) => void,
  { now, every }: Clockwork,
): () => void {
  let next = 0;

  function look(): void {
    for (const at = now(); ;) {
      const moment = momentOf(next);
      if (moment === null || moment - at > LOOKAHEAD) return;
      if (moment - at >= -EVERY) due(next, Math.max(0, moment - at));
      next++;
    }
  }

  look();
  return every(look, EVERY);
}
