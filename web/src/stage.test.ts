import { expect, it } from "vitest";
import type { AnyUpdate } from "./match";
import { Stage, type AnyScene } from "./stage";
import type { AnyGameTable } from "./table";

const update = (number: number, events: string[] = [], since = number - 1) =>
  ({
    match: "m",
    number,
    since,
    show_at: number * 100,
    running: true,
    events,
    view: number,
  }) as unknown as AnyUpdate;

function staged(scenes?: AnyGameTable["scenes"]) {
  const shown: { view: unknown; settled: boolean }[] = [];
  const tasks: (() => void)[] = [];
  const time = { now: 1e9 };
  const game = { scenes } as AnyGameTable;
  const clockwork = {
    now: () => time.now,
    later: (task: () => void) => void tasks.push(task),
    paced: (hold: number) => hold,
  };
  const stage = new Stage(game, clockwork, (scene, _, settled) => shown.push({ view: scene.view, settled }));
  return { stage, shown, tasks, time };
}

const held = (before: unknown, after: AnyUpdate): AnyScene[] => [
  { view: `${String(before)}…`, events: [], hold: 500 },
  { view: after.view, events: [], hold: 0 },
];

it("shows an update at once when the game does not split it", () => {
  const { stage, shown } = staged();
  stage.add(update(0, [], -1));
  stage.add(update(1, ["a"]));
  expect(shown).toEqual([
    { view: 0, settled: true },
    { view: 1, settled: true },
  ]);
});

it("shows the pictures of an update one after the other, and settles with the last", () => {
  const { stage, shown, tasks } = staged(held);
  stage.add(update(0, [], -1));
  stage.add(update(1, ["a"]));
  expect(shown.at(-1)).toEqual({ view: "0…", settled: false });
  tasks.shift()!();
  expect(shown.at(-1)).toEqual({ view: 1, settled: true });
});

it("does not settle while a newer update waits", () => {
  const { stage, shown, tasks } = staged(held);
  stage.add(update(0, [], -1));
  stage.add(update(1, ["a"]));
  stage.add(update(2, ["b"]));
  tasks.shift()!();
  expect(shown.at(-1)!.settled).toBe(false);
  tasks.shift()!();
  expect(shown.at(-1)).toEqual({ view: 2, settled: true });
});

it("waits for the time at which all are to see it", () => {
  const { stage, shown, tasks, time } = staged();
  time.now = 0;
  stage.add(update(3, [], -1));
  expect(shown).toHaveLength(0);
  time.now = 300;
  tasks.shift()!();
  expect(shown).toEqual([{ view: 3, settled: true }]);
});

it("skips to the newest view when it has fallen far behind", () => {
  const { stage, shown, tasks } = staged(held);
  stage.add(update(0, [], -1));
  for (let number = 1; number <= 10; number++) stage.add(update(number, ["a"]));
  while (tasks.length) tasks.shift()!();
  expect(shown.at(-1)).toEqual({ view: 10, settled: true });
  expect(shown.length).toBeLessThan(12);
});

it("waits for an update's moment once, although the clock stands still meanwhile (bug)", () => {
  const { stage, shown, tasks, time } = staged();
  time.now = 0;
  stage.add(update(3, [], -1));
  expect(shown).toEqual([]);
  tasks.shift()!();
  expect(shown).toEqual([{ view: 3, settled: true }]);
});
