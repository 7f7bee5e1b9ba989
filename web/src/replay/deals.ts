/** The first thing that chance decided in a match, worked out again from its seed and compared. */
import { Stream, type SavedLog } from "../proof";
import type { FirstChance } from "../table";

export interface Recomputed {
  purpose: string;
  /** What came out: the order of a deck, or the one number that was drawn. */
  numbers: number[];
  /** Whether the first picture of the match shows it; null if it is hidden there. */
  shown: boolean | null;
}

export function recomputed<View>(log: SavedLog, firstView: View, chance: FirstChance<View>): Recomputed {
  const { purpose, number = 1, draw, shown } = chance;
  const numbers = draw(new Stream(log, purpose, number), log.header.seats.length);
  return { purpose, numbers, shown: shown?.(numbers, firstView) ?? null };
}
