/** Duple to somebody who reads German: every phase of the table, without a word of English but those that are played. */
import { readFileSync } from "node:fs";
import { parse, Message, TextElement } from "@fluent/syntax";
import { expect, it } from "vitest";
import type { DupleEvent } from "../../generated/types";
import challenge from "./fixtures/challenge.json";
import open from "./fixtures/open.json";
import race from "./fixtures/race.json";
import refused from "./fixtures/refused.json";
import tie from "./fixtures/tie.json";
import two from "./fixtures/two.json";
import vote from "./fixtures/vote.json";
import watching from "./fixtures/watching.json";

localStorage.setItem("twofold.language", "de");
const { game } = await import("./game");
const { namesTo } = await import("../../messages");
const { renderTable, updateOf } = await import("../../testing");

/** The texts without parameters, by their ids. */
function plainTexts(language: string): Map<string, string> {
  const file = parse(readFileSync(`../src/twofold/games/duple/texts/${language}.ftl`, "utf-8"), {});
  const found = new Map<string, string>();
  for (const entry of file.body) {
    if (!(entry instanceof Message) || entry.value?.elements.length !== 1) continue;
    const [only] = entry.value.elements;
    if (only instanceof TextElement) found.set(entry.id.name, only.value);
  }
  return found;
}

const [english, german] = [plainTexts("en"), plainTexts("de")];
const foreign = new Set([...english].flatMap(([id, said]) => (german.get(id) === said ? [] : [said])));

/** All that is read or heard of a page. */
function said(container: HTMLElement): string[] {
  const texts = [...container.querySelectorAll("*")].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof globalThis.Text).map((node) => node.data),
    ...["aria-label", "placeholder", "title"].map((name) => element.getAttribute(name) ?? ""),
  ]);
  return texts.map((each) => each.trim()).filter(Boolean);
}

it.each([
  ["drawing", race, 2, "Zieh eine Karte, von welchem Stapel du magst"],
  ["a race", race, 3, "Nomen mit N + T"],
  ["an All Play", race, 11, "Alle spielen"],
  ["the last words", race, 13, "Einverstanden"],
  ["the end", race, 14, "Die Stapel sind leer"],
  ["a refusal", refused, 2, "In HOUND ist kein L."],
  ["a vote", vote, 1, "Zählt CHANGE?"],
  ["a photo finish", tie, 2, "Ein dritter Buchstabe entscheidet"],
  ["a doubt", challenge, 0, "Anzweifeln"],
  ["a challenge", challenge, 1, "Cleo zweifelt es an. Die Uhr ist angehalten."],
  ["two piles", two, 1, "Zieh, auf deinen markierten Stapel"],
  ["open piles", open, 2, "Neuen Joker aufdecken, noch 7"],
  ["watching", watching, 1, "Die Mitte"],
])("%s", (_, fixture, step, shown) => {
  const texts = said(renderTable(game, fixture, step).container);
  expect(foreign.size).toBeGreaterThan(100);
  expect(texts.filter((each) => foreign.has(each))).toEqual([]);
  expect(texts).toContain(shown);
});

it("tells every event to whoever did it and to the others, in German", () => {
  for (const fixture of [race, vote, tie, two, open, challenge, refused])
    for (const [step] of fixture.updates.entries())
      for (const event of updateOf(fixture, step).events as DupleEvent[])
        for (const viewer of [null, 0, 1]) {
          const sentence = game.sentence(event, namesTo(viewer, fixture.names));
          expect(sentence).toMatch(/^\S.*[.!?]$/s);
          expect(sentence).not.toMatch(/⟨|\{|\b(the|you|draws?|says?|wins?|counts?)\b/);
        }
});
