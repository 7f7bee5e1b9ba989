import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { UnoDuoAction, UnoDuoEvent, UnoDuoView } from "../../generated/types";
import { leastHold } from "../../stage/reading";
import type { Update } from "../../table";
import { renderTable, updateOf } from "../../testing";
import { faceOf, isOpening, keyed, leftOf, runBegan } from "./cards";
import { callOf, insteadOf, isShout, topOrigin } from "./doing";
import colour from "./fixtures/colour.json";
import draft from "./fixtures/draft.json";
import ending from "./fixtures/ending.json";
import many from "./fixtures/many.json";
import opening from "./fixtures/opening.json";
import race from "./fixtures/race.json";
import round from "./fixtures/round.json";
import run from "./fixtures/run.json";
import stack from "./fixtures/stack.json";
import watching from "./fixtures/watching.json";
import { game } from "./game";
import UnoSaid from "./UnoSaid.svelte";
import { cardWords, openingWords, stopWords } from "./wording";

type Told = Update<UnoDuoView, UnoDuoAction, UnoDuoEvent>;
const told = (fixture: unknown, step: number) => updateOf(fixture, step) as Told;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const asked = () => document.querySelector(".prompt")!.textContent;
const resize = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({
    width,
  });
const types = (fixture: unknown, step: number) =>
  game.script!(told(fixture, step - 1).view, told(fixture, step), opening.names).map((scene) =>
    scene.events.map((event) => event.type),
  );

describe("a card's number", () => {
  it("says colour and sign", () => {
    expect(faceOf(0)).toEqual({ colour: "red", sign: 0 });
    expect(faceOf(25)).toEqual({ colour: "yellow", sign: "draw_two" });
    expect(faceOf(51)).toEqual({ colour: "blue", sign: "draw_two" });
    expect(faceOf(53)).toEqual({ colour: null, sign: "wild_draw_four" });
  });

  it("is spoken, a wild with its colour", () => {
    expect(cardWords(37)).toBe("Green Reverse");
    expect(cardWords(52, "blue")).toBe("Wild, named Blue");
    expect(cardWords(4, "red")).toBe("Red 4");
  });

  it("has a key of its own beside its equals", () => {
    expect(keyed([3, 3, 7]).map(({ key }) => key)).toEqual(["card-3-0", "card-3-1", "card-7-0"]);
  });
});

describe("the wording", () => {
  it("shows the last pick, then the opening card, then what it did", () => {
    expect(types(colour, 1)).toEqual([["card_picked"], ["pile_opened"], ["cards_drawn", "turn_lost"]]);
    const scenes = game.script!(told(colour, 0).view, told(colour, 1), opening.names);
    expect(scenes.map((scene) => scene.view.phase)).toEqual(["draft", "turn", "colour"]);
    expect(scenes.at(-1)!.view).toBe(told(colour, 1).view);
  });

  it("shows the result of a round before the next draft", () => {
    expect(types(round, 2)).toEqual([["card_played"], ["round_scored"], [], ["round_dealt"]]);
    const [played, scored, after] = game.script!(told(round, 1).view, told(round, 2), opening.names);
    expect(played!.view.hands[0]).toEqual([]);
    expect(scored!.view.totals).toEqual(told(round, 2).view.totals);
    expect(after).toMatchObject({ kind: "aftermath", view: scored!.view });
    expect(after!.headline).toContain("Ada wins round 1");
    expect(leastHold(after!)).toBeGreaterThan(3000);
  });

  it("keeps the result of the last round on the table", () => {
    const scenes = game.script!(told(ending, 2).view, told(ending, 3), opening.names);
    expect(scenes.at(-1)!.view).toBe(told(ending, 3).view);
    expect(scenes.at(-2)!.kind).toBe("aftermath");
    expect(scenes.at(-3)!.events.at(-1)!.type).toBe("round_scored");
  });

  it("lets a card be seen before it takes effect", () => {
    expect(types(many, 1)).toEqual([["card_played"], ["cards_drawn", "cards_seen", "turn_lost"]]);
    const [played] = game.script!(told(many, 0).view, told(many, 1), opening.names);
    expect(played!.view.top).toBe(told(many, 1).view.top);
    expect(played!.view.hands[0]).toEqual(told(many, 0).view.hands[0]);
  });

  it("holds nothing back in a race", () => {
    for (const step of [1, 4]) {
      const scenes = game.script!(told(race, step - 1).view, told(race, step), opening.names);
      expect(scenes).toHaveLength(1);
      expect(scenes[0]!.hold).toBe(0);
      expect(game.urgent!(scenes[0]!.view)).toBe(told(race, step).view.owing !== null);
    }
  });

  it("has a sentence for every event", () => {
    for (const fixture of [draft, opening, run, stack, race, many, colour, round, ending]) {
      const events = fixture.updates.flatMap((update) => update.events) as UnoDuoEvent[];
      for (const event of events) expect(game.sentence(event, fixture.names)).toMatch(/^\S.*\.$/);
    }
  });

  it("says what the opening card did", () => {
    const { view } = told(opening, 1);
    expect(isOpening(view)).toBe(true);
    expect(openingWords(view, opening.names)).toBe("opens: Ada begins with a colour run");
    expect(openingWords({ ...view, top: 10 }, opening.names)).toBe("opens: Ada is skipped, Bo goes first");
    expect(openingWords({ ...view, top: 54 }, opening.names)).toContain("Bo names the colour");
  });

  it("says what ending the run would do", () => {
    const { view } = told(run, 2);
    expect(stopWords({ ...view, top: 10 }, "Bo")).toContain("you go again");
    expect(stopWords({ ...view, top: 12 }, "Bo")).toContain("Bo draws 2");
    expect(stopWords({ ...view, top: 5 }, "Bo")).toContain("Bo’s turn");
  });

  it("charges the loser on the score sheet", () => {
    const sheet = game.sheet(told(round, 2).view, round.names);
    expect(sheet.columns).toEqual(["Ada", "Bo"]);
    expect(sheet.rows.map((row) => row.cells)).toEqual([
      ["0", "+46"],
      ["0", "46"],
    ]);
  });
});

