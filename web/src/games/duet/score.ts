/** A match as a piece of music: every performance a phrase, in the tempo and with the timing that it had. */
import type { DuetPerformance, DuetRoundResult } from "../../generated/types";
import type { Output } from "../../sound";
import { beatTime, COUNTS } from "./beat";
import { playBeat, playFlip } from "./kit";
import { firstBeat } from "./plot";

export interface Note {
  /** Milliseconds from the beginning of the song. */
  at: number;
  number: number;
  up: boolean;
}

export interface Phrase {
  round: number;
  seat: number;
  tempo: number;
  /** When its first bar begins and when the last is over, from the beginning of the song. */
  start: number;
  end: number;
  beats: number;
  notes: Note[];
  /** The rows of the round, by seat. */
  rows: DuetRoundResult["rows"];
}

export interface Sounding {
  at: number;
  play: (output: Output, at: number) => void;
}

/** What was performed, phrase after phrase; what nobody flipped in is left out. */
export function songOf(
  performances: readonly DuetPerformance[],
  results: readonly DuetRoundResult[],
): Phrase[] {
  const song: Phrase[] = [];
  for (const performance of performances) {
    const rows = results[performance.round - 1]?.rows;
    if (performance.taps.length && rows) song.push(phraseOf(performance, rows, song.at(-1)?.end ?? 0));
  }
  return song;
}

function phraseOf(
  { round, seat, tempo, taps, notes }: DuetPerformance,
  rows: DuetRoundResult["rows"],
  start: number,
): Phrase {
  const first = firstBeat(taps);
  const played = (taps.at(-1)?.beat ?? first) - first + 1;
  const beats = Math.ceil(played / COUNTS) * COUNTS;
  const timed = taps.map((tap, index) => ({
    at: beatTime(start, tempo, tap.beat - first) + tap.offset,
    number: Math.abs(notes[index] ?? 0),
    up: (notes[index] ?? 0) > 0,
  }));
  return { round, seat, tempo, start, end: beatTime(start, tempo, beats), beats, notes: timed, rows };
}

/** Everything that sounds, in order: a bar of sticks first, then the kit under the melody. */
export function soundingOf(song: readonly Phrase[]): Sounding[] {
  const all = song.flatMap(({ start, tempo, beats, notes, seat }, place) => [
    ...Array.from({ length: beats }, (_, beat) => ({
      at: beatTime(start, tempo, beat),
      play: (output: Output, at: number) => playBeat(output, at, beat + (place ? COUNTS : 0)),
    })),
    ...notes.map(({ at: noted, number, up }) => ({
      at: noted,
      play: (output: Output, at: number) => playFlip(output, at, seat, number, up),
    })),
  ]);
  return all.sort((one, other) => one.at - other.at);
}

export const lengthOf = (song: readonly Phrase[]): number => song.at(-1)?.end ?? 0;

/** The phrase that sounds at a time, and the numbers that are up. */
export function heardAt(song: readonly Phrase[], time: number): { phrase: Phrase; up: Set<number> } | null {
  const phrase = song.findLast(({ start }) => start <= time) ?? song[0];
  if (!phrase) return null;
  const up = new Set<number>();
  for (const note of phrase.notes) {
    if (note.at > time) break;
    if (note.up) up.add(note.number);
    else up.delete(note.number);
  }
  return { phrase, up };
}
