/** The beat as state, for as long as it runs. */
import { beatAt } from "./beat";

export interface Pulse {
  since: number;
  tempo: number;
  /** How much earlier than the clock says it is shown, in milliseconds. */
  lead: number;
  now: () => number;
}

export interface Beating {
  /** The last beat that fell: -1 before the first, null while it rests. */
  readonly beat: number | null;
  /** How many beats have passed, with the part of the next one; null while it rests. */
  readonly passed: number | null;
}

const MINUTE = 60_000;

/** Call it while a component is set up. */
export function pulsing(read: () => Pulse | null): Beating {
  let beat = $state<number | null>(null);
  let passed = $state<number | null>(null);
  $effect(() => {
    const pulse = read();
    if (!pulse) return;
    let frame = requestAnimationFrame(function show() {
      const time = pulse.now() + pulse.lead;
      beat = beatAt(time, pulse.since, pulse.tempo);
      passed = ((time - pulse.since) * pulse.tempo) / MINUTE;
      frame = requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      beat = passed = null;
    };
  });
  return {
    get beat() {
      return beat;
    },
    get passed() {
      return passed;
    },
  };
}