describe("the UNO button", () => {
  it("knows whom to catch, when to say it, and when to say it along", () => {
    expect(callOf(told(race, 1).view, [], [], false)).toBe("catch");
    expect(callOf(told(race, 4).view, [], [], false)).toBe("say");
    const { view } = told(stack, 1);
    const play = { type: "play", card: 1, colour: null, uno: true } as const;
    expect(callOf(view, [], [play], false)).toBe("arm");
    expect(callOf(view, [], [play], true)).toBe("armed");
    expect(callOf(view, [], [{ ...play, uno: false }], true)).toBe("idle");
  });

  it("catches the opponent", async () => {
    const { acted } = renderTable(game, race, 1);
    await fireEvent.click(button("Your opponent forgot: say UNO first"));
    expect(acted).toEqual([{ type: "catch_uno" }]);
  });

  it("fires as soon as it is touched, and once", async () => {
    const { acted } = renderTable(game, race, 4);
    const uno = button("Say UNO now");
    await fireEvent.pointerDown(uno, { button: 0 });
    await fireEvent.click(uno, { detail: 1 });
    expect(acted).toEqual([{ type: "say_uno" }]);
  });

  it("is pressed with U", async () => {
    const { acted } = renderTable(game, race, 4);
    await fireEvent.keyDown(document.body, { key: "u" });
    expect(acted).toEqual([{ type: "say_uno" }]);
  });

  it("says UNO along with the card that leaves one", async () => {
    const { acted } = renderTable(game, ending, 1);
    await fireEvent.click(button("Say UNO as you play your second-to-last card"));
    expect(button("UNO will be said with your next card").getAttribute("aria-pressed")).toBe("true");
    const card = screen.getAllByRole("button", { name: /may be played/ })[0]!;
    await fireEvent.click(card);
    await fireEvent.click(button(/^Play /));
    expect(acted).toMatchObject([{ type: "play", uno: true }]);
  });
});

