import { expect, it } from "vitest";
import type { AnyUpdate } from "./match";
import { ScenePlayer, type AnyScene } from "./scenes";
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

function playing(scenes?: AnyGameTable["scenes"]) {
  const shown: { view: unknown; settled: boolean }[] = [];
  const tasks: (() => void)[] = [];
  const time = { now: 1e9 };
  const game = { scenes } as AnyGameTable;
  const clockwork = {
    now: () => time.now,
    later: (task: () => void) => void tasks.push(task),
    paced: (hold: number) => hold,
  };
  const player = new ScenePlayer(game, clockwork, (scene, _, settled) =>
    shown.push({ view: scene.view, settled }),
  );
  return { player, shown, tasks, time };
}

const held = (before: unknown, after: AnyUpdate): AnyScene[] => [
  { view: `${String(before)}…`, events: [], hold: 500 },
  { view: after.view, events: [], hold: 0 },
];

it("shows an update at once when the game does not split it", () => {
  const { player, shown } = playing();
  player.add(update(0, [], -1));
  player.add(update(1, ["a"]));
  expect(shown).toEqual([
    { view: 0, settled: true },
    { view: 1, settled: true },
  ]);
});

it("shows the pictures of an update one after the other, and settles with the last", () => {
  const { player, shown, tasks } = playing(held);
  player.add(update(0, [], -1));
  player.add(update(1, ["a"]));
  expect(shown.at(-1)).toEqual({ view: "0…", settled: false });
  tasks.shift()!();
  expect(shown.at(-1)).toEqual({ view: 1, settled: true });
});

it("does not settle while a newer update waits", () => {
  const { player, shown, tasks } = playing(held);
  player.add(update(0, [], -1));
  player.add(update(1, ["a"]));
  player.add(update(2, ["b"]));
  tasks.shift()!();
  expect(shown.at(-1)!.settled).toBe(false);
  tasks.shift()!();
  expect(shown.at(-1)).toEqual({ view: 2, settled: true });
});

it("waits for the time at which all are to see it", () => {
  const { player, shown, tasks, time } = playing();
  time.now = 0;
  player.add(update(3, [], -1));
  expect(shown).toHaveLength(0);
  time.now = 300;
  tasks.shift()!();
  expect(shown).toEqual([{ view: 3, settled: true }]);
});

it("skips to the newest view when it has fallen far behind", () => {
  const { player, shown, tasks } = playing(held);
  player.add(update(0, [], -1));
  for (let number = 1; number <= 10; number++) player.add(update(number, ["a"]));
  while (tasks.length) tasks.shift()!();
  expect(shown.at(-1)).toEqual({ view: 10, settled: true });
  expect(shown.length).toBeLessThan(12);
});

it("waits for an update's moment once, although the clock stands still meanwhile (bug)", () => {
  const { player, shown, tasks, time } = playing();
  time.now = 0;
  player.add(update(3, [], -1));
  expect(shown).toEqual([]);
  tasks.shift()!();
  expect(shown).toEqual([{ view: 3, settled: true }]);
});
