/** What a match that has just ended is remembered by, fetched by itself; loaded only when one has. */
import { fetchedMatch } from "../replay/fetched";
import DecidingMoment from "./DecidingMoment.svelte";
import MatchPicture from "./MatchPicture.svelte";
import { titleOf } from "./past";

export { DecidingMoment, MatchPicture };

/** Throws where the match or its game's story cannot be had. */
export async function remembered(match: string) {
  const { replay, game, gameName } = await fetchedMatch(match, "everyone");
  const loaded = await game.story?.();
  if (!loaded) throw new Error("this game has no story");
  return {
    replay,
    game,
    gameName,
    story: loaded.story,
    titles: replay.names.map((_, seat) => titleOf(replay, seat)),
  };
}
