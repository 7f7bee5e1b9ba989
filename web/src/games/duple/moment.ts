/** A race of Duple as a picture: the letters that lay there, the word torn out of them, and how long it took. */
import { escaped, faces, ink, named, paper, short, widthOf, written } from "../../story/svg";
import type { DupleEvent } from "../../generated/types";
import type { Moment } from "../../table";
import { racesOf, type DuplePast, type Race } from "./figures";
import { letter as letterInk, tones } from "./inks";
import { categoryName, timeOf } from "./naming";
import { neededIn } from "./needed";
import { sentence, spoken } from "./wording";

const WIDTH = 660;

/** The race after which the winner stayed ahead, or what was said in a step. */
export function moment(past: DuplePast, step?: number): Promise<Moment | null> {
  const races = racesOf(past).filter(({ winner }) => winner !== null);
  const race = step === undefined ? deciding(past, races) : null;
  const wanted = step ?? (race ? stepOf(past, race) : null);
  const found = race ?? races.find((each) => stepOf(past, each) === wanted);
  if (!found || wanted === null) return Promise.resolve(null);
  const won = past.steps[wanted]!.events.find((event) => isWin(event, found));
  const legend = won ? sentence(won, past.names) : "";
  return Promise.resolve({ step: wanted, legend, ...draw(found, past.names) });
}

const isWin = (event: DupleEvent, { winner, word }: Race): boolean =>
  (event.type === "face_off_won" || event.type === "all_play_won") &&
  event.seat === winner &&
  event.word === word;

function stepOf({ steps }: DuplePast, race: Race): number | null {
  const step = steps.findLastIndex(({ events }) => events.some((event) => isWin(event, race)));
  return step < 0 ? null : step;
}

/** Of the winner's words the one that put them ahead for good; without a winner, the fastest of all. */
function deciding({ outcome }: DuplePast, races: readonly Race[]): Race | null {
  const winners = outcome?.winners ?? [];
  const won = new Map<number, number>();
  let ahead: Race | null = null;
  for (const race of races) {
    won.set(race.winner!, (won.get(race.winner!) ?? 0) + 1);
    const best = Math.max(...won.values());
    const leads = winners.some((seat) => won.get(seat) === best);
    if (!leads) ahead = null;
    else if (winners.includes(race.winner!)) ahead ??= race;
  }
  return (
    ahead ??
    fastest(races.filter(({ winner }) => !winners.length || winners.includes(winner!))) ??
    fastest(races)
  );
}

const fastest = (races: readonly Race[]): Race | null =>
  [...races].sort((one, other) => (one.milliseconds ?? 0) - (other.milliseconds ?? 0))[0] ?? null;

// ---- Drawing

function draw({ letters, third, word, winner, milliseconds, category }: Race, names: readonly string[]) {
  const cards = [...(letters + third)];
  const size = Math.min(140, (WIDTH - 40) / cards.length - 14);
  const apart = size + 18;
  const left = (WIDTH - apart * cards.length + 18) / 2;
  const laid = cards.map((letter, place) =>
    paper(face(letter), left + place * apart, 6, size, (place - (cards.length - 1) / 2) * 5),
  );
  const below = size * 1.4 + 34;
  const middle = { x: WIDTH / 2, anchor: "middle" as const, fill: ink.soft, weight: 700 };
  const said = torn(word, letters + third, below);
  const facts = [categoryName(category), timeOf(milliseconds ?? 0)].join(" · ");
  return {
    width: WIDTH,
    height: below + 204,
    drawn:
      laid.join("") +
      said +
      named(winner!, names[winner!] ?? "", { x: WIDTH / 2, y: below + 160, width: 520, size: 30 }, tones) +
      written(facts, { ...middle, y: below + 198, size: 26, width: WIDTH }),
  };
}

const face = (letter: string): string =>
  `<text x="50" y="100" text-anchor="middle" font-family="${faces.display}" font-size="88" font-weight="800" ` +
  `fill="${ink.ink}">${escaped(letter)}</text>`;

/** The word on a strip that was torn from a page; the letters that it needed stand out. */
function torn(word: string, needed: string, y: number): string {
  const signs = [...spoken(word).toUpperCase()];
  const marked = neededIn(signs, needed);
  const size = Math.min(92, (WIDTH - 70) / widthOf(signs.join("")));
  const width = Math.min(WIDTH, widthOf(signs.join("")) * size + 70);
  const left = (WIDTH - width) / 2;
  const spans = signs.map((sign, place) =>
    marked.has(place) ? `<tspan fill="${letterInk}">${escaped(sign)}</tspan>` : escaped(sign),
  );
  return (
    `<path d="${ragged(left, y, width, 114)}" fill="${ink.shade}" opacity="0.14" transform="translate(2 5)"/>` +
    `<path d="${ragged(left, y, width, 114)}" fill="${ink.white}"/>` +
    `<text x="${WIDTH / 2}" y="${short(y + 57 + size * 0.35)}" text-anchor="middle" font-family="${faces.display}" ` +
    `font-size="${short(size)}" font-weight="800" fill="${ink.ink}">${spans.join("")}</text>`
  );
}

/** Straight above and below, torn at both ends. */
function ragged(x: number, y: number, width: number, height: number): string {
  const teeth = 6;
  const tooth = height / teeth;
  const down = Array.from({ length: teeth }, (_, place) => `l${place % 2 ? -9 : 9} ${short(tooth)}`);
  const up = Array.from({ length: teeth }, (_, place) => `l${place % 2 ? 9 : -9} ${short(-tooth)}`);
  return `M${short(x)} ${short(y)} H${short(x + width)} ${down.join(" ")} H${short(x)} ${up.join(" ")} Z`;
}
