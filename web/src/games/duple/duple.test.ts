import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";

import type { DupleAction, DupleEvent, DupleView } from "../../generated/types";
import { spoken } from "../../messages";
import { isForm, type AnyGameTable, type Update } from "../../table";
import { PATIENCE, renderTable, updateOf } from "../../testing";
import {
  isAllPlay,
  letterOf,
  LETTERS,
  neededLetters,
  racedCards,
  ticked,
  wildSymbols,
  type Doubtful,
} from "./cards";
import { dayOf } from "./days";
import challenge from "./fixtures/challenge.json";
import eight from "./fixtures/eight.json";
import open from "./fixtures/open.json";
import race from "./fixtures/race.json";
import refused from "./fixtures/refused.json";
import tie from "./fixtures/tie.json";
import two from "./fixtures/two.json";
import vote from "./fixtures/vote.json";
import watching from "./fixtures/watching.json";
import { game } from "./game";
import { follow, noStory, placed, withDoubts, type Places } from "./following";
import Tries from "./Tries.svelte";
import { inputHint, ownRefusal, precedentSentence } from "./wording";

type Told = Update<DupleView, DupleAction, DupleEvent>;
const rulesOfCards = readFileSync("../src/twofold/games/duple/cards.py", "utf-8");
const told = (fixture: unknown, step: number) => updateOf(fixture, step) as Told;

/** Steps of `race`, seen by seat 1 of four. */
const OPENING = 0;
const BEFORE = 2;
const BEGAN = 3;
const SAID = 4;
const WON = 5;
const CASCADE = 7;
const CASCADE_SAID = 8;
const CASCADE_AGAIN = 9;
const ALL_PLAY = 11;
const CLOSING = 13;
const OVER = 14;

/** Steps of `refused`, seen by seat 1 of four. */
const RIVAL_REFUSED = 1;
const REFUSED = 2;

/** Steps of `challenge`, seen by seat 1 of four: a word won, seat 2 challenges it, and it does not count. */
const DOUBTFUL = 0;
const CHALLENGED = 1;
const OVERTURNED = 2;

describe("what the numbers mean", () => {
  it("is what the rules say", () => {
    for (const letters of LETTERS) expect(rulesOfCards).toContain(`"${letters}"`);
    expect(
      rulesOfCards
        .match(/^LETTERS = \((.*)\)$/m)?.[1]
        ?.replaceAll('"', "")
        .split(", "),
    ).toEqual([...LETTERS]);
    expect(letterOf(35)).toBe("N");
    expect(wildSymbols(70)).toEqual([6, 1]);
    expect(isAllPlay(told(race, ALL_PLAY).view.race!.card!)).toBe(true);
  });

  it("ticks off letters as often as they are needed", () => {
    expect(ticked("EE", "tree")).toEqual([true, true]);
    expect(ticked("EE", "tea")).toEqual([true, false]);
    expect(ticked("NT", "Änté")).toEqual([true, true]);
  });

  it("finds the cards of a race, all top cards in an All Play", () => {
    const letters = (step: number) => {
      const { view } = told(race, step);
      return racedCards(view, view.race!).map(({ card }) => letterOf(card));
    };
    expect(letters(BEGAN)).toEqual(["N", "T"]);
    expect(letters(ALL_PLAY).join("")).toBe(told(race, ALL_PLAY).view.race!.letters);
    const third = told(tie, 3).view.race!;
    expect(neededLetters(third)).toHaveLength(3);
    expect(racedCards(told(tie, 3).view, third)).toHaveLength(3);
  });
});

