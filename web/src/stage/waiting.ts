/** Where the stage waits for people, for whatever part of the table asks them to go on. */
import { getContext, setContext } from "svelte";

export interface Waits {
  /** Milliseconds until it goes on by itself; null while it waits for nobody. */
  readonly countdown: number | null;
  readonly stopped: boolean;
  stop: () => void;
  goOn: () => void;
}

const KEY = Symbol("stage");

export function provideStage(stage: () => Waits): void {
  setContext(KEY, stage);
}

/** Outside a table page nothing is waited for. */
export function presentStage(): () => Waits | null {
  return getContext<(() => Waits) | undefined>(KEY) ?? (() => null);
}
