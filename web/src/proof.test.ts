import { expect, it, vi } from "vitest";
import type { DualisView } from "./generated/types";
import { firstChance } from "./games/dualis/chance";
import { commitmentOf, firstBrokenLine, readLog, Stream, type SavedLog } from "./proof";
import { checked } from "./replay/checking";
import { recomputed } from "./replay/deals";
import fixture from "./replay/fixtures/proof.json";

const text = fixture.log.join("\n") + "\n";
const log = readLog(text);
const view = fixture.view as unknown as DualisView;
const changed = (line: number, from: string, to: string) =>
  fixture.log.map((written, index) => (index === line - 1 ? written.replace(from, to) : written));

it("finds the digests of a log that Python wrote unbroken", () => {
  expect(firstBrokenLine(log.lines)).toBeNull();
});

it("names the first line that was changed, left out or put elsewhere", () => {
  expect(firstBrokenLine(changed(1, "Ada", "Eve"))).toBe(1);
  expect(firstBrokenLine(changed(5, '"seat":', '"seat": '))).toBe(5);
  expect(firstBrokenLine(fixture.log.toSpliced(3, 1))).toBe(4);
  expect(firstBrokenLine(["{}"])).toBe(1);
});

it("gets the commitment from the revealed seed", () => {
  expect(commitmentOf(log)).toBe(log.header.commitment);
  expect(commitmentOf({ ...log, serverSeed: "00".repeat(32) })).not.toBe(log.header.commitment);
});

it("shuffles as Python does", () => {
  expect(new Stream(log, "deal", 1).shuffled(52)).toEqual(fixture.order);
  expect(new Stream(log, "deal", 2).shuffled(52)).not.toEqual(fixture.order);
});

it("finds the dealt hands in the shuffle, and notices another hand", () => {
  expect(recomputed(log, view, firstChance)).toMatchObject({ shown: true, numbers: fixture.order });
  const [first, second, ...others] = view.hands;
  const swapped = { ...view, hands: [second!, first!, ...others] };
  expect(recomputed(log, swapped, firstChance)).toMatchObject({ shown: false });
});

it("needs nothing that a page from plain http lacks", () => {
  vi.stubGlobal("crypto", {});
  expect(checked(log, view, firstChance).every((found) => found.holds)).toBe(true);
  vi.unstubAllGlobals();
});

it("says of each claim whether it holds", () => {
  const holds = (told: SavedLog) => checked(told, view, firstChance).map((found) => found.holds);
  expect(holds(log)).toEqual([true, true, true]);
  const forged = readLog(changed(1, log.header.commitment, "00".repeat(32)).join("\n"));
  expect(holds(forged)).toEqual([false, false, true]);
});

it("says nothing of the deal where the game does not tell what chance decides first", () => {
  expect(checked(log, view)).toHaveLength(2);
});
