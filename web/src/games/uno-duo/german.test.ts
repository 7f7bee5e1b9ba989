/** The table in German: whatever it shows or tells a screen reader, none of it is English. */
import { cleanup } from "@testing-library/svelte";
import { here } from "virtual:texts";
import { beforeAll, describe, expect, it } from "vitest";
import type { UnoDuoEvent } from "../../generated/types";
import type { Fixture } from "../../testing";

const fixtures = import.meta.glob<{ default: Fixture }>("./fixtures/*.json", { eager: true });

/** What a file of texts says, without ids, parameters and keys. */
function said(language: string): Set<string> {
  const prose = here[`uno-duo/${language}`]!.replace(/^[a-z0-9-]+ =|^ +\.[a-z]+ =/gm, "")
    .replace(/\{[^{}]*->|^\s*\*?\[\w+\]/gm, "")
    .replace(/\{[^{}]*\}/g, "");
  return wordsIn(prose);
}

const wordsIn = (prose: string) =>
  new Set((prose.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase()));

const german = said("de");
const english = new Set([...said("en")].filter((word) => !german.has(word)));

function shown(): string {
  const spoken = [...document.querySelectorAll("[aria-label], [title], [alt], [placeholder]")].flatMap(
    (element) =>
      ["aria-label", "title", "alt", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  return [document.body.textContent ?? "", ...spoken].join(" ");
}

beforeAll(() => localStorage.setItem("twofold.language", "de"));

describe("in German", () => {
  it("English would be noticed", () => {
    const noticed = [...wordsIn("Play Red Draw 2")].filter((word) => english.has(word));
    expect(noticed).toEqual(["play", "red", "draw"]);
  });

  it.each(Object.keys(fixtures))("no English is on the table of %s", async (path) => {
    const { game } = await import("./game");
    const { renderTable } = await import("../../testing");
    const fixture = fixtures[path]!.default;
    for (const step of fixture.updates.keys()) {
      renderTable(game, fixture, step);
      expect([...wordsIn(shown())].filter((word) => english.has(word))).toEqual([]);
      cleanup();
    }
  });

  it("the first person at the table is spoken to", async () => {
    const { game } = await import("./game");
    const { namesTo } = await import("../../messages");
    const names = namesTo(0, ["Ada", "Bo"]);
    const tell = (event: UnoDuoEvent) => game.sentence(event, names);
    const played = { type: "card_played", colour: null, uno: false, customizable: "wild" } as const;
    expect(tell({ ...played, seat: 0, card: 11 })).toBe("Du spielst einen roten Richtungswechsel.");
    expect(tell({ ...played, seat: 1, card: 53, colour: 3 })).toBe(
      "Bo spielt eine Farbwahl Zieh-4 und nennt Blau.",
    );
    expect(tell({ type: "hands_swapped", seat: 1 })).toBe("Bo und du tauscht die Karten.");
    expect(tell({ type: "pile_opened", card: 24 })).toBe(
      "Die Auswahl ist vorbei. Den Ablagestapel eröffnet ein gelber Richtungswechsel.",
    );
  });
});
