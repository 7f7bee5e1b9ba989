import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { longest } from "../parts/written";
import type { LiveTable } from "../shell/live.svelte";
import { Limit, MOST_AT_ONCE, WITHIN } from "./limit.svelte";
import { Reactions } from "./shown.svelte";
import Tray from "./Tray.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows one thing a person, for a moment", () => {
  const reactions = new Reactions();
  reactions.add({ person: 1, emote: "clap" });
  reactions.add({ person: 2, emote: "wow" });
  vi.advanceTimersByTime(2000);
  reactions.add({ person: 1, emote: "heart" });
  expect(reactions.latest.map(({ person, emote }) => [person, emote])).toEqual([
    [2, "wow"],
    [1, "heart"],
  ]);
  vi.advanceTimersByTime(1500);
  expect(reactions.of(1)?.emote).toBe("heart");
  expect(reactions.of(2)).toBeNull();
  vi.advanceTimersByTime(1500);
  expect(reactions.latest).toEqual([]);
});

it("takes three in five seconds, as the server does", () => {
  let now = 0;
  const limit = new Limit(() => now);
  expect(Array.from({ length: MOST_AT_ONCE + 1 }, () => limit.spend())).toEqual([true, true, true, false]);
  expect(limit.resting).toBe(true);
  now = WITHIN;
  vi.advanceTimersByTime(WITHIN);
  expect(limit.resting).toBe(false);
  expect(limit.spend()).toBe(true);
});

function tray(silence: unknown = null) {
  const aside = vi.fn();
  const live = { aside, table: { phase: "playing" }, update: { silence, outcome: null } };
  render(Tray, { props: { live: live as unknown as LiveTable } });
  const opener = screen.getByRole("button", { name: "React" });
  return { aside, opener };
}

/** What is in it is loaded then. */
async function open(opener: HTMLElement): Promise<void> {
  opener.click();
  await vi.dynamicImportSettled();
  await tick();
}

it("opens with one tap and sends with another", async () => {
  const { aside, opener } = tray();
  await open(opener);
  const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual(["React", "Clap", "Laugh", "Wow", "Heart", "Hm…", "Oops"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Clap");
  screen.getByRole("button", { name: "Wow" }).click();
  await tick();
  expect(aside).toHaveBeenCalledExactlyOnceWith({ type: "react", emote: "wow" });
  expect(screen.getAllByRole("button")).toEqual([opener]);
  expect(document.activeElement).toBe(opener);
});

it("says kindly that it was enough, or why the game asks for silence", async () => {
  const { aside, opener } = tray();
  for (let sent = 0; sent < MOST_AT_ONCE; sent++) {
    await open(opener);
    screen.getByRole("button", { name: "Heart" }).click();
    await tick();
  }
  await open(opener);
  expect(screen.getByText(/^Too many reactions/)).toBeTruthy();
  screen.getByRole("button", { name: "Heart" }).click();
  expect(aside).toHaveBeenCalledTimes(MOST_AT_ONCE);
});

it("does not send while the game asks for silence", async () => {
  const { aside, opener } = tray({ rule: "DUALIS-13", reason: "Partners keep silent." });
  await open(opener);
  expect(screen.getByText("Partners keep silent.")).toBeTruthy();
  screen.getByRole("button", { name: "Clap" }).click();
  expect(aside).not.toHaveBeenCalled();
});

it("writes as much as there is room for", () => {
  expect(longest(9, () => true)).toBe(9);
  for (const room of [0, 1, 4, 8]) expect(longest(9, (count) => count <= room)).toBe(room);
});
