/** What an analysis shows, worked out from what the server found. Knows no DOM, no game. */
import type { Analysis, Judged } from "../generated/types";

export interface Point {
  decision: Judged;
  /** The chance of the first side, or of whoever decided where more than two play against each other. */
  chance: number;
}

export function curveOf({ decisions, about }: Analysis, round: number): Point[] {
  return decisions
    .filter((decision) => decision.round === round)
    .map((decision) => ({
      decision,
      chance: about.sides === 2 && decision.seat % 2 ? 1 - decision.after : decision.after,
    }));
}

/** Who belongs to a side, the first being 0. */
export const membersOf = ({ about }: Analysis, names: readonly string[], side: number): string[] =>
  names.filter((_, seat) => seat % about.sides === side);

export const percent = (chance: number): number => Math.round(100 * chance);

/** The decisions that decided it, the most decisive first. */
export function momentsOf({ decisions, moments }: Analysis): Judged[] {
  return moments.flatMap((seq) => decisions.find((decision) => decision.seq === seq) ?? []);
}
