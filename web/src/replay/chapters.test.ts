import { expect, it } from "vitest";
import { entries } from "../games";
import { replayIn } from "../testing";
import type { Chapter } from "../table";
import { chaptersOf, neighbour, placeOf, stopsOf } from "./chapters";
import { speedByKey, wayByKey } from "./keys";

const matches = import.meta.glob<string>("../games/*/fixtures/story.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

const chapter = (step: number, label: string, within = false): Chapter => ({ step, label, within });
const chapters = [
  chapter(0, "Round 1"),
  chapter(0, "Trick 1", true),
  chapter(4, "Trick 2", true),
  chapter(8, "Round 2"),
  chapter(9, "Trick 1", true),
];

it("tells where one is: what happens in a step belongs to what began before it", () => {
  expect([0, 1, 4, 5, 8, 9, 10].map((step) => placeOf(chapters, step))).toEqual([
    "Round 1 · Trick 1",
    "Round 1 · Trick 1",
    "Round 1 · Trick 1",
    "Round 1 · Trick 2",
    "Round 1 · Trick 2",
    "Round 2",
    "Round 2 · Trick 1",
  ]);
  expect(placeOf([], 3)).toBe("");
});

it("names every place to jump to once, with the round around it", () => {
  expect(stopsOf(chapters)).toEqual([
    { step: 0, label: "Round 1 · Trick 1" },
    { step: 4, label: "Round 1 · Trick 2" },
    { step: 8, label: "Round 2" },
    { step: 9, label: "Round 2 · Trick 1" },
  ]);
});

it("finds the neighbours, with the small ones and without", () => {
  expect(neighbour(chapters, 4, 1, true)?.step).toBe(8);
  expect(neighbour(chapters, 4, -1, true)?.step).toBe(0);
  expect(neighbour(chapters, 1, 1, false)?.step).toBe(8);
  expect(neighbour(chapters, 9, 1, true)).toBeNull();
});

const press = (key: string, shiftKey = false) => ({ key, shiftKey }) as KeyboardEvent;

it("jumps by keys: steps, tricks and turns, rounds, the ends", () => {
  const from = (step: number) => ({ step, last: 12, chapters });
  expect(wayByKey(press("ArrowRight"), from(4))).toEqual({ step: 5, begins: false });
  expect(wayByKey(press("ArrowRight", true), from(4))).toEqual({ step: 8, begins: true });
  expect(wayByKey(press("ArrowLeft", true), from(4))).toEqual({ step: 0, begins: true });
  expect(wayByKey(press("PageDown"), from(0))).toEqual({ step: 8, begins: true });
  expect(wayByKey(press("PageDown"), from(9))).toEqual({ step: 12, begins: false });
  expect(wayByKey(press("PageUp"), from(9))).toEqual({ step: 8, begins: true });
  expect(wayByKey(press("End"), from(0))).toEqual({ step: 12, begins: false });
  expect(wayByKey(press("x"), from(0))).toBeNull();
});

it("changes the speed by keys, and not beyond the ends", () => {
  expect([speedByKey("+", 1), speedByKey("+", 4), speedByKey("-", 0.5), speedByKey("x", 1)]).toEqual([
    2,
    4,
    0.5,
    null,
  ]);
});

it.each(Object.entries(matches))("are in order and within the match: %s", async (_, packed) => {
  const replay = replayIn(packed);
  const { game } = await entries.get(replay.game)!.load();
  const steps = chaptersOf(game, replay).map(({ step }) => step);
  expect(steps.length).toBeGreaterThan(1);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(steps.at(-1)!).toBeLessThan(replay.steps.length);
});
