/** The matches that were played on this device, newest first. */
import { kept } from "../kept";

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
const MOST_MATCHES = 500;

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
