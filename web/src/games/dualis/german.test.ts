/** The table in German, from the first card to the last round: nothing of it is English. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { DualisEvent, DualisView } from "../../generated/types";
import { pastFrom, renderTable, updateOf, type Fixture } from "../../testing";
import ending from "./fixtures/ending.json";
import highLow from "./fixtures/high-low.json";
import opening from "./fixtures/opening.json";
import round from "./fixtures/round.json";
import packed from "./fixtures/story.txt?raw";
import three from "./fixtures/three.json";
import watching from "./fixtures/watching.json";
import { game } from "./game";
import Story from "./Story.svelte";

vi.hoisted(() => localStorage.setItem("twofold.language", "de"));

const ENGLISH =
  /\b(the|and|of|with|is|tricks?|cards?|coins?|plays?|your?|stars?|moons?|red|blue|rounds?|won|wins?|bid|leads?|follow|trump|low|high|seen|opponent|total|give|put)\b/i;

/** All that is to be read or heard of an element. */
function said(element: Element): string {
  const spoken = [...element.querySelectorAll("[aria-label], [title]")].flatMap((each) => [
    each.getAttribute("aria-label"),
    each.getAttribute("title"),
  ]);
  const shown = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: (string | null)[] = [];
  while (shown.nextNode()) texts.push(shown.currentNode.nodeValue);
  return [...spoken, ...texts].filter(Boolean).join("\n");
}

const fixtures = { opening, round, highLow, three, watching, ending } as unknown as Record<string, Fixture>;
const phases = Object.entries(fixtures).flatMap(([name, { updates }]) =>
  [0, updates.length - 1].map((step) => ({ name, step })),
);

describe("in German", () => {
  it.each(phases)("the table speaks no English ($name, $step)", ({ name, step }) => {
    const { container } = renderTable(game, fixtures[name], step);
    expect(said(container)).toMatch(/\p{L}/u);
    expect(said(container)).not.toMatch(ENGLISH);
  });

  it("neither do the log, the prompt and the score sheet", () => {
    for (const { name, step } of phases) {
      const { names } = fixtures[name]!;
      const update = updateOf(fixtures[name], step);
      const { columns, rows } = game.sheet(update.view as DualisView, names);
      const told = [
        ...update.events.map((event) => game.sentence(event as DualisEvent, names)),
        game.prompt(update.view as DualisView, update.choices as never[], names),
        ...columns,
        ...rows.map(({ label }) => label),
      ];
      expect(told.join("\n")).not.toMatch(ENGLISH);
    }
  });

  it("nor what can be looked at again, nor a coin that is put on a card", async () => {
    const { container } = renderTable(game, opening, 3);
    await fireEvent.click(screen.getByRole("button", { name: /^Stern 8 Rot/ }));
    await fireEvent.click(
      screen.getAllByRole("button", { name: "Eine blaue Münze auf Stern 8 Rot legen" })[0]!,
    );
    expect(screen.getByText("dann kein Trumpf")).toBeTruthy();
    expect(said(container)).not.toMatch(ENGLISH);
  });

  it("nor the panel of what was seen", async () => {
    const { container } = renderTable(game, round, 1);
    await fireEvent.click(screen.getByRole("button", { name: "Was zu sehen war" }));
    expect(said(container)).toContain("In gewonnenen Stichen");
    expect(said(container)).not.toMatch(ENGLISH);
  });

  it("nor the story of a match", () => {
    const { container } = render(Story, { props: { past: pastFrom<DualisView, DualisEvent>(packed) } });
    expect(said(container)).toContain("Stich für Stich");
    expect(said(container)).not.toMatch(ENGLISH);
  });
});
