/** Drawing pictures as text: colours, escaping, and words that fit where they stand. Knows no DOM. */

import { ink } from "./inks";

export { ink };

export const faces = {
  display: "'Bricolage Grotesque Variable','Trebuchet MS','Segoe UI',sans-serif",
  reading: "'Figtree Variable','Segoe UI',system-ui,sans-serif",
} as const;

/** What XML cannot carry, and what would turn the direction of everything after it. */
const UNWRITABLE =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it can stand in an SVG, whatever it holds. */
export const escaped = (words: string): string =>
  words.replace(UNWRITABLE, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** A figure short enough to be written. */
export const short = (figure: number): string => String(Math.round(figure * 10) / 10);

/** Where something stands, for a path. */
export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** How wide signs come out in parts of their size: the wider of the two faces, at their boldest. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [0.25, " .'’"],
  [0.3, "ijlI,:;·|"],
  [0.4, "!()"],
  [0.45, '1frt“”„-/"'],
  [0.55, "szJL?–"],
  [0.6, "7acekvxFTäå"],
  [0.65, "2345bdghnopquyEPZöü+=×"],
  [0.7, "0689BDKRSYß"],
  [0.75, "ACGHUVXÄÜÅ&"],
  [0.8, "NOQÖ…"],
  [0.95, "wM"],
  [1, "m%@"],
  [1.04, "W"],
];
const widths = new Map(WIDTHS.flatMap(([width, signs]) => [...signs].map((sign) => [sign, width])));

/** Of signs that nobody has measured the widest is taken to be as wide as high. */
function widthOfSign(sign: string): number {
  const known = widths.get(sign) ?? widths.get(sign.normalize("NFD")[0]!);
  return known ?? (sign.codePointAt(0)! > 0x2e7f || sign === "—" ? 1.1 : 0.75);
}

/** How wide words come out, about, in parts of their size. */
export const widthOf = (words: string): number =>
  [...words].reduce((width, sign) => width + widthOfSign(sign), 0);

/** Words that fit into a width: smaller if need be, but never under three fifths; then cut. */
export function fitted(words: string, width: number, size: number): { words: string; size: number } {
  const signs = [...words.replace(UNWRITABLE, "").trim()];
  const whole = signs.join("");
  const fits = Math.min(size, Math.max(size * 0.6, width / (widthOf(whole) || 1)));
  if (widthOf(whole) * fits <= width + 1) return { words: whole, size: fits };
  while (signs.length > 1 && (widthOf(signs.join("")) + 0.8) * fits > width) signs.pop();
  return { words: `${signs.join("").trim()}…`, size: fits };
}

interface Written {
  x: number;
  y: number;
  size: number;
  /** How wide it may come out. */
  width: number;
  anchor?: "start" | "middle" | "end";
  weight?: number;
  fill?: string;
  face?: keyof typeof faces;
}

/** Words at a place, no wider than they may be. */
export function written(said: string, place: Written): string {
  const { x, y, width, anchor = "start", weight = 500, fill = ink.ink, face = "reading" } = place;
  const { words, size } = fitted(said, width, place.size);
  return (
    `<text x="${short(x)}" y="${short(y)}" font-family="${faces[face]}" font-size="${short(size)}" ` +
    `font-weight="${weight}" text-anchor="${anchor}" fill="${fill}" data-room="${short(width)}">${escaped(words)}</text>`
  );
}

