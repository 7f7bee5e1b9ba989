import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { DuetEvent, DuetRating, DuetTap, DuetView } from "../../generated/types";
import { pastFrom } from "../../testing";
import packed from "./fixtures/story.txt?raw";
import { chapters } from "./chapters";
import { moment } from "./moment";
import { wrong } from "./inks";
import { matchRating, roundsOf, tightest } from "./figures";
import Story from "./Story.svelte";

interface Known {
  players: (DuetRating | null)[];
  performances: { round: number; seat: number; taps: DuetTap[]; rating: DuetRating | null }[];
}

const past = pastFrom<DuetView, DuetEvent>(packed);
const rounds = roundsOf(past);
const known = past.outcome!.statistics as unknown as Known;

it("tells every performance with the server's figures", () => {
  const told = rounds.flatMap((round) => round.performances);
  expect(told.map(({ round, seat, taps }) => ({ round, seat, taps }))).toEqual(
    known.performances.map(({ round, seat, taps }) => ({ round, seat, taps })),
  );
  expect(told.map(({ rating }) => rating)).toEqual(known.performances.map(({ rating }) => rating));
});

it("sums both players up over the match", () => {
  expect(known.players.map((_, seat) => matchRating(rounds, seat))).toEqual(known.players);
});

it("has a caller, the cards and a result for every round", () => {
  expect(rounds).toHaveLength(6);
  const last = past.steps.at(-1)!.view;
  expect(rounds.map(({ result }) => result)).toEqual(last.results);
  for (const { caller, cards, result, performances } of rounds) {
    expect(caller).toBe(result!.caller);
    expect(cards).toBe(result!.rows[caller]!.length);
    expect(performances[0]!.called).toBe(true);
  }
});

it("finds the tightest performance that was finished", () => {
  const finished = rounds.flatMap(({ performances }) => performances.filter((each) => each.finished));
  expect(tightest(rounds)!.rating!.mean).toBe(Math.min(...finished.map(({ rating }) => rating!.mean)));
  expect(tightest([])).toBeNull();
});

it("draws every round's timing", () => {
  render(Story, { props: { past } });
  expect(screen.getAllByRole("figure", { name: "Timing, beat by beat" })).toHaveLength(rounds.length);
});

it("shows the song of the last round, and nothing of a match without a flip", async () => {
  const shown = (await moment(past))!;
  const { rows, winner } = past.steps.at(-1)!.view.results.at(-1)!;
  const said = shown.drawn.replaceAll(/<[^>]*>/g, " ");
  for (const number of rows.flat()) expect(said).toContain(String(number));
  expect(shown.legend).toContain(past.names[winner]);
  expect(await moment({ ...past, steps: past.steps.slice(0, 1) })).toBeNull();
});

it("rings the card and the flip that ended a round", async () => {
  const ends = past.steps.flatMap(({ events }, step) =>
    events.some(({ type }) => type === "round_scored") ? [step] : [],
  );
  const failed = rounds.findIndex(({ result }) => result?.fault?.failing === "out_of_sequence");
  const shown = (await moment(past, ends[failed]))!;
  expect(shown.drawn.split(`stroke="${wrong}"`)).toHaveLength(3);
  const whole = rounds.findIndex(
    ({ result }) => result && !result.fault && result.rows[0].join() === result.rows[1].join(),
  );
  expect((await moment(past, ends[whole]))!.drawn).not.toContain(wrong);
});

it("begins each round and each song where it began", () => {
  const found = chapters(past.steps, past.names);
  expect(found.filter(({ within }) => !within)).toHaveLength(rounds.length);
  const started = past.steps.flatMap(({ events }) => events.filter(({ type }) => type === "beat_started"));
  expect(found.filter(({ within }) => within)).toHaveLength(started.length);
});
