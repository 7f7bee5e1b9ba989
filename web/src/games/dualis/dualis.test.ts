import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type {
  DualisAction,
  DualisEvent,
  DualisPlayCard,
  DualisTrickWon,
  DualisView,
} from "../../generated/types";
import type { Update } from "../../table";
import { renderTable, updateOf } from "../../testing";
import { centreWithout, faceOf, handOf, trumpOf } from "./cards";
import ending from "./fixtures/ending.json";
import highLow from "./fixtures/high-low.json";
import opening from "./fixtures/opening.json";
import round from "./fixtures/round.json";
import three from "./fixtures/three.json";
import watching from "./fixtures/watching.json";
import { game } from "./game";
import { rest, howItStands, whoseRound, whyItWon } from "./script";
import { winningSeat } from "./strength";
import { cardWords } from "./wording";

type Told = Update<DualisView, DualisAction, DualisEvent>;
const told = (fixture: unknown, step: number) => updateOf(fixture, step) as Told;
/** The step of the opening where it is our turn to follow Star. */
const MY_TURN = 3;

/** A card in short: s2r is the Star 2 Red, m7b+ the Moon 7 Blue under a coin. */
function played(short: string): DualisPlayCard {
  const [, suit, number, colour, coin] = /(.)(\d+)(.)(\+?)/.exec(short)!;
  const card = Number(suit === "m") * 26 + Number(colour === "b") * 13 + Number(number) - 1;
  return { type: "play", card, coin: coin === "+" };
}

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

  it("lets a card be seen to fall before the next one, however many came during a pause (bug)", () => {
    const [fallen, ...rest] = game.script!(told(opening, 0).view, told(opening, 1), opening.names);
    expect(fallen!.events.map(({ type }) => type)).toEqual(["card_played"]);
    expect(rest).toEqual([]);
    expect(fallen!.hold).toBeGreaterThan(0);
  });

  it("shows the result of a round before the next deal", () => {
    const scenes = game.script!(told(round, 1).view, told(round, 2), opening.names);
    expect(scenes.map(({ kind, events }) => [kind, ...events.map(({ type }) => type)])).toEqual([
      ["plain", "card_played"],
      ["verdict", "trick_won"],
      ["count", "round_scored"],
      ["aftermath"],
      ["plain", "round_dealt"],
    ]);
    expect(scenes[2]!.view.tricks.reduce((sum, won) => sum + won)).toBe(9);
    expect(scenes[3]!.headline).toBe("Best this round: Dan (−1)");
    expect(scenes[4]!.view).toBe(told(round, 2).view);
    const asked = scenes.map(({ view }) => game.prompt(view, [], round.names));
    expect(asked).not.toContain("The match is over");
    expect(asked[3]).toBe("Round 1 is over");
  });

  it("says who leads in total where everybody plays alone", () => {
    const { view } = told(round, 2);
    const standing = (...totals: number[]) => howItStands({ ...view, totals }, ["Ada", "Bo", "Cleo"], null);
    expect(standing(3, 7, -1)).toBe("Bo leads with +7 in total");
    expect(standing(7, 7, -1)).toBe("Ada and Bo lead with +7 in total");
  });

  it.each([
    [["s2b", "s9b", "m7b", "s5b+"], [5, 4], false, "Red 5 beats Star 9: Red is trump (5–4)"],
    [["s2r", "s9b", "m7r", "s5b"], [5, 4], false, "Red 7 beats Red 2: higher trump wins"],
    [["s2r", "s9b", "m7r", "s5b"], [5, 4], true, "Red 2 beats Red 7: lower trump wins"],
    [["s2b", "s9b", "m7b", "s5b"], [5, 4], false, "Star 9 beats Star 5: no Red was played"],
    [["s2b", "s9b", "m7r", "s5b"], [4, 4], true, "Star 2 beats Star 5: low card wins, no trump"],
    // The rulebook's trick: its red coin leaves 4 to 4 (DUALIS-12).
    [["s2r", "s9b", "m7r", "s5b+"], [4, 4], false, "Star 9 beats Star 5: no trump"],
    [["s2b", "m9b", "m7b", "m5b"], [5, 4], false, "Star 2 wins: nobody else played a Star"],
    [["s2r", "m9b", "m7b", "m5b"], [5, 4], false, "Red 2 wins: Red is trump (5–4)"],
    [["s4r", "m4r", "s1b", "s2b"], [5, 4], false, "Moon 4 beats Star 4: equal, but played later"],
    [["s4r", "s4b", "m1b", "m2b"], [4, 4], false, "Blue 4 beats Red 4: equal, but played later"],
  ] as [string[], [number, number], boolean, string][])(
    "says of %j with %j in the centre and low strong %s: %s (DUALIS-8)",
    (cards, centre, low, said) => {
      const trick = cards.map(played);
      const trump = trumpOf(centre);
      const view = { ...told(opening, 0).view, trick, centre };
      const won = { trump: trump && ({ red: 0, blue: 1 } as const)[trump], low } as DualisTrickWon;
      expect(whyItWon(view, won).replaceAll("\u00a0", " ").replaceAll("\u2060", "")).toBe(said);
    },
  );

  it("never breaks a verdict between a suit or colour and its number, nor between two counts (bug)", () => {
    const view = { ...told(opening, 0).view, trick: ["s2b", "s9r", "m11b", "s5b"].map(played) };
    const said = whyItWon({ ...view, centre: [5, 4] }, { trump: 0, low: false } as DualisTrickWon);
    expect(said.split(" ")).toEqual(expect.arrayContaining(["Red\u00a09", "Star\u00a05:", "(5–\u20604)"]));
  });

  it("says who wins now, card by card (DUALIS-9)", () => {
    const trick = ["s2r", "s9b", "m9r", "s5b+"].map(played);
    const winning = (cards: number, centre: [number, number]) =>
      winningSeat({ ...told(opening, 0).view, leader: 1, trick: trick.slice(0, cards), centre });
    expect([0, 1, 2, 3, 4].map((cards) => winning(cards, [4, 4]))).toEqual([null, 1, 2, 2, 2]);
    expect([1, 2, 3, 4].map((cards) => winning(cards, [5, 4]))).toEqual([1, 1, 3, 3]);
  });

  it("says by what a round was won, and what decided at equal scores (DUALIS-16)", () => {
    const result = { coins: [5, 7], tricks: [5, 8], scores: [5, -1], winner: 0 };
    expect(whoseRound(result, opening.names)).toBe("Ada and Cleo win the round, +5 to −1");
    expect(whoseRound({ ...result, tricks: [4, 8], scores: [-1, -1], winner: 1 }, opening.names)).toBe(
      "−1 each: Bo and Dan win on tricks, 8 to 4",
    );
    expect([rest(result, 0), rest(result, 1)]).toEqual(["exact: 1 point per trick", "1 trick too many"]);
  });

  it("names the rounds of whoever won the round first, as its verdict does (bug)", () => {
    const { view } = told(round, 2);
    const roundsWon = (...rounds_won: number[]) => howItStands({ ...view, rounds_won }, opening.names, 1);
    expect([roundsWon(0, 1), roundsWon(1, 2)]).toEqual(["Rounds: 1 to 0", "Rounds: 2 to 1"]);
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
        "Bo and Dan win it on tricks.",
    );
  });

  it("adds up the score sheet by partnership", () => {
    const sheet = game.sheet(told(ending, 1).view, ending.names);
    expect(sheet.columns).toEqual(["Ada & Cleo", "Bo & Dan"]);
    expect(sheet.rows.at(-1)!.cells.map(Number)).toContain(2);
  });

  it("writes a total below nothing with a minus sign_bug", () => {
    const { view } = told(three, 0);
    const sheet = game.sheet({ ...view, totals: [6, 4, -1] }, three.names);
    expect(sheet.rows.at(-1)!.cells).toEqual(["6", "4", "−1"]);
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
    expect(screen.getByText("with your coin: no trump")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play Star 8 Red with a blue coin" }));
    expect(acted).toEqual([{ type: "play", card: 7, coin: true }]);
  });

  it("shows the server's refusal where it was tried, with its rule", async () => {
    const reason = { type: "text", id: "dualis/refusal-follow", values: { suit: "star" } } as const;
    const refusal = { rule: "DUALIS-5", reason };
    const { acted } = renderTable(game, opening, MY_TURN, refusal);
    await fireEvent.click(screen.getByRole("button", { name: /^Moon 5 Red/ }));
    expect(acted).toHaveLength(1);
    expect((await screen.findByRole("alert")).textContent).toContain("You still have a Star: play one.");
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

  it("keeps the focus when the last card is played, and gives it to the next hand (bug)", async () => {
    const { rerender, props } = renderTable(game, opening, MY_TURN);
    screen.getByRole("button", { name: /^Star 12 Red/ }).focus();
    const before = props.view as DualisView;
    await rerender({ ...props, view: { ...before, hands: before.hands.with(0, []) } });
    expect(document.activeElement!.getAttribute("role")).toBe("toolbar");
    await rerender({ ...props, view: before });
    expect((document.activeElement as HTMLElement).dataset["card"]).toBeDefined();
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
    expect(panel.textContent).not.toContain("Cards in won tricks");
  });

  it("with memory the table lists all that is gone, and who has none of a suit", async () => {
    renderTable(game, round, 1);
    await fireEvent.click(screen.getByRole("button", { name: "Cards seen" }));
    const panel = screen.getByRole("region", { name: "Cards seen" });
    expect(panel.textContent).toContain("Cards in won tricks");
    expect(panel.textContent).toContain("Out of Stars");
  });
});
