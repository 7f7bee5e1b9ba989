/** How a match ended, as this device was told it: it stays the same when the next match begins. */
import type { Outcome } from "../generated/types";
import { text } from "../messages";
import type { LiveTable } from "../shell/live.svelte";
import { winnersOf } from "../shell/winners";
import type { ScoreSheet } from "../table";

export interface Ending {
  match: string;
  outcome: Outcome | null;
  headline: string;
  closing: string;
  sheet: ScoreSheet | null;
  /** Whether whoever looks at it has won. */
  celebrated: boolean;
}

function headlineOf(live: LiveTable, outcome: Outcome | null): string {
  if (!outcome) return text("result-broken");
  if (live.you === null || !outcome.winners.length) return winnersOf(outcome, live.names);
  if (!outcome.winners.includes(live.you))
    return text("result-well-played", { headline: winnersOf(outcome, live.names) });
  return outcome.winners.length === live.names.length ? text("result-shared") : text("result-won");
}

export function endingOf(live: LiveTable): Ending {
  const { game, scene, told, you } = live;
  const outcome = live.update?.outcome ?? null;
  const own = outcome && scene ? game?.ending?.(scene.view) : null;
  return {
    match: live.update?.match ?? "",
    outcome,
    headline: own?.headline ?? headlineOf(live, outcome),
    closing: outcome && scene ? (game?.closing?.(scene.view, told) ?? "") : "",
    sheet: game && scene ? game.sheet(scene.view, told) : null,
    celebrated: you !== null && (own?.celebrated ?? outcome?.winners.includes(you) ?? false),
  };
}
