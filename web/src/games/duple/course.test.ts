import { expect, it } from "vitest";
import { replayIn } from "../../testing";
import {
  bestAndWorst,
  byCategory,
  byLetter,
  digest,
  meanTime,
  missedTwice,
  times,
  type OwnRace,
} from "./course";
import story from "./fixtures/story.txt?raw";

const race = (letters: string, won: boolean, changed: Partial<OwnRace> = {}): OwnRace => ({
  letters,
  category: "Animal",
  won,
  milliseconds: 2000,
  missed: won ? [] : ["lizard"],
  ...changed,
});

it("keeps of a match the races that one was in, and what would have won those that one did not", () => {
  const { outcome } = replayIn(story);
  const kept = outcome!.winners.map((seat) => digest({ outcome }, seat)!.races);
  for (const races of kept) {
    expect(races.some(({ won }) => won)).toBe(true);
    expect(races.every(({ won, missed }) => !won || !missed.length)).toBe(true);
  }
  expect(digest({ outcome }, 9)!.races).toEqual([]);
  expect(digest({ outcome: null }, 0)).toBeNull();
});

it("adds up letters and categories", () => {
  const races = [
    race("LD", true),
    race("LD", false),
    race("LL", true, { category: "Food", milliseconds: 4000 }),
  ];
  expect(byLetter(races)).toEqual([
    { of: "D", races: 2, won: 1, time: 2000 },
    { of: "L", races: 3, won: 2, time: 3000 },
  ]);
  expect(byCategory(races).map(({ of, races }) => [of, races])).toEqual([
    ["Animal", 2],
    ["Food", 1],
  ]);
  expect(meanTime([race("LD", false)])).toBeNull();
});

it("names the best and the worst letter of those that were raced for often enough", () => {
  const lines = byLetter(
    [..."aab"].map(() => race("LD", true)).concat([..."abc"].map(() => race("LX", false))),
  );
  const { best, worst } = bestAndWorst(lines)!;
  expect([best.of, worst.of]).toEqual(["D", "X"]);
  expect(bestAndWorst(lines, 4)).toBeNull();
  expect(bestAndWorst([])).toBeNull();
});

it("tells words that were missed twice, the most often missed first", () => {
  const races = [
    race("LD", false, { missed: ["lizard", "dolphin"] }),
    race("LD", false, { missed: ["dolphin", "bulldog", "dolphin"] }),
    race("DL", false, { missed: ["lizard", "dolphin"] }),
  ];
  expect(missedTwice(races, 5)).toEqual([
    { word: "dolphin", count: 3 },
    { word: "lizard", count: 2 },
  ]);
  expect(missedTwice(races, 1)).toHaveLength(1);
});

it("tells the mean time match by match, where something was won", () => {
  const evening = (at: number, races: OwnRace[]) => ({
    match: "",
    at,
    seat: 0,
    names: [],
    digest: { races },
  });
  expect(times([evening(1, [race("LD", true)]), evening(2, [race("LD", false)])])).toEqual([
    { at: 1, value: 2000 },
  ]);
});
