/** The flip that ended a round, and what it should have been. */
import type { DuetFault, DuetPerformance } from "../../generated/types";

export interface WrongFlip {
  seat: number;
  number: number;
  up: boolean;
  /** Which card was next to go that way. */
  next: number;
}

/** Told by the last performance of whoever failed (DUET-11); null where no card was the fault. */
export function wrongFlip(
  fault: DuetFault | null | undefined,
  performances: readonly Pick<DuetPerformance, "seat" | "notes">[],
): WrongFlip | null {
  if (fault?.failing !== "out_of_sequence") return null;
  const notes = performances.findLast(({ seat }) => seat === fault.seat)?.notes ?? [];
  const note = notes.at(-1);
  if (note === undefined) return null;
  const up = note > 0;
  const next = notes.filter((each) => each > 0 === up).length;
  return { seat: fault.seat, number: Math.abs(note), up, next };
}
