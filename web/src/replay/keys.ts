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

/** The step that a key leads to: one step, a trick or turn (with Shift), a round, the ends; null if it means nothing. */
export function stepByKey({ key, shiftKey }: KeyboardEvent, { step, last, chapters }: Where): number | null {
  const direction = /Left|Up$/.test(key) ? -1 : 1;
  if (shiftKey && /^Arrow(Left|Right)$/.test(key))
    return neighbour(chapters, step, direction, true)?.step ?? (direction < 0 ? 0 : last);
  if (/^Page(Up|Down)$/.test(key))
    return neighbour(chapters, step, direction, false)?.step ?? (direction < 0 ? 0 : last);
  return stepFor(key, step, last);
}

/** The speed after a key; null if it means nothing. */
export function speedByKey(key: string, speed: Speed): Speed | null {
  if (key !== "+" && key !== "-") return null;
  const place = SPEEDS.indexOf(speed) + (key === "+" ? 1 : -1);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, place))]!;
}
