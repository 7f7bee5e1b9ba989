import { beforeEach, expect, it, vi } from "vitest";
import { rememberMatch } from "./history/matches";
import { knownBy, letLearn, mayLearn } from "./learning";

function play(match: string, at: number, game = "duos", seat: number | null = 1): void {
  rememberMatch({ match, table: "t", game, seat, names: [], winners: [], scores: [], at });
}

function letLearnAt(at: number, may: boolean): void {
  vi.spyOn(Date, "now").mockReturnValue(at);
  letLearn(may);
}

beforeEach(() => localStorage.clear());

it("lets nobody learn anything who was not told that they may", () => {
  play("a", 1);
  expect(mayLearn()).toBeNull();
  expect(knownBy("duos")).toEqual([]);
});

it("names the matches of this game since then that were played here, the oldest first", () => {
  play("before", 1);
  letLearnAt(2, true);
  play("a", 3);
  play("other", 4, "dualis");
  play("watched", 5, "duos", null);
  play("b", 6);
  expect(mayLearn()).toBe(true);
  expect(knownBy("duos")).toEqual([
    { match: "a", seat: 1 },
    { match: "b", seat: 1 },
  ]);
});

it("names no more than five", () => {
  letLearnAt(1, true);
  for (let match = 0; match < 7; match++) play(String(match), 2);
  expect(knownBy("duos").map(({ match }) => match)).toEqual(["2", "3", "4", "5", "6"]);
});

it("forgets all of it when it is taken back, for good", () => {
  letLearnAt(1, true);
  play("a", 2);
  letLearnAt(3, false);
  expect(mayLearn()).toBe(false);
  expect(knownBy("duos")).toEqual([]);
  letLearnAt(4, true);
  expect(knownBy("duos")).toEqual([]);
});
