// @vitest-environment node
import { inflateRawSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { TurnedDown } from "../api";
import { exportAll } from "./export";
import type { PlayedMatch } from "./matches";
import { checksum } from "./zip";

const match = (id: string): PlayedMatch => ({
  match: id,
  table: "t",
  game: "first",
  seat: 0,
  names: ["Ada", "Zoë"],
  winners: [0],
  scores: [],
  at: Date.UTC(2026, 10, 16, 12),
});

/** The files of an archive, by its table of contents. */
async function opened(file: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let place = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left; left--) {
    expect(bytes.readUInt32LE(place)).toBe(0x02014b50);
    const [sum, packed, named] = [
      bytes.readUInt32LE(place + 16),
      bytes.readUInt32LE(place + 20),
      bytes.readUInt16LE(place + 28),
    ];
    const name = bytes.toString("utf8", place + 46, place + 46 + named);
    const from = bytes.readUInt32LE(place + 42) + 30 + named;
    const content = inflateRawSync(bytes.subarray(from, from + packed));
    expect(checksum(content)).toBe(sum);
    files[name] = content.toString();
    place += 46 + named;
  }
  expect(place).toBe(end);
  return files;
}

it("packs every log that the server has under a name of its own, and counts the others", async () => {
  const log = async (id: string) => {
    if (id === "gone") throw new TurnedDown("", "no such match", 404);
    return `{"id":"${id}"}\n`.repeat(50);
  };
  const told: number[] = [];
  const all = [match("one"), match("gone"), match("two")];
  const { file, packed, missing } = await exportAll(all, (done) => told.push(done), { log, wait: vi.fn() });
  expect([packed, missing, told]).toEqual([2, 1, [1, 2, 3]]);
  expect(await opened(file)).toEqual({
    "twofold-first-2026-11-16-ada-zoe.jsonl": '{"id":"one"}\n'.repeat(50),
    "twofold-first-2026-11-16-ada-zoe-2.jsonl": '{"id":"two"}\n'.repeat(50),
  });
});

it("gives a server that is asked too much time, and tells other trouble", async () => {
  const busy = vi
    .fn()
    .mockRejectedValueOnce(new TurnedDown("", "too many", 429))
    .mockResolvedValue("log");
  const wait = vi.fn().mockResolvedValue(undefined);
  expect((await exportAll([match("one")], () => undefined, { log: busy, wait })).packed).toBe(1);
  expect(wait).toHaveBeenCalledOnce();
  const down = () => Promise.reject(new TurnedDown("", "no store", 503));
  await expect(exportAll([match("one")], () => undefined, { log: down, wait })).rejects.toThrow("no store");
});

it("sums up bytes as ZIP does", () => {
  expect(checksum(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});
