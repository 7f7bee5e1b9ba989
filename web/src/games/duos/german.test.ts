/** DUOS to somebody who reads German: no English is left but what bots say. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { DuosEvent, DuosView } from "../../generated/types";
import type { AnyUpdate } from "../../match";
import { namesTo } from "../../messages";
import { pastFrom, renderTable } from "../../testing";
import opening from "./fixtures/opening.json";
import pairPacked from "./fixtures/pair.txt?raw";
import partners from "./fixtures/partners.json";
import packed from "./fixtures/story.txt?raw";
import { game } from "./game";
import Story from "./Story.svelte";

vi.hoisted(() => localStorage.setItem("twofold.language", "de"));

const ENGLISH =
  /\b(the|and|of|is|are|you|your|pairs?|turns?|ready|choos\w+|cards?|lays?|narrator|with|not)\b/i;

/** All that can be read or heard on the page; bots give their reasons in English. */
function told(): string[] {
  for (const reason of document.querySelectorAll("q, .spoken")) reason.remove();
  const labelled = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
    ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  return [document.body.textContent, ...labelled].filter((said) => said.trim());
}

function sentences({ names, viewer, updates }: { names: string[]; viewer: number; updates: unknown[] }) {
  const events = (updates as AnyUpdate[]).flatMap((update) => update.events as DuosEvent[]);
  return events
    .map((event) => (event.type === "pair_laid" ? { ...event, why: "" } : event))
    .filter(({ type }) => type !== "word_said")
    .map((event) => game.sentence(event, namesTo(viewer, names)));
}

describe("a table in German", () => {
  it.each([...opening.updates.keys()])("has no English in step %i of a match", (step) => {
    renderTable(game, opening, step);
    for (const said of told()) expect(said).not.toMatch(ENGLISH);
  });

  it.each([...partners.updates.keys()])("has no English in step %i of a match for two", (step) => {
    renderTable(game, partners, step);
    for (const said of told()) expect(said).not.toMatch(ENGLISH);
  });

  it("asks for partners with the right article", async () => {
    renderTable(game, opening, 0);
    const [first] = screen.getAllByRole("button").filter((button) => "spot" in button.dataset);
    await fireEvent.click(first!);
    expect(screen.getByText(/^Was passt (zum|zur|zu den) /)).toBeTruthy();
  });

  it("says that bots speak English to whoever hears them", () => {
    renderTable(game, partners, 0);
    expect(screen.getByText("Bots sprechen und verstehen nur Englisch.")).toBeTruthy();
  });

  it("tells every event in German, of oneself and of others", () => {
    for (const said of [...sentences(opening), ...sentences(partners)]) expect(said).not.toMatch(ENGLISH);
  });
});

it("looks back in German", () => {
  for (const fixture of [packed, pairPacked]) {
    render(Story, { props: { past: pastFrom<DuosView, DuosEvent>(fixture) } });
  }
  for (const hint of document.querySelectorAll(".hints")) hint.remove();
  for (const said of told()) expect(said).not.toMatch(ENGLISH);
});
