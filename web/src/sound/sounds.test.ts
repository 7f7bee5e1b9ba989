/** What every beat of a match sounds like, as notes: no loudspeaker is needed to look at them. */
import { describe, expect, it } from "vitest";
import { entries } from "../games";
import { scriptOf } from "../replay/frames";
import { plain, type AnyBeat } from "../stage/script";
import { replayIn } from "../testing";
import type { AnyGameTable } from "../table";
import { later, melody, repeated, type Note } from "./notes";

const stories = import.meta.glob<string>("../games/*/fixtures/story.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const matches = Object.entries(stories).map(([path, told]) => [path.split("/")[2]!, told] as const);

const loudest = (notes: readonly Note[]): number => {
  const starts = notes.map(({ after = 0 }) => after);
  const sounding = (at: number) =>
    notes.filter(({ after = 0, seconds }) => after <= at && at < after + Math.min(seconds, 0.05));
  return Math.max(0, ...starts.map((at) => sounding(at).reduce((sum, { level }) => sum + level, 0)));
};

function beatsOf(game: AnyGameTable, told: string): AnyBeat[] {
  const replay = replayIn(told);
  return replay.steps.flatMap((_, step) => scriptOf(game, replay, step));
}

describe.each(matches)("%s", async (id, told) => {
  const { game } = await entries.get(id)!.load();
  const { sounds } = await game.sounds!();
  const beats = beatsOf(game, told);
  const heard = beats.map((beat) => ({ beat, notes: sounds.heard(beat, 0) }));

  it("is heard wherever something happens on its stage", () => {
    const kinds = new Set(heard.filter(({ notes }) => notes.length).map(({ beat }) => beat.kind));
    expect([...kinds].sort()).toEqual([...new Set(beats.map(({ kind }) => kind))].sort());
  });

  it("has notes that a synthesiser can play, none so loud that it clips", () => {
    for (const { notes } of heard) {
      for (const { from, to = from, seconds, level, after = 0 } of notes) {
        expect(Math.min(from, to)).toBeGreaterThan(20);
        expect(Math.max(from, to)).toBeLessThan(20_000);
        expect(seconds > 0 && seconds <= 1 && level > 0 && after >= 0).toBe(true);
      }
      expect(loudest(notes)).toBeLessThan(1);
    }
  });

  it("is silent where nothing happens", () => {
    expect(sounds.heard(plain(beats.at(-1)!.view), null)).toEqual([]);
  });
});

describe("notes", () => {
  const tick: Note = { wave: "sine", from: 440, seconds: 0.1, level: 0.2 };

  it("are placed after the beat", () => {
    expect(later([tick, { ...tick, after: 0.1 }], 0.5).map(({ after }) => after)).toEqual([0.5, 0.6]);
    expect(repeated([tick], 3, 0.25).map(({ after }) => after)).toEqual([0, 0.25, 0.5]);
    expect(melody({ wave: "sine", seconds: 0.1, level: 0.2 }, [220, 330], 0.1)).toEqual([
      { ...tick, from: 220, after: 0 },
      { ...tick, from: 330, after: 0.1 },
    ]);
  });
});
