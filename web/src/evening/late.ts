/** How a match ended from whose end this device was away: the others went on meanwhile, and it shall know it, too. */
import { namesTo } from "../messages";
import { fetchedMatch } from "../replay/fetched";
import { namesIn } from "../replay/perspective";
import { endingOf, type Ending, type Viewed } from "./ending";

/** Nothing of a match that was broken off, or cannot be had. */
export async function endingOfMissed(
  match: string,
  viewer: number | null,
  seats: Viewed["seats"],
): Promise<Ending | null> {
  const found = await fetchedMatch(match, viewer === null ? "spectator" : `${viewer}`).catch(() => null);
  const { outcome, steps } = found?.replay ?? { outcome: null, steps: [] };
  const last = steps.at(-1);
  if (!found || !outcome || !last) return null;
  const names = namesIn(found.replay);
  const viewed = { game: found.game, names, told: namesTo(viewer, names), viewer, seats };
  return endingOf(viewed, { match, outcome, view: last.view });
}
