/** What a device remembers of the puzzles of a game. Knows no DOM. */
import type { Rating } from "../generated/types";

export interface PuzzleRecord {
  /** The numbers of the puzzles that were answered. */
  done: number[];
  /** How well; nothing before the first. */
  solver: Rating | undefined;
}

/** What was kept; whatever cannot be read counts as nothing. */
export function recordOf(text: string | null): PuzzleRecord {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<PuzzleRecord>;
    return { done: Array.isArray(found.done) ? found.done : [], solver: found.solver };
  } catch {
    return { done: [], solver: undefined };
  }
}
