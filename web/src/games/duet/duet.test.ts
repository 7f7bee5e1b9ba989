import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { DuetAction, DuetEvent, DuetFault, DuetView } from "../../generated/types";
import { plain } from "../../stage/script";
import type { Update } from "../../table";
import { renderTable, updateOf } from "../../testing";
import { cellsOf, differences, heldUp, wrongPlace } from "./cards";
import eight from "./fixtures/eight.json";
import fault from "./fixtures/fault.json";
import song from "./fixtures/song.json";
import watching from "./fixtures/watching.json";
import { game } from "./game";

type Told = Update<DuetView, DuetAction, DuetEvent>;
const told = (fixture: unknown, step: number) => updateOf(fixture, step) as Told;

/** As if the last flip had been the right one, beside the beat. */
function offBeat(update: Told): Told {
  const missed = (fault: DuetFault | null) => fault && { ...fault, failing: "off_beat" as const };
  return {
    ...update,
    events: update.events.map((event) => {
      if (event.type === "fault_made") return { ...event, fault: missed(event.fault)! };
      if (event.type !== "round_scored") return event;
      return { ...event, result: { ...event.result, fault: missed(event.result.fault) } };
    }),
  };
}

/** Steps of the song, seen by seat 0: Bo calls, we answer. */
const START_BEAT = 1;
const BO_HAS_TWO_UP = 4;
const LAST_DOWN = 5;
const LAY = 6;
const WAIT = 7;
const PERFORM = 8;
const ONE_UP = 9;
const LAST_OF_MINE = 11;
const SCORED = 12;

