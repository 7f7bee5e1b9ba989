/** The last sentence of the log, for whatever part of the table wants to show it. */
import { getContext, hasContext, setContext } from "svelte";

const KEY = Symbol("last event");

export function tellLastEvent(last: () => string): void {
  setContext(KEY, last);
}

/** Outside a table page nothing has happened. */
export function lastEvent(): () => string {
  return hasContext(KEY) ? getContext<() => string>(KEY) : () => "";
}
