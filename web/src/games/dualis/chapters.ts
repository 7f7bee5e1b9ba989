/** The rounds of a match of Dualis, and their tricks. */
import type { DualisEvent, DualisView } from "../../generated/types";
import type { Chapter, PastStep } from "../../table";
import { cardsLeft } from "./cards";
import { words } from "./words";

export function chapters(steps: readonly PastStep<DualisView, DualisEvent>[]): Chapter[] {
  let [round, trick] = [0, 0];
  return steps.flatMap(({ view, events }, step) => {
    const begins = view.round !== round;
    if (begins) [round, trick] = [view.round, 0];
    const leads = begins || events.some(({ type }) => type === "trick_won");
    if (!leads || !cardsLeft(view, view.leader)) return [];
    const part = { step, within: false, label: words("round", { round }) };
    const piece = { step, within: true, label: words("chapter-trick", { trick: ++trick }) };
    return begins ? [part, piece] : [piece];
  });
}