describe("the wording", () => {
  it("shows a flip at once, whoever made it", () => {
    const scenes = game.script!(told(song, PERFORM).view, told(song, ONE_UP), song.names);
    expect(scenes).toEqual([plain(told(song, ONE_UP).view, told(song, ONE_UP).events)]);
  });

  it("lets the last flip of a performance be seen", () => {
    const scenes = game.script!(told(song, LAST_DOWN).view, told(song, LAY), song.names);
    expect(scenes.map((scene) => scene.events.map((event) => event.type))).toEqual([
      ["card_flipped", "performance_finished"],
      [],
    ]);
    expect(cellsOf(scenes[0]!.view, 1)).toEqual(["down", "down", "down", "down"]);
    expect(scenes.at(-1)!.view).toBe(told(song, LAY).view);
  });

  it("turns all cards up before the next round", () => {
    const scenes = game.script!(told(song, LAST_OF_MINE).view, told(song, SCORED), song.names);
    const turnedUp = scenes.find((scene) => scene.events[0]?.type === "round_scored")!;
    expect(cellsOf(turnedUp.view, 0)).toEqual(turnedUp.view.results[0]!.rows[0]);
    expect(turnedUp.hold).toBeGreaterThan(0);
    expect(scenes.map(({ kind, view }) => [kind, view.scores])).toEqual([
      ["plain", [0, 0]],
      ["compare", [0, 0]],
      ["verdict", [0, 0]],
      ["aftermath", [1, 0]],
      ["plain", [1, 0]],
    ]);
    expect(scenes.at(-1)!.view).toBe(told(song, SCORED).view);
  });

  it("shows the card that was out of sequence", () => {
    const [flipped] = game.script!(told(fault, 0).view, told(fault, 1), song.names);
    const { number, position } = flipped!.events.find((event) => event.type === "card_flipped")!;
    expect(cellsOf(flipped!.view, 1)[position - 1]).toBe(number);
  });

  it("says which card was out of sequence, and which was its turn", () => {
    const { view } = told(fault, 0);
    const scenes = game.script!(view, told(fault, 1), song.names);
    const { number, up } = scenes[0]!.events.find((event) => event.type === "card_flipped")!;
    const way = up ? `up before ${view.raised + 1}` : `down before ${view.lowered + 1}`;
    expect(scenes.find(({ kind }) => kind === "verdict")!.headline).toBe(`Bo flips ${number} ${way}`);
    expect(heldUp(scenes[0]!.view)).toEqual(heldUp(view));
  });

  it("keeps the card that was out of sequence marked while all are turned up_bug", () => {
    const scenes = game.script!(told(fault, 0).view, told(fault, 1), song.names);
    const [made, turnedUp] = [scenes[0]!, scenes.find(({ kind }) => kind === "verdict")!];
    const { position } = made.events.find((event) => event.type === "card_flipped")!;
    for (const { view, events } of [made, turnedUp])
      expect(wrongPlace(view, events)).toMatchObject({ seat: 1, position });
  });

  it("marks no card where only the beat was missed_bug", () => {
    const missed = offBeat(told(fault, 1));
    const scenes = game.script!(told(fault, 0).view, missed, song.names);
    expect(scenes.find(({ kind }) => kind === "verdict")!.headline).toBe("Bo is off the beat");
    for (const { view, events } of scenes) expect(wrongPlace(view, events)).toBeNull();
  });

  it("tells of another tempo when it begins, and not before the rows are compared_bug", () => {
    const update = told(song, SCORED);
    const faster: DuetEvent = { type: "tempo_changed", tempo: 76, faster: true };
    const scenes = game.script!(
      told(song, LAST_OF_MINE).view,
      { ...update, events: [...update.events, faster] },
      song.names,
    );
    expect(scenes.map(({ events }) => events.includes(faster))).toEqual([false, false, false, false, true]);
  });

  it("asks whether the rows are equal while a place after the other turns up, and then answers", () => {
    const compared = game.script!(told(song, LAST_OF_MINE).view, told(song, SCORED), song.names);
    expect(compared.map(({ headline }) => headline).filter(Boolean)).toEqual([
      "Do the rows match?",
      "The rows match",
      "Ada leads 1 to 0",
    ]);
    const failed = game.script!(told(fault, 0).view, told(fault, 1), song.names);
    expect(failed.map(({ kind }) => kind)).not.toContain("compare");
  });

  it("shows what is there now after a break, without holding", () => {
    const update = { ...told(song, SCORED), since: 3 };
    expect(game.script!(told(song, 3).view, update, song.names)).toHaveLength(1);
  });

  it("has a sentence for every event, and none names a card that can still be secret", () => {
    for (const { events } of (song as unknown as { updates: Told[] }).updates)
      for (const event of events) {
        const said = game.sentence(event, song.names);
        expect(said).toMatch(/^\S.*\.$/);
        if (event.type === "card_flipped")
          expect(said).toMatch(/^\w+ flips a card (up|down): (spot on|early|late|missed|a rest)\.$/);
      }
  });

  it("asks for what is to be done", () => {
    const asked = (step: number) => game.prompt(told(song, step).view, told(song, step).choices, song.names);
    expect(asked(0)).toBe("Bo is laying a row…");
    expect(asked(START_BEAT)).toBe("Bo is ready: start the beat");
    expect(asked(BO_HAS_TWO_UP)).toBe("Watch Bo and remember the row");
    expect(asked(LAY)).toBe("Lay Bo’s row from memory");
    expect(asked(WAIT)).toBe("Bo is starting the beat…");
    expect(asked(PERFORM)).toBe("Flip 1 up");
    expect(asked(ONE_UP)).toBe("Flip 2 up or 1 down");
    expect(asked(SCORED)).toBe("Lay cards 1 to 5 in any order");
  });

  it("adds up points, and says who kept time and who remembered", () => {
    const sheet = game.sheet(told(eight, 5).view, eight.names);
    expect(sheet.columns).toEqual(["Ada", "Bo"]);
    expect(sheet.rows.find((row) => row.strong)!.cells).toEqual(["4", "1"]);
    expect(sheet.rows.at(-2)!.cells.every((cell) => /^\d+%( ★)?$/.test(cell))).toBe(true);
    expect(sheet.rows.at(-1)!.cells.every((cell) => /^\d+ of \d+( ★)?$/.test(cell))).toBe(true);
    expect(game.closing!(told(eight, 5).view, eight.names)).toMatch(/time.*remembered/);
  });
});

