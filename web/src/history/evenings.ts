/** What games keep of finished matches: worked out once, and kept on this device. */
import { figuresOf, TurnedDown } from "../api";
import type { MatchFigures } from "../generated/types";
import { kept } from "../kept";
import type { AnyEvenings, Evening } from "../table";
import { endedFor } from "./finding";
import type { PlayedMatch } from "./matches";

const MOST = 100;

interface Kept {
  version: number;
  digest: unknown;
}

const keyOf = (match: string): string => `digest.${match}`;

function keptOf(match: string): Kept | null {
  try {
    return JSON.parse(kept.read(keyOf(match)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Those of this game that came to their end with somebody of this device; the oldest of the latest first. */
export const lookedBackOn = (matches: readonly PlayedMatch[], game: string): PlayedMatch[] =>
  matches
    .filter((played) => played.game === game && !["broken", "watched"].includes(endedFor(played)))
    .sort((one, other) => one.at - other.at)
    .slice(-MOST);

/** Reads one match after the other; those that this server does not have are left out. */
export async function eveningsOf(
  matches: readonly PlayedMatch[],
  evenings: AnyEvenings,
  told: (done: number) => void,
  ask: (match: string) => Promise<MatchFigures> = figuresOf,
): Promise<Evening<unknown>[]> {
  const found: Evening<unknown>[] = [];
  for (const [done, { match, at, seat, names }] of matches.entries()) {
    const digest = await digestOf(match, seat!, evenings, ask);
    if (digest !== null) found.push({ match, at, seat: seat!, names, digest });
    told(done + 1);
  }
  return found;
}

async function digestOf(
  match: string,
  seat: number,
  evenings: AnyEvenings,
  ask: (match: string) => Promise<MatchFigures>,
): Promise<unknown> {
  const known = keptOf(match);
  if (known?.version === evenings.version) return known.digest;
  try {
    const digest: unknown = evenings.digest(await ask(match), seat);
    kept.write(keyOf(match), JSON.stringify({ version: evenings.version, digest } satisfies Kept));
    return digest;
  } catch (error) {
    if (error instanceof TurnedDown || error instanceof TypeError) return null; // gone, or out of reach
    throw error;
  }
}
