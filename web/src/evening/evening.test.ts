import { expect, it } from "vitest";
import type { Evening, PersonShown } from "../generated/types";
import { asked, waiting, willing } from "./again";
import { awaySentence, missing } from "./away";
import { honoursOf, standingsOf } from "./standings";

const person = (id: number, name: string, more: Partial<PersonShown> = {}): PersonShown => ({
  id,
  name,
  look: { colour: id, figure: id },
  bot: null,
  present: true,
  seat: id,
  host: false,
  wish: null,
  again: null,
  seen: false,
  away: null,
  ...more,
});

const people = [
  person(1, "Ada", { again: true }),
  person(2, "Ben", { again: false }),
  person(3, "Cleo", { seat: null, again: true }),
  person(4, "pip", { bot: { level: "easy", character: "pip" }, again: true }),
];

it("asks the people who sit there: not bots, not those who wait", () => {
  expect(asked(people).map(({ name }) => name)).toEqual(["Ada", "Ben"]);
  expect(willing(people).map(({ name }) => name)).toEqual(["Ada"]);
  expect(waiting(people).map(({ name }) => name)).toEqual(["Cleo"]);
});

it("lists whoever won most first, also those who have gone", () => {
  const evening: Evening = {
    matches: [],
    scores: [
      { person: 1, played: 3, won: 1 },
      { person: 2, played: 2, won: 1 },
      { person: 9, played: 3, won: 2 },
    ],
    titles: [
      {
        game: "duos",
        kind: "alike",
        people: [1, 9],
        text: { type: "text", id: "duos/title-alike", values: {} },
        match: "m",
      },
    ],
    gone: [person(9, "Zoe", { seat: null })],
  };
  expect(standingsOf({ people, evening }).map(({ name, won }) => [name, won])).toEqual([
    ["Zoe", 2],
    ["Ben", 1],
    ["Ada", 1],
  ]);
  expect(honoursOf({ people, evening })[0]?.names).toEqual(["Ada", "Zoe"]);
});

it("tells everybody but them who is away, and what comes of it", () => {
  const gone = (bot_in_ms: number | null) => ({ since_ms: 100, bot_in_ms });
  const room = [people[0]!, person(2, "Ben", { away: gone(20_000) }), person(3, "Cleo", { away: gone(0) })];
  expect(missing(room, 3).map(({ name }) => name)).toEqual(["Ben"]);
  const said = missing(room, null).map((who) => awaySentence(who, 20));
  expect(said).toEqual(["Ben is away. A bot takes over in 20 s.", "Cleo is away. A bot is playing."]);
  const held = person(4, "Dan", { away: gone(null) });
  expect(missing([held], null).map((who) => awaySentence(who, null))).toEqual([
    "Dan is away. The match is paused.",
  ]);
});
