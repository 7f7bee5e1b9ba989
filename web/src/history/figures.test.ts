import { expect, it } from "vitest";
import { byGame, byMonth, byPerson, counted, daysPlayed, shareWon, streaks, tally } from "./figures";
import type { PlayedMatch } from "./matches";

let number = 0;
const at = (month: number, day: number, hour = 20) => new Date(2026, month - 1, day, hour).getTime();
const match = (when: number, winners: number[], changed: Partial<PlayedMatch> = {}): PlayedMatch => ({
  match: String(number++),
  table: "t",
  game: "first",
  seat: 0,
  names: ["Ada", "Bo"],
  winners,
  scores: [],
  at: when,
  ...changed,
});

/** The newest first, as the device keeps them. */
const matches = [
  match(at(11, 2), [0], { game: "second", names: ["Ada", "Cleo"] }),
  match(at(11, 1, 22), [0]),
  match(at(11, 1), [], { broken: true }),
  match(at(10, 31), [1], { seat: null }),
  match(at(9, 5), [1]),
  match(at(9, 4), [0], { names: ["Ada", "Bo", "Cleo", "Bo"] }),
  match(at(8, 30, 23), []),
  match(at(8, 30), [0]),
];

it("counts what was played here to its end", () => {
  expect(counted(matches).map(({ match }) => match)).toEqual(["7", "6", "5", "4", "1", "0"]);
  expect(tally(matches)).toEqual({ played: 6, won: 4, lost: 1, shared: 1 });
  expect(shareWon(tally(matches))).toBe(0.8);
  expect(shareWon(tally([]))).toBeNull();
  expect(daysPlayed(matches)).toBe(5);
});

it("adds up by game and by person, the most first, nobody twice in a match", () => {
  expect(byGame(matches)).toEqual([
    { of: "first", played: 5, won: 3, lost: 1, shared: 1 },
    { of: "second", played: 1, won: 1, lost: 0, shared: 0 },
  ]);
  expect(byPerson(matches).map(({ of, played, won }) => [of, played, won])).toEqual([
    ["Bo", 5, 3],
    ["Cleo", 2, 2],
  ]);
});

it("adds up month by month, those without a match too, and the latest of many", () => {
  const months = byMonth(matches, 12);
  expect(months.map(({ of, played }) => [of.getMonth() + 1, played])).toEqual([
    [8, 2],
    [9, 2],
    [10, 0],
    [11, 2],
  ]);
  expect(byMonth(matches, 2).map(({ of }) => of.getMonth() + 1)).toEqual([10, 11]);
  expect(byMonth([], 12)).toEqual([]);
});

it("counts what was won in a row; a shared match neither adds nor breaks", () => {
  expect(streaks(matches)).toEqual({ now: 2, best: 2 });
  const long = [match(5, [0]), match(4, []), match(3, [0]), match(2, [0]), match(1, [1])];
  expect(streaks(long)).toEqual({ now: 3, best: 3 });
  expect(streaks([match(9, [1]), ...long])).toEqual({ now: 0, best: 3 });
});
