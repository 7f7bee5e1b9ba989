import { describe, expect, it } from "vitest";
import {
  beginningOf,
  endedFor,
  EVERYTHING,
  found,
  isEverything,
  peopleIn,
  wantedIn,
  type Wanted,
} from "./finding";
import type { PlayedMatch } from "./matches";
import { described, endingOf, percent, scoresOf } from "./telling";

const NOW = new Date(2026, 10, 16, 21, 0);
const daysAgo = (days: number) => new Date(2026, 10, 16 - days, 20, 15).getTime();

const match = (id: string, changed: Partial<PlayedMatch> = {}): PlayedMatch => ({
  match: id,
  table: "t",
  game: "first",
  seat: 0,
  names: ["Ada", "Zoë"],
  winners: [0],
  scores: [3, 1],
  at: daysAgo(0),
  ...changed,
});

const matches = [
  match("won"),
  match("lost", { winners: [1], at: daysAgo(3), names: ["Ada", "Bo"] }),
  match("other", { game: "second", winners: [0, 1], at: daysAgo(20) }),
  match("nobody", { winners: [], scores: [], at: daysAgo(200) }),
  match("broken", { winners: [], broken: true, at: daysAgo(400) }),
  match("watched", { seat: null, names: ["Bo", "Cleo"], at: daysAgo(800) }),
];
const names: Record<string, string> = { first: "The First", second: "Second" };
const gameName = (id: string) => names[id] ?? id;
const ids = (wanted: Partial<Wanted>) =>
  found(matches, { ...EVERYTHING, ...wanted }, (played) => described(played, gameName), NOW).map(
    ({ match }) => match,
  );

it("knows how a match ended for whoever sat here", () => {
  expect(matches.map(endedFor)).toEqual(["won", "lost", "shared", "shared", "broken", "watched"]);
  expect(endedFor(match("pair", { names: ["A", "B", "C", "D"], winners: [0, 2] }))).toBe("won");
  expect(matches.map(endingOf)).toEqual(["won", "lost", "all won", "nobody won", "ended early", "Bo won"]);
});

describe("a match is found again", () => {
  it("by its game, a person, and its result", () => {
    expect(ids({})).toHaveLength(6);
    expect(ids({ game: "second" })).toEqual(["other"]);
    expect(ids({ person: "Bo" })).toEqual(["lost", "watched"]);
    expect(ids({ ended: "shared" })).toEqual(["other", "nobody"]);
    expect(ids({ ended: "won", person: "Bo" })).toEqual([]);
  });

  it("by how long ago it was, counted in days of this place", () => {
    expect(ids({ span: "today" })).toEqual(["won"]);
    expect(ids({ span: "week" })).toEqual(["won", "lost"]);
    expect(ids({ span: "month" })).toEqual(["won", "lost", "other"]);
    expect(ids({ span: "year" })).toEqual(["won", "lost", "other", "nobody"]);
    expect(new Date(beginningOf("today", NOW)).getHours()).toBe(0);
  });

  it("by any words of these, whatever their accents and capitals", () => {
    expect(ids({ words: "ZOE second" })).toEqual(["other"]);
    expect(ids({ words: "cleo" })).toEqual(["watched"]);
    expect(ids({ words: "lost" })).toEqual(["lost"]);
    expect(ids({ words: "2026-11-13" })).toEqual(["lost"]);
    expect(ids({ words: "november friday bo" })).toEqual(["lost"]);
    expect(ids({ words: "   " })).toHaveLength(6);
    expect(ids({ words: "zoe nobodyatall" })).toEqual([]);
  });
});

it("lists everybody else once, those met most often first", () => {
  expect(peopleIn(matches)).toEqual(["Zoë", "Bo", "Cleo"]);
});

it("keeps what was looked for, and takes nothing that it cannot read", () => {
  const wanted: Wanted = { ...EVERYTHING, game: "first", words: "zoe" };
  expect(wantedIn(JSON.stringify(wanted))).toEqual(wanted);
  expect(wantedIn("{")).toEqual(EVERYTHING);
  expect(wantedIn(null)).toEqual(EVERYTHING);
  expect(isEverything({ ...EVERYTHING, words: "  " })).toBe(true);
  expect(isEverything(wanted)).toBe(false);
});

it("says who scored what, and shares in percent", () => {
  expect(scoresOf(matches[0]!)).toEqual(["Ada 3", "Zoë 1"]);
  expect(scoresOf(matches[3]!)).toEqual(["Ada", "Zoë"]);
  expect(scoresOf({ ...matches[0]!, scores: [3, -1] })).toEqual(["Ada 3", "Zoë −1"]);
  expect(percent(0.5)).toBe("50%");
  expect(percent(null)).toBe("–");
});
