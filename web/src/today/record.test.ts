import { describe, expect, it } from "vitest";
import known from "./lines.json";
import { dayOf, lineOf, recordOf, shapes, streakOf, underWayOf, withResult } from "./record";

describe("Today's deal on a device", () => {
  it("says the same line as Python", () => {
    const cards = known.cards.map(([game, most]) => ({ game: String(game), most: Number(most) }));
    for (const [day, results, line] of known.lines)
      expect(lineOf(day as string, cards, results as unknown as Record<string, number[]>)).toBe(line);
  });

  it("has shapes that can be told apart without colour", () =>
    expect([shapes([2, 1, 0], 3), shapes(undefined, 3)]).toEqual(["●◐○", "···"]));

  it("goes by the calendar here", () => expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05"));

  it("keeps the first result of a day", () => {
    const once = withResult({}, "2026-11-16", "duos", [2, 2, 2, 2]);
    expect(withResult(once, "2026-11-16", "duos", [0, 0, 0, 0])).toEqual(once);
    expect(withResult(once, "2026-11-16", "duet", [1, 1, 1])["2026-11-16"]).toHaveProperty("duet");
  });

  it("counts days in a row up to today or yesterday", () => {
    const days = ["2026-11-12", "2026-11-14", "2026-11-15"];
    const record = Object.fromEntries(days.map((day) => [day, { duos: [1] }]));
    expect(streakOf(record, "2026-11-15")).toBe(2);
    expect(streakOf(record, "2026-11-16")).toBe(2);
    expect(streakOf(record, "2026-11-17")).toBe(0);
    expect(streakOf({}, "2026-03-01")).toBe(0);
  });

  it("takes what cannot be read, or is of another day, for nothing", () => {
    expect(recordOf("{")).toEqual({});
    const begun = { day: "2026-11-15", moves: [], now: 5 };
    expect(underWayOf(JSON.stringify(begun), "2026-11-15")).toEqual(begun);
    expect(underWayOf(JSON.stringify(begun), "2026-11-16").now).toBe(0);
  });
});
