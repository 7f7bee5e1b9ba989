import { expect, it } from "vitest";
import type { Replay } from "../generated/types";
import type { AnyGameTable } from "../table";
import { chairOf, namesIn, pauseAfter, seatsAt, sentencesOf, stepFor, toldUntil } from "./perspective";

const step = (seq: number, at: number, seat: number | null, ...events: string[]) => ({
  seq,
  at,
  seat,
  events,
  view: { seq },
});
const replay: Replay = {
  match: "m",
  game: "dualis",
  names: ["Ada", "Bot (easy)"],
  viewer: "0",
  steps: [step(0, 0, null), step(1, 100, 0, "played"), step(2, 60_000, 1, "", "won")],
  outcome: null,
  created: "",
  honours: [],
};
const game = {
  sentence: (event: string, names: string[]) => event && `${names[1]} ${event}`,
} as unknown as AnyGameTable;

it("calls bots what they were called at the table", () => {
  expect(namesIn(replay)).toEqual(["Ada", "Otto"]);
  expect(seatsAt(replay, 0, "0").map(({ kind }) => kind)).toEqual(["human", "bot"]);
});

it("marks whoever acts next, and nobody at the end", () => {
  const awaited = (at: number) => seatsAt(replay, at, "0").map((seat) => seat.awaited);
  expect([awaited(0), awaited(1), awaited(2)]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

it("sits where the eyes are", () => {
  expect([chairOf("1"), chairOf("spectator"), chairOf("everyone")]).toEqual([1, null, 0]);
  expect(seatsAt(replay, 0, "everyone").some((seat) => seat.you)).toBe(false);
});

it("tells what happened, up to where one is", () => {
  expect(sentencesOf(game, replay, 2)).toEqual(["Otto won"]);
  expect(toldUntil(game, replay, 1)).toEqual(["Otto played"]);
});

it("plays neither hectically nor dully", () => {
  expect([pauseAfter(replay, 0), pauseAfter(replay, 1), pauseAfter(replay, 2)]).toEqual([350, 1600, 350]);
});

it("steps by keys, and never beyond the ends", () => {
  const keys = ["ArrowLeft", "ArrowRight", "Home", "End", "x"];
  expect(keys.map((key) => stepFor(key, 0, 2))).toEqual([0, 1, 0, 2, null]);
  expect(stepFor("ArrowRight", 2, 2)).toBe(2);
});
