/** What a device remembers of the puzzles of a game. Knows no DOM. */
import type { Rating } from "../generated/types";

/** A rating, and when it came about. */
export type RatedAt = readonly [at: number, rating: number];

export interface PuzzleRecord {
  /** The numbers of the puzzles that were answered. */
  done: number[];
  /** How well; nothing before the first. */
  solver: Rating | undefined;
  /** How the rating went, puzzle by puzzle; the latest. */
  course: RatedAt[];
}

const COURSE_KEPT = 400;

export const recordKey = (game: string): string => `puzzles.${game}`;

/** What was kept; whatever cannot be read counts as nothing. */
export function recordOf(text: string | null): PuzzleRecord {
  try {
    const { done, solver, course } = JSON.parse(text ?? "{}") as Partial<PuzzleRecord>;
    return {
      done: Array.isArray(done) ? done : [],
      solver,
      course: Array.isArray(course) ? course : [],
    };
  } catch {
    return { done: [], solver: undefined, course: [] };
  }
}

/** One more puzzle was answered; a second answer to the same changes no rating. */
export function withAnswer(before: PuzzleRecord, number: number, solver: Rating, at: number): PuzzleRecord {
  const again = before.done.includes(number);
  const course: RatedAt[] = again ? before.course : [...before.course, [at, Math.round(solver.rating)]];
  return {
    done: [...before.done.filter((other) => other !== number), number],
    solver,
    course: course.slice(-COURSE_KEPT),
  };
}
