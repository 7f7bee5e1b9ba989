/**
 * Whether bots may learn, across evenings, how whoever plays at this device thinks; and by which matches.
 *
 * The answer lies on this device alone. A table is told which matches bots may know its person by, and keeps none of
 * it: whoever takes the answer back has been forgotten, and a later yes begins anew.
 */
import type { PlayedSeat } from "./generated/types";
import { playedMatches } from "./history/matches";
import { kept } from "./kept";

const KEY = "learning";
const NO = "no";
const MATCHES_KNOWN = 5;

/** Null until somebody has said yes or no. */
export function mayLearn(): boolean | null {
  const said = kept.read(KEY);
  return said === null ? null : said !== NO;
}

export function letLearn(may: boolean): void {
  kept.write(KEY, may ? String(Date.now()) : NO);
}

/** The last matches of a game that ended here since bots may learn, the oldest first. */
export function knownBy(game: string): PlayedSeat[] {
  if (!mayLearn()) return [];
  const since = Number(kept.read(KEY));
  return playedMatches()
    .flatMap(({ match, game: played, seat, at }) =>
      played === game && seat !== null && at >= since ? [{ match, seat }] : [],
    )
    .slice(0, MATCHES_KNOWN)
    .reverse();
}
