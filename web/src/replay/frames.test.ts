import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Replay } from "../generated/types";
import { byTimer } from "../sound";
import { plain } from "../stage/script";
import type { AnyGameTable } from "../table";
import { framesFrom, playThrough, timeIn, type Frame } from "./frames";

const LAID = 9000;
const step = (at: number, view: string, ...events: string[]) => ({ seq: 0, at, seat: 0, events, view });
const replay = {
  names: ["Ada", "Bo"],
  steps: [
    step(0, "begun"),
    step(LAID, "sung", "beat"),
    step(LAID + 2300, "sung", "tone"),
    step(LAID + 2301, "over", "tone", "end"),
    step(LAID + 2400, "begun"),
  ],
} as unknown as Replay;
const sentence = (event: string) => (event === "beat" ? "" : `A ${event}`);
const timeless = { sentence } as unknown as AnyGameTable;
const timed = {
  sentence,
  script: (_before: string, { view, events }: { view: string; events: string[] }) =>
    view === "over"
      ? [plain("ringing", events.slice(0, 1), 700), plain(view, events.slice(1))]
      : [plain(view, events)],
  playback: { keepsTime: (view: string) => view === "sung", voice: () => null },
} as unknown as AnyGameTable;
const dues = (frames: Frame[]) => frames.map(({ due }) => due);

it("plays at a reader's pace where a game keeps no time", () => {
  expect(dues(framesFrom(timeless, replay, 0))).toEqual([0, 1600, 3200, 3550, 3900, 4250]);
});

it("keeps the time that it had where a game does, to the millisecond", () => {
  const frames = framesFrom(timed, replay, 0);
  expect(frames.map(({ view }) => view)).toEqual([
    "begun",
    "sung",
    "sung",
    "ringing",
    "over",
    "begun",
    "begun",
  ]);
  expect(dues(frames)).toEqual([0, 1600, 3900, 3901, 4601, 4951, 5301]);
  expect(dues(framesFrom(timed, replay, 1))).toEqual([0, 2300, 2301, 3001, 3351, 3701]);
});

it("is as fast as one wants, but for what keeps its time", () => {
  expect(dues(framesFrom(timeless, replay, 0, 2))).toEqual([0, 800, 1600, 1775, 1950, 2125]);
  expect(dues(framesFrom(timeless, replay, 0, 0.5))).toEqual([0, 3200, 6400, 7100, 7800, 8500]);
  expect(dues(framesFrom(timed, replay, 0, 4))).toEqual([0, 400, 2700, 2701, 2876, 2963.5, 3051]);
});

it("goes on to how it came out, where nothing happens any more", () => {
  const frames = framesFrom(timeless, replay, 3);
  expect(frames.map(({ step, events }) => [step, events.length])).toEqual([
    [3, 2],
    [4, 0],
    [5, 0],
  ]);
});

it("tells what is seen, and not what is only going to be (bug)", () => {
  const scene = {
    sentence,
    script: (_before: string, { view, events }: { view: string; events: string[] }) => [
      ...events.map((event) => plain(view, [event], 700)),
      plain(view),
    ],
  } as unknown as AnyGameTable;
  const told = framesFrom(scene, replay, 1).map(({ step, said }) => [step, ...said]);
  expect(told).toEqual([
    [1],
    [2, "A tone"],
    [2, "A tone"],
    [3, "A tone"],
    [3, "A end"],
    [3, "A end"],
    [4],
    [5],
  ]);
});

it("has a clock that goes on in time, and stands still elsewhere", () => {
  const [begun, sung] = framesFrom(timed, replay, 0);
  expect([timeIn(begun!, 0), timeIn(begun!, 1599)]).toEqual([0, 0]);
  expect([timeIn(sung!, 1600), timeIn(sung!, 2000)]).toEqual([LAID, LAID + 400]);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("shows each picture when it is due, until it is stopped", () => {
  const shown: string[] = [];
  const frames = framesFrom(timed, replay, 0);
  const running = playThrough(
    timed,
    frames,
    ({ view }) => shown.push(view as string),
    byTimer(() => Date.now()),
  );
  vi.advanceTimersByTime(3899);
  expect(shown).toEqual(["sung"]);
  vi.advanceTimersByTime(2);
  expect(shown).toEqual(["sung", "sung", "ringing"]);
  expect(running.passed()).toBe(3901);
  running.stop();
  vi.advanceTimersByTime(9000);
  expect(shown).toHaveLength(3);
});

it("catches up when the page was asleep", () => {
  const shown: string[] = [];
  playThrough(
    timed,
    framesFrom(timed, replay, 0),
    ({ view }) => shown.push(view as string),
    byTimer(() => Date.now()),
  );
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(1600);
  expect(shown).toEqual(["begun"]);
});
