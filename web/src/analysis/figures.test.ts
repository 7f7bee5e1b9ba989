import { describe, expect, it } from "vitest";
import type { Analysis, Judged } from "../generated/types";
import { curveOf, membersOf, momentsOf, percent } from "./figures";

const judged = (seq: number, seat: number, after: number, round = 0): Judged => ({
  seq,
  seat,
  round,
  action: {},
  before: after,
  after,
  doubt: 0,
  mark: "good",
  plays: [],
});

const analysis: Analysis = {
  match: "m",
  game: "dualis",
  names: ["Ada", "Ben", "Cleo", "Dan"],
  about: { victory: "round", sides: 2 },
  deals: 4,
  seed: 1,
  decisions: [judged(1, 0, 0.75), judged(2, 1, 0.4), judged(5, 2, 0.5, 1)],
  players: [],
  rounds: [],
  moments: [5, 1],
};

describe("An analysis", () => {
  it("follows the chance of the first side, whoever decides", () => {
    expect(curveOf(analysis, 0).map(({ chance }) => percent(chance))).toEqual([75, 60]);
  });

  it("follows whoever decides where everybody plays alone", () => {
    const alone = { ...analysis, about: { victory: "match", sides: 4 } } as const;
    expect(curveOf(alone, 0).map(({ chance }) => percent(chance))).toEqual([75, 40]);
    expect(membersOf(alone, alone.names, 0)).toEqual(["Ada"]);
  });

  it("names partners together", () =>
    expect(membersOf(analysis, ["A", "B", "C", "D"], 1)).toEqual(["B", "D"]));

  it("keeps rounds apart", () => expect(curveOf(analysis, 1)).toHaveLength(1));

  it("tells the moments in their order", () =>
    expect(momentsOf(analysis).map(({ seq }) => seq)).toEqual([5, 1]));
});
