/** The beat as state, for as long as it runs. */
import { beatAt } from "./beat";

export interface Pulse {
  since: number;
  tempo: number;
  /** How much earlier than the clock says it is shown, in milliseconds. */
  lead: number;
  now: () => number;
}

/** Call it while a component is set up; `.beat` is the last beat that fell, null while it rests. */
export function pulsing(read: () => Pulse | null): { readonly beat: number | null } {
  let beat = $state<number | null>(null);
  $effect(() => {
    const pulse = read();
    if (!pulse) return;
    let frame = requestAnimationFrame(function show() {
      beat = beatAt(pulse.now() + pulse.lead, pulse.since, pulse.tempo);
      frame = requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      beat = null;
    };
  });
  return {
    get beat() {
      return beat;
    },
  };
}
