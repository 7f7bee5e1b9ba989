import { expect, it, vi } from "vitest";
import type { DualisView } from "./generated/types";
import { firstChance } from "./games/dualis/chance";
import { commitmentOf, firstBrokenLine, readLog, Stream, type SavedLog } from "./proof";
import type { Keepsake } from "./promises";
import { checked, provingCommand } from "./replay/checking";
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
  expect(checked(log, null, view, firstChance).every((found) => found.holds)).toBe(true);
  vi.unstubAllGlobals();
});

it("says of each claim whether it holds", () => {
  const holds = (told: SavedLog) => checked(told, null, view, firstChance).map((found) => found.holds);
  expect(holds(log)).toEqual([true, true, true, true, true]);
  const forged = readLog(changed(1, log.header.commitment, "00".repeat(32)).join("\n"));
  expect(holds(forged)).toEqual([false, false, true, true, true]);
});

it("never proves practice that was left from another match", () => {
  const left = { ...log, header: { ...log.header, practice: { match: "other", at: 12 } } };
  const found = checked(left, null, view).filter(({ holds }) => !holds);
  expect(found).toMatchObject([{ against: "file", detail: expect.stringContaining("other") as string }]);
});

it("says nothing of the deal where the game does not tell what chance decides first", () => {
  expect(checked(log, null, view)).toHaveLength(4);
});

const own: Keepsake = {
  match: log.header.id,
  commitment: log.header.commitment,
  sent: log.header.entropy[0]!,
  taken: true,
  seat: 0,
  digest: log.digest,
};
const verdicts = (told: SavedLog, kept: Keepsake) =>
  checked(told, kept, view).map(({ holds, against }) => [holds, against]);

it("checks a log against what was kept of the match", () => {
  expect(verdicts(log, own)).toEqual([
    [true, "kept"],
    [true, "kept"],
    [true, "kept"],
    [true, "file"],
  ]);
  expect(verdicts(log, { ...own, digest: "00" })[0]).toEqual([false, "kept"]);
  expect(verdicts(log, { ...own, commitment: "00" })[1]).toEqual([false, "kept"]);
  expect(verdicts(log, { ...own, sent: "00" })[2]).toEqual([false, "kept"]);
  expect(verdicts(log, { ...own, seat: 2 })[2]).toEqual([false, "kept"]);
});

it("does not hold the table to entropy that came too late, and finds it wherever it sat after a new numbering", () => {
  expect(verdicts(log, { ...own, sent: "00", taken: false })[2]).toEqual([true, "file"]);
  expect(verdicts(log, { ...own, seat: null })[2]).toEqual([true, "kept"]);
});

it("notices entropy of nobody and a cut end by the log alone", () => {
  const extra = { ...log, header: { ...log.header, entropy: [...log.header.entropy, "00"] } };
  expect(checked(extra, null, view)[2]).toMatchObject({ holds: false, against: "file" });
  const cut = { ...log, over: false };
  expect(checked(cut, null, view)[3]).toMatchObject({ holds: false, against: "file" });
  expect(checked(cut, own, view)[3]).toMatchObject({ holds: true, against: "kept" });
});

it("another id is another commitment", () => {
  const ground = { ...log, header: { ...log.header, id: "0123456789abcdef" } };
  expect(checked(ground, null, view)[1]).toMatchObject({ holds: false });
});

it("gives the command that checks the same", () => {
  const { commitment } = log.header;
  const kept = `--commitment ${commitment} --entropy 0=${own.sent} --digest ${log.digest}`;
  expect(provingCommand("a.jsonl", own)).toBe(`twofold verify a.jsonl ${kept}`);
  expect(provingCommand("a.jsonl", null)).toBe("twofold verify a.jsonl");
});
