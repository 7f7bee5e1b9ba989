/** A finished match as a picture that people show: who won and how, the moment that decided it, a title for everybody. */
import type { Moment, ScoreSheet } from "../table";
import { mark as sheets } from "./inks";
import { at, CUTTER, escaped, ink, paragraph, short, sign, widthOf, written } from "./svg";

/** The two shapes of a picture: beside a link, and on its own. */
export const SIZES = { wide: { width: 1200, height: 630 }, square: { width: 1080, height: 1080 } } as const;
export type Shape = keyof typeof SIZES;

export interface Player {
  /** The side that the player scores for. */
  side: number;
  /** Which sign stands for the player: partners who play against others share one. */
  sign: number;
  name: string;
  title: string;
  won: boolean;
}

export interface PictureFacts {
  /** What the game is called. */
  game: string;
  date: string;
  headline: string;
  /** How it was won, in a sentence. */
  reason: string;
  sheet: ScoreSheet;
  /** In the order in which the result is read out. */
  players: readonly Player[];
  tones: readonly [string, string];
  signs?: readonly [string, string] | undefined;
  moment: Moment | null;
  /** When that was. */
  where: string;
  /** `@font-face` rules with the faces in them, if the picture is to carry its own. */
  fonts?: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function pictureOf(facts: PictureFacts, shape: Shape): string {
  const { width, height } = SIZES[shape];
  const { game, headline, fonts, tones } = facts;
  const style = fonts ? `<style>${fonts}</style>` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escaped(`${game}: ${ended(headline)} ${standing(facts.sheet)}`)}</title>${style}<defs>${CUTTER}</defs>` +
    ground(tones, SIZES[shape]) +
    (shape === "wide" ? wide(facts) : square(facts)) +
    `</svg>`
  );
}

/** What is said first, as a sentence that others can follow. */
export const ended = (headline: string): string => (/[.!?…]$/.test(headline) ? headline : `${headline}.`);

/** Words to the left, the moment to the right; many people have more room. */
function wide(facts: PictureFacts): string {
  const left = { x: 66, width: facts.players.length > TWO_LINES ? 556 : 486 };
  const told = heading(facts, { ...left, y: 128, size: 52, lines: 3 });
  const rows = Math.min(MOST_NAMED, facts.players.length);
  const height = Math.min(rows * stepFor(rows), 582 - told.below - 18);
  const x = left.x + left.width + 40;
  const right = { x, y: 62, width: 1134 - x, height: 510 };
  return (
    banner(facts, { ...left, y: 52 }) +
    told.drawn +
    people(facts, { ...left, y: 582 - height, height }) +
    shown(facts, right)
  );
}

/** One below the other. */
function square(facts: PictureFacts): string {
  const [x, width] = [88, 904];
  const told = heading(facts, { x, width, y: 164, size: 64, lines: 2 });
  const rows = Math.min(MOST_NAMED, facts.players.length);
  const height = rows * stepFor(rows);
  const names = { x, width, y: 1012 - height, height };
  const middle = { x, width, y: told.below + 26, height: names.y - told.below - 56 };
  return banner(facts, { x, y: 82, width }) + told.drawn + shown(facts, middle) + people(facts, names);
}

function banner({ game, date }: PictureFacts, { x, y, width }: Omit<Box, "height">): string {
  const words = { x: x + 54, y: y + 36, size: 30, weight: 750, face: "display" as const };
  return (
    mark(x - 6, y - 8) +
    written(game, { ...words, width: width * 0.4 }) +
    written(date, { x: x + width, y: y + 34, size: 22, width: width * 0.45, anchor: "end", fill: ink.soft })
  );
}

function heading(
  { headline, reason }: PictureFacts,
  place: Omit<Box, "height"> & { size: number; lines: number },
): { drawn: string; below: number } {
  const loud = paragraph(headline, {
    ...place,
    y: place.y + place.size * 0.75,
    weight: 800,
    face: "display",
  });
  if (!reason) return loud;
  const how = paragraph(reason, {
    ...place,
    y: loud.below + 28,
    size: 24,
    lines: 2,
    fill: ink.soft,
    weight: 550,
  });
  return { drawn: loud.drawn + how.drawn, below: how.below };
}

/** The moment on a ground of its own, when it was, and what is seen: below it or beside it, as it comes out larger. */
function shown({ moment, where }: PictureFacts, box: Box): string {
  if (!moment) return "";
  const [below, beside] = [laidBelow(moment, box), laidBeside(moment, box)];
  const { scale, room, words } = beside.scale > below.scale * 1.1 ? beside : below;
  const left = room.x + (room.width - moment.width * scale) / 2;
  const above = room.y + (room.height - moment.height * scale) / 2;
  return (
    `<rect x="${box.x}" y="${short(box.y)}" width="${box.width}" height="${short(box.height)}" rx="24" fill="${ink.mount}"/>` +
    `<g transform="translate(${at(left, above)}) scale(${scale.toFixed(3)})">${moment.drawn}</g>` +
    written(where, { ...words, size: 20, weight: 750, fill: ink.soft }) +
    paragraph(moment.legend, { ...words, y: words.y + 34 }).drawn
  );
}

/** How large a moment comes out, the room that it has, and where its words begin. */
interface Layout {
  scale: number;
  room: Box;
  words: { x: number; y: number; width: number; size: number; lines: number; weight: number };
}

const LEGEND = { y: 0, size: 26, weight: 600 };

function laidBelow(moment: Moment, { x, y, width, height }: Box): Layout {
  const words = { ...LEGEND, x: x + 28, width: width - 56, lines: height > 440 ? 4 : 3 };
  const high = paragraph(moment.legend, words).below + 54;
  const room = { x: x + 24, y: y + 22, width: width - 48, height: height - high - 58 };
  return { scale: scaleIn(moment, room), room, words: { ...words, y: y + height - high } };
}

function laidBeside(moment: Moment, { x, y, width, height }: Box): Layout {
  const told = width * 0.36;
  const room = { x: x + 24, y: y + 22, width: width - told - 80, height: height - 44 };
  const words = { ...LEGEND, x: x + width - told - 28, width: told, lines: Math.floor((height - 90) / 34) };
  const high = paragraph(moment.legend, words).below + 34;
  return { scale: scaleIn(moment, room), room, words: { ...words, y: y + (height - high) / 2 + 8 } };
}

const scaleIn = (moment: Moment, room: Box): number =>
  Math.min(room.width / moment.width, room.height / moment.height, MOST_ENLARGED);

const MOST_ENLARGED = 1.7;

/** Every side with its score, in a line. */
export function standing(sheet: ScoreSheet): string {
  const cells = scoresIn(sheet);
  return sheet.columns.map((name, side) => `${name} ${cells[side] ?? ""}`.trim()).join(" · ");
}

const scoresIn = (sheet: ScoreSheet): string[] => sheet.rows.findLast((row) => row.strong)?.cells ?? [];

const MOST_NAMED = 8;

/** How high a line for each of so many may be. */
const stepFor = (players: number): number => (players > TWO_LINES ? 44 : players > 2 ? 66 : 96);

/** Up to so many have a line for their title alone, whatever they are called. */
const TWO_LINES = 4;

/** Everybody: sign, name, title, and the score of each side with its first player; nobody's alone is what all won. */
function people({ players, sheet, tones, signs = tones }: PictureFacts, box: Box): string {
  const scores = scoresIn(sheet);
  const listed = players.slice(0, MOST_NAMED);
  const high = Math.min(stepFor(listed.length), box.height / Math.max(1, listed.length));
  const lines = linesFor(listed, { ...box, height: high });
  return listed
    .map((player, place) => {
      const first = listed.findIndex(({ side }) => side === player.side) === place;
      const score = first && scores.length > 1 ? (scores[player.side] ?? "") : "";
      return row(player, score, { ...box, y: box.y + place * high, height: high }, signs, lines);
    })
    .join("");
}

/** Where a row's words stand, and how large they are. */
interface Lines {
  name: { size: number; down: number; width: number };
  title: { size: number; down: number; right: number; width: number };
}

/** Titles beside the names or, where that makes them much larger, below them; all as large as the longest can be. */
function linesFor(listed: readonly Player[], row: Box): Lines {
  const below = titlesBelow(listed, row);
  if (listed.length <= TWO_LINES) return below;
  const beside = titlesBeside(listed, row);
  return beside.title.size * 1.15 >= below.title.size ? beside : below;
}

function titlesBelow(listed: readonly Player[], { width, height }: Box): Lines {
  const size = Math.min(38, height * 0.42);
  const [name, title] = [width - size * 1.35 - 74, width - size * 1.35];
  const lettered = sizeFor(listed, size * (listed.length > TWO_LINES ? 0.88 : 0.76), title);
  return {
    name: { size, down: height * 0.42, width: name },
    title: { size: lettered, down: height * 0.42 + size * 0.98, right: 0, width: title },
  };
}

function titlesBeside(listed: readonly Player[], { width, height }: Box): Lines {
  const size = Math.min(24, height * 0.55);
  const room = width - size * 1.35 - 60;
  const longest = Math.max(...listed.map(({ name }) => widthOf(name)));
  const name = Math.min(room * 0.42, longest * size);
  const title = room - name - 14;
  const lettered = sizeFor(listed, size * 0.88, title);
  const down = height * 0.66;
  return {
    name: { size, down, width: name },
    title: { size: lettered, down, right: name + 14, width: title },
  };
}

/** How large titles are that all fit. */
const sizeFor = (listed: readonly Player[], size: number, width: number): number =>
  Math.min(size, ...listed.map(({ title }) => Math.max(size * 0.6, width / (widthOf(title) || 1))));

function row(
  { sign: which, name, title }: Player,
  score: string,
  { x, y, width }: Box,
  signs: readonly string[],
  lines: Lines,
): string {
  const { size, down } = lines.name;
  const left = x + size * 1.35;
  const end = { x: x + width, y: y + down, size: size * 1.15, width: 70 };
  return (
    sign(which, x + size * 0.45, y + down - size * 0.34, size * 0.4, signs) +
    written(name, { ...lines.name, x: left, y: y + down, weight: 700 }) +
    written(title, { ...lines.title, x: left + lines.title.right, y: y + lines.title.down, fill: ink.soft }) +
    written(score, { ...end, anchor: "end", weight: 800, face: "display" })
  );
}

/** The two tones, the shade of the fold between them, and a sheet of paper that lies on it. */
function ground(
  [one, other]: readonly [string, string],
  { width, height }: { width: number; height: number },
): string {
  const left = `M0 0 H${width * 0.6} L${width * 0.4} ${height} H0 Z`;
  const shade = (offset: string, dark: string) =>
    `<stop offset="${offset}" stop-color="${ink.shade}" stop-opacity="${dark}"/>`;
  const [x, y] = [width * 0.5, height * 0.5];
  const edge = width > height ? 28 : 44;
  return (
    `<defs><linearGradient id="fold" gradientUnits="userSpaceOnUse" x1="${x - 150}" y1="${y - 40}" x2="${x}" y2="${y}">` +
    `${shade("0", "0")}${shade("1", "0.26")}</linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${other}"/>` +
    `<path d="${left}" fill="${one}"/><path d="${left}" fill="url(#fold)"/>` +
    `<rect x="${edge - 2}" y="${edge + 8}" width="${width - 2 * edge}" height="${height - 2 * edge}" rx="32" fill="${ink.shade}" opacity="0.16"/>` +
    `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" rx="32" fill="${ink.paper}"/>`
  );
}

/** Two sheets overlap; what they share is a third colour. */
function mark(x: number, y: number): string {
  const sheet = (left: number, top: number, turn: string) =>
    `<rect x="${left}" y="${top}" width="30" height="42" rx="6" transform="rotate(${turn})"`;
  return (
    `<g transform="translate(${x} ${y}) scale(0.86)"><clipPath id="left">${sheet(8, 10, "-10 23 31")}/></clipPath>` +
    `${sheet(8, 10, "-10 23 31")} fill="${sheets.left}"/>${sheet(26, 12, "10 41 33")} fill="${sheets.right}"/>` +
    `<g clip-path="url(#left)">${sheet(26, 12, "10 41 33")} fill="${sheets.overlap}"/></g></g>`
  );
}

/** A moment by itself, for a page that has room for words of its own. */
export function momentPicture({ width, height, drawn }: Moment, fonts = ""): string {
  const style = fonts ? `<style>${fonts}</style>` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 ${width + 48} ${height + 48}" role="img">` +
    `${style}<defs>${CUTTER}</defs><rect x="-24" y="-24" width="${width + 48}" height="${height + 48}" rx="24" ` +
    `fill="${ink.mount}"/>${drawn}</svg>`
  );
}