/** Words in lines that fit into a width: smaller if need be, but never under three fifths; then cut. */
export function wrapped(
  said: string,
  width: number,
  size: number,
  most: number,
): { lines: string[]; size: number } {
  const words = said.replace(UNWRITABLE, "").trim().split(/\s+/);
  for (let tried = size; tried >= size * 0.6; tried -= 1) {
    const lines = broken(words, width / tried);
    if (lines.length <= most && lines.every((line) => widthOf(line) * tried <= width))
      return { lines, size: tried };
  }
  const smallest = size * 0.6;
  const lines = broken(words, width / smallest);
  const rest = [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")];
  return { lines: rest.map((line) => cut(line, width / smallest)), size: smallest };
}

/** Greedily, each line as long as it may be; a word that is longer has lines of its own. */
function broken(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const [piece, glue] of words.flatMap((word) => piecesOf(word, width))) {
    const longer = lines.length ? `${lines.at(-1)!}${glue}${piece}` : piece;
    if (lines.length && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** A word, or what its hyphens join where it is too long; each with what stands before it. */
const piecesOf = (word: string, width: number): [piece: string, glue: string][] =>
  widthOf(word) > width
    ? word.split(/(?<=-)(?=.)/).map((piece, place) => [piece, place ? "" : " "])
    : [[word, " "]];

function cut(line: string, width: number): string {
  if (widthOf(line) <= width) return line;
  const signs = [...line];
  while (signs.length > 1 && widthOf(signs.join("")) + 1.05 > width) signs.pop();
  return `${signs.join("").trim()}…`;
}

interface Paragraph extends Written {
  lines: number;
}

/** Lines of words from a first baseline on, and where the next thing may begin. */
export function paragraph(said: string, place: Paragraph): { drawn: string; below: number } {
  const leading = place.face === "display" ? 1.1 : 1.28;
  const { lines, size } = wrapped(said, place.width, place.size, place.lines);
  const first = place.y - (place.size - size) * 0.3;
  const drawn = lines.map((line, index) =>
    written(line, { ...place, size, y: first + index * size * leading }),
  );
  return { drawn: drawn.join(""), below: first + (lines.length - 1) * size * leading + size * 0.3 };
}

/** What cards are cut out with; stands once in every picture. */
export const CUTTER = `<clipPath id="paper"><rect width="100" height="140" rx="11"/></clipPath>`;

/** A card of paper, its face drawn on 100 × 140. */
export function paper(face: string, x: number, y: number, width: number, turn = 0, ring = ""): string {
  const edge = ring
    ? `<rect x="-4" y="-4" width="108" height="148" rx="15" fill="none" stroke="${ring}" stroke-width="7"/>`
    : "";
  return (
    `<g transform="translate(${at(x, y)}) scale(${width / 100}) rotate(${turn} 50 70)">` +
    `<rect x="1" y="4" width="100" height="140" rx="11" fill="${ink.shade}" opacity="0.18"/>` +
    `<rect width="100" height="140" rx="11" fill="${ink.white}"/><g clip-path="url(#paper)">${face}</g>` +
    `<rect width="100" height="140" rx="11" fill="none" stroke="${ink.shade}" stroke-opacity="0.2"/>${edge}</g>`
  );
}

/** A word of more signs may be parted where it would be tiny otherwise. */
const LONG_WORD = 9;

/** A long word in two. */
function parted(word: string): string {
  const signs = [...word];
  const middle = Math.ceil(signs.length / 2);
  const halves = [signs.slice(0, middle), signs.slice(middle)].map((half) => half.join(""));
  return signs.length > LONG_WORD ? halves.join("- ") : word;
}

/** A name in one line or two, as large as that makes it; within a word it is parted only where it would be tiny. */
export function inTwoLines(name: string, width: number, size: number): { lines: string[]; size: number } {
  if (widthOf(name) * size <= width) return { lines: [name], size };
  const apart = name.replace(/-(?=\S)/g, "- ");
  const whole = wrapped(apart, width, size, 2);
  const best = whole.size > size * 0.6 ? whole : wrapped(apart.replace(/\S+/g, parted), width, size, 2);
  return { ...best, lines: best.lines.map((line) => line.replaceAll("- ", "-")) };
}

/** A player's sign, and below it a name that may take two lines, in the middle of a place. */
export function namedBelow(
  seat: number,
  name: string,
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
  tones: readonly string[],
): string {
  const shown = inTwoLines(name, width, size);
  const line = { x, width, size: shown.size, anchor: "middle", weight: 700 } as const;
  return (
    sign(seat, x, y - size * 1.35, size * 0.36, tones) +
    shown.lines.map((said, index) => written(said, { ...line, y: y + index * shown.size * 1.12 })).join("")
  );
}

/** A player's sign, and beside it a name that may take two lines, around a height; and how wide both come out. */
export function namedBeside(
  seat: number,
  name: string,
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
  tones: readonly string[],
): { drawn: string; width: number } {
  const shown = inTwoLines(name, width, size);
  const [left, leading] = [x + size * 1.1, shown.size * 1.12];
  const first = y + shown.size * 0.35 - ((shown.lines.length - 1) * leading) / 2;
  const lines = shown.lines.map((said, index) =>
    written(said, { x: left, y: first + index * leading, size: shown.size, width, weight: 700 }),
  );
  return {
    drawn: sign(seat, x + size * 0.4, y, size * 0.36, tones) + lines.join(""),
    width: left - x + Math.max(...shown.lines.map(widthOf)) * shown.size,
  };
}

/** A player's sign and name, in the middle of a place. */
export function named(
  seat: number,
  name: string,
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
  tones: readonly string[],
): string {
  const shown = fitted(name, width - size * 1.1, size);
  const whole = widthOf(shown.words) * shown.size + size * 1.1;
  const left = x - whole / 2;
  return (
    sign(seat, left + size * 0.4, y - size * 0.34, size * 0.36, tones) +
    written(name, { x: left + size * 1.1, y, size, width: width - size * 1.1, weight: 700 })
  );
}

/** The shapes that tell players apart without any colour, around 0, 0 with a radius of about 1. */
export const seatShapes = [
  "M0 -1 A1 1 0 1 1 -0.01 -1 Z",
  "M0 -1.2 L1.2 0 L0 1.2 L-1.2 0 Z",
  "M-0.88 -0.88 H0.88 V0.88 H-0.88 Z",
  "M0 -1.15 L1.15 0.85 H-1.15 Z",
] as const;

export const shapeOf = (seat: number): string => seatShapes[seat % seatShapes.length]!;

/** Which of four fills a player has: among sixteen, no two have the same shape and fill. */
export const fillOf = (seat: number): number => (seat + Math.floor(seat / seatShapes.length)) % 4;

/** A player's sign, in the game's tones, gold, and white. */
export function sign(seat: number, x: number, y: number, radius: number, tones: readonly string[]): string {
  const fill = [...tones, ink.gold, ink.white][fillOf(seat)]!;
  return (
    `<path d="${shapeOf(seat)}" transform="translate(${at(x, y)}) scale(${short(radius)})" fill="${fill}" ` +
    `stroke="${ink.ink}" stroke-width="${short(2.4 / radius)}" stroke-linejoin="round"/>`
  );
}
