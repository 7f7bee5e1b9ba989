import { describe, expect, it } from "vitest";
import { apart, fieldsOf, type Field } from "../shell/fields";
import { applying, grouped, presetOf, unlike } from "./variants";

const GAME = {
  defaults: { short: false, memory: true },
  presets: {
    first: { short: true, memory: true },
    box: { short: false, memory: true },
    wild: { short: false, memory: false },
  },
};
const NARRATOR: Field = {
  name: "first_narrator",
  title: "First Narrator",
  hint: "",
  kind: "choice",
  choices: ["0", "1", "2", "3", "random"],
  values: { "0": "Seat 1", "1": "Seat 2", "2": "Seat 3", random: "random" },
  seats: [3, 4],
  namesSeat: true,
  group: "turns",
};
const SHORT: Field = { name: "short", title: "Short", hint: "", kind: "switch", group: "length" };

describe("a preset", () => {
  it("is known by what it chooses; what is left out is as it always is", () => {
    expect(presetOf(GAME, {})).toBe("box");
    expect(presetOf(GAME, { short: true })).toBe("first");
    expect(presetOf(GAME, { short: true, memory: false })).toBeNull();
  });
});

describe("an option", () => {
  it("is one's own until the table says the same", () => {
    const own = { short: true, rounds: 3 };
    expect(unlike(own, { short: false, rounds: 5, memory: true })).toEqual(own);
    expect(unlike(own, { short: true, rounds: 5, memory: true })).toEqual({ rounds: 3 });
  });

  it("is shown only to as many players as it is for", () => {
    expect(applying([NARRATOR, SHORT], 2, new Map())).toEqual([SHORT]);
  });

  it("calls seats by who sits there, and leaves out those that nobody has", () => {
    const [field] = applying([NARRATOR], 3, new Map([[0, "Ada"]]));
    expect(field).toMatchObject({
      choices: ["0", "1", "2", "random"],
      values: { "0": "Ada", "1": "Seat 2", random: "random" },
    });
  });

  it("stands with its group", () => {
    expect(
      grouped([SHORT, NARRATOR, { ...SHORT, name: "long" }]).map(([key, of]) => [key, of.length]),
    ).toEqual([
      ["length", 2],
      ["turns", 1],
    ]);
  });

  it("keeps its rule out of the sentence", () => {
    expect(apart("Nine cards each (DUALIS-4).")).toEqual({ hint: "Nine cards each.", rule: "DUALIS-4" });
    expect(apart("No rule.")).toEqual({ hint: "No rule." });
  });

  it("takes group and numbers of players from the schema", () => {
    const schema = { properties: { iso: { type: "boolean", group: "rules", seats: [4], title: "Iso" } } };
    expect(fieldsOf(schema)).toEqual([
      { name: "iso", title: "Iso", hint: "", group: "rules", seats: [4], kind: "switch" },
    ]);
  });
});
