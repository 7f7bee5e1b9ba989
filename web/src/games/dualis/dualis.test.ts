import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { DualisAction, DualisEvent, DualisView } from "../../generated/types";
import type { Update } from "../../table";
import { renderTable, updateOf } from "../../testing";
import { centreWithout, faceOf, handOf, trumpOf } from "./cards";
import ending from "./fixtures/ending.json";
import highLow from "./fixtures/high-low.json";
import opening from "./fixtures/opening.json";
import round from "./fixtures/round.json";
import watching from "./fixtures/watching.json";
import { game } from "./game";
import { cardWords } from "./wording";

type Told = Update<DualisView, DualisAction, DualisEvent>;
const told = (fixture: unknown, step: number) => updateOf(fixture, step) as Told;
/** The step of the opening where it is our turn to follow Star. */
const MY_TURN = 3;

describe("a card's number", () => {
  it("says suit, colour and number", () => {
    expect(faceOf(0)).toEqual({ suit: "star", colour: "red", number: 1 });
    expect(faceOf(25)).toEqual({ suit: "star", colour: "blue", number: 13 });
    expect(faceOf(26)).toEqual({ suit: "moon", colour: "red", number: 1 });
    expect(faceOf(51)).toEqual({ suit: "moon", colour: "blue", number: 13 });
  });
});

describe("the balance", () => {
  it("gives the colour with more coins as trump", () => {
    expect(trumpOf([5, 4])).toBe("red");
    expect(trumpOf([4, 5])).toBe("blue");
    expect(trumpOf(centreWithout([5, 4], "red"))).toBeNull();
  });
});

describe("the wording", () => {
  it("shows a whole trick, then who won it, then the empty table", () => {
    const before = told(opening, MY_TURN);
    const update = told(opening, MY_TURN + 1);
    const scenes = game.script!(before.view, update, opening.names);
    expect(scenes.map((scene) => scene.events.map((event) => event.type))).toEqual([
      ["card_played"],
      ["trick_won"],
      [],
    ]);
    expect(scenes.map((scene) => scene.view.trick.length)).toEqual([4, 4, 0]);
    expect(scenes.at(-1)!.view).toBe(update.view);
    expect(scenes.slice(0, 2).every((scene) => scene.hold > 0)).toBe(true);
  });

  it("shows the result of a round before the next deal", () => {
    const scenes = game.script!(told(round, 1).view, told(round, 2), opening.names);
    expect(scenes.map((scene) => scene.events[0]?.type)).toEqual([
      "card_played",
      "trick_won",
      "round_scored",
      "round_dealt",
    ]);
    expect(scenes[2]!.view.tricks.reduce((sum, won) => sum + won)).toBe(9);
    expect(scenes[3]!.view).toBe(told(round, 2).view);
  });

  it("never shows coins or tricks that the next view does not confirm", () => {
    const before = told(opening, MY_TURN);
    const update = told(opening, MY_TURN + 1);
    const [, won] = game.script!(before.view, update, opening.names);
    expect(won!.view.centre).toEqual(update.view.centre);
    expect(won!.view.hands).toEqual(update.view.hands);
  });

  it("has a sentence for every event", () => {
    const events = [...told(round, 2).events, ...told(ending, 1).events];
    for (const event of events) expect(game.sentence(event, opening.names)).toMatch(/^\S.*\.$/);
  });

  it("says why a card won the trick, and why partners won a round with equal scores", () => {
    const play = { type: "play", card: 17, coin: true } as const;
    const won: DualisEvent = { type: "trick_won", seat: 1, cards: [17], trump: 0, play, low: true };
    expect(game.sentence(won, opening.names)).toBe(
      "Bo wins the trick: Star 5 Blue with a red coin is the lowest Red, and Red is trump.",
    );
    const result = { coins: [4, 5], tricks: [3, 6], scores: [-1, -1], winner: 1 };
    expect(game.sentence({ type: "round_scored", round: 2, result }, opening.names)).toBe(
      "Round 2 is over: Ada & Cleo −1 (3 tricks, 4 coins); Bo & Dan −1 (6 tricks, 5 coins). " +
        "Bo and Dan win it with more tricks.",
    );
  });

  it("adds up the score sheet by partnership", () => {
    const sheet = game.sheet(told(ending, 1).view, ending.names);
    expect(sheet.columns).toEqual(["Ada & Cleo", "Bo & Dan"]);
    expect(sheet.rows.at(-1)!.cells.map(Number)).toContain(2);
  });
});

