import { describe, expect, it } from "vitest";
import type { DuetCardFlipped, DuetEvent, DuetView } from "../../generated/types";
import { updateOf } from "../../testing";
import { isMiss, judged, judgements, streakOf, tapAt } from "./beat";
import eight from "./fixtures/eight.json";
import song from "./fixtures/song.json";
import { capOf, keysFor, positionOf } from "./keys";
import { pitchOf } from "./kit";
import { memories, timekeeping } from "./result";
import { heardAt, lengthOf, songOf, soundingOf } from "./score";

const steps = (fixture: unknown) =>
  (fixture as { updates: unknown[] }).updates.map((_, step) => updateOf(fixture, step));

describe("a flip", () => {
  it("is judged as the server judges it", () => {
    let compared = 0;
    for (const fixture of [song, eight]) {
      let before: DuetView | null = null;
      for (const update of steps(fixture)) {
        const view = update.view as DuetView;
        for (const event of update.events as DuetEvent[]) {
          if (event.type !== "card_flipped" || !before) continue;
          const { tap, judgement } = event as DuetCardFlipped;
          if (update.number - update.since !== 1) continue;
          expect(judged(tap, before.taps.at(-1), view.options.tolerance)).toBe(judgement);
          compared++;
        }
        before = view;
      }
    }
    expect(compared).toBeGreaterThan(4);
  });

  it("is tight, early, late, missed, or comes after a rest", () => {
    const last = { beat: 3, offset: 0 };
    const on = (beat: number, offset: number) => judged({ beat, offset }, last, 120);
    expect([48, -49, 49, 120].map((offset) => on(4, offset))).toEqual(["tight", "early", "late", "late"]);
    expect([on(4, 121), on(4, -121), on(3, 0), on(5, 0)]).toEqual(["missed", "missed", "missed", "rested"]);
    expect(judged({ beat: 9, offset: 0 }, undefined, 120)).toBe("tight");
  });

  it("belongs to the nearest beat, in whole milliseconds", () => {
    expect(tapAt(1667.4, 1000, 90)).toEqual({ beat: 1, offset: 0 });
    expect(tapAt(1333, 1000, 90)).toEqual({ beat: 0, offset: 333 });
    expect(tapAt(1334, 1000, 90)).toEqual({ beat: 1, offset: -333 });
    expect(tapAt(400, 1000, 90)).toEqual({ beat: -1, offset: 67 });
  });

  it("makes a streak until one is missed", () => {
    const taps = [0, 1, 3, 4, 5].map((beat) => ({ beat, offset: 0 }));
    const hits = judgements(taps, 120);
    expect(hits.map(isMiss)).toEqual([false, false, true, false, false]);
    expect(streakOf(hits)).toBe(2);
    expect(streakOf([])).toBe(0);
  });
});

describe("keys", () => {
  it("are letters by their place, from the middle outwards, and never digits", () => {
    expect(keysFor(4)).toEqual(["KeyD", "KeyF", "KeyJ", "KeyK"]);
    expect(keysFor(5)).toEqual(["KeyS", "KeyD", "KeyF", "KeyJ", "KeyK"]);
    expect(
      keysFor(8)
        .map((code) => capOf(code))
        .join(""),
    ).toBe("ASDFJKL;");
    expect(positionOf("KeyJ", 4)).toBe(3);
    expect(positionOf("KeyA", 4)).toBe(0);
    expect(positionOf("Digit1", 8)).toBe(0);
  });

  it("are called what is printed on them, where that is known", () => {
    expect(capOf("KeyA", new Map([["KeyA", "q"]]))).toBe("Q");
  });
});

describe("the scale", () => {
  it("is consonant whatever is played together or in a row", () => {
    const harsh = new Set([1, 6, 11]);
    for (let one = 1; one <= 8; one++)
      for (let other = one + 1; other <= 8; other++) {
        const semitones = Math.round(12 * Math.log2(pitchOf(other) / pitchOf(one)));
        expect(harsh.has(semitones % 12)).toBe(false);
      }
  });

  it("rises with the number", () => {
    const pitches = [1, 2, 3, 4, 5, 6, 7, 8].map(pitchOf);
    expect(pitches).toEqual([...pitches].sort((a, b) => a - b));
  });
});

describe("the song", () => {
  const view = updateOf(eight, 5).view as DuetView;
  const phrases = songOf(view.performances, view.results);

  it("has a phrase for every performance, one after the other, in its own tempo", () => {
    const performed = view.performances.filter(({ taps, round }) => taps.length && view.results[round - 1]);
    expect(phrases.map(({ seat, tempo }) => [seat, tempo])).toEqual(
      performed.map(({ seat, tempo }) => [seat, tempo]),
    );
    for (const [index, phrase] of phrases.entries()) expect(phrase.start).toBe(phrases[index - 1]?.end ?? 0);
    expect(lengthOf(phrases)).toBe(phrases.at(-1)!.end);
  });

  it("keeps every flip as far from its beat as it was", () => {
    const [phrase, performance] = [phrases[0]!, view.performances[0]!];
    const between = (figures: number[]) => figures.slice(1).map((figure, index) => figure - figures[index]!);
    const played = between(phrase.notes.map(({ at }) => at));
    const tapped = between(
      performance.taps.map(({ beat, offset }) => (beat * 60_000) / performance.tempo + offset),
    );
    played.forEach((wait, index) => expect(Math.abs(wait - tapped[index]!)).toBeLessThanOrEqual(1));
  });

  it("shows the cards that are up, never more than two, and all down at the end", () => {
    for (let time = 0; time < lengthOf(phrases); time += 97)
      expect(heardAt(phrases, time)!.up.size).toBeLessThanOrEqual(2);
    const whole = phrases.find(({ notes, rows, seat }) => notes.length === 2 * rows[seat]!.length)!;
    expect(heardAt(phrases, whole.end - 1)!.up.size).toBe(0);
  });

  it("sounds in order: the kit on every beat, a tone for every flip", () => {
    const sounding = soundingOf(phrases);
    const count = phrases.reduce((sum, { beats, notes }) => sum + beats + notes.length, 0);
    expect(sounding).toHaveLength(count);
    expect(sounding.map(({ at }) => at)).toEqual(sounding.map(({ at }) => at).sort((a, b) => a - b));
  });
});

describe("the result", () => {
  it("says who kept time, and who remembered", () => {
    const view = updateOf(eight, 5).view as DuetView;
    const taps = (seat: number) =>
      view.performances.flatMap((each) => (each.seat === seat ? each.taps : [])).length;
    expect(timekeeping(view).map(({ of }) => of)).toEqual([taps(0), taps(1)]);
    const answered = view.results.filter(({ rows }) => rows[0].length && rows[1].length);
    const laid = answered.reduce((sum, { rows }) => sum + rows[0].length, 0);
    expect(memories(view)[0].of + memories(view)[1].of).toBe(laid);
  });
});