describe("the table", () => {
  const flipped = (name: RegExp) => screen.getByRole("button", { name });

  it("shows the cards that are up and the hands that hold them", () => {
    renderTable(game, song, BO_HAS_TWO_UP);
    expect(screen.getByText("Place 3: 2 is up")).toBeTruthy();
    expect(screen.getByText("Place 4: 1 is up")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Bo: no hand free" })).toBeTruthy();
    expect(heldUp(told(song, BO_HAS_TWO_UP).view)).toEqual([1, 2]);
    expect(screen.getByRole("status").textContent).toBe("Place 3: 2, Place 4: 1");
  });

  it("starts the beat by button or space bar", async () => {
    const { acted } = renderTable(game, song, START_BEAT);
    await fireEvent.click(screen.getByRole("button", { name: "Start the beat" }));
    await fireEvent.keyDown(document.body, { key: " " });
    expect(acted).toEqual([{ type: "start_beat" }, { type: "start_beat" }]);
  });

  it("lays a row by tapping cards in order", async () => {
    const { acted } = renderTable(game, song, LAY);
    for (const number of [3, 1, 4]) await fireEvent.click(flipped(new RegExp(`^Lay ${number}$`)));
    expect(screen.getByRole("button", { name: "Lay" }).hasAttribute("disabled")).toBe(true);
    await fireEvent.click(flipped(/^Lay 2$/));
    await fireEvent.click(screen.getByRole("button", { name: "Lay" }));
    expect(acted).toEqual([{ type: "lay", row: [3, 1, 4, 2] }]);
  });

  it("lays a row with the keyboard alone", async () => {
    const { acted } = renderTable(game, song, LAY);
    for (const key of ["3", "1", "2", "Backspace", "4", "2", "Enter"])
      await fireEvent.keyDown(document.body, { key });
    expect(acted).toEqual([{ type: "lay", row: [3, 1, 4, 2] }]);
  });

  it("takes cards back", async () => {
    renderTable(game, song, LAY);
    await fireEvent.click(flipped(/^Lay 3$/));
    const [inHand, inRow] = screen.getAllByRole("button", { name: "Take 3 back" });
    expect(inHand).toBeTruthy();
    await fireEvent.click(inRow!);
    expect(flipped(/^Lay 3$/)).toBeTruthy();
  });

  it("forgets the row once it lies: nothing on the page betrays a face-down card", async () => {
    const { rerender, container, props } = renderTable(game, song, LAY);
    for (const key of ["3", "1", "4", "2"]) await fireEvent.keyDown(document.body, { key });
    const { view, choices } = told(song, WAIT);
    await rerender({ ...props, view, choices });
    expect(container.querySelectorAll(".leaf.front svg")).toHaveLength(0);
    expect(container.innerHTML).not.toMatch(/draft-|is up|take/i);
  });

  it("has no face for a card that is down, in nobody's row", () => {
    const { container } = renderTable(game, song, ONE_UP);
    expect([...container.querySelectorAll(".leaf.front text")].map((text) => text.textContent)).toEqual([
      "1",
    ]);
  });

  it("flips the moment a card is touched, and only once", async () => {
    const { acted } = renderTable(game, song, PERFORM);
    const card = flipped(/^Place 2/);
    await fireEvent.pointerDown(card, { button: 0 });
    expect(acted).toEqual([{ type: "flip", position: 2 }]);
    await fireEvent.click(card, { detail: 1 });
    expect(acted).toHaveLength(1);
  });

  it("flips the moment a key goes down that lies under the card, whatever is printed on it", async () => {
    const { acted } = renderTable(game, song, PERFORM);
    await fireEvent.keyDown(document.body, { key: "t", code: "KeyK" });
    await fireEvent.keyDown(document.body, { key: "k", code: "KeyK", repeat: true });
    await fireEvent.keyDown(document.body, { key: "l", code: "KeyL" });
    await fireEvent.keyDown(document.body, { key: "d", code: "KeyD", ctrlKey: true });
    expect(acted).toEqual([{ type: "flip", position: 4 }]);
  });

  it("takes no digit for a place: digits are numbers of cards", async () => {
    const { acted } = renderTable(game, song, PERFORM);
    await fireEvent.keyDown(document.body, { key: "1", code: "Digit1" });
    expect(acted).toEqual([]);
  });

  it("flips with arrow keys and Enter, and for screen readers", async () => {
    const { acted } = renderTable(game, song, PERFORM);
    const first = flipped(/^Place 1/);
    first.focus();
    await fireEvent.keyDown(first, { key: "ArrowRight" });
    await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
    await fireEvent.click(flipped(/^Place 3/), { detail: 0 });
    expect(acted).toEqual([
      { type: "flip", position: 2 },
      { type: "flip", position: 3 },
    ]);
  });

  it("says when a card was touched, not when the page came to it", async () => {
    const { view, choices, events } = told(song, PERFORM);
    const { props, unmount } = renderTable(game, song, PERFORM);
    unmount();
    const times: (number | undefined)[] = [];
    const act = (_: unknown, at?: number) => {
      times.push(at);
      return Promise.resolve(null);
    };
    render(game.Table, { props: { ...props, view, choices, events, act, now: () => 20_000 } });
    const touch = new MouseEvent("pointerdown", { bubbles: true, button: 0 });
    Object.defineProperty(touch, "timeStamp", { value: performance.now() - 30 });
    flipped(/^Place 2/).dispatchEvent(touch);
    expect(times).toHaveLength(1);
    expect(times[0]).toBeLessThanOrEqual(19_970);
    expect(times[0]).toBeGreaterThan(19_000);
  });

  it("leaves nothing that was refused standing when something else is asked_bug", async () => {
    const refusal = { rule: "DUET-4", reason: "Wait for the beat before you flip a card." };
    const { rerender, props } = renderTable(game, song, WAIT, refusal);
    await fireEvent.pointerDown(flipped(/^Place 2/), { button: 0 });
    expect((await screen.findByRole("alert")).textContent).toContain("Wait for the beat");
    const { view } = told(song, WAIT);
    await rerender({ ...props, view: { ...view, round: view.round + 1 } });
    expect(screen.queryByText(/Wait for the beat/)).toBeNull();
  });

  it("shows the server's refusal where it was tried, with its rule", async () => {
    const refusal = { rule: "DUET-4", reason: "Wait for the beat before you flip a card." };
    renderTable(game, song, WAIT, refusal);
    await fireEvent.pointerDown(flipped(/^Place 2/), { button: 0 });
    expect((await screen.findByRole("alert")).textContent).toContain("Wait for the beat");
    expect(screen.getByRole("button", { name: "Read rule DUET-4" })).toBeTruthy();
  });

  it("leaves the other player's cards alone", async () => {
    const { acted } = renderTable(game, song, BO_HAS_TWO_UP);
    await fireEvent.keyDown(document.body, { key: "2" });
    await fireEvent.pointerDown(flipped(/^Place 2/), { button: 0 });
    expect(acted).toEqual([]);
  });

  it("shows how both kept time once they have performed, and no milliseconds", () => {
    const { container } = renderTable(game, song, SCORED);
    const trails = screen.getByRole("list", { name: "Timing, beat by beat" });
    expect(trails.querySelectorAll("svg[aria-label$='flips in time']")).toHaveLength(2);
    expect(container.textContent).not.toMatch(/\d ms/);
    expect(screen.getByText("Round 1 · The rows match · Ada scored")).toBeTruthy();
  });

  it("marks where the rows differ", () => {
    expect(
      differences({
        caller: 0,
        winner: 0,
        fault: null,
        rows: [
          [1, 2, 3],
          [1, 3, 2],
        ],
      }),
    ).toEqual(new Set([2, 3]));
  });

  it("says of each place that is compared whether it is the same", async () => {
    const { rerender, props } = renderTable(game, song, LAST_OF_MINE);
    const [, compare] = game.script!(told(song, LAST_OF_MINE).view, told(song, SCORED), song.names);
    await rerender({ ...props, view: compare!.view, events: compare!.events, beat: compare! });
    const { rows } = told(song, SCORED).view.results[0]!;
    for (const [place, number] of rows[0].entries())
      expect(
        screen.getByRole("button", { name: `Place ${place + 1}: ${number} is up, the same` }),
      ).toBeTruthy();
    expect(screen.getByText(`Place 1: ${rows[1][0]} is up`)).toBeTruthy();
  });

  it("opens and closes the calibration", async () => {
    renderTable(game, song, START_BEAT);
    await fireEvent.click(screen.getByRole("button", { name: "Timing" }));
    expect(screen.getByText("The beat is on time for you.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByText("The beat is on time for you.")).toBeNull();
  });

  it("shows spectators both rows and nothing to do", () => {
    renderTable(game, watching, 1);
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("list", { name: "Ada’s row" })).toBeTruthy();
  });
});
