import { expect, it } from "vitest";
import { practiceAt, whatIfOf } from "./link";

const told = (address: string) => address.split("#what-if=")[1]!;

it("carries a moment, a seat and every move since, whatever is in them", () => {
  const whatIf = { at: 20, seat: 1, moves: [{ type: "give", clue: "Größe ♠ ÿ?" }, null, [1, 2]] };
  const address = practiceAt("abc", whatIf);
  expect(address).toMatch(/^\/replay\/abc#what-if=20\.1\.[\w-]+$/);
  expect(whatIfOf(told(address))).toEqual(whatIf);
});

it("is short where nothing was done yet", () => {
  expect(practiceAt("abc", { at: 7, seat: 0, moves: [] })).toBe("/replay/abc#what-if=7.0");
  expect(whatIfOf("7.0")).toEqual({ at: 7, seat: 0, moves: [] });
});

it("makes nothing of what nobody can have written", () => {
  for (const garbage of ["", "7", "7.x", "-1.0", "7.0.", "7.0.%%", "7.0.e30", "7.0.AAAA", "1234567.0"])
    expect(whatIfOf(garbage)).toBeNull();
});
