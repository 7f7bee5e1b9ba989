import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { entries } from "../games";
import type { DuosView } from "../generated/types";
import { namesIn } from "../replay/perspective";
import type { Moment } from "../table";
import { replayIn } from "../testing";
import { dayOf, pictureFacts, spokenPicture } from "./past";
import { ink } from "./inks";
import { fileName } from "./naming";
import { pictureOf, SIZES, standing, type PictureFacts, type Shape } from "./picture";
import { escaped, fitted, paragraph, sign, widthOf, wrapped } from "./svg";

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
  reason: "A partnership has won two rounds.",
  players: ["Ada", "Bo", "Cleo", "Dan"].map((name, seat) => ({
    side: seat % 2,
    sign: seat % 2,
    name,
    title: `Took ${seat + 3} tricks`,
    won: seat % 2 === 0,
  })),
  tones: ["#c11435", "#0871c1"],
  moment: { step: 3, legend: "Red 3 beats Moon 11: Red is trump.", width: 600, height: 300, drawn: "<g/>" },
  where: "Round 2 · Trick 7",
};
const SHAPES = Object.keys(SIZES) as Shape[];

/** Pictures of DUOS are files: here they are read, there they are fetched. */
beforeEach(() => {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(new Response(readFileSync(`.${decodeURIComponent(address)}`, "utf8"))),
  );
});

