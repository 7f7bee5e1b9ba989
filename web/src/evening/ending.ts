/** How a match ended, as this device was told it: it stays the same when the next match begins. */
import type { Outcome } from "../generated/types";
import { text } from "../messages";
import type { AnyUpdate } from "../match";
import type { Showing } from "../shell/showing.svelte";
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
  /** Whether an expert can go through it. */
  analysed: boolean;
}

/** Who looks at it, and how everybody is called. */
type Viewed = Pick<Showing, "game" | "told" | "names" | "you">;

function headlineOf(live: Viewed, outcome: Outcome | null): string {
  if (!outcome) return text("result-broken");
  if (live.you === null || !outcome.winners.length) return winnersOf(outcome, live.names);
  if (!outcome.winners.includes(live.you))
    return text("result-well-played", { headline: winnersOf(outcome, live.names) });
  return outcome.winners.length === live.names.length ? text("result-shared") : text("result-won");
}

export function endingOf(viewed: Viewed, { match, outcome, view }: AnyUpdate): Ending {
  const { game, told, you } = viewed;
  const own = outcome ? game?.ending?.(view) : null;
  return {
    match,
    outcome,
    headline: own?.headline ?? headlineOf(viewed, outcome),
    closing: outcome ? (game?.closing?.(view, told) ?? "") : "",
    sheet: game?.sheet(view, told) ?? null,
    analysed: outcome !== null && (game?.analysed ?? false),
    celebrated: you !== null && (own?.celebrated ?? outcome?.winners.includes(you) ?? false),
  };
}
