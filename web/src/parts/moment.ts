/** What is said against a move belongs to its moment: in the next step of a lesson it is of no more interest. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("moment");
const STEP = Symbol("step");

export function provideMoment(moment: () => unknown): void {
  setContext(KEY, moment);
}

/** The step of a lesson is a moment, too, and what the learner has opened must not lie over what it speaks of. */
export function provideStep(step: () => unknown): void {
  provideMoment(step);
  setContext(STEP, step);
}

/** Outside a lesson there is but one. */
export function presentStep(): () => unknown {
  return getContext<(() => unknown) | undefined>(STEP) ?? (() => null);
}

/** Outside a lesson, one moment lasts until something else is tried. */
export function presentMoment(): () => unknown {
  return getContext<(() => unknown) | undefined>(KEY) ?? (() => null);
}
