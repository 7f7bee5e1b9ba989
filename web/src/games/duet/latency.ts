/**
 * How late this device and this player are together: from the moment a beat is sent to the speaker and the screen
 * to the moment a tap on it arrives.
 *
 * The server believes a player's own times only as far as the measured lag of the line goes. So a slow speaker is
 * made up for at its source: the beat is heard and seen that much sooner, and the taps fall on the server's beat.
 */
import { kept } from "../../kept";

const KEY = "duet.latency";
const EARLIEST = -100;
const LATEST = 400;

/** Taps that a calibration asks for; the first ones only find the beat. */
export const TAPS = 8;
const WARMING_UP = 2;

/** What these offsets of taps from the beat say, in milliseconds; null before there are enough. */
export function latencyOf(offsets: readonly number[]): number | null {
  if (offsets.length < TAPS) return null;
  const sorted = offsets.slice(WARMING_UP).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return Math.round(Math.min(LATEST, Math.max(EARLIEST, median)));
}

export function keptLatency(): number {
  const found = Number(kept.read(KEY) ?? 0);
  return Number.isFinite(found) ? found : 0;
}

export function keepLatency(latency: number): void {
  kept.write(KEY, String(latency));
}
