import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { UnoDuoEvent, UnoDuoView } from "../../generated/types";
import { pastFrom } from "../../testing";
import packed from "./fixtures/story.txt?raw";
import { chapters } from "./chapters";
import { moment } from "./moment";
import { countMarks, roundsOf } from "./figures";
import Story from "./Story.svelte";

const past = pastFrom<UnoDuoView, UnoDuoEvent>(packed);
const rounds = roundsOf(past);
const events = past.steps.flatMap((step) => step.events);
const happened = (type: UnoDuoEvent["type"]) => events.filter((event) => event.type === type).length;

it("begins each round with seven cards each and ends it with an empty hand", () => {
  expect(rounds.map(({ result }) => result)).toEqual(past.steps.at(-1)!.view.results);
  for (const { moments, result } of rounds) {
    const last = moments.at(-1)!.hands;
    expect(last).toEqual(result!.left.map((cards) => cards.length));
    expect(last).toContain(0);
  }
  expect(rounds[0]!.moments[0]!.hands).toEqual([7, 7]);
});

it("marks every call, every catch and every swap", () => {
  const both = (kind: Parameters<typeof countMarks>[1]) =>
    countMarks(rounds, kind, 0) + countMarks(rounds, kind, 1);
  const called = events.filter((event) => event.type === "card_played" && event.uno).length;
  expect(both("uno")).toBe(called + happened("uno_said"));
  expect(both("caught")).toBe(happened("uno_caught"));
  expect(both("swap")).toBe(happened("hands_swapped"));
  expect([both("uno"), both("caught"), both("swap")].every((count) => count > 0)).toBe(true);
});

it("marks a stack where a Draw 2 answers a Draw 2, with its sum", () => {
  const stacks = rounds.flatMap(({ moments }) =>
    moments.flatMap(({ marks }) => marks.filter(({ sum }) => sum)),
  );
  expect(stacks).toEqual([expect.objectContaining({ kind: "stack", sum: 4 })]);
});

it("draws a plot a round, with a table of the same", () => {
  render(Story, { props: { past } });
  expect(screen.getAllByRole("figure")).toHaveLength(rounds.length);
  expect(document.querySelectorAll("table")).toHaveLength(rounds.length);
});

it("shows what the winner laid, and how many cards both had then", async () => {
  const shown = (await moment(past))!;
  expect(shown.legend).toContain(past.names[past.outcome!.winners[0]!]);
  expect(past.steps[shown.step]!.events.map(({ type }) => type)).toContain("card_played");
  const said = shown.drawn.replaceAll(/<[^>]*>/g, " ");
  for (const name of past.names) expect(said).toContain(name);
});

/** A step in which somebody lays a card and the other then draws so many, if any. */
function stepLaying(seat: number, card: number, drawn = 0): (typeof past.steps)[number] {
  const laid: UnoDuoEvent = {
    type: "card_played",
    seat,
    card,
    colour: null,
    uno: false,
    customizable: "wild",
  };
  const taken: UnoDuoEvent[] = drawn ? [{ type: "cards_drawn", seat: 1 - seat, count: drawn }] : [];
  return { ...past.steps.at(-1)!, events: [laid, ...taken] };
}

it("shows no Draw 2 that took no effect in the run before a stack bug", async () => {
  const [reverse, drawTwo, green] = [50, 51, 38];
  const steps = [
    stepLaying(0, reverse),
    stepLaying(0, drawTwo),
    stepLaying(0, drawTwo),
    stepLaying(1, green, 4),
  ];
  const shown = (await moment({ ...past, steps }, 3))!;
  expect(shown.legend).toContain("4 cards");
  expect(shown.drawn.match(/<g clip-path="url\(#above\)">/g)).toHaveLength(2);
});

it("gives a long name a line of its own, where it can be read", async () => {
  const names = ["Wilhelmina Wohlgemuth", "Maximiliane Wagner-M"];
  const { drawn } = (await moment({ ...past, names }))!;
  for (const name of names) {
    const size = Number(new RegExp(`font-size="([\\d.]+)"[^>]*>${name}<`).exec(drawn)?.[1]);
    expect(size).toBeGreaterThan(20);
  }
});

it("can be read where a picture is as low as on a phone held sideways bug", async () => {
  const [low, edge, readable] = [110, 48, 11];
  const rows = [1, 4, 12].map((count) => Array.from({ length: count }, () => stepLaying(0, 24)));
  for (const steps of rows) {
    const { drawn, height, width } = (await moment({ ...past, steps }, steps.length - 1))!;
    const scale = Math.min(low / (height + edge), 423 / (width + edge));
    for (const name of past.names) {
      const size = Number(new RegExp(`font-size="([\\d.]+)"[^>]*>${name}<`).exec(drawn)?.[1]);
      expect(size * scale).toBeGreaterThan(readable);
    }
  }
});

it("begins each round where it began, and turns within it", () => {
  const found = chapters(past.steps);
  expect(found.filter(({ within }) => !within)).toHaveLength(rounds.length);
  for (const { step } of found.filter(({ within }) => within))
    expect(past.steps[step]!.view.phase).not.toBe("draft");
});

it("has nothing to tell of a match that was broken off in the draft", async () => {
  const broken = { ...past, steps: past.steps.slice(0, 3) };
  expect(roundsOf(broken)).toEqual([]);
  expect(await moment(broken)).toBeNull();
});