describe("what may be challenged", () => {
  const challenged = (speaker: number, word: string) => ({ type: "challenge", speaker, word }) as const;

  it("is shown once, though a word was said in two races", () => {
    const verdict = { seat: 1, word: "apple", accepted: true, until: 9, doubt: challenged(1, "apple") };
    const doubts = [
      { ...verdict, at: 2 },
      { ...verdict, at: 1 },
    ];
    expect(withDoubts([], doubts).map(({ doubt }) => doubt?.at)).toEqual([2]);
    const said = { seat: 1, word: "apple", why: null, at: 2 };
    expect(withDoubts([said], doubts).map(({ doubt }) => doubt?.at)).toEqual([2]);
  });

  const tried = (seat: number, word: string) => ({ seat, word, why: "", at: null });

  it("stays while newer words are tried, until its time is over", () => {
    const doubt = { seat: 0, word: "one", accepted: false, until: 9, at: 1, doubt: challenged(0, "one") };
    const tries = ["one", "two", "three", "four", "five", "six"].map((word) => tried(0, word));
    const shown = (doubts: Doubtful[]) => withDoubts(tries, doubts).map(({ word }) => word);
    expect(shown([doubt])).toEqual(["one", "four", "five", "six"]);
    expect(shown([])).toEqual(["three", "four", "five", "six"]);
  });

  it("keeps the focus of its button while older words make room for newer ones (bug)", async () => {
    const doubt = { seat: 0, word: "two", accepted: false, until: 9, at: 1, doubt: challenged(0, "two") };
    const tries = ["one", "two", "three", "four", "five"].map((word) => tried(0, word));
    const shown = {
      seats: [],
      names: ["Ada", "Bo"],
      doubts: [doubt],
      now: () => 0,
      racers: [0, 1],
      ondoubt: vi.fn(),
    };
    const { rerender } = render(Tries, { ...shown, tries: tries.slice(0, 4) });
    const button = screen.getByRole("button");
    button.focus();
    await rerender({ ...shown, tries });
    expect(screen.queryByText("ONE")).toBeNull();
    expect(screen.getByText("FIVE")).toBeTruthy();
    expect(document.activeElement).toBe(button);
  });

  it("may be insisted on by whoever said it, where the rules allow it", async () => {
    const doubt = { type: "insist", word: "wzzlgub" } as const;
    const ondoubt = vi.fn();
    const doubts = [{ seat: 0, word: "wzzlgub", accepted: false, until: 9, at: 1, doubt }];
    render(Tries, { tries: [tried(0, "wzzlgub")], seats: [], names: ["Ada"], doubts, now: () => 0, ondoubt });
    screen.getByRole("button", { name: /^I insist/ }).click();
    expect(ondoubt).toHaveBeenCalledWith(doubt);
  });

  it("keeps its place, on the side of whoever said it, when other words come and go", () => {
    const tries = [tried(5, "one"), tried(3, "two"), tried(5, "three"), tried(5, "four"), tried(3, "five")];
    const sideOf = (seat: number) => Number(seat === 3);
    const after = (count: number, before: Places) =>
      placed(before, withDoubts(tries.slice(0, count), []), sideOf);
    const four = after(4, after(2, new Map()));
    expect([...four.values()]).toEqual([0, 1, 2, 3]);
    const five = after(5, four);
    expect([...five]).toEqual([...[...four].slice(1), ["4", 0]]);
  });
});

describe("the scene", () => {
  const played = [race, two, tie, open, eight, vote, watching].flatMap(({ updates, names }) =>
    (updates as unknown as Told[])
      .slice(1)
      .map((update, index) => ({ update, before: updates[index]!.view as unknown as DupleView, names })),
  );
  const scenes = played.map(({ update, before, names }) => game.script!(before, update, names));
  const isVerdict = (beats: (typeof scenes)[number]) => beats[0]!.kind === "verdict";

  it("gives every race its verdict, with who won by which word, or what would have counted", () => {
    const verdicts = scenes.filter(isVerdict);
    expect(verdicts.length).toBeGreaterThan(0);
    for (const [beat] of verdicts) expect(beat!.headline).toMatch(/\S/);
  });

  it("holds nothing back from a race, a vote or the last words", () => {
    for (const { update, before, names } of played) {
      const [beat, ...more] = game.script!(before, update, names);
      expect(more).toEqual([]);
      expect(beat!.view).toBe(update.view);
      if (game.urgent!(update.view)) expect(beat!.kind).toBe("plain");
    }
  });
});

