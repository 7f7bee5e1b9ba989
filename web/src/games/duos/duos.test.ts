import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { DuosAction, DuosEvent, DuosView } from "../../generated/types";
import type { Update } from "../../table";
import { renderTable, updateOf } from "../../testing";
import { leastHold, readingTime } from "../../stage/reading";
import { alsoChose, boardOf, full, joined, markAt, nothingMarked, pairsOf, samePair, tapped } from "./board";
import { cardAt, nameAt } from "./cards";
import opening from "./fixtures/opening.json";
import partners from "./fixtures/partners.json";
import { game } from "./game";
import { prompt } from "./wording";
import { words } from "./words";

type Told = Update<DuosView, DuosAction, DuosEvent>;
const told = (fixture: unknown, step: number) => updateOf(fixture, step) as Told;

/** Steps of the opening, seen by seat 0: Dan narrates the first turn, we the second. */
const CHOOSE = 0;
const THIRD_PAIR = 3;
const NEXT_TURN = 4;
const CHOSEN = 5;

/** Our turn as the Narrator, once all are ready: the pairs are to be laid out. */
function narratedByUs() {
  const chosen = told(opening, CHOSEN);
  const view: DuosView = { ...chosen.view, phase: "laying", laid: [] };
  const choices = (view.boards[0] as [number, number][]).map((pair) => ({
    type: "lay",
    pair,
    why: "",
  }));
  return { ...opening, updates: [{ ...chosen, view, choices }] };
}

const cards = () => screen.getAllByRole("button").filter((button) => "spot" in button.dataset);

describe("a match that is told with everything open", () => {
  it("shows the pairs of whoever marks them, and whose they are_bug", () => {
    const chosen = told(opening, CHOSEN);
    const board = chosen.view.boards[0] as [number, number][];
    const events = [{ type: "ready_said", seat: 0 }];
    const open = { ...opening, viewer: null, updates: [{ ...chosen, events, choices: [] }] };
    const { container } = renderTable(game, open);
    expect(container.querySelectorAll(".mark")).toHaveLength(2 * board.length);
    const first = cards()[board[0]![0]]!;
    expect(first.getAttribute("aria-label")).toContain(`${opening.names[0]} paired it with`);
  });

  it("shows nothing of a board that is hidden", () => {
    const { container } = renderTable(game, {
      ...opening,
      viewer: null,
      updates: [{ ...told(opening, CHOSEN), events: [{ type: "ready_said", seat: 1 }], choices: [] }],
    });
    expect(container.querySelectorAll(".mark")).toHaveLength(0);
  });
});

describe("marking a board", () => {
  it("joins two tapped cards under the first free mark", () => {
    const marking = tapped(tapped(nothingMarked(), 4), 1);
    expect(pairsOf(marking)).toEqual([[1, 4]]);
    expect(markAt(marking, 4)).toBe("circle");
  });

  it("puts a card back that is tapped twice, and takes a pair apart", () => {
    expect(tapped(tapped(nothingMarked(), 4), 4)).toEqual(nothingMarked());
    expect(tapped(tapped(tapped(nothingMarked(), 4), 1), 4)).toEqual(nothingMarked());
  });

  it("takes no ninth card", () => {
    const eight = [0, 1, 2, 3, 4, 5, 6, 7].reduce(tapped, nothingMarked());
    expect(full(eight)).toBe(true);
    expect(tapped(eight, 8)).toBe(eight);
  });

  it("moves a dragged card from its pair to the other one", () => {
    const marking = joined(joined(nothingMarked(), 0, 1), 1, 2);
    expect(pairsOf(marking)).toEqual([[1, 2]]);
  });
});

