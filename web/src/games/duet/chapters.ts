/** The rounds of a match of Duet, and the songs within them. */
import type { DuetEvent, DuetView } from "../../generated/types";
import type { Name } from "../../messages";
import type { Chapter, PastStep } from "../../table";
import { words } from "./words";

export function chapters(steps: readonly PastStep<DuetView, DuetEvent>[], names: Name[]): Chapter[] {
  return steps.flatMap(({ view, events }, step) => {
    const found: Chapter[] = [];
    if (view.round !== steps[step - 1]?.view.round)
      found.push({ step, within: false, label: words("round", { round: view.round }) });
    for (const event of events)
      if (event.type === "beat_started")
        found.push({
          step,
          within: true,
          label: words("chapter-song", { who: names[event.performer] ?? "" }),
        });
    return found;
  });
}
