import { expect, it } from "vitest";
import { replayIn } from "../../testing";
import { allInMind, digest, driftOf, inMind, offBeat, type DuetDigest } from "./course";
import story from "./fixtures/story.txt?raw";

const evening = (at: number, digest: DuetDigest) => ({ match: String(at), at, seat: 0, names: [], digest });
const points = (...values: number[]) => values.map((value, at) => ({ at, value }));

it("keeps of a match how near the beat somebody was, and what they remembered", () => {
  const { outcome } = replayIn(story);
  for (const seat of [0, 1]) {
    const kept = digest({ outcome }, seat)!;
    expect(kept.off).toBeGreaterThan(0);
    expect(kept.of).toBeGreaterThanOrEqual(kept.cards);
  }
  expect(digest({ outcome: null }, 0)).toBeNull();
});

it("leaves out what a match does not tell", () => {
  const evenings = [
    evening(1, { off: 40, cards: 3, of: 4 }),
    evening(2, { off: null, cards: 0, of: 0 }),
    evening(3, { off: 20, cards: 4, of: 4 }),
  ];
  expect(offBeat(evenings)).toEqual([
    { at: 1, value: 40 },
    { at: 3, value: 20 },
  ]);
  expect(inMind(evenings).map(({ value }) => value)).toEqual([0.75, 1]);
  expect(allInMind(evenings)).toEqual({ cards: 7, of: 8 });
});

it("tells whether the first matches were nearer the beat than the last", () => {
  expect(driftOf(points(60, 40, 30, 10))).toEqual({ then: 50, now: 20, change: "closer" });
  expect(driftOf(points(20, 30, 40)).change).toBe("farther");
  expect(driftOf(points(30, 32)).change).toBe("same");
  expect(driftOf(points(30))).toEqual({ then: 30, now: 30, change: "same" });
});
