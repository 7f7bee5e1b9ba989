/** What a match is remembered by when it is over; loaded only then. */
import type { Replay } from "../generated/types";
import { fetchedMatch } from "../replay/fetched";
import type { AnyGameTable } from "../table";
import DecidingMoment from "./DecidingMoment.svelte";
import MatchPicture from "./MatchPicture.svelte";
import { titleOf } from "./past";

export { DecidingMoment, MatchPicture };

/** Of a match of this server. Throws where it, or its game's story, cannot be had. */
export async function remembered(match: string) {
  const { replay, game, gameName } = await fetchedMatch(match, "everyone");
  return { gameName, ...(await rememberedOf(replay, game)) };
}

/** Of a match with everything open. */
export async function rememberedOf(replay: Replay, game: AnyGameTable) {
  const loaded = await game.story?.();
  if (!loaded) throw new Error("this game has no story");
  return {
    replay,
    game,
    story: loaded.story,
    titles: replay.names.map((_, seat) => titleOf(replay, seat)),
  };
}
