import { expect, it } from "vitest";
import { commitmentOf, firstBrokenLine, readLog, Stream } from "./proof";
import { checked } from "./replay/checking";
import { recomputed } from "./replay/deals";
import fixture from "./replay/fixtures/proof.json";

const text = fixture.log.join("\n") + "\n";
const log = readLog(text);
const changed = (line: number, from: string, to: string) =>
  fixture.log.map((written, index) => (index === line - 1 ? written.replace(from, to) : written));

it("finds the digests of a log that Python wrote unbroken", async () => {
  expect(await firstBrokenLine(log.lines)).toBeNull();
});

it("names the first line that was changed, left out or put elsewhere", async () => {
  expect(await firstBrokenLine(changed(1, "Ada", "Eve"))).toBe(1);
  expect(await firstBrokenLine(changed(5, '"seat":', '"seat": '))).toBe(5);
  expect(await firstBrokenLine(fixture.log.toSpliced(3, 1))).toBe(4);
  expect(await firstBrokenLine(["{}"])).toBe(1);
});

it("gets the commitment from the revealed seed", async () => {
  expect(await commitmentOf(log)).toBe(log.header.commitment);
  expect(await commitmentOf({ ...log, serverSeed: "00".repeat(32) })).not.toBe(log.header.commitment);
});

it("shuffles as Python does", async () => {
  expect(await (await Stream.of(log, "deal", 1)).shuffled(52)).toEqual(fixture.order);
  expect(await (await Stream.of(log, "deal", 2)).shuffled(52)).not.toEqual(fixture.order);
});

it("finds the dealt hands in the shuffle, and notices another hand", async () => {
  expect(await recomputed(log, fixture.view)).toMatchObject({ shown: true, numbers: fixture.order });
  const [first, second, ...others] = fixture.view.hands;
  const swapped = { ...fixture.view, hands: [second, first, ...others] };
  expect(await recomputed(log, swapped)).toMatchObject({ shown: false });
});

it("says of each claim whether it holds", async () => {
  const holds = async (...told: Parameters<typeof checked>) =>
    (await checked(...told)).map((found) => found.holds);
  expect(await holds(log, fixture.view)).toEqual([true, true, true]);
  const forged = readLog(changed(1, log.header.commitment, "00".repeat(32)).join("\n"));
  expect(await holds(forged, fixture.view)).toEqual([false, false, true]);
});
