import { expect, it, vi } from "vitest";
import { OwnName } from "./person";

vi.mock("virtual:texts", () => ({
  languages: { en: "English" },
  later: {},
  here: {
    "game/en": `
card-bed = bed
    .the = the bed
plays = { IS($who) ->
    [you] You play { $card }.
   *[other] { $who } plays { FORM($card, form: "the") }.
}
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
met = Met: { $names }.
total = { $count } in all
option = Option
    .description = What it is.
`,
  },
}));

interface Texts {
  plays: { who: unknown; card: unknown };
  cards: { count: number };
  met: { names: readonly string[] };
  total: { count: number };
  "option.description": null;
}

const { catalogue, spoken } = await import("./fluent");
const say = catalogue<Texts>("game");
const bed = { type: "text" as const, id: "game/card-bed", values: {} };

it("speaks of people by their seat, and of things in the form that a sentence asks for", () => {
  expect(say("plays", { who: new OwnName("You"), card: bed })).toBe("You play bed.");
  expect(say("plays", { who: "You", card: bed })).toBe("You plays the bed.");
});

it("counts and lists as the language does", () => {
  expect([1, 2].map((count) => say("cards", { count }))).toEqual(["1 card", "2 cards"]);
  expect(say("met", { names: ["Ada", "Ben", "Cleo"] })).toBe("Met: Ada, Ben, and Cleo.");
});

it("writes a minus as a minus sign_bug", () => {
  expect(say("total", { count: -1 })).toBe("−1 in all");
});

it("says attributes, and what the server sends", () => {
  expect(say("option.description")).toBe("What it is.");
  expect(spoken({ type: "text", id: "game/cards", values: { count: 3 } })).toBe("3 cards");
  expect(spoken("A sentence of before.")).toBe("A sentence of before.");
});

it("compiles only with texts that there are, and with what they take", () => {
  vi.stubGlobal("reportError", () => {});
  // @ts-expect-error -- there is no such text
  expect(say("missing")).toBe("⟨game/missing⟩");
  // @ts-expect-error -- it takes something
  expect(say("met")).toBe("Met: {$names}.");
  // @ts-expect-error -- it takes something else
  expect(say("met", { people: ["Ada"] })).toBe("Met: {$names}.");
  // @ts-expect-error -- it takes nothing
  expect(say("option.description", { count: 1 })).toBe("What it is.");
});

it("reports a text that lacks something, and says the rest", () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  expect(spoken({ type: "text", id: "game/met", values: {} })).toBe("Met: {$names}.");
  expect(spoken({ type: "text", id: "game/nothing", values: {} })).toBe("⟨game/nothing⟩");
  expect(reported).toHaveBeenCalledTimes(2);
});
