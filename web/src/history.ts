/** The matches that were played on this device, newest first. */
import { kept } from "./kept";

export interface PlayedMatch {
  match: string;
  table: string;
  game: string;
  /** Where this device sat; null for a spectator. */
  seat: number | null;
  names: string[];
  winners: number[];
  scores: number[];
  /** Whether it ended without a result. */
  broken?: boolean;
  at: number;
}

const KEY = "matches";
const MOST_MATCHES = 100;

export function playedMatches(): PlayedMatch[] {
  return JSON.parse(kept.read(KEY) ?? "[]") as PlayedMatch[];
}

export function playedMatch(match: string): PlayedMatch | null {
  return playedMatches().find((played) => played.match === match) ?? null;
}

/** Told twice, as after a reload, a match keeps its time. */
export function rememberMatch(played: PlayedMatch): void {
  const known = playedMatches();
  if (known.some((other) => other.match === played.match)) return;
  kept.write(KEY, JSON.stringify([played, ...known].slice(0, MOST_MATCHES)));
}

/**
 * How often each player of a table has won so far, as far as this device was there. People change seats between
 * matches, so their names count; whoever sat here last comes first.
 */
export function runningScore(table: string): { matches: number; wins: { name: string; wins: number }[] } {
  const matches = playedMatches().filter((played) => played.table === table && !played.broken);
  const names = new Set(matches.flatMap((played) => played.names));
  const won = (name: string) =>
    matches.filter((played) => played.winners.some((seat) => played.names[seat] === name)).length;
  return { matches: matches.length, wins: [...names].map((name) => ({ name, wins: won(name) })) };
}
