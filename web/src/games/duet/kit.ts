/**
 * The sounds of Duet: a small kit for the beat, and a voice for each player. A card's number is its pitch, in a scale
 * of five tones, so that every row is a melody, and whatever sounds together sounds well.
 */
import { playHiss, playTone, type Output } from "../../sound";
import { COUNTS, countOf } from "./beat";

const LOWEST = 261.63;
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16] as const;

/** In hertz. */
export const pitchOf = (number: number): number => LOWEST * 2 ** ((SCALE[number - 1] ?? 0) / 12);

/** Sticks count in; then the kit plays. */
export function playBeat(output: Output, at: number, beat: number): void {
  const count = countOf(beat);
  if (beat < COUNTS) {
    const from = count === 1 ? 2400 : 1700;
    playTone(output, at, { wave: "triangle", from, to: from * 0.8, seconds: 0.06, level: 0.3 });
    return;
  }
  playHiss(output, at, { filter: "highpass", from: 7000, seconds: 0.05, level: 0.1 });
  if (count % 2) playTone(output, at, { wave: "sine", from: 150, to: 48, seconds: 0.2, level: 0.36 });
  else playHiss(output, at, { filter: "bandpass", from: 1900, seconds: 0.09, level: 0.16 });
}

/** A card that goes up rings; one that goes down is the same tone, damped. The players are a reed and a bell. */
export function playFlip(output: Output, at: number, seat: number, number: number, up: boolean): void {
  const from = pitchOf(number);
  const [seconds, level] = up ? [0.55, 0.2] : [0.16, 0.13];
  if (seat === 0) {
    playTone(output, at, { wave: "triangle", from, seconds, level });
    playTone(output, at, { wave: "square", from: from * 2, seconds: seconds / 3, level: level / 6 });
  } else {
    playTone(output, at, { wave: "sine", from: from * 2, seconds, level: level * 0.8 });
    playTone(output, at, { wave: "sine", from: from * 5.4, seconds: seconds / 4, level: level / 3 });
  }
}

/** What happened beside the music: somebody was at fault. */
export function playFault(output: Output, at: number): void {
  playTone(output, at, { wave: "sawtooth", from: 140, to: 90, seconds: 0.35, level: 0.18 });
}
