import { expect, it } from "vitest";
import type { SeatShown } from "../generated/types";
import { takenOver } from "./taken";

const called = (seat: SeatShown) => seat.name;
const seat = (name: string, dealtTo = "", more: Partial<SeatShown> = {}): SeatShown => ({
  kind: "human",
  name,
  level: null,
  present: true,
  stand_in: false,
  entropy: "",
  dealt_to: dealtTo,
  person: null,
  ...more,
});
const table = (match: string, ...seats: SeatShown[]) => ({ match, seats });
const dealt = table("m", seat("Ada"), seat("Ben"));

it("says nothing while everybody plays what they were dealt", () => {
  expect(takenOver(null, dealt, called)).toEqual([]);
  expect(takenOver(dealt, table("m", seat("Ada"), seat("Benno")), called)).toEqual([]);
});

it("says once who plays whose cards", () => {
  const taken = table("m", seat("Ada"), seat("Cy", "Ben"));
  expect(takenOver(dealt, taken, called)).toEqual(["Cy takes over Ben’s cards."]);
  expect(takenOver(taken, taken, called)).toEqual([]);
});

it("says it to who comes later, and of every match anew", () => {
  const taken = table("m", seat("Ada"), seat("Cy", "Ben"));
  expect(takenOver(null, taken, called)).toHaveLength(1);
  expect(takenOver(table("n", ...taken.seats), taken, called)).toHaveLength(1);
});

it("says that a seat was handed over when the name stays", () => {
  const handed = table("m", seat("Ada"), seat("Ben", "Ben"));
  expect(takenOver(dealt, handed, called)).toEqual(["Somebody else has taken Ben’s seat."]);
});

it("calls bots by the names of their seats", () => {
  const taken = table("m", seat("Ada"), seat("Cy", "Bot (easy)"));
  expect(takenOver(null, taken, called)[0]).not.toContain("Bot (easy)");
});
