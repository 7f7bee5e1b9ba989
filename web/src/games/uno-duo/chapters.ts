/** The rounds of a match of UNO Duo, and the turns within them. */
import type { UnoDuoEvent, UnoDuoView } from "../../generated/types";
import type { Chapter, PastStep } from "../../table";
import { words } from "./words";

export function chapters(steps: readonly PastStep<UnoDuoView, UnoDuoEvent>[]): Chapter[] {
  let [round, turn] = [0, 0];
  let player: number | null = null;
  return steps.flatMap(({ view }, step) => {
    const found: Chapter[] = [];
    if (view.round !== round) {
      [round, turn, player] = [view.round, 0, null];
      found.push({ step, within: false, label: words("round", { round }) });
    }
    const playing = view.phase !== "draft" && view.turn !== null;
    if (playing && view.turn !== player) {
      player = view.turn;
      found.push({ step, within: true, label: words("chapter-turn", { turn: ++turn }) });
    }
    return found;
  });
}
