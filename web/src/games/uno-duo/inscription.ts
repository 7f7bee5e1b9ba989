/** What the table wrote on its customizable wilds (UNO-2); every card of the table can look it up. */
import { getContext, setContext } from "svelte";
import type { UnoDuoOptions } from "../../generated/types";

export type Inscription = UnoDuoOptions["customizable"];
const KEY = Symbol("inscription");

export function inscribe(inscription: () => Inscription): void {
  setContext(KEY, inscription);
}

export function inscription(): () => Inscription {
  return getContext<(() => Inscription) | undefined>(KEY) ?? (() => "wild");
}