describe("the story", () => {
  const from = (fixture: unknown, steps: number[]) =>
    steps.reduce(
      ({ story, before }, step) => {
        const { view, events } = told(fixture, step);
        return { story: follow(story, before, view, events), before: view as DupleView | null };
      },
      { story: noStory, before: null as DupleView | null },
    ).story;

  it("keeps the tries of a race, and forgets them with it", () => {
    const { tries } = from(refused, [0, RIVAL_REFUSED, REFUSED]);
    expect(tries).toEqual([
      { seat: 3, word: "penguin", why: "There is no L in PENGUIN.", at: null },
      { seat: 1, word: "hound", why: "There is no L in HOUND.", at: null },
    ]);
    expect(from(race, [BEGAN, SAID]).tries).toEqual([]);
    expect(from(vote, [0, 1]).tries).toEqual([{ seat: 1, word: "change", why: null, at: 7884 }]);
    expect(from(race, [BEGAN, SAID, WON]).tries).toEqual([]);
  });

  it("knows of a race whose beginning was missed what the table judged, and nothing of the one before (bug)", () => {
    const heard = from(race, [CASCADE - 1, CASCADE]);
    const [earlier, later] = [told(race, CASCADE).view, told(refused, 0).view];
    expect(follow(heard, earlier, later, [])).toMatchObject({ tries: [], cascade: 0, margin: null });
    const said = { seat: 3, word: "penguin", accepted: false, at: 5000, until: 15000 };
    const judged = { ...later, race: { ...later.race!, judged: [said, { ...said, word: "pelican" }] } };
    const news = [{ type: "word_refused", seat: 3, word: "pelican", reason: "" }] as unknown as DupleEvent[];
    const { tries } = follow(heard, earlier, judged, news);
    expect(tries.map(({ word, why }) => [word, why === null])).toEqual([
      ["penguin", false],
      ["pelican", false],
    ]);
  });

  it("counts the face-offs of a cascade", () => {
    expect(from(race, [CASCADE - 1]).cascade).toBe(1);
    expect(from(race, [CASCADE - 1, CASCADE]).cascade).toBe(2);
    expect(from(race, [CASCADE - 1, CASCADE, CASCADE_SAID, CASCADE_AGAIN]).cascade).toBe(3);
  });

  it("knows how close a tie was", () => {
    const words = told(tie, 2).events.flatMap((event) => (event.type === "word_said" ? [event.at] : []));
    const margin = from(tie, [0, 1, 2]).margin!;
    expect(margin).toBeLessThanOrEqual(told(tie, 1).view.options.tie_ms);
    expect(margin).toBe(words[1]! - words[0]!);
  });

  it("knows when a race was won and which pile a card came from", () => {
    const { milliseconds } = told(race, WON).view.decided.at(-1)!;
    expect(from(race, [BEGAN, SAID, WON]).wonAt).toBe(told(race, BEGAN).view.race!.began + milliseconds);
    const shrunk = told(race, BEFORE).view.draw_piles.findIndex(
      (pile, index) => JSON.stringify(pile) !== JSON.stringify(told(race, BEGAN).view.draw_piles[index]),
    );
    expect(from(race, [BEFORE, BEGAN]).drawnFrom).toBe(shrunk);
  });
});

