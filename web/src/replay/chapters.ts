/** The parts of a match: rounds, and tricks or turns within them. Knows no DOM, no game. */
import type { Replay } from "../generated/types";
import type { AnyGameTable, Chapter } from "../table";
import { namesIn } from "./perspective";

export const chaptersOf = (game: AnyGameTable, replay: Replay): Chapter[] =>
  game.chapters?.(replay.steps, namesIn(replay)) ?? [];

/** The chapter that a step belongs to, and the one around it: what happens in a step belongs to what began before. */
export function placeOf(chapters: readonly Chapter[], step: number): string {
  const begun = chapters.filter((chapter) => chapter.step < step || chapter.step === 0);
  const place = begun.findLastIndex(({ within }) => !within);
  const inner = begun.slice(place + 1).at(-1);
  return [begun[place], inner].flatMap((chapter) => chapter?.label ?? []).join(" · ");
}

/** Where the next chapter begins, or the one before; null if there is none. Within: a trick or a turn, too. */
export function neighbour(
  chapters: readonly Chapter[],
  step: number,
  direction: 1 | -1,
  within: boolean,
): Chapter | null {
  const counted = chapters.filter((chapter) => within || !chapter.within);
  return (
    (direction > 0
      ? counted.find((chapter) => chapter.step > step)
      : counted.findLast((chapter) => chapter.step < step)) ?? null
  );
}

/** A place to jump to, with the chapter around it in its name. */
export interface Stop {
  step: number;
  label: string;
}

/** Every chapter that can be jumped to; one that begins with a smaller one is told with it. */
export function stopsOf(chapters: readonly Chapter[]): Stop[] {
  let part = "";
  return chapters.flatMap(({ step, within, label }, place) => {
    if (within) return [{ step, label: [part, label].filter(Boolean).join(" · ") }];
    part = label;
    const next = chapters[place + 1];
    return next?.within && next.step === step ? [] : [{ step, label }];
  });
}
