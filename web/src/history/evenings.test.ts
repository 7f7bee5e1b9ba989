import { beforeEach, expect, it, vi } from "vitest";
import { TurnedDown } from "../api";
import type { MatchFigures } from "../generated/types";
import type { AnyEvenings } from "../table";
import { eveningsOf, lookedBackOn } from "./evenings";
import type { PlayedMatch } from "./matches";

const match = (id: string, at: number, changed: Partial<PlayedMatch> = {}): PlayedMatch => ({
  match: id,
  table: "t",
  game: "first",
  seat: 1,
  names: ["Ada", "Bo"],
  winners: [0],
  scores: [],
  at,
  ...changed,
});
const own = (version = 1) =>
  ({
    version,
    digest: (figures: MatchFigures, seat: number) => `${figures.match} ${seat}`,
  }) as unknown as AnyEvenings;
const figures = (match: string) => Promise.resolve({ match } as MatchFigures);

beforeEach(() => localStorage.clear());

it("looks back on what this device played to its end, the oldest first", () => {
  const all = [
    match("new", 9),
    match("old", 1),
    match("other", 5, { game: "second" }),
    match("broken", 3, { broken: true }),
    match("watched", 4, { seat: null }),
  ];
  expect(lookedBackOn(all, "first").map(({ match }) => match)).toEqual(["old", "new"]);
});

it("asks for each match once, and again when its game counts anew", async () => {
  const ask = vi.fn(figures);
  const told: number[] = [];
  const read = (version: number) =>
    eveningsOf([match("a", 1), match("b", 2)], own(version), (n) => told.push(n), ask);
  expect((await read(1)).map(({ digest, seat }) => [digest, seat])).toEqual([
    ["a 1", 1],
    ["b 1", 1],
  ]);
  await read(1);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(told).toEqual([1, 2, 1, 2]);
  await read(2);
  expect(ask).toHaveBeenCalledTimes(4);
});

it("leaves out what is gone, and asks for it again another time", async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(new TurnedDown("", "gone", 404))
    .mockImplementation(figures);
  expect(await eveningsOf([match("a", 1)], own(), () => undefined, ask)).toEqual([]);
  expect(await eveningsOf([match("a", 1)], own(), () => undefined, ask)).toHaveLength(1);
});
