/**
 * How late this device and this player are together: from the moment a beat is sent to the speaker and the screen
 * to the moment a tap on it arrives.
 *
 * The server believes a player's own times only as far as the measured lag of the line goes. So a slow speaker is
 * made up for at its source: the beat is heard and seen that much sooner, and the taps fall on the server's beat.
 */
import { kept } from "../../kept";
import type { DuetTap } from "../../generated/types";
import { ratingOf } from "./beat";

const KEY = "duet.latency";
const TIMES = "duet.latency.times";
const EARLIEST = -100;
const LATEST = 400;

/** Taps that a calibration asks for; the first ones only find the beat. */
export const TAPS = 8;
const WARMING_UP = 2;

/** Taps that lie farther apart than this, in milliseconds, tell nothing about a device. */
const UNEVEN = 90;

/** Calibrations that count; beyond these a new one weighs as much as the last of them. */
const MOST_TIMES = 4;

/** A difference like this, in milliseconds, is another device: headphones, a television. */
const ANOTHER = 80;

/** What these offsets of taps from the beat say, in milliseconds; null before there are enough. */
export function latencyOf(offsets: readonly number[]): number | null {
  if (offsets.length < TAPS) return null;
  const sorted = offsets.slice(WARMING_UP).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return Math.round(Math.min(LATEST, Math.max(EARLIEST, median)));
}

/** Whether the taps that count lie too far apart to tell anything: all but the farthest on either side. */
export function isUneven(offsets: readonly number[]): boolean {
  const sorted = offsets.slice(WARMING_UP).sort((a, b) => a - b);
  return (sorted.at(-2) ?? 0) - (sorted[1] ?? 0) > 2 * UNEVEN;
}

export function keptLatency(): number {
  return numberAt(KEY);
}

/** What one calibration found; several come ever closer to the truth, and the first after a change begins anew. */
export function keepLatency(found: number): void {
  const [before, times] = [keptLatency(), numberAt(TIMES)];
  const anew = times === 0 || Math.abs(found - before) > ANOTHER;
  const counted = anew ? 1 : Math.min(MOST_TIMES, times + 1);
  kept.write(KEY, String(Math.round(anew ? found : before + (found - before) / counted)));
  kept.write(TIMES, String(counted));
}

export function forgetLatency(): void {
  kept.write(KEY, "0");
  kept.write(TIMES, "0");
}

function numberAt(key: string): number {
  const found = Number(kept.read(key) ?? 0);
  return Number.isFinite(found) ? found : 0;
}

const ODD = 50;
const STEADY = 70;
const ENOUGH = 6;

/** Whether somebody plays steadily, but beside the beat: then it is late on their device. */
export function isOdd(taps: readonly DuetTap[]): boolean {
  const rating = taps.length >= ENOUGH ? ratingOf(taps) : null;
  return rating !== null && rating.spread < STEADY && Math.abs(rating.lean) > ODD;
}