describe("the table", () => {
  it("offers the draft as a card you see and one you don't", async () => {
    const seen = cardWords(told(draft, 1).view.looked_at as number);
    const ways = [
      [`Discard ${seen} and take the next card, face down`, "discard"],
      [`Keep ${seen}; the next card is out of the draft`, "keep"],
      ["Take next", "discard"],
      ["Keep", "keep"],
    ] as const;
    for (const [name, type] of ways) {
      const { acted, unmount } = renderTable(game, draft, 1);
      await fireEvent.click(button(name));
      expect(acted).toEqual([{ type }]);
      unmount();
    }
  });

  it("tells how the cut came out", () => {
    renderTable(game, draft, 0);
    expect(screen.getByText("Bo cut the higher card and drafts first")).toBeTruthy();
    expect(screen.getByText(/Ada cuts Green 4\./)).toBeTruthy();
  });

  it("does not show the card that the other player looks at", () => {
    renderTable(game, draft, 0);
    expect(screen.queryByRole("button", { name: /^Keep \w+ / })).toBeNull();
  });

  it("counts the stacked Draw 2s and lets them be answered or taken", async () => {
    const { acted } = renderTable(game, stack, 1);
    expect(screen.getByText("+4", { selector: ".stack" })).toBeTruthy();
    await fireEvent.click(button(/^Green Draw 2.*may be played/));
    await fireEvent.click(button("Play Green Draw 2"));
    await fireEvent.click(button("Draw 4"));
    expect(acted, "only one thing is done at a time").toEqual([
      { type: "play", card: 38, colour: null, uno: false },
    ]);
  });

  it("ends a run with its own button", async () => {
    const { acted } = renderTable(game, run, 2);
    expect(screen.getByText("Colour run: Blue only")).toBeTruthy();
    await fireEvent.click(button("End run"));
    expect(acted).toEqual([{ type: "end_run" }]);
  });

  it("names the colour of an opening wild", async () => {
    const { acted } = renderTable(game, colour, 1);
    const picker = within(screen.getByRole("toolbar", { name: "Name a colour" }));
    await fireEvent.click(picker.getByRole("button", { name: "Green" }));
    expect(acted).toEqual([{ type: "name_colour", colour: 2 }]);
  });

  it("asks for the colour of a wild before it is played", async () => {
    const { props, rerender, acted } = renderTable(game, stack, 3);
    const plays = [0, 1, 2, 3].map((named) => ({ type: "play", card: 52, colour: named, uno: false }));
    const view = { ...(props.view as UnoDuoView), hands: [[4, 52], { type: "hidden", count: 4 }] };
    await rerender({ ...props, view, choices: [...plays, { type: "draw" }] });
    await fireEvent.click(button(/^Wild, may be played/));
    expect(asked()).toBe("Wild: name a colour");
    const picker = within(screen.getByRole("toolbar", { name: "Wild: name a colour" }));
    await fireEvent.click(picker.getByRole("button", { name: "Blue" }));
    expect(acted).toEqual([{ type: "play", card: 52, colour: 3, uno: false }]);
  });

  it("names what a customizable wild does in the log, too (UNO-2)", () => {
    const customizable = "draw_one" as const;
    const CARD = 55;
    const names = ["Ada", "Bo"];
    const played = { type: "card_played" as const, seat: 0, card: CARD, colour: 3 as const, uno: false };
    const said = "Wild Customizable (the opponent draws 1)";
    expect(game.sentence({ ...played, customizable }, names)).toContain(`Ada plays ${said}`);
    expect(game.sentence({ ...played, customizable: "wild" }, names)).not.toContain("(");
    const seen = { type: "cards_seen" as const, seat: 0, cards: [4, CARD], customizable };
    expect(game.sentence(seen, names)).toContain(said);
    const picked = { type: "card_picked" as const, seat: 0, kept: true, discarded: CARD, customizable };
    expect(game.sentence(picked, names)).toContain(said);
  });

  it("says what the customizable wilds do at this table", async () => {
    const { props, rerender } = renderTable(game, race, 3);
    const view = props.view as UnoDuoView;
    const options = { ...view.options, customizable: "draw_one" };
    await rerender({ ...props, view: { ...view, options } });
    expect(button(/^Wild Customizable \(the opponent draws 1\)/).textContent).toContain("+1");
  });

  it("shows the server's refusal where it was tried, with its rule", async () => {
    const refusal = { rule: "UNO-19", reason: "Play a Draw 2, or draw 4 cards." };
    const { acted } = renderTable(game, stack, 1, refusal);
    await fireEvent.click(screen.getAllByRole("button", { name: /^Red 4$/ })[0]!);
    expect(acted).toHaveLength(1);
    expect((await screen.findByRole("alert")).textContent).toContain(refusal.reason);
    expect(button("Read rule UNO-19")).toBeTruthy();
  });

  it("keeps the focus when the colours of a wild go (bug)", async () => {
    const { rerender, props } = renderTable(game, colour, 1);
    const named = button("Green");
    named.focus();
    await rerender({ ...props, choices: [] });
    await new Promise((observed) => setTimeout(observed));
    expect(named.isConnected).toBe(false);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("is played with the keyboard alone", async () => {
    const { acted } = renderTable(game, stack, 1);
    const first = screen.getAllByRole("button", { name: /^Red 4/ })[0]!;
    first.focus();
    await fireEvent.keyDown(first, { key: "End" });
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowLeft" });
    const answer = document.activeElement as HTMLElement;
    expect(answer.textContent).toMatch(/^Green Draw 2/);
    await fireEvent.click(answer);
    await fireEvent.click(answer);
    expect(acted).toEqual([{ type: "play", card: 38, colour: null, uno: false }]);
  });

  it("holds more than twenty cards", () => {
    renderTable(game, many, 1);
    expect(within(screen.getByRole("toolbar")).getAllByRole("button")).toHaveLength(20);
  });

  it("chooses the card that was just drawn", async () => {
    const { props, rerender } = renderTable(game, stack, 3);
    const view = { ...(props.view as UnoDuoView), phase: "drawn", drawn: 12, hands: [[4, 12], []] };
    await rerender({ ...props, view, choices: [{ type: "play", card: 12, colour: null, uno: false }] });
    expect(button("Red Draw 2, just drawn, chosen, may be played")).toBeTruthy();
    expect(asked()).toBe("Play the card you drew, or keep it?");
  });

  it("asks before it opens the colours of a wild that was just drawn", () => {
    renderTable(game, race, 3);
    expect(button("Wild Customizable, just drawn, may be played")).toBeTruthy();
    expect(screen.queryByRole("toolbar", { name: /name a colour/ })).toBeNull();
    expect(asked()).toBe("Play Wild Customizable, or keep it?");
  });

  it("lists what could be remembered, when asked", async () => {
    resize(360);
    renderTable(game, stack, 1);
    expect(screen.queryByText("Cards still out")).toBeNull();
    await fireEvent.click(button(/^Memory/));
    resize(1024);
    expect(screen.getByText("Cards still out")).toBeTruthy();
    expect(screen.getByText(/at the bottom of the draw pile/)).toBeTruthy();
    expect(document.querySelectorAll(".grid .cell")).toHaveLength(56);
    const counts = [...document.querySelectorAll(".grid .cell")].map(({ textContent }) => textContent.trim());
    expect(counts.filter((count) => !/^[1-4]?$/.test(count))).toEqual([]);
  });

  it("counts what is left: the deck without what was seen to go and what is known to be held (UNO-1)", () => {
    const none = { discards: [], below: [], known: [[], []], open: [[], []], drawn_open: false };
    const hidden = { type: "hidden", count: 7 } as const;
    const view = (change: object) =>
      ({ ...told(stack, 1).view, hands: [hidden, hidden], memory: none, ...change }) as unknown as UnoDuoView;
    const sum = (change: object) => leftOf(view(change)).reduce((all, count) => all + count, 0);
    expect(sum({})).toBe(112);
    expect(leftOf(view({})).slice(0, 3)).toEqual([1, 2, 2]);
    expect(leftOf(view({})).slice(-4)).toEqual([4, 4, 1, 3]);
    expect(sum({ hands: [[1, 1, 52], hidden], memory: { ...none, discards: [0], known: [[1], [7]] } })).toBe(
      107,
    );
    expect(sum({ memory: { ...none, below: [3, 4, 5] } })).toBe(112);
  });

  it("lays out what was laid in a run, and nothing that lay there before bug", () => {
    const { view } = told(stack, 1);
    const lying = (discards: number[], change: object = {}) =>
      ({
        ...view,
        phase: "run",
        top: discards.at(-1)!,
        colour: 1,
        discarded: discards.length,
        memory: { ...view.memory!, discards },
        ...change,
      }) as UnoDuoView;
    const reverse = 24;
    expect(runBegan(lying([15, 16, reverse]), null)).toBe(2);
    expect(runBegan(lying([15, 16, reverse, 17, 18]), 2)).toBe(2);
    expect(runBegan(lying([15, 16, reverse, 17, reverse, 18]), 2)).toBe(2);
    expect(runBegan(lying([15, 16, reverse, 17, reverse, 18]), null)).toBe(4);
    expect(runBegan(lying([15, reverse, 3, reverse]), 1)).toBe(3);
    expect(runBegan(lying([15, reverse], { phase: "turn" }), 1)).toBeNull();
    expect(runBegan(lying([15, 17], { memory: null }), null)).toBe(1);
  });

  it("says how many cards change hands", () => {
    const { view } = told(stack, 1);
    const hands: UnoDuoView["hands"] = [[1, 2, 3], { type: "hidden", count: 7 }];
    const played = {
      type: "card_played",
      seat: 0,
      card: 54,
      colour: 0,
      uno: false,
      customizable: "wild",
    } as const;
    const happened = {
      ...told(stack, 1),
      view: { ...view, hands, owing: null },
      events: [played, { type: "hands_swapped", seat: 0 }] as UnoDuoEvent[],
    };
    const [, swap, after] = game.script!({ ...view, owing: null }, happened, ["Ada", "Bo"]);
    expect(swap).toMatchObject({ kind: "verdict", headline: "Ada swaps hands: 7 for 3" });
    expect(after!.view).toBe(happened.view);
  });

  it("gives a caught player and a stack that is taken a moment of their own bug", () => {
    const before = { ...told(stack, 1).view, owing: 0, stack: 4 } as UnoDuoView;
    const happened = (events: UnoDuoEvent[]) =>
      game.script!(before, { ...told(stack, 1), view: { ...before, owing: null, stack: 0 }, events }, [
        "Ada",
        "Bo",
      ]);
    const caught = happened([
      { type: "uno_caught", seat: 0 },
      { type: "cards_drawn", seat: 0, count: 2 },
    ]);
    expect(caught.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      "plain uno_caught",
      "verdict caught",
      "plain plain",
    ]);
    expect(caught[0]!.events.some(isShout)).toBe(true);
    expect(caught[0]!.view.owing).toBeNull();
    expect(caught[1]!.headline).toBe("Bo catches Ada: they forgot UNO.");
    const [taken, after] = happened([
      { type: "cards_drawn", seat: 0, count: 4 },
      { type: "turn_lost", seat: 0 },
    ]);
    expect(taken).toMatchObject({ kind: "verdict", headline: "Ada draws 4 cards." });
    expect(after!.events.map(({ type }) => type)).toEqual(["turn_lost"]);
  });

  it("says UNO for nobody who has gone out bug", () => {
    const said = (left: number[]) => {
      const view = { ...told(stack, 1).view, owing: null, said: [true, false], hands: [left, [3]] };
      const shown = render(UnoSaid, { props: { view: view as unknown as UnoDuoView, seat: 0 } });
      const words = shown.container.textContent;
      shown.unmount();
      return words;
    };
    expect(said([4])).toContain("UNO!");
    expect(said([])).toBe("");
  });

  it("says to everybody what somebody is about bug", () => {
    const { view } = told(stack, 1);
    const waited = (change: object) =>
      game.prompt({ ...view, turn: 0, owing: null, ...change }, [], ["Ada", "Bo"]);
    expect(waited({ phase: "answer", stack: 4 })).toBe("Ada must play a Draw 2 or draw 4…");
    expect(waited({ phase: "run", colour: 1 })).toBe("Ada can play more Yellow…");
    expect(waited({ phase: "turn" })).toBe("Ada is thinking…");
  });

  it("shows spectators no hand and nothing to do", () => {
    renderTable(game, watching, 2);
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(screen.queryByRole("button", { name: /UNO/ })).toBeNull();
  });

  it("keeps the labels still while the other player acts", () => {
    expect(insteadOf(told(stack, 2).view).label).toBe("Draw");
    expect(insteadOf(told(stack, 1).view).label).toBe("Draw 4");
    expect(insteadOf(told(run, 2).view).label).toBe("End run");
  });

  it("lets a played card fly from where it was", () => {
    const wild = "wild" as const;
    const event = {
      type: "card_played",
      seat: 0,
      card: 7,
      colour: null,
      uno: false,
      customizable: wild,
    } as const;
    expect(topOrigin([event], 0, [3, 7])).toBe("card-7-1");
    expect(topOrigin([event], 1, [])).toBe("seat-0");
  });
});
