import { render, screen } from "@testing-library/svelte";
import { expect, it, onTestFinished, vi } from "vitest";
import type { DupleEvent, DupleView } from "../../generated/types";
import { pastFrom } from "../../testing";
import challenged from "./fixtures/challenged.txt?raw";
import packed from "./fixtures/story.txt?raw";
import { chapters } from "./chapters";
import { moment } from "./moment";
import { neededIn } from "./needed";
import { quickest, racesOf, type DuplePast } from "./figures";
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

const disputed = pastFrom<DupleView, DupleEvent>(challenged);

it.each([
  ["without challenges", past],
  ["with challenges, of races that were over too", disputed],
])("tells every race as the server decided it, with the words that would have counted: %s", (_, match) => {
  const decided = match.outcome!.statistics.races as Known[];
  const standing = racesOf(match).filter(({ undone }) => !undone);
  expect(standing).toHaveLength(decided.length);
  standing.forEach((race, index) => {
    const { letters, category, winner, word, milliseconds, could_have_said } = decided[index]!;
    const needed = race.letters + race.third;
    expect({ ...race, letters: needed }).toMatchObject({
      letters,
      category,
      winner,
      word,
      possible: could_have_said,
    });
    if (winner === null) return;
    expect(race.milliseconds).toBe(milliseconds);
    if (!race.third)
      expect(race.words).toContainEqual({ seat: winner, word, after: milliseconds, why: null });
  });
});

