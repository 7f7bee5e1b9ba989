import { beforeEach, expect, it } from "vitest";
import type { Table } from "./generated/types";
import { keepDigest, keepsakeOf, Promises } from "./promises";

const table = (match: string | null, next: string, ...entropy: string[]): Table =>
  ({
    match,
    next_match: next,
    commitment: `commitment of ${next}`,
    seats: entropy.map((added) => ({ kind: "human", entropy: added })),
  }) as unknown as Table;

function watching() {
  let drawn = 0;
  return new Promises(() => `fresh ${++drawn}`);
}

beforeEach(() => localStorage.clear());

it("keeps the commitment and brings entropy once for each match, rematches included", () => {
  const promises = watching();
  expect(promises.seen(table(null, "m1", ""), 0)).toBe("fresh 1");
  expect(promises.seen(table(null, "m1", ""), 0)).toBeNull();
  expect(promises.seen(table(null, "m1", "fresh 1"), 0)).toBeNull();
  expect(promises.seen(table("m1", "m2", ""), 0)).toBe("fresh 2");
  expect(keepsakeOf("m1")).toMatchObject({
    commitment: "commitment of m1",
    sent: "fresh 1",
    taken: true,
    seat: 0,
  });
  expect(keepsakeOf("m2")).toMatchObject({ sent: "fresh 2", taken: false });
});

it("brings the same again after an interruption, until the table shows it", () => {
  const promises = watching();
  promises.seen(table(null, "m1", ""), 0);
  promises.interrupted();
  expect(promises.seen(table(null, "m1", ""), 0)).toBe("fresh 1");
  promises.interrupted();
  expect(promises.seen(table(null, "m1", "fresh 1"), 0)).toBeNull();
});

it("brings the same again where its chair was put away and it sits anew", () => {
  const promises = watching();
  promises.seen(table(null, "m1", ""), 0);
  promises.seen(table(null, "m1", "fresh 1"), 0);
  expect(promises.seen(table(null, "m1", ""), null)).toBeNull();
  expect(promises.seen(table(null, "m1", ""), 0)).toBe("fresh 1");
  promises.seen(table(null, "m1", "fresh 1"), 0);
  expect(promises.seen(table(null, "m1", ""), 0)).toBe("fresh 1");
  expect(promises.seen(table(null, "m1", ""), 0)).toBeNull();
});

it("brings nothing for who looks on, or where another device has brought something", () => {
  expect(watching().seen(table(null, "m1", ""), null)).toBeNull();
  expect(watching().seen(table(null, "m2", "of the phone"), 0)).toBeNull();
  expect(keepsakeOf("m1")).toMatchObject({ commitment: "commitment of m1", sent: "", taken: false });
  expect(keepsakeOf("m2")).toMatchObject({ sent: "", taken: false });
});

it("holds a match that began under another id to what was promised", () => {
  const promises = watching();
  promises.seen(table(null, "m1", ""), 0);
  promises.seen(table(null, "m1", "fresh 1"), 0);
  promises.seen(table("another", "m2", ""), 0);
  expect(keepsakeOf("another")).toMatchObject({
    commitment: "commitment of m1",
    sent: "fresh 1",
    taken: true,
  });
});

it("does not accuse a table of what it did while nobody looked", () => {
  const promises = watching();
  promises.seen(table(null, "m1", "x"), 0);
  promises.interrupted();
  promises.seen(table("m5", "m6", "x"), 0);
  expect(keepsakeOf("m5")).toBeNull();
});

it("keeps the first commitment that was published for a match", () => {
  const promises = watching();
  promises.seen(table(null, "m1", ""), 0);
  promises.seen({ ...table(null, "m1", ""), commitment: "another" }, 0);
  expect(keepsakeOf("m1")?.commitment).toBe("commitment of m1");
});

it("does not say where you sat if seats before yours may be left out", () => {
  const promises = watching();
  const seats = [
    { kind: "open", entropy: "" },
    { kind: "human", entropy: "" },
  ] as Table["seats"];
  const sent = promises.seen({ ...table(null, "m1"), seats }, 1)!;
  promises.seen({ ...table(null, "m1"), seats: [seats[0]!, { ...seats[1]!, entropy: sent }] }, 1);
  expect(keepsakeOf("m1")).toMatchObject({ taken: true, seat: null });
});

it("keeps the first digest of a match that it knows", () => {
  keepDigest("m1", "aa");
  expect(keepsakeOf("m1")).toBeNull();
  watching().seen(table(null, "m1", ""), 0);
  keepDigest("m1", "aa");
  keepDigest("m1", "bb");
  expect(keepsakeOf("m1")?.digest).toBe("aa");
});
