/** What a beat of a game sounds like, as data: each game writes down its own. Plays nothing. */
import type { Beat, Seat } from "../table";
import type { Hiss, Tone } from "./voices";

/** One voice, so many seconds after the beat has begun. */
export type Note = (Tone | Hiss) & { after?: number };

/** What a game's `sounds.ts` exports as `sounds`. */
export interface GameSounds<View, Event> {
  /** The same at the table, on the big screen and in a replay; `viewer` may hear that it is they who won. */
  heard: (beat: Beat<View, Event>, viewer: Seat | null) => Note[];
}

/** The same notes, begun later. */
export function later(notes: readonly Note[], seconds: number): Note[] {
  return notes.map((note) => ({ ...note, after: (note.after ?? 0) + seconds }));
}

/** The same notes again and again, as things are counted. */
export function repeated(notes: readonly Note[], times: number, every: number): Note[] {
  return Array.from({ length: times }, (_, time) => later(notes, time * every)).flat();
}

/** A tone on several pitches, one after the other, or together where nothing lies between them. */
export function melody(tone: Omit<Tone, "from">, pitches: readonly number[], every = 0): Note[] {
  return pitches.map((from, place) => ({ ...tone, from, after: place * every }));
}

/** Paper: a card that falls or turns, a page, a riffle. */
export function paper(from: number, to: number, seconds: number, level: number): Note {
  return { filter: "bandpass", from, to, seconds, level };
}
