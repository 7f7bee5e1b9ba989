import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { kept } from "../../kept";
import { trembling } from "./trembling.svelte";

const felt = vi.fn<(milliseconds: number) => boolean>(() => true);
beforeEach(() => {
  felt.mockClear();
  localStorage.clear();
  Object.defineProperty(navigator, "vibrate", { value: felt, configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, "vibrate"));

function beating(...beats: (number | null)[]): number[] {
  let beat = $state<number | null>(null);
  const stop = $effect.root(() => trembling(() => beat));
  for (const next of beats) {
    beat = next;
    flushSync();
  }
  stop();
  return felt.mock.calls.map(([milliseconds]) => milliseconds);
}

it("is felt on every beat, the One more than the others", () => {
  const [one, two, ...rest] = beating(null, -1, 0, 1, 2, 3, 4);
  expect(one).toBeGreaterThan(two!);
  expect(rest).toEqual([two, two, one]);
});

it("is not felt where it is heard", () => {
  kept.write("sound", "on");
  expect(beating(0, 1)).toEqual([]);
});

it("is not asked for on a page that has not been touched yet (bug)", () => {
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false }, configurable: true });
  expect(beating(0, 1)).toEqual([]);
  Reflect.deleteProperty(navigator, "userActivation");
  expect(beating(0, 1)).toHaveLength(2);
});

it("does without a phone that can tremble", () => {
  Reflect.deleteProperty(navigator, "vibrate");
  expect(() => beating(0, 1)).not.toThrow();
});
