import { describe, expect, it } from "vitest";
import type { Outcome } from "../generated/types";
import { entries } from "../games";
import { replayIn } from "../testing";
import { dayOf, pictureFacts } from "./past";
import { fileName, pictureOf, standing, type PictureFacts } from "./picture";
import { escaped, fitted, sign, widthOf } from "./svg";

const matches = import.meta.glob<string>("../games/*/fixtures/{story,pair,iso}.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

const NASTY = [
  `<script>alert("1")</script>`,
  "a & b ' \" >",
  "\u202eevil\u2066\u0000\u0007",
  "W".repeat(40),
  "\ud83d\ude00\ud83d lone",
  "漢字".repeat(20),
];

const facts: PictureFacts = {
  game: "Dualis",
  date: "15 November 2026",
  headline: "Ada & Cleo win",
  sheet: { columns: ["Ada & Cleo", "Bo & Dan"], rows: [{ label: "", cells: ["2", "1"], strong: true }] },
  tones: ["#c11435", "#0871c1"],
  motif: "<g/>",
};

/** The picture as a browser would read it from a file; throws if it is not well-formed. */
function parsed(picture: string): Document {
  const read = new DOMParser().parseFromString(picture, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  return read;
}

describe("the picture", () => {
  it("says what was played, when, and how it ended", () => {
    const words = parsed(pictureOf(facts)).documentElement.textContent;
    for (const said of ["Dualis", "15 November 2026", "Ada & Cleo win", "Ada & Cleo", "Bo & Dan", "2", "1"])
      expect(words).toContain(said);
  });

  it("fetches nothing and runs nothing, whatever people call themselves", () => {
    const columns = NASTY;
    const sheet = { columns, rows: [{ label: "", cells: columns.map(String), strong: true }] };
    const picture = pictureOf({ ...facts, headline: NASTY.join(" "), game: NASTY[0]!, sheet });
    parsed(picture);
    expect(picture).not.toMatch(/<script|<image|<foreignObject|href|onload|url\((?!#)/i);
    expect(picture).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
    expect(() => encodeURIComponent(picture)).not.toThrow();
  });

  it("keeps long names inside", () => {
    for (const name of NASTY) {
      const { words, size } = fitted(name, 300, 34);
      expect(widthOf(words) * size).toBeLessThanOrEqual(301);
      expect(size).toBeGreaterThanOrEqual(34 * 0.6);
    }
    expect(fitted("Ada", 300, 34)).toEqual({ words: "Ada", size: 34 });
    expect(fitted("W".repeat(40), 300, 34).words).toMatch(/^W+…$/);
  });

  it("tells sixteen players apart by shape and fill", () => {
    const signs = Array.from({ length: 16 }, (_, seat) => sign(seat, 0, 0, 9, facts.tones));
    expect(new Set(signs).size).toBe(16);
  });

  it.each(Object.entries(matches))("of %s is whole, with every name and score", async (_, packed) => {
    const replay = replayIn(packed);
    const { game } = await entries.get(replay.game)!.load();
    const { story } = await game.story!();
    const told = pictureFacts(replay, game, story, "The game");
    const words = parsed(pictureOf(told)).documentElement.textContent;
    for (const name of replay.names) expect(words).toContain(name);
    for (const cell of told.sheet.rows.findLast((row) => row.strong)!.cells) expect(words).toContain(cell);
    expect(
      story.motif({ names: replay.names, steps: replay.steps, outcome: replay.outcome }).length,
    ).toBeGreaterThan(500);
    expect(pictureOf(told)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(Object.entries(matches))("of %s can be drawn wherever it was broken off", async (_, packed) => {
    const replay = replayIn(packed);
    const { game } = await entries.get(replay.game)!.load();
    const { story } = await game.story!();
    for (const end of [1, 2, 5, Math.floor(replay.steps.length / 2)]) {
      const broken = { ...replay, steps: replay.steps.slice(0, end), outcome: null as Outcome | null };
      const picture = pictureOf(pictureFacts(broken, game, story, "The game"));
      parsed(picture);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

it("names files after the game and the day", () => {
  expect(fileName("UNO Duo", "2026-11-15T11:00:00+00:00")).toBe("twofold-uno-duo-2026-11-15");
  expect(fileName("Duet", "")).toBe("twofold-duet");
});

it("writes the day as one does, and nothing where there is none", () => {
  expect(dayOf("2026-11-15T11:00:00+00:00")).toMatch(/15.*2026|2026.*15/);
  expect(dayOf("")).toBe("");
});

it("puts the standing into words", () => {
  expect(standing(facts.sheet)).toBe("Ada & Cleo 2 · Bo & Dan 1");
  expect(escaped("<a>&\u0000")).toBe("&lt;a&gt;&amp;");
});
