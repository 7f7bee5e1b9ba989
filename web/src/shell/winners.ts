/** Who won, in words, for somebody who only looks on. */
import type { Outcome } from "../generated/types";
import { text } from "../messages";

export function winnersLine(outcome: Outcome, names: readonly string[]): string {
  if (!outcome.winners.length) return text.result.draw;
  return `${text.result.lost(outcome.winners.map((seat) => names[seat] ?? ""))}.`;
}
