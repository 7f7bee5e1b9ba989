import { render, screen as page } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { entries } from "../games";
import type { PersonShown } from "../generated/types";
import type { AnyGameTable } from "../table";
import { PATIENCE, seatsOf, updateOf, type Fixture } from "../testing";
import { nextInLine, shortNames } from "./names";
import Corner from "./Corner.svelte";
import Playing from "./Playing.svelte";
import type { ScreenTable } from "./table.svelte";
import { ranked } from "./ranking";

const watched = import.meta.glob<Fixture>("../games/*/fixtures/watching.json", {
  eager: true,
  import: "default",
});
const fixtureOf = (id: string) => watched[`../games/${id}/fixtures/watching.json`]!;

/** What a spectator's table would show of a fixture. */
function watching(game: AnyGameTable, fixture: Fixture, step: number): ScreenTable {
  const update = updateOf(fixture, step);
  return {
    game,
    scene: { view: update.view, events: update.events, hold: 0 },
    update,
    seats: seatsOf(fixture, update),
    names: fixture.names,
    told: fixture.names,
    prompt: game.prompt(update.view, [], fixture.names),
    people: [],
    lingers: false,
    reactions: { latest: [] },
    log: ["The first.", "The last."],
    now: () => update.now,
  } as unknown as ScreenTable;
}

async function show(game: AnyGameTable, id: string, step: number): Promise<HTMLElement> {
  const live = watching(game, fixtureOf(id), step);
  const { container } = render(Playing, { props: { live, title: id, line: null } });
  await vi.waitFor(() => expect(container.querySelector(".centre")?.children).not.toHaveLength(0), {
    timeout: PATIENCE,
  });
  return container;
}

describe.each([...entries.keys()])("the big screen of %s", (id) => {
  it("shows every seat with its figures, what is on, and what happened last", async () => {
    const { game } = await entries.get(id)!.load();
    const fixture = fixtureOf(id);
    expect(fixture.viewer).toBeNull();
    for (const step of fixture.updates.keys()) {
      const shown = await show(game, id, step);
      const seats = [...shown.querySelectorAll(".seats > li")];
      expect(seats.map((seat) => seat.querySelector(".name")?.textContent)).toEqual(fixture.names);
      for (const seat of seats) expect(seat.children.length).toBeGreaterThan(1);
      expect(shown.querySelector(".last")?.textContent).toBe("The last.");
      shown.remove();
    }
  });

  it("offers nothing to press", async () => {
    const { game } = await entries.get(id)!.load();
    const shown = await show(game, id, 0);
    const active = "button:not(:disabled, [aria-disabled=true]), input, select, a[href]";
    expect(shown.querySelectorAll(active)).toHaveLength(0);
  });

  it("is the spectators' table where a game has none of its own", async () => {
    const { game } = await entries.get(id)!.load();
    const plain = { ...game };
    delete plain.screen;
    const shown = await show(plain, id, 0);
    expect(shown.querySelector(".centre [data-place]")).not.toBeNull();
    expect(shown.querySelector(".seats > li[data-place]")).toBeNull();
  });
});

it("shows in DUOS who is ready, and nobody's pairs before the reveal", async () => {
  const { game } = await entries.get("duos")!.load();
  const choosing = await show(game, "duos", 0);
  const ready = [...choosing.querySelectorAll(".seats > li")].map(
    (seat) => seat.querySelector(".ready") !== null,
  );
  expect(ready).toEqual([false, false, true, true]);
  expect(choosing.querySelector(".board, .mark")).toBeNull();
  choosing.remove();
  const telling = await show(game, "duos", 1);
  expect(telling.querySelectorAll(".board")).toHaveLength(4);
  expect(telling.querySelectorAll(".board .pairs > li")).toHaveLength(16);
  expect(telling.querySelectorAll(".narrator .which")).toHaveLength(2);
});

it("says where to join: large and in a sentence before the deal, small and short afterwards", async () => {
  const props = { table: "abc", code: "XYZ234", large: true, free: true };
  const { rerender } = render(Corner, { props });
  expect(page.getByText(`or open ${location.host} and type`)).toBeTruthy();
  expect(page.getByText("Join on your phone")).toBeTruthy();
  expect(page.getByText("XYZ234")).toBeTruthy();
  await rerender({ ...props, large: false, free: false });
  await tick();
  expect(page.getByText(location.host)).toBeTruthy();
  expect(page.getByText("Watch now, play next")).toBeTruthy();
});

it("says at the end of a round how to go on, and waits for nobody while it is counted (bug)", async () => {
  const { game } = await entries.get("dualis")!.load();
  const live = watching(game, fixtureOf("dualis"), 0);
  const said = async (lingers: boolean) => {
    const { container, unmount } = render(Playing, {
      props: { live: { ...live, lingers } as unknown as ScreenTable, title: "Dualis", line: null },
    });
    await tick();
    const turn = container.querySelector(".turn")?.textContent;
    unmount();
    return turn;
  };
  expect(await said(false)).toBe(live.prompt);
  expect(await said(true)).toBe("Tap “Continue” on your phone");
});

it("names those who are next, as far as there is room", () => {
  const named = (names: string[]) =>
    nextInLine(names.map((name, id) => ({ id, name, bot: null, seat: null }) as unknown as PersonShown));
  expect(named(["Dan", "Eve"])).toEqual(["Dan", "Eve"]);
  expect(named(["Dan", "Eve", "Bartholomew"])).toEqual(["Dan", "Eve", "1 more"]);
  expect(named(["Bartholomew"])).toEqual(["Barthol…"]);
});

it("calls people in the middle by what is short", () => {
  expect(shortNames(["Ada", "Bartholomew Underhill", "W".repeat(20)])).toEqual([
    "Ada",
    "Bartholomew",
    "WWWWWWWWWWW…",
  ]);
  expect(shortNames(["Anna of the Hill", "Anna by the Lake"])).toEqual(["Anna of the…", "Anna by the…"]);
  expect(shortNames(["Bartholomew", "Ada", "Bo", "Cleo", "Dan"])[0]).toBe("Barthol…");
});

it("reads a result out from the winners down", () => {
  expect(ranked({ scores: [3, 9, 5], winners: [2] }).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(ranked({ scores: [1, 2], winners: [] }).map(({ score }) => score)).toEqual([2, 1]);
});
