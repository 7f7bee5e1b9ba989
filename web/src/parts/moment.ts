/** What is said against a move belongs to its moment: in the next step of a lesson it is of no more interest. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("moment");

export function provideMoment(moment: () => unknown): void {
  setContext(KEY, moment);
}

/** Outside a lesson, one moment lasts until something else is tried. */
export function presentMoment(): () => unknown {
  return getContext<(() => unknown) | undefined>(KEY) ?? (() => null);
}
