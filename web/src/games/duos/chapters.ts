/** The turns of a match of DUOS. */
import type { DuosEvent, DuosView } from "../../generated/types";
import type { Chapter, PastStep } from "../../table";
import { words } from "./words";

export const chapters = (steps: readonly PastStep<DuosView, DuosEvent>[]): Chapter[] =>
  steps.flatMap(({ view: { turn } }, step) =>
    turn === steps[step - 1]?.view.turn
      ? []
      : [{ step, within: false, label: words("score-turn", { turn }) }],
  );