it("tells who challenged what and how the table decided, race by race", () => {
  const told = racesOf(disputed).flatMap(({ decisions }) => decisions);
  expect(told.filter(([called]) => called!.type === "challenged").length).toBeGreaterThan(50);
  expect(told.every((events) => /^(vote_closed|insisted)$/.test(events.at(-1)!.type))).toBe(true);
  expect(racesOf(disputed).some(({ undone }) => undone)).toBe(true);
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

/** Two who race for an animal with A and T; what happened, at these milliseconds. */
const raced = (...happened: [number, ...DupleEvent[]][]): DuplePast => ({
  names: ["Ada", "Bo", "Cy"],
  outcome: null,
  steps: happened.map(([at, ...events]) => ({ at, seat: null, events, view: past.steps[0]!.view })),
});
const began: DupleEvent = {
  type: "face_off_began",
  spots: [],
  racers: [0, 1],
  letters: "AT",
  category: "Animal",
};

it("measures a tie between the two words that made it", () => {
  const said = (seat: number, word: string, at: number): DupleEvent => ({
    type: "word_said",
    seat,
    word,
    at,
  });
  const [race] = racesOf(
    raced(
      [1000, began],
      [3070, said(0, "tapir", 3000), said(1, "rabbit", 3070), { type: "tied", seats: [0, 1] }],
      [4000, { type: "third_letter_drawn", seat: null, card: 0 }],
      [
        6500,
        said(1, "tarantula", 6500),
        { type: "face_off_won", seat: 1, word: "tarantula", card: 3, loser: 0, milliseconds: 2500 },
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

it("shows a word of whoever won, with its letters and its time", async () => {
  const shown = (await moment(past))!;
  const won = past.steps[shown.step]!.events.find(
    (event) => event.type === "face_off_won" || event.type === "all_play_won",
  )!;
  expect(past.outcome!.winners).toContain(won.seat);
  const said = shown.drawn.replaceAll(/<\/?tspan[^>]*>/g, "").replaceAll(/<[^>]*>/g, " ");
  expect(said).toContain(won.word.toUpperCase());
  expect(said).toContain((won.milliseconds / 1000).toFixed(1));
  expect(shown.legend).toContain(past.names[won.seat]);
  expect(await moment({ ...past, steps: past.steps.slice(0, 2), outcome: null })).toBeNull();
});

it("says since when the only winner was ahead, and of several the last word", async () => {
  const points = past.steps.at(-1)!.view.points;
  const [first] = past.outcome!.winners;
  const ahead = (seats: readonly number[]) =>
    moment({ ...past, outcome: { ...past.outcome!, winners: [...seats] } });
  const alone = await ahead([first!]);
  const isLast = points.filter((each) => each === points[first!]).length === 1;
  expect(/From here on .* stayed ahead\./.test(alone!.legend)).toBe(isLast);
  const last = races.findLast(({ winner }) => winner !== null)!;
  expect((await ahead([...past.names.keys()]))!.legend).toContain(last.word.toUpperCase());
});

it("begins a chapter with every race", () => {
  const begun = past.steps.flatMap(({ events }) =>
    events.filter(({ type }) => type === "face_off_began" || type === "all_play_began"),
  );
  expect(chapters(past.steps)).toHaveLength(begun.length);
});

const overturned: [number, ...DupleEvent[]][] = [
  [0, began],
  [
    1000,
    { type: "word_refused", seat: 0, word: "table", rule: "DUPLE-18", reason: "Known, but not an animal." },
  ],
  [
    3000,
    { type: "word_said", seat: 1, word: "rabbit", at: 3000 },
    { type: "face_off_won", seat: 1, word: "rabbit", card: 0, loser: 0, milliseconds: 3000 },
  ],
  [4000, { type: "challenged", seat: 2, speaker: 0, word: "table", category: "Animal", accepted: false }],
  [
    5000,
    { type: "vote_cast", seat: 1, vote: "yes" },
    { type: "vote_closed", seat: 0, word: "table", accepted: true },
    { type: "card_returned", card: 0, seat: 1, owner: 0 },
    { type: "face_off_won", seat: 0, word: "table", card: 3, loser: 1, milliseconds: 1000 },
  ],
];
const followed: [number, ...DupleEvent[]][] = [
  [6000, began],
  [
    7000,
    { type: "word_said", seat: 0, word: "tardigrade", at: 7000 },
    {
      type: "precedent_followed",
      seat: 0,
      word: "tardigrade",
      category: "Animal",
      accepted: true,
      on: "2020-11-13",
    },
    { type: "face_off_won", seat: 0, word: "tardigrade", card: 3, loser: 1, milliseconds: 1000 },
  ],
];

/** Texts are read once, so another language takes everything from anew. */
async function tellIn(language: string, match: DuplePast): Promise<void> {
  localStorage.setItem("twofold.language", language);
  vi.resetModules();
  const fresh = await import("@testing-library/svelte");
  onTestFinished(() => {
    fresh.cleanup();
    localStorage.clear();
  });
  fresh.render((await import("./Story.svelte")).default, { props: { past: match } });
}

it.each([
  [
    "en",
    "What the table decided",
    "Cy says TABLE by Ada counts (Animal): the table votes. Bo votes yes. TABLE counts.",
    "TARDIGRADE counts, as you decided on November 13, 2020.",
  ],
  [
    "de",
    "Was der Tisch entschieden hat",
    "Cy setzt sich für TABLE von Ada ein (Tier): Der Tisch stimmt ab. Bo stimmt mit Ja. TABLE zählt.",
    "Wie ihr am 13. November 2020 entschieden habt: TARDIGRADE zählt.",
  ],
])("says it in sentences, a precedent with its day: %s", async (language, list, vote, precedent) => {
  await tellIn(language, raced(...overturned, ...followed));
  const [first, second] = screen.getAllByRole("list", { name: list });
  expect(first!.textContent.trim()).toBe(vote);
  expect(second!.textContent.trim()).toBe(precedent);
  expect(document.querySelector(".winner")!.textContent).toMatch(/Ada\s+TABLE/);
});

it.each([
  ["en", "The table overturned this win."],
  ["de", "Der Tisch hat diesen Sieg zurückgenommen."],
])("says that a win was taken back: %s", async (language, undone) => {
  const refused: [number, ...DupleEvent[]][] = [
    ...overturned.slice(0, 3),
    [4000, { type: "challenged", seat: 2, speaker: 1, word: "rabbit", category: "Animal", accepted: true }],
    [
      5000,
      { type: "vote_cast", seat: 0, vote: "no" },
      { type: "vote_closed", seat: 1, word: "rabbit", accepted: false },
      { type: "card_returned", card: 0, seat: 1, owner: 0 },
      began,
    ],
  ];
  await tellIn(language, raced(...refused));
  expect(document.querySelector(".winner")!.textContent).toBe(undone);
});

it("says on which word somebody insisted, in a race that was lost since", async () => {
  const insisted: [number, ...DupleEvent[]][] = [
    ...overturned.slice(0, 3),
    [
      4000,
      { type: "insisted", seat: 0, word: "table", category: "Animal" },
      { type: "card_returned", card: 0, seat: 1, owner: 0 },
      { type: "face_off_won", seat: 0, word: "table", card: 3, loser: 1, milliseconds: 1000 },
    ],
  ];
  await tellIn("en", raced(...insisted));
  const decisions = screen.getByRole("list", { name: "What the table decided" });
  expect(decisions.textContent.trim()).toBe("Ada insists on TABLE (Animal): it counts.");
  expect(document.querySelector(".winner")!.textContent).toMatch(/Ada\s+TABLE/);
});
