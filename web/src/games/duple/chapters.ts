/** The races of a match of Duple. */
import type { DupleEvent, DupleView } from "../../generated/types";
import type { Chapter, PastStep } from "../../table";
import { words } from "./words";

export function chapters(steps: readonly PastStep<DupleView, DupleEvent>[]): Chapter[] {
  const begun = steps.flatMap(({ events }, step) =>
    events.some(({ type }) => type === "face_off_began" || type === "all_play_began") ? [step] : [],
  );
  return begun.map((step, place) => ({
    step,
    within: false,
    label: words("chapter-race", { number: place + 1 }),
  }));
}
