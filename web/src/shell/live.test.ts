/** Devices around one table: what somebody does at one of them is seen at the others. */
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import fixture from "../games/dualis/fixtures/round.json";
import { kept } from "../kept";
import { ScreenTable } from "../screen/table.svelte";
import { PATIENCE, type Fixture } from "../testing";
import { LiveTable } from "./live.svelte";

const { names, updates } = fixture as unknown as Fixture;
const [before, , ended] = updates as [object, object, { number: number }];
/** So long that it never runs out here. */
const NEVER = 10 ** 9;

class Line {
  static all: Line[] = [];
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose = null;
  constructor() {
    Line.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const people = names.map((name, seat) => ({ id: seat + 1, name, seat, present: true, host: seat === 0 }));

const table = (bots: readonly number[] = []) => ({
  id: "t",
  game: "dualis",
  match: "m",
  phase: "playing",
  host: 0,
  people,
  evening: { matches: [], gone: [] },
  seats: names.map((name, seat) => ({
    kind: bots.includes(seat) ? "bot" : "human",
    name,
    person: seat + 1,
    entropy: "",
  })),
});

/** A device at the end of a round; whoever has no seat looks on. */
async function atTheEndOfARound<Kind extends LiveTable>(live: Kind, you: number | null, bots?: number[]) {
  const line = Line.all.at(-1)!;
  await tick();
  const welcome = { type: "welcome", protocol: 1, host: false, lines: [], table: table(bots) };
  line.say({ ...welcome, you, person: you === null ? null : you + 1 });
  line.say({ ...before, type: "update", match: "m", number: 0, since: -1, show_at: 0, running: false });
  await vi.waitFor(() => expect(live.settled).toBe(true), { timeout: PATIENCE });
  line.say({ ...ended, type: "update", match: "m", number: 1, since: 0, show_at: 0, running: false });
  await vi.waitFor(
    () => {
      if (live.countdown === null) live.goOn();
      expect(live.countdown).not.toBeNull();
    },
    { timeout: PATIENCE },
  );
  return line;
}

const seated = (you: number, bots?: number[]) => {
  const live = new LiveTable("t", null);
  return atTheEndOfARound(live, you, bots).then((line) => ({ live, line }));
};

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  kept.write("pace", "calm");
});
afterEach(() => {
  vi.unstubAllGlobals();
  Line.all = [];
});

it("stops the countdown at the end of a round for all who play (bug)", async () => {
  const [ada, bo] = [await seated(0), await seated(1)];
  ada.live.stop();
  expect(ada.line.sent.map(({ type }) => type)).toContain("linger");
  for (const { line } of [ada, bo]) line.say({ type: "lingering", person: 1 });
  expect([ada, bo].map(({ live }) => live.stopped)).toEqual([true, true]);
  expect(bo.live.log.at(-1)).toBe("Ada stopped the countdown.");
  expect(ada.live.log.at(-1)).not.toBe("Ada stopped the countdown.");
  expect(bo.line.sent.map(({ type }) => type)).not.toContain("linger");
  bo.live.goOn();
  await tick();
  expect([ada, bo].map(({ live }) => live.countdown !== null)).toEqual([true, false]);
});

it("tells whoever has gone on nothing of a countdown", async () => {
  const { live, line } = await seated(1);
  live.goOn();
  await tick();
  const told = live.log;
  line.say({ type: "lingering", person: 1 });
  expect(live.stopped).toBe(false);
  expect(live.log).toEqual(told);
});

it("goes on at the big screen with the first person who has, also where a bot leads the next round", async () => {
  const screen = new ScreenTable("t");
  const line = await atTheEndOfARound(screen, null, [1]);
  line.say({ type: "lingering", person: 1 });
  const news = (number: number, waiting_for: number[]) =>
    line.say({
      ...ended,
      type: "update",
      match: "m",
      number,
      since: number - 1,
      show_at: NEVER,
      waiting_for,
    });
  news(2, [2]);
  expect([screen.stopped, screen.countdown !== null]).toEqual([true, true]);
  news(3, [3]);
  await vi.waitFor(() => expect(screen.countdown).toBeNull(), { timeout: PATIENCE });
});