describe("the table", () => {
  it("tells the server the pairs once there are four", async () => {
    const { acted } = renderTable(game, opening, CHOOSE);
    for (const place of [0, 1, 2, 3, 4, 5, 6]) await fireEvent.click(cards()[place]!);
    expect(acted).toEqual([]);
    await fireEvent.click(cards()[7]!);
    expect(acted).toEqual([
      {
        type: "choose",
        pairs: [
          [0, 1],
          [2, 3],
          [4, 5],
          [6, 7],
        ],
      },
    ]);
  });

  it("offers ready only when the server holds the pairs that are shown", async () => {
    const { acted } = renderTable(game, opening, CHOSEN);
    const ready = () =>
      screen.getByRole<HTMLButtonElement>("button", {
        name: words("ready-button"),
      });
    await fireEvent.click(ready());
    expect(acted).toEqual([{ type: "ready" }]);
    const marked = cards().find((card) => card.getAttribute("aria-pressed") === "true");
    await fireEvent.click(marked!);
    expect(ready().disabled).toBe(true);
  });

  it("shows what was chosen for this seat by somebody else, whatever was half marked (bug)", async () => {
    const { rerender, props } = renderTable(game, opening, CHOOSE);
    await fireEvent.click(cards()[0]!);
    await rerender({
      ...props,
      view: updateOf(opening, CHOSEN).view,
      choices: updateOf(opening, CHOSEN).choices,
    });
    const marked = cards().filter((card) => card.getAttribute("aria-pressed") === "true");
    expect(marked.length).toBe(8);
  });

  it("goes back to what the server holds where a change is refused (bug)", async () => {
    const refusal = { rule: "LESSON-3", reason: "Let us go on: say ready." };
    renderTable(game, opening, CHOSEN, refusal);
    await fireEvent.click(screen.getByRole("button", { name: words("clear") }));
    for (const place of [0, 7, 1, 6, 2, 5, 3, 4]) await fireEvent.click(cards()[place]!);
    await screen.findByText(refusal.reason);
    const ready = screen.getByRole<HTMLButtonElement>("button", { name: words("ready-button") });
    expect(ready.disabled).toBe(false);
  });

  it("says of each card which it is paired with", () => {
    renderTable(game, opening, CHOSEN);
    const view = told(opening, CHOSEN).view;
    const [[one, other]] = view.boards[0] as [[number, number]];
    expect(cards()[one]!.getAttribute("aria-label")).toContain(nameAt(view, other).toLowerCase());
  });

  it("shows the Narrator's reason at full length, who else saw the pair, and everybody's board", () => {
    renderTable(game, opening, THIRD_PAIR);
    const { view } = told(opening, THIRD_PAIR);
    const lay = view.laid.at(-1)!;
    const scene = screen.getByText(words("quoted", { word: lay.why })).parentElement!;
    for (const seat of alsoChose(view, lay.pair)) expect(scene.textContent).toContain(opening.names[seat]);
    const boards = screen.getByRole("list", { name: words("boards") }).children;
    expect([...boards].map((board) => board.querySelectorAll("img").length)).toEqual(
      opening.names.map(() => 8),
    );
  });

  it("puts the pairs that were laid first on every board, each with its number", () => {
    renderTable(game, opening, THIRD_PAIR);
    const { view } = told(opening, THIRD_PAIR);
    const boards = [...screen.getByRole("list", { name: words("boards") }).children];
    const numbers = (seat: number) =>
      [...boards[seat]!.querySelectorAll<HTMLElement>("[data-number]")].map((sign) => sign.dataset["number"]);
    expect(numbers(view.narrator!)).toEqual(["1", "2", "3"]);
    for (const seat of boards.keys()) {
      const had = view.laid.flatMap(({ pair }, index) =>
        boardOf(view, seat).some((each) => samePair(each, pair)) ? [String(index + 1)] : [],
      );
      expect(numbers(seat)).toEqual(had);
    }
  });

  it("shows no board but the viewer's own while pairs are chosen", () => {
    renderTable(game, opening, CHOSEN);
    expect(screen.queryByRole("list", { name: words("boards") })).toBeNull();
  });

  it("asks for a partner while one card is picked up, and no longer when it has one", async () => {
    renderTable(game, opening, CHOOSE);
    const label = (place: number) => cards()[place]!.getAttribute("aria-label");
    await fireEvent.click(cards()[0]!);
    expect(label(0)).toContain(words("place-half"));
    await fireEvent.click(cards()[1]!);
    expect(label(0)).not.toContain(words("place-half"));
    expect(screen.queryByText(/^What goes with/)).toBeNull();
  });

  it("shows the Narrator both cards of the pair to be laid out, and asks about both", async () => {
    const narrating = narratedByUs();
    renderTable(game, narrating);
    const { view } = told(narrating, 0);
    const [one, other] = (view.boards[0] as [number, number][])[1]!;
    await fireEvent.click(cards()[other]!);
    const pickedUp = cards().flatMap((card, place) => (card.querySelector(".picked") ? [place] : []));
    expect(pickedUp).toEqual([one, other]);
    for (const place of pickedUp) {
      expect(cards()[place]!.getAttribute("aria-label")).toContain(words("place-to-lay"));
      expect(cards()[place]!.getAttribute("aria-label")).not.toContain(words("place-half"));
    }
    const asked = words("lay-pair", {
      one: cardAt(view, one),
      other: cardAt(view, other),
    });
    expect(screen.getByText(asked)).toBeTruthy();
  });

  it("lets partners say one word", async () => {
    const { acted } = renderTable(game, partners, 0);
    await fireEvent.click(screen.getByRole("button", { name: words("hint-word") }));
    await fireEvent.input(screen.getByRole("textbox"), {
      target: { value: "insect" },
    });
    await fireEvent.click(screen.getByRole("button", { name: words("say-word") }));
    expect(acted).toEqual([{ type: "word", word: "insect" }]);
  });

  it("points at a card with NOT", async () => {
    const { acted } = renderTable(game, partners, 0);
    await fireEvent.click(screen.getByRole("button", { name: words("hint-not") }));
    await fireEvent.click(cards()[5]!);
    expect(acted).toEqual([{ type: "not", place: 5 }]);
  });

  it("shows a refusal where one acted", async () => {
    renderTable(game, partners, 0, {
      rule: "DUOS-22",
      reason: "Say one word.",
    });
    await fireEvent.click(screen.getByRole("button", { name: words("hint-not") }));
    await fireEvent.click(cards()[5]!);
    expect(await screen.findByText(/Say one word/)).toBeTruthy();
  });
});