describe("the wording", () => {
  const asked = (fixture: { names: string[] }, step: number) =>
    game.prompt(told(fixture, step).view, told(fixture, step).choices, fixture.names);

  it("has a sentence for every event", () => {
    for (const fixture of [race, vote, tie, two, open, eight])
      for (const { events } of fixture.updates as unknown as Told[])
        for (const event of events) expect(game.sentence(event, fixture.names)).toMatch(/^\S.*[.!?]$/s);
  });

  it("tells who won what, how fast, with which word", () => {
    const won = told(race, WON).events.find((event) => event.type === "face_off_won")!;
    expect(game.sentence(won, race.names)).toBe("Cleo says ACTION in 2.9 s and wins Bo’s N, heart.");
  });

  it("asks for what is to be done", () => {
    expect(asked(race, OPENING)).toBe("Ada is drawing…");
    expect(asked(race, BEFORE)).toBe("Draw a card from either pile");
    expect(asked(race, BEGAN)).toBe("Noun with N + T");
    expect(asked(vote, 1)).toBe("Vote now");
    expect(asked(tie, 2)).toBe("Tie! Draw the third letter");
    expect(asked(two, 1)).toBe("Draw a card onto your marked pile");
    expect(asked(race, OVER)).toBe("The piles are empty");
  });

  it("shows who races where you do not", () => {
    expect(inputHint(told(race, BEGAN).view, true, race.names)).toBe("Type a word");
    expect(inputHint(told(race, BEGAN).view, false, race.names)).toBe("Only Bo and Cleo can answer");
    expect(inputHint(told(open, 0).view, true, open.names)).toBe("Seen a match? Type a word");
  });

  it("refuses only what you did yourself, and forgets it with the race", () => {
    const rule = "DUPLE-17";
    const own = ownRefusal(told(refused, REFUSED).events, 1)!;
    expect([own.rule, spoken(own.reason)]).toEqual([rule, "There is no L in HOUND."]);
    expect(ownRefusal(told(refused, REFUSED).events, 0)).toBeUndefined();
    expect(ownRefusal(told(race, WON).events, 1)).toBeNull();
    expect(ownRefusal([{ type: "tries_exhausted", seat: 1 }], 1)?.rule).toBe("DUPLE-20");
    expect(ownRefusal([{ type: "murmured", seat: 1 }], 1)?.reason).toContain("Look again");
    expect(ownRefusal([{ type: "nothing_spotted", seat: 1, word: "tree" }], 1)?.reason).toContain("TREE");
  });

  it("adds up points, and times once it is over", () => {
    const sheet = game.sheet(told(race, OVER).view, race.names);
    expect(sheet.columns).toEqual(race.names);
    expect(sheet.rows.find((row) => row.strong)!.cells).toEqual(told(race, OVER).view.points.map(String));
    expect(sheet.rows.at(-1)!.cells.every((cell) => /^\d+\.\d s$/.test(cell))).toBe(true);
    expect(game.sheet(told(race, WON).view, race.names).rows).toHaveLength(3);
  });
});

