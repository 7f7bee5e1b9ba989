/** A match of Duple on its picture: the words that won, their letters that lay on the table in the game's colour. */
import { ink, short, sign, widthOf, faces, escaped } from "../../story/svg";
import { ticked } from "./cards";
import { racesOf, type DuplePast, type Race } from "./figures";
import { letter as letterInk, tones } from "./inks";

/** Dark enough to be read on paper. */
const [WIDTH, HEIGHT, SIGN, GAP] = [1000, 415, 0.95, 0.75];

interface Line {
  races: Race[];
  width: number;
}

export function motif(past: DuplePast): string {
  const won = racesOf(past).filter(({ winner }) => winner !== null);
  const size = sizeFor(won);
  const lines = broken(won, size);
  const rise = Math.min(size * 1.5, HEIGHT / Math.max(1, lines.length));
  const top = (HEIGHT - rise * lines.length) / 2;
  return lines.map((line, index) => drawLine(line, size, top + (index + 0.72) * rise)).join("");
}

const widthIn = (race: Race): number => widthOf(race.word.toUpperCase()) * 0.95 + SIGN + GAP;

/** As large as all words allow. */
function sizeFor(won: readonly Race[]): number {
  for (let size = 64; size > 14; size -= 2) {
    const lines = broken(won, size);
    if (lines.length * size * 1.35 <= HEIGHT && lines.every(({ width }) => width * size <= WIDTH))
      return size;
  }
  return 14;
}

function broken(won: readonly Race[], size: number): Line[] {
  const lines: Line[] = [];
  for (const race of won) {
    const last = lines.at(-1);
    const width = widthIn(race);
    if (last && (last.width + width) * size <= WIDTH) {
      last.races.push(race);
      last.width += width;
    } else lines.push({ races: [race], width });
  }
  return lines;
}

function drawLine({ races, width }: Line, size: number, y: number): string {
  let x = (WIDTH - (width - GAP) * size) / 2;
  return races
    .map((race) => {
      const drawn =
        sign(race.winner!, x + size * 0.4, y - size * 0.34, size * 0.26, tones) +
        word(race, x + SIGN * size, y, size);
      x += widthIn(race) * size;
      return drawn;
    })
    .join("");
}

/** The letters that a word needed stand out. */
function word({ word, letters, third }: Race, x: number, y: number, size: number): string {
  const signs = [...word.toUpperCase()];
  const needed = neededIn(signs, letters + third);
  const spans = signs.map((letter, index) =>
    needed.has(index)
      ? `<tspan fill="${letterInk}" font-weight="800">${escaped(letter)}</tspan>`
      : escaped(letter),
  );
  const width = widthOf(word.toUpperCase()) * 0.91 * size;
  return (
    `<text x="${short(x)}" y="${short(y)}" font-family="${faces.display}" font-size="${short(size)}" font-weight="500" ` +
    `textLength="${short(width)}" lengthAdjust="spacingAndGlyphs" fill="${ink.ink}">${spans.join("")}</text>`
  );
}

/** Where the first of each needed letter stands. */
export function neededIn(signs: readonly string[], needed: string): Set<number> {
  const places = new Set<number>();
  for (const letter of needed) {
    const place = signs.findIndex((each, index) => !places.has(index) && ticked(letter, each)[0]);
    if (place >= 0) places.add(place);
  }
  return places;
}
