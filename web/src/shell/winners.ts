/** Who won, in words, for somebody who only looks on. */
import type { Outcome } from "../generated/types";
import { text } from "../messages";

export function winnersOf({ winners }: Outcome, names: readonly string[]): string {
  if (!winners.length) return text("result-draw");
  return text("result-lost", { names: winners.map((seat) => names[seat] ?? ""), count: winners.length });
}

export function winnersLine(outcome: Outcome, names: readonly string[]): string {
  const line = winnersOf(outcome, names);
  return outcome.winners.length ? `${line}.` : line;
}
