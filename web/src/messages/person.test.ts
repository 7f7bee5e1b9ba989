/** Whoever plays is told "You", in sentences that fit it. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { entries } from "../games";
import type { Fixture } from "../testing";

const fixtures = import.meta.glob<{ default: Fixture }>("../games/*/fixtures/*.json", { eager: true });

const called = { en: "You", de: "Du" } as const;

interface Told {
  event: { type: string };
  sentence: string;
}

/** Every event of a game's fixtures, told to whoever sits in a seat. */
async function toldTo(seat: number, id: string, language: keyof typeof called): Promise<Told[]> {
  localStorage.setItem("twofold.language", language);
  const { entries } = await import("../games");
  const { namesTo } = await import(".");
  const { game } = await entries.get(id)!.load();
  return Object.entries(fixtures)
    .filter(([path]) => path.includes(`/${id}/`))
    .flatMap(([, { default: fixture }]) => {
      const names = namesTo(seat, fixture.names);
      const events = fixture.updates.flatMap((update) => update.events as Told["event"][]);
      return events.map((event) => ({ event, sentence: game.sentence(event, names) }));
    });
}

const games = [...entries.keys()].flatMap((id) => [0, 1].map((seat) => ({ id, seat })));

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

describe.each(games)("what seat $seat is told of $id", ({ id, seat }) => {
  it("is in the second person", async () => {
    const told = (await toldTo(seat, id, "en")).map(({ sentence }) => sentence);
    const own = told.filter((sentence) => /\byou\b/i.test(sentence));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((sentence) => /\b[Yy]ou (is|has|[a-z]+[^s]s)\b/.test(sentence))).toEqual([]);
    expect(own.filter((sentence) => /[a-z,] You\b/.test(sentence))).toEqual([]);
    expect(own.filter((sentence) => /\bYou[’']/.test(sentence))).toEqual([]);
  });

  it("is so in German, too", async () => {
    const told = (await toldTo(seat, id, "de")).map(({ sentence }) => sentence);
    const own = told.filter((sentence) => /\b(du|dich|dir)\b/i.test(sentence));
    expect(own.length).toBeGreaterThan(0);
    const verbs = own.flatMap((sentence) =>
      [...sentence.matchAll(/(?<!und )\bdu ([a-zäöü]+)/gi)].map(([, verb]) => verb!),
    );
    expect(verbs.filter((verb) => !/(st|tzt)$/.test(verb) && verb !== "und")).toEqual([]);
    expect(own.filter((sentence) => /(\b(an|von|für|zwischen|und)|,) Du\b/.test(sentence))).toEqual([]);
  });
});

const STRANGER = "Zoë";

describe.each([...entries.keys()])("in %s a player whose name is You", (id) => {
  it.each(["en", "de"] as const)("is spoken of like anybody else (%s)", async (language) => {
    localStorage.setItem("twofold.language", language);
    const { entries } = await import("../games");
    const { game } = await entries.get(id)!.load();
    for (const [path, { default: fixture }] of Object.entries(fixtures)) {
      if (!path.includes(`/${id}/`)) continue;
      const others = fixture.names.map((name) => (name === called[language] ? "Ada" : name));
      const told = (name: string) =>
        fixture.updates.flatMap(({ events, view }) => [
          ...events.map((event) => game.sentence(event, others.with(1, name))),
          game.prompt(view, [], others.with(1, name)),
        ]);
      expect(told(called[language])).toEqual(
        told(STRANGER).map((sentence) => sentence.replaceAll(STRANGER, called[language])),
      );
    }
  });
});
