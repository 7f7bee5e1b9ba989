/** Duet to somebody who reads German: every phase of the table, and the match looked back on. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { DuetEvent, DuetView } from "../../generated/types";
import eight from "./fixtures/eight.json";
import fault from "./fixtures/fault.json";
import song from "./fixtures/song.json";
import packed from "./fixtures/story.txt?raw";
import watching from "./fixtures/watching.json";

localStorage.setItem("twofold.language", "de");
const { game } = await import("./game");
const { default: Story } = await import("./Story.svelte");
const { namesTo } = await import("../../messages");
const { pastFrom, renderTable, updateOf } = await import("../../testing");

const ENGLISH =
  /⟨|\{|\b(the|and|of|with|is|are|cards?|row|beat|beats|flips?|your?|rounds?|points?|lays?|early|late|tight|call(er|s)?|responder|hands|start|done|reset|song|play|pause|close|sound|table|place|up|down|in time)\b/i;

/** All that is to be read or heard of an element. */
function said(element: Element): string {
  const labels = [...element.querySelectorAll("*")].flatMap((each) =>
    ["aria-label", "aria-valuetext", "title"].map((name) => each.getAttribute(name)),
  );
  const shown = [...element.querySelectorAll("*")].flatMap((each) =>
    [...each.childNodes].filter((node) => node instanceof globalThis.Text).map((node) => node.data),
  );
  return [...labels, ...shown].filter(Boolean).join("\n");
}

it.each([
  ["waiting for a row", song, 0, "Bo legt eine Reihe aus …"],
  ["starting the beat", song, 1, "Bo ist bereit: Starte den Takt"],
  ["watching a call", song, 4, "Schau Bo zu und merk es dir"],
  ["laying from memory", song, 6, "Leg die Reihe von Bo aus dem Kopf nach"],
  ["waiting for the beat", song, 7, "Bo startet gleich den Takt für dich …"],
  ["performing", song, 9, "Als Nächstes: 2 auf oder 1 zu"],
  ["the next round", song, 12, "Leg ein Lied: 1 bis 5, in beliebiger Folge"],
  ["a fault", fault, 1, "außer der Reihe"],
  ["eight cards", eight, 5, "4 Punkte"],
  ["looking on", watching, 1, "Die Reihe von Ada"],
])("%s", (_, fixture, step, shown) => {
  const { container } = renderTable(game, fixture, step);
  expect(said(container)).toContain(shown);
  expect(said(container)).not.toMatch(ENGLISH);
});

it("calibrates in German", async () => {
  const { container } = renderTable(game, song, 1);
  await fireEvent.click(screen.getByRole("button", { name: "Timing" }));
  expect(said(container)).toContain("Der Takt kommt für dich pünktlich.");
  expect(said(container)).not.toMatch(ENGLISH);
});

it("tells every event to whoever did it and to the others, and asks and adds up", () => {
  for (const fixture of [song, fault, eight])
    for (const [step] of fixture.updates.entries())
      for (const viewer of [null, 0, 1]) {
        const names = namesTo(viewer, fixture.names);
        const { view, choices, events } = updateOf(fixture, step);
        const seen = { ...(view as DuetView), viewer };
        const told = (events as DuetEvent[]).map((event) => game.sentence(event, names));
        for (const sentence of told) expect(sentence).toMatch(/^\S.*\.$/);
        const { rows } = game.sheet(seen, names);
        const figures = rows.flatMap(({ label, cells }) => [label, ...cells]);
        const all = [...told, game.prompt(seen, choices as never[], names), ...figures];
        expect([...all, game.closing!(seen, names)].join("\n")).not.toMatch(ENGLISH);
      }
});

it("looks back in German", () => {
  const { container } = render(Story, { props: { past: pastFrom<DuetView, DuetEvent>(packed) } });
  expect(said(container)).toContain("Timing, Schlag für Schlag");
  expect(said(container)).not.toMatch(ENGLISH);
});