describe("the table", () => {
  it("offers what may be played and bars the rest", () => {
    renderTable(game, opening, MY_TURN);
    const { view, choices } = told(opening, MY_TURN);
    const playable = new Set(choices.map((choice) => (choice.type === "play" ? choice.card : -1)));
    for (const card of handOf(view, 0)) {
      const name = game.sentence({ type: "card_played", seat: 0, card, coin: false }, ["x"]).slice(8, -1);
      const button = screen.getByRole("button", { name: new RegExp(`^${name}`) });
      expect(button.classList.contains("playable")).toBe(playable.has(card));
    }
  });

  it("plays the chosen card with the coin that was put on it", async () => {
    const { acted } = renderTable(game, opening, MY_TURN);
    await fireEvent.click(screen.getByRole("button", { name: /^Star 8 Red/ }));
    await fireEvent.click(screen.getAllByRole("button", { name: "Put a blue coin on Star 8 Red" })[0]!);
    expect(screen.getByText("then no trump")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play Star 8 Red with a blue coin" }));
    expect(acted).toEqual([{ type: "play", card: 7, coin: true }]);
  });

  it("shows the server's refusal where it was tried, with its rule", async () => {
    const reason = { type: "text", id: "dualis/refusal-follow", values: { suit: "star" } } as const;
    const refusal = { rule: "DUALIS-5", reason };
    const { acted } = renderTable(game, opening, MY_TURN, refusal);
    await fireEvent.click(screen.getByRole("button", { name: /^Moon 5 Red/ }));
    expect(acted).toHaveLength(1);
    expect((await screen.findByRole("alert")).textContent).toContain("Follow Star while you can.");
    expect(screen.getByRole("button", { name: "Read rule DUALIS-5" })).toBeTruthy();
  });

  it("is played with the keyboard alone", async () => {
    const { acted } = renderTable(game, opening, MY_TURN);
    const first = screen.getByRole("button", { name: /^Star 8 Red/ });
    first.focus();
    await fireEvent.keyDown(first, { key: "ArrowRight" });
    const second = document.activeElement as HTMLElement;
    expect(second.getAttribute("aria-label")).toMatch(/^Star 12 Red/);
    await fireEvent.click(second);
    await fireEvent.keyDown(second, { key: "c" });
    await fireEvent.click(second);
    expect(acted).toEqual([{ type: "play", card: 11, coin: true }]);
  });

  it("hands the focus on when the card that had it is played", async () => {
    const { rerender, props } = renderTable(game, opening, MY_TURN);
    screen.getByRole("button", { name: /^Star 12 Red/ }).focus();
    const before = props.view as DualisView;
    const hands = before.hands.map((hand) =>
      Array.isArray(hand) ? hand.filter((card) => card !== 11) : hand,
    );
    await rerender({ ...props, view: { ...before, hands } });
    const focused = document.activeElement as HTMLElement;
    expect(focused.dataset["card"]).toBe(String((hands[0] as number[])[1]));
    expect(focused.tabIndex).toBe(0);
  });

  it("announces which way strength runs", () => {
    const step = highLow.updates.findIndex((update) => update.view.trick.length > 0);
    renderTable(game, highLow, step);
    expect(screen.getByText(/(Low|High) card wins/)).toBeTruthy();
  });

  it("shows spectators no hand and nothing to do", () => {
    renderTable(game, watching, 0);
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(screen.queryByRole("button", { name: "Play" })).toBeNull();
  });
});

describe("without memory", () => {
  const off = (view: DualisView) => ({ ...view, options: { ...view.options, memory: false } });
  const trick = (first: number): DualisEvent[] => [
    ...[0, 1, 2].map((seat) => ({ type: "card_played" as const, seat, card: first + seat, coin: false })),
    {
      type: "trick_won",
      seat: 2,
      cards: [first, first + 1, first + 2],
      trump: null,
      play: { type: "play", card: first + 2, coin: false },
      low: false,
    },
  ];
  const handed: DualisEvent = { type: "coins_handed", seat: 0, partner: 2, count: 1 };
  const happened = [...trick(0), handed, ...trick(3), ...trick(6), ...trick(9).slice(0, 1)];

  it("the log lists the current and the last trick only (DUALIS-10)", () => {
    const { view } = told(opening, MY_TURN);
    expect(game.recalled!(off(view), happened)).toEqual([handed, ...trick(6), ...trick(9).slice(0, 1)]);
    expect(game.recalled!(view, happened)).toEqual(happened);
  });

  it("the table shows the last trick again, and nothing before it", async () => {
    const update = told(round, 1);
    const played = update.view.last_trick!.plays.map((play) => cardWords(play.card));
    const view = { ...off(update.view), memory: null };
    renderTable(game, { ...round, updates: [{ ...update, view }] });
    await fireEvent.click(screen.getByRole("button", { name: "The last trick" }));
    const panel = screen.getByRole("region", { name: "The last trick" });
    for (const card of played) expect(panel.innerHTML).toContain(card);
    expect(panel.textContent).not.toContain("In won tricks");
  });

  it("with memory the table lists all that is gone, and who has none of a suit", async () => {
    renderTable(game, round, 1);
    await fireEvent.click(screen.getByRole("button", { name: "What was seen" }));
    const panel = screen.getByRole("region", { name: "What was seen" });
    expect(panel.textContent).toContain("In won tricks");
    expect(panel.textContent).toContain("No Stars left");
  });
});
