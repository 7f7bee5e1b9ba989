import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { remaining } from "./remaining.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What is left, second by second, of a time that is told once. */
function counted(told: number | null, seconds: number): (number | null)[] {
  const seen: (number | null)[] = [];
  const stop = $effect.root(() => {
    const left = remaining(() => told);
    flushSync();
    seen.push(left.seconds);
    for (let second = 0; second < seconds; second++) {
      vi.advanceTimersByTime(1000);
      flushSync();
      seen.push(left.seconds);
    }
  });
  stop();
  return seen;
}

it("counts down (bug)", () => {
  expect(counted(3000, 4)).toEqual([3, 2, 1, 0, 0]);
});

it("shows nothing while nothing runs", () => {
  expect(counted(null, 1)).toEqual([null, null]);
});
