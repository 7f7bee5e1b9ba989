import { beforeEach, expect, it } from "vitest";
import { playedMatch, playedMatches, rememberMatch, runningScore, type PlayedMatch } from "./history";

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

it("forgets the oldest of more than a hundred", () => {
  for (let match = 0; match < 101; match++) rememberMatch(played(String(match), []));
  expect(playedMatches()).toHaveLength(100);
  expect(playedMatch("0")).toBeNull();
});

it("counts who has won how often at a table", () => {
  rememberMatch(played("a", [0]));
  rememberMatch(played("b", [0, 1]));
  rememberMatch(played("c", [1], "elsewhere"));
  expect(runningScore("t")).toEqual({
    matches: 2,
    wins: [
      { name: "Ada", wins: 2 },
      { name: "Bo", wins: 1 },
    ],
  });
  expect(runningScore("nowhere")).toEqual({ matches: 0, wins: [] });
});

it("does not count a match that was broken off", () => {
  rememberMatch(played("a", [0]));
  rememberMatch({ ...played("b", []), broken: true });
  expect(runningScore("t").matches).toBe(1);
  expect(playedMatch("b")?.broken).toBe(true);
});

it("follows people who change seats, and remembers who has left", () => {
  rememberMatch({ ...played("a", [0]), names: ["Ada", "Bo"] });
  rememberMatch({ ...played("b", [1]), names: ["Bo", "Ada"] });
  rememberMatch({ ...played("c", [0]), names: ["Cleo", "Ada"] });
  expect(runningScore("t").wins).toEqual([
    { name: "Cleo", wins: 1 },
    { name: "Ada", wins: 2 },
    { name: "Bo", wins: 0 },
  ]);
});
