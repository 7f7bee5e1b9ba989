/** What the keys of a replay mean. Knows no DOM, no game. */
import type { Chapter } from "../table";
import { neighbour } from "./chapters";
import { SPEEDS, type Speed } from "./frames";
import { stepFor } from "./perspective";

export interface Where {
  step: number;
  last: number;
  chapters: readonly Chapter[];
}

/** Where a key leads. */
export interface Way {
  step: number;
  /** Whether something begins there; what ended before it is not told again. */
  begins: boolean;
}

/** One step, a trick or turn (with Shift), a round, the ends; null if a key means nothing. */
export function wayByKey({ key, shiftKey }: KeyboardEvent, { step, last, chapters }: Where): Way | null {
  const direction = /Left|Up$/.test(key) ? -1 : 1;
  const within = shiftKey && /^Arrow(Left|Right)$/.test(key);
  if (within || /^Page(Up|Down)$/.test(key)) {
    const chapter = neighbour(chapters, step, direction, within);
    return { step: chapter?.step ?? (direction < 0 ? 0 : last), begins: chapter !== null };
  }
  const wanted = stepFor(key, step, last);
  return wanted === null ? null : { step: wanted, begins: false };
}

/** The speed after a key; null if it means nothing. */
export function speedByKey(key: string, speed: Speed): Speed | null {
  if (key !== "+" && key !== "-") return null;
  const place = SPEEDS.indexOf(speed) + (key === "+" ? 1 : -1);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, place))]!;
}
