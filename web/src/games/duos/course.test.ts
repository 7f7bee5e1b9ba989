import { expect, it } from "vitest";
import type { MatchFigures, Outcome } from "../../generated/types";
import type { Pair } from "./board";
import {
  digest,
  likeTheModel,
  ownLikeness,
  readings,
  surprises,
  surprisesIn,
  type RemarkedTurn,
} from "./course";

const faces = [..."abcdefghijkl"];
const A: Pair[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
];
const B: Pair[] = [
  [0, 1],
  [2, 3],
  [4, 6],
  [8, 9],
];
const C: Pair[] = [
  [0, 2],
  [1, 3],
  [4, 6],
  [10, 11],
];
const turn: RemarkedTurn = {
  faces,
  boards: [A, B, C],
  likely: [
    [0.9, 0.2, 0.5, 0.1],
    [0.9, 0.2, 0.05, 0.3],
    [0.1, 0.1, 0.05, 0.1],
  ],
  model: A,
};
const figures = (...turns: RemarkedTurn[]): MatchFigures => ({
  match: "m",
  game: "duos",
  outcome: { winners: [0] } as unknown as Outcome,
  remarks: { turns },
});
const evening = (names: string[], seat: number, ...turns: RemarkedTurn[]) => ({
  match: "m",
  at: 0,
  seat,
  names,
  digest: digest(figures(...turns), seat)!,
});

it("keeps of a match who chose alike, who chose like the model, and the least likely pair that was shared", () => {
  expect(digest(figures(turn, turn), 0)).toEqual({
    of: 8,
    alike: [
      [0, 1, 4],
      [0, 2, 0],
      [1, 2, 2],
    ],
    model: [8, 4, 0],
    surprise: { faces: ["e", "g"], seats: [1, 2], likely: 0.05 },
  });
  expect(digest(figures(), 0)).toBeNull();
  expect(digest({ ...figures(turn), outcome: null }, 0)).toBeNull();
});

it("is surprised only by what several saw and the model hardly did", () => {
  expect(surprisesIn(turn).map(({ faces, seats }) => [faces.join(""), seats])).toEqual([
    ["cd", [0, 1]],
    ["eg", [1, 2]],
  ]);
});

it("adds people up over their matches, wherever they sat", () => {
  const evenings = [evening(["Ada", "Bo", "Cleo"], 0, turn), evening(["Bo", "Ada", "Dan"], 1, turn)];
  expect(readings(evenings)[0]).toEqual({ people: ["Ada", "Bo"], common: 4, of: 8 });
  expect(likeTheModel(evenings).map(({ who, common, of }) => [who, common, of])).toEqual([
    ["Ada", 6, 8],
    ["Bo", 6, 8],
    ["Cleo", 0, 4],
    ["Dan", 0, 4],
  ]);
  expect(ownLikeness(evenings)).toEqual({ common: 6, of: 8 });
  expect(surprises(evenings, 1)[0]!.people).toEqual(["Bo", "Cleo"]);
});
