/** The order in which a result is read out: who won, then by score. */
import type { Outcome } from "../generated/types";

export interface Ranked {
  seat: number;
  score: number;
  won: boolean;
}

export function ranked({ scores, winners }: Pick<Outcome, "scores" | "winners">): Ranked[] {
  return scores
    .map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
}
