import { beforeEach, expect, it } from "vitest";
import { characterName, lookOfCharacter, temperOf } from "./characters";
import { kept } from "./kept";
import { COLOURS, colourOf, keepLook, myLook } from "./look";
import { figures } from "./parts/figures";

beforeEach(() => kept.write("look", ""));

it("is chosen by chance once, and stays", () => {
  const first = myLook();
  expect(myLook()).toEqual(first);
  expect(first.colour).toBeLessThan(COLOURS);
  expect(first.figure).toBeLessThan(figures.length);
});

it("is kept on the device", () => {
  keepLook({ colour: 3, figure: 7 });
  expect(myLook()).toEqual({ colour: 3, figure: 7 });
  expect(colourOf(myLook())).toBe("var(--person-3)");
});

it("is chosen anew where what was kept is no look", () => {
  kept.write("look", '{"colour":9,"figure":1}');
  expect(myLook().colour).toBeLessThan(COLOURS);
});

it("belongs to every character, with a name and a temper", () => {
  expect([characterName("otto"), temperOf("otto")]).toEqual(["Otto", "easy-going"]);
  expect(lookOfCharacter("otto")).not.toEqual(lookOfCharacter("pip"));
});

it("is made up for a character from elsewhere", () => {
  expect([characterName("hal"), temperOf("hal")]).toEqual(["Hal", ""]);
  expect(figures[lookOfCharacter("hal").figure]).toBeDefined();
});
