import { expect, it } from "vitest";
import type { AnyGameTable } from "../table";
import { endingOf, type Viewed } from "./ending";

const outcome = {
  winners: [0, 1],
  scores: [1, 1],
  reason: "1 of 9 turns won together. One spark.",
  statistics: {},
};
const last = { match: "m", outcome, view: {} };

const viewed = (celebrated: boolean): Viewed => ({
  game: {
    ending: () => ({ headline: "One spark.", reason: "1 of 9 turns won.", celebrated }),
    sheet: () => null,
  } as unknown as AnyGameTable,
  told: ["You", "Bo"],
  names: ["Ada", "Bo"],
  viewer: 0,
  seats: [{ kind: "human" }, { kind: "human" }],
});

it("stars nobody for what is no victory, and says it once", () => {
  const { headline, reason, placed, celebrated } = endingOf(viewed(false), last);
  expect([headline, reason, celebrated]).toEqual(["One spark.", "1 of 9 turns won.", false]);
  expect(placed.map(({ won }) => won)).toEqual([false, false]);
});

it("stars both for one", () => {
  expect(endingOf(viewed(true), last).placed.map(({ won }) => won)).toEqual([true, true]);
});

it("names those with whom somebody won", () => {
  const told = ["You", "Bo", "Cleo", "Dan"];
  const four = { ...viewed(true), game: null, told, names: ["Ada", "Bo", "Cleo", "Dan"] } as Viewed;
  const headline = (winners: number[]) =>
    endingOf(four, { ...last, outcome: { ...outcome, winners, scores: [1, 0, 1, 0] } }).headline;
  expect(headline([0])).toBe("You won!");
  expect(headline([2, 0])).toBe("You and Cleo won!");
  expect(headline([0, 1, 2, 3])).toBe("You share the victory!");
});
