// @vitest-environment node
import { strFromU8, unzipSync } from "fflate";
import { expect, it, vi } from "vitest";
import { TurnedDown } from "../api";
import { exportAll } from "./export";
import type { PlayedMatch } from "./matches";

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

async function opened(file: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
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