describe("the table", () => {
  const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your word" });
  const say = async (word: string) => {
    await fireEvent.input(input(), { target: { value: word } });
    await fireEvent.submit(input().form!);
  };
  const alerts = () =>
    screen
      .getAllByRole("alert")
      .map((alert) => alert.textContent)
      .join("");
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

  it("has the input focused in a race, and says the word", async () => {
    const { acted } = renderTable(game, race, BEGAN);
    expect(document.activeElement).toBe(input());
    await say("Winter");
    expect(acted).toEqual([{ type: "answer", word: "winter" }]);
    expect(input().value).toBe("");
  });

  it("brings the last word back with the up key", async () => {
    renderTable(game, race, BEGAN);
    await say("Winter");
    await fireEvent.keyDown(input(), { key: "ArrowUp" });
    expect(input().value).toBe("Winter");
  });

  it("ticks the letters while typing", async () => {
    const { container } = renderTable(game, race, BEGAN);
    await fireEvent.input(input(), { target: { value: "win" } });
    expect(container.querySelectorAll(".found")).toHaveLength(1);
  });

  it("says at the input why a word was refused", () => {
    renderTable(game, refused, REFUSED);
    expect(alerts()).toContain("There is no L in HOUND.");
    expect(screen.getByRole("list", { name: "Words so far" }).textContent).toContain("HOUND");
  });

  it("tells by how much a word came too late", async () => {
    const late = { rule: "DUPLE-12", reason: "No cards match: there is nothing to answer." };
    const { props, rerender } = renderTable(game, race, BEGAN, late);
    const { view, events } = told(race, WON);
    const wonAt = told(race, BEGAN).view.race!.began + view.decided.at(-1)!.milliseconds;
    await fireEvent.input(input(), { target: { value: "winter" } });
    const answered = vi.fn(() => rerender({ ...props, view, events, choices: [] }).then(() => late));
    await rerender({ ...props, act: answered, now: () => wonAt + 120 + performance.now() });
    await fireEvent.submit(input().form!);
    await vi.waitFor(() => expect(screen.getByText(/^[\d,]+ ms too late$/)).toBeTruthy(), {
      timeout: PATIENCE,
    });
  });

  it("draws by tapping either pile, or by the keys 1 and 2", async () => {
    const { acted } = renderTable(game, race, BEFORE);
    await fireEvent.click(button(/^Draw from the right pile/));
    await fireEvent.keyDown(input(), { key: "1" });
    expect(acted).toEqual([
      { type: "draw", pile: 1, onto: 0 },
      { type: "draw", pile: 0, onto: 0 },
    ]);
  });

  it("lets you choose the pile for a letter when you have two", async () => {
    const { acted } = renderTable(game, two, 1);
    expect(button(/my right pile/).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button(/my left pile/));
    await fireEvent.click(button(/^Draw from the left pile/));
    await fireEvent.keyDown(input(), { key: "4" });
    await fireEvent.keyDown(input(), { key: "2" });
    expect(acted).toEqual([
      { type: "draw", pile: 0, onto: 0 },
      { type: "draw", pile: 1, onto: 1 },
    ]);
  });

  it("shows why a draw was not taken", async () => {
    renderTable(game, race, WON, { rule: "DUPLE-10", reason: "No drawing during a face-off." });
    await fireEvent.click(button(/^Draw from the left pile/));
    await vi.waitFor(() => expect(alerts()).toContain("No drawing"), { timeout: PATIENCE });
  });

  it("votes with buttons or digits, and never with letters that were meant for a word", async () => {
    const { acted } = renderTable(game, vote, 1);
    await fireEvent.keyDown(input(), { key: "n" });
    await fireEvent.click(button("It counts"));
    await fireEvent.keyDown(input(), { key: "2" });
    expect(acted).toEqual([
      { type: "vote", accept: true },
      { type: "vote", accept: false },
    ]);
  });

  it("gives up only where that is possible", async () => {
    const { acted } = renderTable(game, race, BEGAN);
    await fireEvent.click(button("Give up: I see no word"));
    expect(acted).toEqual([{ type: "give_up" }]);
  });

  it("keeps the button for giving up when there is nothing to give up", () => {
    renderTable(game, race, BEFORE);
    expect(button("Give up: I see no word").disabled).toBe(true);
  });

  it("turns new cards where they lie in piles of their own", async () => {
    const { acted } = renderTable(game, open, 2);
    const may = told(open, 2).choices.some((choice) => !isForm(choice) && choice.type === "turn");
    expect(may).toBe(true);
    await fireEvent.click(button(/^Turn a new Wild/));
    expect(acted).toEqual([{ type: "turn", kind: "wild" }]);
  });

  it("leaves spotting to the players where nothing is announced", async () => {
    const { acted } = renderTable(game, open, 1);
    await say("garden");
    expect(acted).toEqual([{ type: "answer", word: "garden" }]);
  });

  it("shows the race of others, and the latest verdict between races", () => {
    const { container } = renderTable(game, eight, 4);
    expect(container.querySelectorAll(".others .seat")).toHaveLength(7);
    expect(screen.getByRole("timer")).toBeTruthy();
  });

  it("challenges a verdict with one tap, or with the key 0", async () => {
    const { acted } = renderTable(game, challenge, DOUBTFUL);
    const great = { type: "challenge", speaker: 0, word: "great" };
    await fireEvent.click(button(/Have the table vote: should GREAT count\?$/));
    await fireEvent.keyDown(window, { key: "0" });
    expect(acted).toEqual([great, great]);
  });

  it("calls that button what is written on it, and then what it means bug", () => {
    renderTable(game, challenge, DOUBTFUL);
    const doubt = button(/Have the table vote/);
    const written = doubt.firstChild?.textContent?.trim() ?? "";
    expect(written).toBe("Challenge it");
    expect(doubt.hasAttribute("aria-label")).toBe(false); // so that all that is written is in its name
  });

  it("offers nothing that stands for more than ten seconds", () => {
    const late = structuredClone(challenge) as typeof challenge;
    late.updates[DOUBTFUL]!.now += 10_001;
    renderTable(game, late, DOUBTFUL);
    expect(screen.queryByRole("button", { name: /Have the table vote/ })).toBeNull();
  });

  it("shows the vote above what goes on, with who challenged what, and takes a vote", async () => {
    const { acted } = renderTable(game, challenge, CHALLENGED);
    expect(screen.getByText("Does GREAT count?", { selector: "h3" })).toBeTruthy();
    expect(screen.getByText("The dictionary accepts it")).toBeTruthy();
    expect(screen.getByText("Cleo challenges it. The clock is paused.")).toBeTruthy();
    await fireEvent.click(button("It doesn’t count"));
    expect(acted).toEqual([{ type: "vote", accept: false }]);
  });

  it("races again when a word does not count after all", () => {
    renderTable(game, challenge, OVERTURNED);
    expect(screen.queryByText("The dictionary accepts it")).toBeNull();
    expect(screen.getByRole("timer")).toBeTruthy();
  });

  it("lets the last words stand", async () => {
    const { acted } = renderTable(game, race, CLOSING);
    expect(screen.getByText("All cards are played. Challenge the last words?")).toBeTruthy();
    await fireEvent.click(button("Accept them"));
    expect(acted).toEqual([{ type: "let_stand" }]);
  });

  it("says that the table decided before, and when", () => {
    const events = [
      { type: "word_said", seat: 1, word: "microwave", at: 10 },
      { type: "precedent_followed", seat: 1, word: "microwave", category: "Object", accepted: true, on: "" },
    ] as DupleEvent[];
    const story = follow(noStory, null, told(race, BEGAN).view, events);
    expect(story.precedent?.word).toBe("microwave");
    const friday = new Date("2026-11-16T20:00:00");
    expect(dayOf("2026-11-13", "en", friday)).toBe("Friday");
    expect(dayOf("2026-11-13", "de", friday)).toBe("Freitag");
    expect(dayOf("2026-10-02", "en-GB", friday)).toBe("2 October 2026");
    expect(dayOf("", "en", friday)).toBeNull();
    expect(precedentSentence(story.precedent!)).toBe("MICROWAVE counts, as you decided before.");
  });

  it("shows spectators everything but an input", () => {
    renderTable(game, watching, 1);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "It counts" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Draw from the left pile/ })).toBeNull();
  });

  const digging = (tie.updates as unknown as Told[]).findIndex(
    ({ view }) => view.race?.phase.type === "third_letter",
  );

  it("gives a race the whole picture, and the piles their place again for who draws a letter for it", () => {
    const { container } = renderTable(game, race, BEGAN);
    expect(container.querySelector(".duel [data-race]")).toBeTruthy();
    const drawing = renderTable(game, tie, digging).container;
    expect(drawing.querySelector(".duel")).toBeNull();
    expect(drawing.querySelector(".field [data-race]")).toBeTruthy();
  });

  it("keeps the whole picture for a photo finish where others draw its letter (bug)", () => {
    const { container } = renderTable(game, { ...tie, updates: [{ ...told(tie, digging), choices: [] }] });
    expect(container.querySelector(".duel [data-race]")).toBeTruthy();
    expect(container.querySelector(".field [data-race]")).toBeNull();
  });

  it("tears out the word that won where a cascade leaves no time for a verdict (bug)", async () => {
    const { container, rerender, props } = renderTable(game, race, CASCADE - 1);
    const { view, events } = told(race, CASCADE);
    await rerender({ ...props, view, events });
    expect(container.querySelector(".duel .torn")?.textContent).toContain("ELECTION");
  });

  it("makes room anew for the words of the race before when the same two race again (bug)", async () => {
    const { view } = told(race, CASCADE);
    const { container, rerender, props } = renderTable(game, race, CASCADE);
    const first = container.querySelector(".race");
    await rerender({ ...props, view: { ...view, race: { ...view.race!, judged: [] } }, events: [] });
    expect(container.querySelector(".race")).toBe(first);
    await rerender({ ...props, view: { ...view, race: { ...view.race!, letters: "XY" } }, events: [] });
    expect(container.querySelector(".race")).not.toBe(first);
  });

  it("asks for nothing and calls nobody You where a match is told again (bug)", () => {
    const { props, unmount } = renderTable(game, refused, REFUSED);
    unmount();
    const { Table }: AnyGameTable = game;
    const { container } = render(Table, { props: { ...props, choices: [], past: "playing" } });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(container.querySelector("[data-refused] p")).toBeNull();
    expect(screen.getByRole("heading", { name: "Face-off" })).toBeTruthy();
    expect(container.querySelectorAll(".draw:disabled").length).toBe(2);
  });

  it("keeps what is typed while the table votes, which moves the beginning of the race (bug)", async () => {
    const { rerender, props } = renderTable(game, refused, REFUSED);
    const input = screen.getByRole<HTMLInputElement>("textbox");
    await fireEvent.input(input, { target: { value: "gol" } });
    const { view } = told(refused, REFUSED);
    const moved = { ...view, race: { ...view.race!, began: view.race!.began + 4000 } };
    await rerender({ ...props, view: moved, events: [] });
    expect(input.value).toBe("gol");
  });

  it("tells every try once, however often somebody goes back in a replay (bug)", async () => {
    const { props, rerender } = renderTable(game, refused, RIVAL_REFUSED);
    const at = (step: number) => {
      const { view, events, now } = told(refused, step);
      return { ...props, view, events, now: () => now, choices: [], past: "still" as const };
    };
    for (const step of [RIVAL_REFUSED, REFUSED, RIVAL_REFUSED]) await rerender(at(step));
    expect(screen.getAllByText("PENGUIN")).toHaveLength(1);
  });

  it("tells what would have counted when nobody found a word", () => {
    const won = told(race, WON);
    const nobody = { ...won.view.decided.at(-1)!, winner: null, word: "" };
    const view = { ...won.view, decided: [nobody], missed: ["dolphin", "lizard"] };
    renderTable(game, { ...race, updates: [{ ...won, view }] });
    expect(screen.getByText("DOLPHIN and LIZARD would have counted")).toBeTruthy();
  });

  it("says what does not count, and not how the race before came out, when a win is taken back (bug)", async () => {
    const { container, rerender, props } = renderTable(game, race, WON);
    const { view } = told(race, WON);
    const taken = [
      { type: "vote_closed", seat: 2, word: "action", accepted: false },
      { type: "card_returned", card: view.memory.won[2]![0]!, seat: 2, owner: 1 },
    ] as DupleEvent[];
    const [before] = told(race, CASCADE).view.decided;
    await rerender({ ...props, view: { ...view, decided: [before!] }, events: taken });
    expect(screen.getByText("ACTION does not count.")).toBeTruthy();
    const drawn = [{ type: "letter_drawn", seat: 0, card: 1, onto: 0 }] as DupleEvent[];
    await rerender({ ...props, view: { ...view, decided: [before!] }, events: drawn });
    expect(container.querySelector(".verdict .torn")).toBeNull();
    await rerender({ ...props, view, events: [] });
    expect(screen.getByText("ACTION", { selector: ".word" })).toBeTruthy();
    const nobody = { type: "nobody_won", card: 1, drawer: 0, left_game: false } as DupleEvent;
    const [beat] = game.script!(view, { ...told(race, WON), events: [...taken, nobody] }, race.names);
    expect(beat!.headline).toBe("ACTION does not count.");
  });

  it("shows how the latest race ended after a break, without its events", () => {
    renderTable(game, race, WON);
    expect(screen.getByText("ACTION", { selector: ".word" })).toBeTruthy();
    expect(screen.getByText(/in 2\.9 s/)).toBeTruthy();
  });

  it("has a microphone only where the browser can listen", async () => {
    const { unmount } = renderTable(game, race, BEGAN);
    expect(screen.queryByRole("button", { name: "Answer by voice" })).toBeNull();
    unmount();
    const heard = listening();
    const { acted } = renderTable(game, race, BEGAN);
    await fireEvent.click(button("Answer by voice"));
    heard.word("Winter.");
    expect(acted).toEqual([{ type: "answer", word: "winter" }]);
    await fireEvent.click(button("Stop listening"));
    await tick();
    expect(heard.aborted()).toBe(true);
    vi.unstubAllGlobals();
  });
});

/** A browser that can listen. */
function listening() {
  let recognition: { onresult: (heard: unknown) => void } | null = null;
  let aborted = false;
  class Recognition {
    onresult = () => undefined;
    onend = () => undefined;
    start() {
      recognition = this as unknown as typeof recognition;
    }
    abort() {
      aborted = true;
      this.onend();
    }
  }
  vi.stubGlobal("SpeechRecognition", Recognition);
  return {
    word: (transcript: string) => {
      const result = Object.assign([{ transcript }], { isFinal: true });
      recognition?.onresult({ results: [result], resultIndex: 0 });
    },
    aborted: () => aborted,
  };
}
