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

/** How wide a sign comes out, about, in parts of its size: nobody has measured the reader's own fonts. */
function widthOfSign(sign: string): number {
  if (sign.codePointAt(0)! > 0x2e7f || /[WM@%—…]/.test(sign)) return 1.05;
  if (/[A-ZÄÖÜmw&]/.test(sign)) return 0.75;
  return /[ilj.,:;'!| ]/.test(sign) ? 0.32 : 0.6;
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
  while (signs.length > 1 && (widthOf(signs.join("")) + 0.6) * fits > width) signs.pop();
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
    `font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escaped(words)}</text>`
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
