/** How a match ended, as this device was told it: it stays the same when the next match begins. */
import type { Outcome } from "../generated/types";
import { spoken, text } from "../messages";
import type { AnyUpdate } from "../match";
import { winnersOf } from "../shell/winners";
import type { LiveTable } from "../shell/live.svelte";
import { ranked, type Ranked } from "../screen/ranking";
import type { Look } from "../look";
import type { ScoreSheet, SeatInfo } from "../table";

/** Somebody who played, as this device calls them. */
export interface Placed extends Ranked {
  name: string;
  look: Look | undefined;
  bot: boolean;
  you: boolean;
}

export interface Ending {
  match: string;
  outcome: Outcome | null;
  headline: string;
  reason: string;
  closing: string;
  sheet: ScoreSheet | null;
  /** Everybody, whoever won first. */
  placed: Placed[];
  /** Whether whoever looks at it has won. */
  celebrated: boolean;
  /** Whether an expert can go through it. */
  analysed: boolean;
}

/** Who looks at it, and how everybody is called and looks. */
export type Viewed = Pick<LiveTable, "game" | "told" | "names" | "viewer"> & {
  seats: readonly Pick<SeatInfo, "look" | "kind">[];
};

function headlineOf(live: Viewed, outcome: Outcome | null): string {
  if (!outcome) return text("result-broken");
  if (live.viewer === null || !outcome.winners.length) return winnersOf(outcome, live.names);
  if (!outcome.winners.includes(live.viewer))
    return text("result-well-played", { headline: winnersOf(outcome, live.names) });
  if (outcome.winners.length === live.names.length) return text("result-shared");
  if (outcome.winners.length === 1) return text("result-won");
  const others = outcome.winners.filter((seat) => seat !== live.viewer);
  return text("result-won-with", { names: [live.viewer, ...others].map((seat) => live.told[seat] ?? "") });
}

function placedOf({ told, viewer, seats }: Viewed, outcome: Outcome, starred: boolean): Placed[] {
  return ranked(outcome).map((place) => ({
    ...place,
    won: place.won && starred,
    name: String(told[place.seat] ?? ""),
    look: seats[place.seat]?.look,
    bot: seats[place.seat]?.kind === "bot",
    you: place.seat === viewer,
  }));
}

type Last = Pick<AnyUpdate, "match" | "outcome" | "view">;

export function endingOf(viewed: Viewed, { match, outcome, view }: Last): Ending {
  const { game, told, viewer } = viewed;
  const own = outcome ? game?.ending?.(view) : null;
  return {
    match,
    outcome,
    headline: own?.headline ?? headlineOf(viewed, outcome),
    reason: own?.reason ?? (outcome ? spoken(outcome.reason) : ""),
    closing: outcome ? (game?.closing?.(view, told) ?? "") : "",
    sheet: game?.sheet(view, told) ?? null,
    placed: outcome ? placedOf(viewed, outcome, own?.celebrated ?? true) : [],
    analysed: outcome !== null && (game?.analysed ?? false),
    celebrated: viewer !== null && (own?.celebrated ?? outcome?.winners.includes(viewer) ?? false),
  };
}
