/** A finished match of this server, with what is needed to show it. */
import { gamesHere, replayOf, TurnedDown } from "../api";
import { entries } from "../games";
import type { Replay } from "../generated/types";
import { text } from "../messages";
import type { AnyGameTable } from "../table";
import type { Eyes } from "./perspective";

export interface FetchedMatch {
  replay: Replay;
  game: AnyGameTable;
  gameName: string;
  /** Whether its moments are played on against the clock. */
  timed: boolean;
}

export async function fetchedMatch(match: string, eyes: Eyes): Promise<FetchedMatch> {
  const replay = await replayOf(match, eyes);
  const entry = entries.get(replay.game);
  if (!entry) throw new TurnedDown("", text("table-unknown-game"), 404);
  const [{ game }, cards] = await Promise.all([entry.load(), gamesHere()]);
  const card = cards.find(({ id }) => id === replay.game);
  return { replay, game, gameName: card?.name ?? replay.game, timed: card?.timed ?? false };
}
