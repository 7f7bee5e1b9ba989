import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { DuosEvent, DuosView } from "../../generated/types";
import { pastFrom } from "../../testing";
import pairPacked from "./fixtures/pair.txt?raw";
import packed from "./fixtures/story.txt?raw";
import Story from "./Story.svelte";
import { enlargement, inCommon, likenesses, mapOf, turnsOf, type Likeness } from "./figures";

const past = pastFrom<DuosView, DuosEvent>(packed);
const pair = pastFrom<DuosView, DuosEvent>(pairPacked);
const turns = turnsOf(past);

describe("who pairs like whom", () => {
  it("is counted as the server counts it", () => {
    const all = likenesses(turns, past.names.length);
    const { alike } = past.outcome!.statistics as { alike: Record<string, number> };
    expect(Object.fromEntries(all.map(({ seats, common }) => [seats.join("-"), common]))).toEqual(alike);
    expect(all.map(({ common }) => common)).toEqual(all.map(({ common }) => common).sort((a, b) => b - a));
    expect(all[0]!.of).toBe(4 * turns.length);
  });

  it("puts those who think alike close together on the map", () => {
    const like = (one: number, other: number, common: number): Likeness => ({
      seats: [one, other],
      common,
      of: 10,
    });
    const points = mapOf(
      [like(0, 1, 10), like(2, 3, 10), like(0, 2, 0), like(0, 3, 0), like(1, 2, 0), like(1, 3, 0)],
      4,
    );
    const apart = (one: number, other: number) =>
      Math.hypot(points[one]!.x - points[other]!.x, points[one]!.y - points[other]!.y);
    expect(apart(0, 1)).toBeLessThan(0.6 * apart(0, 2));
    expect(apart(2, 3)).toBeLessThan(0.6 * apart(1, 3));
    expect(Math.max(...points.map(({ x }) => Math.abs(x)))).toBeCloseTo(1);
  });

  it("draws the same map every time, without a point out of its frame", () => {
    const all = likenesses(turns, past.names.length);
    const points = mapOf(all, past.names.length);
    expect(mapOf(all, past.names.length)).toEqual(points);
    const scale = enlargement(points, 100, 50);
    for (const { x, y } of points) {
      expect(Math.abs(x * scale)).toBeLessThanOrEqual(100.001);
      expect(Math.abs(y * scale)).toBeLessThanOrEqual(50.001);
    }
  });

  it("keeps nobody on top of anybody, even if all chose alike", () => {
    const points = mapOf(
      [
        { seats: [0, 1], common: 4, of: 4 },
        { seats: [0, 2], common: 4, of: 4 },
        { seats: [1, 2], common: 4, of: 4 },
      ],
      3,
    );
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)).size).toBe(3);
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

describe("turn by turn", () => {
  it("has the pictures that lay there, and the points", () => {
    expect(turns).toHaveLength(8);
    for (const { faces, boards, points } of turns) {
      expect(faces).toHaveLength(12);
      expect(boards).toHaveLength(past.names.length);
      expect(points).toHaveLength(past.names.length);
    }
  });

  it("finds in the game for two what the boards had in common when they were compared", () => {
    const compared = pair.steps.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === "boards_compared" ? [event] : [])),
    );
    const told = turnsOf(pair).map(({ boards: [one, other], faces }) =>
      inCommon(one!, other!).map(([left, right]) => [faces[left], faces[right]].sort()),
    );
    expect(told).toEqual(compared.map(({ pairs }) => pairs.map((each) => [...each].sort())));
  });

  it("keeps every hint with its turn", () => {
    const given = turnsOf(pair).flatMap(({ hints }) => hints);
    const hints = pair.steps.flatMap(({ events }) =>
      events.filter(({ type }) => type === "word_said" || type === "card_pointed_at"),
    );
    expect(given).toHaveLength(hints.length);
    expect(new Set(given.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  });
});

it("shows a map for many, and nine turns for two", () => {
  render(Story, { props: { past } });
  expect(screen.getByRole("heading", { name: "Who thinks alike" })).toBeTruthy();
  render(Story, { props: { past: pair } });
  expect(screen.getByRole("heading", { name: "Pairs in common" })).toBeTruthy();
});

it("tells the Narrators' reasons", () => {
  render(Story, { props: { past } });
  const [reason] = turns.flatMap(({ reasons }) => reasons);
  expect(screen.getAllByText(reason!.why).length).toBeGreaterThan(0);
});
