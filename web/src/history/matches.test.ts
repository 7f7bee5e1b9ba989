import { beforeEach, expect, it } from "vitest";
import { playedMatch, playedMatches, rememberMatch, type PlayedMatch } from "./matches";

const played = (match: string, winners: number[], table = "t"): PlayedMatch => ({
  match,
  table,
  game: "dualis",
  seat: 0,
  names: ["Ada", "Bo"],
  winners,
  scores: [1, 2],
  at: 1,
});

beforeEach(() => localStorage.clear());

it("keeps the newest match first, and each once", () => {
  rememberMatch(played("a", [0]));
  rememberMatch(played("b", [1]));
  rememberMatch({ ...played("a", [1]), at: 9 });
  expect(playedMatches().map(({ match }) => match)).toEqual(["b", "a"]);
  expect(playedMatch("a")?.winners).toEqual([0]);
  expect(playedMatch("c")).toBeNull();
});

it("forgets the oldest of more than five hundred", () => {
  for (let match = 0; match < 501; match++) rememberMatch(played(String(match), []));
  expect(playedMatches()).toHaveLength(500);
  expect(playedMatch("0")).toBeNull();
});

it("remembers that a match was broken off", () => {
  rememberMatch({ ...played("b", []), broken: true });
  expect(playedMatch("b")?.broken).toBe(true);
});
