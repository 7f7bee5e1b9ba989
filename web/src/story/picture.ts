/** A finished match as one picture that people keep: the game, the day, who came out how, and what it looked like. */
import type { ScoreSheet } from "../table";
import { mark as sheets } from "./inks";
import { escaped, ink, sign, written } from "./svg";

export const WIDTH = 1200;
export const HEIGHT = 900;
/** How big a game's motif is drawn. */
const MOTIF = { x: 100, y: 350, width: 1000, height: 420 };

export interface PictureFacts {
  /** What the game is called. */
  game: string;
  date: string;
  headline: string;
  sheet: ScoreSheet;
  tones: readonly [string, string];
  signs?: readonly [string, string] | undefined;
  motif: string;
  /** `@font-face` rules with the faces in them, if the picture is to carry its own. */
  fonts?: string;
}

export function pictureOf({
  game,
  date,
  headline,
  sheet,
  tones,
  signs = tones,
  motif,
  fonts = "",
}: PictureFacts): string {
  const style = fonts ? `<style>${fonts}</style>` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">` +
    `<title>${escaped(`${game}: ${headline}. ${standing(sheet)}`)}</title>${style}` +
    ground(tones) +
    mark(100, 98) +
    written(game, { x: 172, y: 142, size: 46, width: 560, weight: 750, face: "display" }) +
    written(date, { x: 1100, y: 140, size: 28, width: 340, anchor: "end", fill: ink.soft }) +
    written(headline, { x: 100, y: 234, size: 68, width: 1000, weight: 800, face: "display" }) +
    scores(sheet, signs) +
    `<g transform="translate(${MOTIF.x} ${MOTIF.y})">${motif}</g>` +
    `</svg>`
  );
}

/** Every side with its score, in a line. */
export function standing(sheet: ScoreSheet): string {
  const cells = sheet.rows.findLast((row) => row.strong)?.cells ?? [];
  return sheet.columns.map((name, side) => `${name} ${cells[side] ?? ""}`.trim()).join(" · ");
}

/** The two tones, the shade of the fold between them, and a sheet of paper that lies on it. */
function ground([one, other]: readonly [string, string]): string {
  const left = `M0 0 H760 L440 ${HEIGHT} H0 Z`;
  const shade = (offset: string, dark: string) =>
    `<stop offset="${offset}" stop-color="${ink.shade}" stop-opacity="${dark}"/>`;
  return (
    `<defs><linearGradient id="fold" gradientUnits="userSpaceOnUse" x1="374" y1="370" x2="600" y2="450">` +
    `${shade("0", "0")}${shade("1", "0.26")}</linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${other}"/>` +
    `<path d="${left}" fill="${one}"/><path d="${left}" fill="url(#fold)"/>` +
    `<rect x="52" y="60" width="1096" height="796" rx="34" fill="${ink.shade}" opacity="0.16"/>` +
    `<rect x="56" y="50" width="1088" height="796" rx="34" fill="${ink.paper}"/>`
  );
}

/** Two sheets overlap; what they share is a third colour. */
function mark(x: number, y: number): string {
  const sheet = (left: number, top: number, turn: string) =>
    `<rect x="${left}" y="${top}" width="30" height="42" rx="6" transform="rotate(${turn})"`;
  return (
    `<g transform="translate(${x} ${y}) scale(0.94)"><clipPath id="left">${sheet(8, 10, "-10 23 31")}/></clipPath>` +
    `${sheet(8, 10, "-10 23 31")} fill="${sheets.left}"/>${sheet(26, 12, "10 41 33")} fill="${sheets.right}"/>` +
    `<g clip-path="url(#left)">${sheet(26, 12, "10 41 33")} fill="${sheets.overlap}"/></g></g>`
  );
}

const IN_A_LINE = 4;

/** Sides with their signs, names and scores: up to four in a line, two lines at most. */
function scores(sheet: ScoreSheet, fills: readonly [string, string]): string {
  const cells = sheet.rows.findLast((row) => row.strong)?.cells ?? [];
  const sides = sheet.columns.slice(0, 2 * IN_A_LINE);
  const lines = Math.ceil(sides.length / IN_A_LINE);
  const each = Math.ceil(sides.length / lines);
  const width = MOTIF.width / each;
  const size = lines > 1 ? 26 : 34;
  return sides
    .map((name, side) => {
      const x = MOTIF.x + (side % each) * width;
      const y = (lines > 1 ? 282 : 302) + Math.floor(side / each) * 38;
      const score = cells[side] ?? "";
      const room = score.length * size * 0.7 + 14;
      return (
        sign(side, x + 14, y - size * 0.33, size * 0.34, fills) +
        written(score, { x: x + 38, y, size, width: room, weight: 800, face: "display" }) +
        written(name, { x: x + 38 + room, y, size, width: width - room - 58, fill: ink.soft, weight: 600 })
      );
    })
    .join("");
}

/** A name for the file: the game and the day, in plain letters. */
export function fileName(game: string, created: string): string {
  const plain = game.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return ["twofold", plain, created.slice(0, 10)].filter(Boolean).join("-");
}