/** The picture as a browser would read it from a file; throws if it is not well-formed. */
function parsed(picture: string): Document {
  const read = new DOMParser().parseFromString(picture, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  return read;
}

/** From where to where a text reaches at most, in the picture. */
function spanOf(text: Element): [number, number] {
  const figure = (name: string) => Number(text.getAttribute(name));
  const width = widthOf(text.textContent) * figure("font-size");
  const from = { start: 0, middle: 0.5, end: 1 }[text.getAttribute("text-anchor") ?? "start"] ?? 0;
  return [figure("x") - from * width, figure("x") + (1 - from) * width];
}

describe("the picture", () => {
  it.each(SHAPES)("says in %s form what was played, how it ended, and everybody's title", (shape) => {
    const words = parsed(pictureOf(facts, shape)).documentElement.textContent;
    const said = [
      "Dualis",
      "15 November 2026",
      "Ada & Cleo win",
      "Bo & Dan",
      "2",
      "1",
      "Red 3 beats Moon 11",
    ];
    for (const each of [...said, facts.reason, facts.where]) expect(words).toContain(each);
    for (const { name, title } of facts.players) expect(words).toContain(name + title);
  });

  it.each(SHAPES)("fetches nothing and runs nothing in %s form, whatever people call themselves", (shape) => {
    const columns = NASTY;
    const sheet = { columns, rows: [{ label: "", cells: columns.map(String), strong: true }] };
    const players = NASTY.map((name, side) => ({ side, sign: side, name, title: name, won: false }));
    const named = { headline: NASTY.join(" "), game: NASTY[0]!, where: NASTY[1]!, reason: NASTY.join(" ") };
    const picture = pictureOf({ ...facts, ...named, sheet, players }, shape);
    parsed(picture);
    expect(picture).not.toMatch(/<script|<image|<foreignObject|href|onload|url\((?!#)/i);
    expect(picture).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
    expect(() => encodeURIComponent(picture)).not.toThrow();
  });

  it.each(SHAPES)("lets nothing stick out of %s form, with eight long names and a long legend", (shape) => {
    const long = "Wilhelmina Wohlgemuth-Wagner von und zu Wasserburg";
    const players = Array.from({ length: 8 }, (_, side) => ({
      side,
      sign: side,
      name: long,
      title: long,
      won: !side,
    }));
    const moment = { ...facts.moment!, legend: `${long} `.repeat(6) };
    const told = { ...facts, players, moment, headline: `${long} `.repeat(3), reason: `${long} `.repeat(3) };
    const texts = parsed(pictureOf(told, shape)).querySelectorAll("text");
    const inside = { left: 40, right: SIZES[shape].width - 40, bottom: SIZES[shape].height - 40 };
    for (const text of texts) {
      const [left, right] = spanOf(text);
      expect(left).toBeGreaterThan(inside.left);
      expect(right).toBeLessThan(inside.right);
      expect(Number(text.getAttribute("y"))).toBeLessThan(inside.bottom);
    }
    const lines = [...texts].map((text) => ({ y: Number(text.getAttribute("y")), span: spanOf(text) }));
    for (const [place, one] of lines.entries())
      for (const other of lines.slice(place + 1)) {
        const beside = one.span[1] <= other.span[0] + 1 || other.span[1] <= one.span[0] + 1;
        expect(beside || Math.abs(one.y - other.y) > 12, JSON.stringify([one, other])).toBe(true);
      }
  });

  it("breaks words into lines that fit, and cuts what is too long", () => {
    const said = "The trick that turned the round was won by the smallest card";
    const { lines, size } = wrapped(said, 400, 40, 3);
    expect(lines.join(" ")).toBe(said);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(400);
    expect(wrapped(said.repeat(9), 400, 40, 2).lines.at(-1)).toMatch(/…$/);
    expect(paragraph(said, { x: 0, y: 0, width: 400, size: 40, lines: 3 }).below).toBeGreaterThan(40);
  });

  it("breaks a long name where it has a hyphen, and cuts it no more_bug", () => {
    const { lines } = wrapped("Maximiliane-Charlotte K.", 154, 25, 2);
    expect(lines).toEqual(["Maximiliane-", "Charlotte K."]);
    expect(wrapped("Anna-Lena K.", 400, 25, 2).lines).toEqual(["Anna-Lena K."]);
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

  it.each(Object.entries(matches))(
    "of %s is whole, with a moment, every name, title and score",
    async (_, packed) => {
      const replay = replayIn(packed);
      const { game } = await entries.get(replay.game)!.load();
      const { story } = await game.story!();
      const told = await pictureFacts(replay, game, story, "The game");
      expect(told.moment!.drawn.length).toBeGreaterThan(500);
      expect(told.moment!.legend.length).toBeGreaterThan(10);
      expect(told.where).not.toBe("");
      for (const shape of SHAPES) {
        const picture = pictureOf(told, shape);
        const words = parsed(picture).documentElement.textContent;
        for (const { name, title } of told.players) expect(words).toContain(name + title);
        for (const cell of told.sheet.rows.findLast((row) => row.strong)!.cells)
          expect(words).toContain(cell);
        expect(picture).not.toMatch(/NaN|undefined|Infinity/);
        const { right, bottom } = endOf(picture, told.moment!);
        const { left, top } = beginningOf(picture, told.where);
        expect(bottom <= top || right <= left).toBe(true);
      }
      if (replay.game === "duos") expect(told.moment!.drawn).toMatch(/<svg[^>]*viewBox="0 0 32 32"/);
      if (replay.game === "duos")
        expect(told.moment!.drawn).toMatch(/<text[^>]*>Fluent Emoji Flat by Microsoft/);
    },
  );

  it.each(Object.entries(matches))("of %s can be drawn wherever it was broken off", async (_, packed) => {
    const replay = replayIn(packed);
    const { game } = await entries.get(replay.game)!.load();
    const { story } = await game.story!();
    for (const end of [1, 2, 5, Math.floor(replay.steps.length / 2)]) {
      const broken = { ...replay, steps: replay.steps.slice(0, end), outcome: null, honours: [] };
      const picture = pictureOf(await pictureFacts(broken, game, story, "The game"), "wide");
      parsed(picture);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

it.each(Object.entries(matches))("of %s names losers by rank, not by seat_bug", async (_, packed) => {
  const replay = replayIn(packed);
  const { game } = await entries.get(replay.game)!.load();
  const { story } = await game.story!();
  const names = namesIn(replay);
  const scores = names.map((_, seat) => seat);
  const outcome = { ...replay.outcome!, winners: [0], scores };
  const told = await pictureFacts({ ...replay, outcome }, game, story, "The game");
  expect(told.players.map(({ name }) => name)).toEqual([names[0], ...names.slice(1).toReversed()]);
});

/** Where the drawing of the moment ends. */
function endOf(picture: string, { width, height }: Moment): { right: number; bottom: number } {
  const [, left, above, scale] = /<g transform="translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)">/
    .exec(picture.slice(picture.indexOf(`fill="${ink.mount}"`)))!
    .map(Number);
  return { right: left! + scale! * width, bottom: above! + scale! * height };
}

/** Where the line begins that says when it was. */
function beginningOf(picture: string, where: string): { left: number; top: number } {
  const line = [...parsed(picture).querySelectorAll("text")].find(
    ({ textContent }) => textContent === where,
  )!;
  const figure = (name: string) => Number(line.getAttribute(name));
  return { left: figure("x"), top: figure("y") - figure("font-size") };
}

it("tells a moment beside it where it would be too small above its legend_bug", () => {
  const names = Array.from({ length: 4 }, () => "Maximiliane Wilhelmina von Berg");
  const players = facts.players.map((player, place) => ({ ...player, name: names[place]! }));
  const moment = { ...facts.moment!, width: 702, height: 330, legend: `${names.join(" ")} stayed ahead.` };
  const told = { ...facts, players, moment, headline: `${names[0]} and ${names[1]} win` };
  const picture = pictureOf(told, "square");
  const { right, bottom } = endOf(picture, moment);
  const { left, top } = beginningOf(picture, facts.where);
  expect([bottom > top, right <= left]).toEqual([true, true]);
  expect(right - 88).toBeGreaterThan(904 * 0.45);
});

/** What is written in a picture, and how large it comes out. */
function lettersOf(picture: string): { said: string; size: number }[] {
  return [...parsed(picture).querySelectorAll("text")].map((text) => {
    const drawn = /scale\(([\d.]+)\)$/.exec(text.parentElement?.getAttribute("transform") ?? "");
    return { said: text.textContent, size: Number(text.getAttribute("font-size")) * Number(drawn?.[1] ?? 1) };
  });
}

const LONG_NAMES = [
  "Alexandrina Victoria",
  "Christopher Wolfgang",
  "Maria-Magdalena",
  "Konstantinopolis",
  "Friederike-Sophie",
  "Wilhelmina Augusta",
];

it.each([3, 4, 6])(
  "names %i long-named people who saw a pair of DUOS, whole and large_bug",
  async (people) => {
    const replay = replayIn(matches["../games/duos/fixtures/story.txt"]!);
    const { game } = await entries.get(replay.game)!.load();
    const { story } = await game.story!();
    const names = LONG_NAMES.slice(0, people);
    const last = replay.steps.at(-1)!;
    const view = last.view as DuosView;
    const history = view.history.map((turn) => ({ ...turn, boards: names.map(() => turn.boards[0]!) }));
    const steps = replay.steps.with(-1, { ...last, view: { ...view, history } });
    const moment = await story.moment({ names, steps, outcome: replay.outcome });
    const told = { ...facts, moment: { ...moment!, legend: "" }, players: facts.players.slice(0, 1) };
    const letters = lettersOf(pictureOf(told, "wide"));
    const large = letters.filter(({ size }) => size >= 15 && size <= 40).map(({ said }) => said);
    for (const word of names.flatMap((name) => name.split(/[ -]/)))
      expect(
        large.filter((said) => said.includes(word)),
        word,
      ).not.toEqual([]);
  },
);

it.each([5, 6])("gives each of %i the whole title, all in letters of one size_bug", (people) => {
  const title = "Best understood: 20 points as the Narrator";
  const players = LONG_NAMES.slice(0, people).map((name, side) => ({
    side,
    sign: side,
    name,
    title: side % 2 ? title : "Shared 7 pairs",
    won: !side,
  }));
  const headline = `${LONG_NAMES[0]}, ${LONG_NAMES[1]} and ${LONG_NAMES[2]} win`;
  const reason = "Everyone has been the Narrator equally often. The most points win.";
  for (const shape of SHAPES) {
    const letters = lettersOf(pictureOf({ ...facts, players, headline, reason }, shape));
    const titles = letters.filter(({ said }) => players.some(({ title }) => title === said));
    expect(titles).toHaveLength(people);
    expect(new Set(titles.map(({ size }) => size)).size).toBe(1);
    expect(titles[0]!.size).toBeGreaterThanOrEqual(14);
  }
});

it("says what partners won together once, and gives it to none of them_bug", async () => {
  const replay = replayIn(matches["../games/duos/fixtures/pair.txt"]!);
  const { game } = await entries.get(replay.game)!.load();
  const { story } = await game.story!();
  const told = await pictureFacts(replay, game, story, "DUOS");
  expect(told.reason).toMatch(/^\d of \d turns won together\.$/);
  const texts = [...parsed(pictureOf(told, "wide")).querySelectorAll("text")];
  const [score] = told.sheet.rows.findLast((row) => row.strong)!.cells;
  expect(texts.filter(({ textContent }) => textContent === score)).toEqual([]);
  expect(spokenPicture(told)).not.toMatch(/[!?]\./);
});

it("names files so that people find them again", () => {
  const created = "2026-11-15T11:00:00+00:00";
  expect(fileName("UNO Duo", created, ["Ada", "Ben"])).toBe("twofold-uno-duo-2026-11-15-ada-ben");
  expect(fileName("Duet", "", ["Zoë Groß", "漢字"])).toBe("twofold-duet-zoe-gross");
  expect(fileName("DUOS", created, "ABCDEFGH".split(""))).toBe("twofold-duos-2026-11-15-a-b-c-d");
  const long = ["Maximiliane von Berg", "Alexander der Große", "Bartholomew the Bold"];
  expect(fileName("Duet", created, long)).toBe(
    "twofold-duet-2026-11-15-maximiliane-von-berg-alexander-der-grosse",
  );
  expect(fileName("Duet", created, ["../../etc/passwd", "x".repeat(99)])).toMatch(/^[a-z0-9-]{20,80}$/);
});

it("writes the day as one does, and nothing where there is none", () => {
  expect(dayOf("2026-11-15T11:00:00+00:00")).toMatch(/15.*2026|2026.*15/);
  expect(dayOf("")).toBe("");
});

it("puts the standing into words", () => {
  expect(standing(facts.sheet)).toBe("Ada & Cleo 2 · Bo & Dan 1");
  expect(escaped("<a>&\u0000")).toBe("&lt;a&gt;&amp;");
});
