import { describe, expect, it } from "vitest";
import type { PersonShown, SeatShown } from "../generated/types";
import { around, openSeats, placesOf, playersOf } from "./places";

const person = (id: number, seat: number | null, bot = false): PersonShown => ({
  id,
  name: `P${id}`,
  look: { colour: 0, figure: 0 },
  bot: bot ? { level: "easy", character: "otto" } : null,
  present: true,
  seat,
  host: id === 1,
  wish: null,
  again: null,
  seen: false,
  away: null,
});
const seats = (count: number, kind: SeatShown["kind"] = "human"): SeatShown[] =>
  Array.from({ length: count }, () => ({
    kind,
    name: "",
    level: null,
    present: true,
    stand_in: false,
    entropy: "",
    dealt_to: "",
    person: null,
  }));
const DUALIS = { seat_counts: [3, 4] };
const DUPLE = { seat_counts: [2, 3, 4, 5, 6, 7, 8] };
const UNO = { seat_counts: [2] };

describe("places", () => {
  it("are as many as the game needs, and grow with the people", () => {
    expect(placesOf({ people: [person(1, 0)], seats: seats(1) }, DUALIS)).toHaveLength(4);
    const five = [0, 1, 2, 3, 4].map((seat) => person(seat + 1, seat));
    const places = placesOf({ people: five, seats: seats(5) }, DUPLE);
    expect(places.map((place) => place.person?.id)).toEqual([1, 2, 3, 4, 5, undefined]);
  });

  it("are never more than the game seats", () => {
    const two = [person(1, 0), person(2, 1), person(3, null)];
    expect(placesOf({ people: two, seats: seats(2) }, UNO)).toHaveLength(2);
  });

  it("that were planned stay, closed ones too", () => {
    const planned = [...seats(3, "open"), ...seats(1, "closed")];
    const places = placesOf({ people: [], seats: planned }, DUALIS);
    expect(places.map(({ closed }) => closed)).toEqual([false, false, false, true]);
    expect(openSeats(planned)).toBe(3);
  });
});

describe("a match that begins now", () => {
  it("is played by those who sit there, if the game is for so many", () => {
    expect(playersOf([person(1, 0), person(2, 1)], DUPLE)).toBe(2);
    expect(playersOf([person(1, 0), person(2, 1), person(3, 2)], DUALIS)).toBe(3);
  });

  it("is filled with bots up to four, or as many as it needs", () => {
    expect(playersOf([person(1, 0)], DUALIS)).toBe(4);
    expect(playersOf([person(1, 0)], UNO)).toBe(2);
    expect(playersOf([person(1, 0)], { seat_counts: [6] })).toBe(6);
  });
});

it("has your own place in front, and partners opposite", () => {
  const own = around(2, 2, 4);
  const partner = around(0, 2, 4);
  expect(own.y).toBeGreaterThan(80);
  expect(partner.y).toBeLessThan(20);
  expect(own.x).toBeCloseTo(partner.x);
});