describe("the wording", () => {
  const fourth = () => game.script!(told(opening, THIRD_PAIR).view, told(opening, NEXT_TURN), opening.names);

  it("shows the fourth pair, the Narrator's points and the standing before the next turn", () => {
    const beats = fourth();
    const kinds = beats.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== "count")).toEqual(["compare", "verdict", "aftermath", "plain"]);
    expect(beats.flatMap(({ events }) => events)).toEqual(told(opening, NEXT_TURN).events);
    expect(beats[0]!.view.laid).toHaveLength(4);
    expect(beats.at(-2)!.view.scores).toEqual(told(opening, NEXT_TURN).view.scores);
    expect(beats.at(-1)!.view).toBe(told(opening, NEXT_TURN).view);
  });

  it("says who leads between two turns, and that nobody leads any more after the last one (bug)", () => {
    const [before, after] = [told(opening, THIRD_PAIR).view, told(opening, NEXT_TURN)];
    const points = 7;
    const standing = (ahead: number, phase: "laying" | "over") => {
      const scores = after.view.scores.map((_, seat) => (seat < ahead ? points : 0));
      return game.script!(before, { ...after, view: { ...after.view, scores, phase } }, opening.names).at(-2)!
        .headline;
    };
    const [who = ""] = opening.names;
    expect(standing(1, "laying")).toBe(words("lead-one", { who, points }));
    expect(standing(1, "over")).toBe(words("ahead-one", { who, points }));
    expect(standing(2, "over")).toBe(words("ahead-many", { people: opening.names.slice(0, 2), points }));
  });

  it("leaves a laid pair on stage for as long as its reason takes to be read", () => {
    const [pair] = fourth();
    const { why } = pair!.view.laid.at(-1)!;
    expect(leastHold(pair!)).toBeGreaterThanOrEqual(readingTime(why));
  });

  it("opens the boards before anybody acts on them", () => {
    const { view } = told(opening, THIRD_PAIR);
    const open: Told = { ...told(opening, THIRD_PAIR), events: [{ type: "boards_revealed", boards: [] }] };
    const [reveal, then] = game.script!(told(opening, CHOOSE).view, open, opening.names);
    expect(reveal).toMatchObject({ kind: "reveal", view });
    expect(then).toMatchObject({ kind: "plain", events: [] });
  });

  it("does not tell what two boards come to before they are compared, and says when a turn is over (bug)", () => {
    const { view } = told(partners, 0);
    const shown = { ...view, phase: "comparing" as const, viewer: null };
    const asked = (kind: "reveal" | "verdict" | "aftermath") => prompt(shown, [], partners.names, { kind });
    expect(asked("reveal")).toBe("The boards are open");
    expect(asked("verdict")).toBe(`Turn ${view.turn} is over`);
    const laying = { ...told(opening, CHOOSE).view, phase: "laying" as const };
    expect(prompt(laying, [], opening.names, { kind: "aftermath" })).toBe(`Turn ${laying.turn} is over`);
  });

  it("says whose pairs are to be guessed, and how many are marked", () => {
    const { view, choices } = told(opening, CHOOSE);
    expect(prompt(view, choices, opening.names, null, 2)).toBe("Guess Dan’s pairs: 2 of 4");
    const narrating = { ...view, narrator: view.viewer };
    expect(prompt(narrating, choices, opening.names, null, 1)).toContain("to be guessed: 1 of 4");
    const partner = told(partners, 0);
    expect(prompt(partner.view, partner.choices, partners.names, null, 0)).toContain(partners.names[1]);
  });

  it("tells two partners what they have in common, and at the end what the scale says", () => {
    const over = {
      ...told(opening, THIRD_PAIR).view,
      narrator: null,
      phase: "over" as const,
      scores: [1, 1],
    };
    const compared = { type: "boards_compared" as const, pairs: [], won: false, score: 1 };
    const beats = game.script!(over, { ...told(opening, THIRD_PAIR), view: over, events: [compared] }, []);
    expect(beats.map(({ kind }) => kind)).toEqual(["reveal", "verdict", "aftermath", "plain"]);
    expect(beats[2]!.headline).toBe(words("verdict-1"));
    expect(game.ending!(over)).toEqual({
      headline: words("verdict-1"),
      reason: words("story-together-note", { won: 1, turns: over.turn }),
      celebrated: false,
    });
    expect(game.ending!({ ...over, scores: [4, 4] })!.celebrated).toBe(true);
    expect(game.ending!(told(opening, THIRD_PAIR).view)).toBeNull();
  });

  it("does not count pairs where there are none", () => {
    expect(words("compared-lost", { count: 0 })).toBe("No pairs in common: you need 3 to win");
    expect(words("compared-lost", { count: 1 })).toBe("Only 1 pair in common: you need 3 to win");
  });

  it("has a sentence for every event", () => {
    for (const update of opening.updates as unknown as Told[]) {
      for (const event of update.events) expect(game.sentence(event, opening.names)).not.toBe("");
    }
  });

  it("adds the turns up in the score sheet", () => {
    const { view } = told(opening, NEXT_TURN);
    const sheet = game.sheet(view, opening.names);
    expect(sheet.rows.at(-1)!.cells).toEqual(view.scores.map(String));
    expect(sheet.rows).toHaveLength(2);
  });
});
