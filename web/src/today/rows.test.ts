import { expect, it } from "vitest";
import type { Table } from "../generated/types";
import { roomRows } from "./rows";

const person = (id: number, name: string, bot: unknown = null) => ({
  id,
  name,
  bot,
  look: { colour: 0, figure: 0 },
});
const people = [person(1, "Ada"), person(2, "Ben"), person(3, "Otto", { level: "easy", character: "otto" })];
const played = (who: number, marks: number[], day = "2026-11-16") => ({
  person: who,
  day,
  game: "duos",
  marks,
});
const table = (...today: unknown[]) => ({ people, today }) as unknown as Table;

it("puts the people of a room side by side, the best first, and no bots", () => {
  const rows = roomRows(
    table(played(1, [1, 0, 0, 0]), played(2, [2, 2, 0, 0]), played(9, [2, 2, 2, 2])),
    "2026-11-16",
  );
  expect(rows.map(({ name }) => name)).toEqual(["Ben", "Ada"]);
  expect(rows[0]!.results).toEqual({ duos: [2, 2, 0, 0] });
});

it("shows nobody before anybody has played today", () => {
  expect(roomRows(table(played(1, [1, 0, 0, 0], "2026-11-15")), "2026-11-16")).toEqual([]);
});
