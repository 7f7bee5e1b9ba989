import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { DupleEvent, DupleView } from "../../generated/types";
import { pastFrom } from "../../testing";
import packed from "./fixtures/story.txt?raw";
import { motif, neededIn } from "./motif";
import { quickest, racesOf } from "./figures";
import Story from "./Story.svelte";

interface Known {
  letters: string;
  category: string;
  winner: number | null;
  word: string;
  milliseconds: number;
  could_have_said: string[];
}

const past = pastFrom<DupleView, DupleEvent>(packed);
const races = racesOf(past);
const { races: known, fastest } = past.outcome!.statistics as {
  races: Known[];
  fastest: { seat: number; word: string; milliseconds: number };
};

it("tells every race as the server decided it, with the words that would have counted", () => {
  expect(races).toHaveLength(known.length);
  races.forEach((race, index) => {
    const { letters, category, winner, word, could_have_said } = known[index]!;
    expect(race).toMatchObject({ letters, category, winner, word, possible: could_have_said });
    if (winner !== null) expect(race.milliseconds).toBe(known[index]!.milliseconds);
  });
});

it("keeps what was said, in order, and why it did not count", () => {
  const said = past.steps.flatMap(({ events }) =>
    events.filter(({ type }) => type === "word_said" || type === "word_refused"),
  );
  expect(races.flatMap((race) => race.words)).toHaveLength(said.length);
  for (const { words } of races)
    expect(words.map(({ after }) => after)).toEqual(words.map(({ after }) => after).sort((a, b) => a - b));
  expect(races.some(({ words }) => words.some(({ why }) => why))).toBe(true);
});

it("measures a tie between the two words that made it", () => {
  const at = (...steps: [number, DupleEvent[]][]) => ({
    names: ["Ada", "Bo"],
    outcome: null,
    steps: steps.map(([time, events]) => ({ at: time, seat: null, events, view: past.steps[0]!.view })),
  });
  const began: DupleEvent = {
    type: "face_off_began",
    spots: [],
    racers: [0, 1],
    letters: "AB",
    category: "Animal",
  };
  const said = (seat: number, word: string, at: number): DupleEvent => ({
    type: "word_said",
    seat,
    word,
    at,
  });
  const [race] = racesOf(
    at(
      [1000, [began]],
      [3070, [said(0, "zebra", 3000), said(1, "rabbit", 3070), { type: "tied", seats: [0, 1] }]],
      [4000, [{ type: "third_letter_drawn", seat: null, card: 0 }]],
      [
        6500,
        [
          said(1, "abalone", 6500),
          { type: "face_off_won", seat: 1, word: "abalone", card: 3, loser: 0, milliseconds: 2500 },
        ],
      ],
    ),
  );
  expect(race).toMatchObject({ margin: 70, third: "A", winner: 1, milliseconds: 2500, possible: [] });
});

it("knows the quickest word", () => {
  expect(quickest(races)).toMatchObject({ winner: fastest.seat, word: fastest.word });
  expect(quickest([])).toBeNull();
});

it("marks the letters that a word needed, as often as they were needed", () => {
  expect([...neededIn([..."BANANA"], "NAN")]).toEqual([2, 1, 4]);
  expect([...neededIn([..."CAFÉ"], "E")]).toEqual([3]);
});

it("lists every race, common words first", () => {
  render(Story, { props: { past } });
  const first = document.querySelector("ol > li")!;
  const possible = first.querySelector(".possible")!.textContent;
  const words = known[0]!.could_have_said.filter((word) => word !== known[0]!.word);
  const places = words.map((word) => possible.indexOf(word.toUpperCase()));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(screen.getByRole("heading", { name: "Every race" })).toBeTruthy();
});

it("writes every word that won on the picture", () => {
  const drawn = motif(past).replaceAll(/<[^>]*>/g, "");
  for (const { word } of races.filter(({ winner }) => winner !== null))
    expect(drawn).toContain(word.toUpperCase());
});
