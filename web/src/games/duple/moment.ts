/** A race of Duple as a picture: the letters that lay there, the word torn out of them, and how long it took. */
import { escaped, faces, ink, named, paper, short, widthOf, written } from "../../story/svg";
import type { DupleEvent } from "../../generated/types";
import type { Moment } from "../../table";
import { letterOf } from "./cards";
import { racesOf, type DuplePast, type Race } from "./figures";
import { letter as letterInk, tones } from "./inks";
import { categoryName, timeOf } from "./naming";
import { neededIn } from "./needed";
import { sentence, spoken } from "./wording";
import { words } from "./words";

const WIDTH = 660;

/** The race after which the winner stayed ahead, or what was said in a step. */
export function moment(past: DuplePast, step?: number): Promise<Moment | null> {
  const races = racesOf(past).filter(({ winner }) => winner !== null);
  const race = step === undefined ? deciding(past, races) : null;
  const wanted = step ?? (race ? stepOf(past, race) : null);
  const found = race ?? races.find((each) => stepOf(past, each) === wanted);
  if (!found || wanted === null) return Promise.resolve(null);
  const won = past.steps[wanted]!.events.find((event) => isWin(event, found));
  const ahead = race !== null && race === leading(past, races);
  const legend = [
    won ? toldOf(won, past.names) : "",
    ahead ? words("moment-ahead", { who: past.names[race.winner!] ?? "" }) : "",
  ];
  return Promise.resolve({
    step: wanted,
    legend: legend.filter(Boolean).join(" "),
    ...draw(found, past.names),
  });
}

/** Whoever was not there needs the letter, and no symbol that the picture does not show. */
function toldOf(won: DupleEvent, names: string[]): string {
  if (won.type !== "face_off_won") return sentence(won, names);
  const time = timeOf(won.milliseconds);
  const told = { who: names[won.seat] ?? "", word: spoken(won.word), time, card: letterOf(won.card) };
  if (won.loser === won.seat) return words("event-face-off-won-own", told);
  return words("event-face-off-won", { ...told, loser: names[won.loser] ?? "" });
}

const isWin = (event: DupleEvent, { winner, word }: Race): boolean =>
  (event.type === "face_off_won" || event.type === "all_play_won") &&
  event.seat === winner &&
  event.word === word;

function stepOf({ steps }: DuplePast, race: Race): number | null {
  const step = steps.findLastIndex(({ events }) => events.some((event) => isWin(event, race)));
  return step < 0 ? null : step;
}

/** Of the winner's words the one that put them ahead for good; of several winners', the last; otherwise the fastest. */
function deciding(past: DuplePast, races: readonly Race[]): Race | null {
  const winners = past.outcome?.winners ?? [];
  const own = races.filter(({ winner }) => winners.includes(winner!));
  const last = winners.length > 1 ? own.at(-1) : leading(past, races);
  return last ?? fastest(own) ?? fastest(races);
}

/** The race since which the only winner had the most points. */
function leading(past: DuplePast, races: readonly Race[]): Race | null {
  const winners = past.outcome?.winners ?? [];
  const isAhead = (points: readonly number[]) =>
    points.every((each, seat) => winners.includes(seat) || each < points[winners[0]!]!);
  const before = past.steps.findLastIndex(({ view }) => !isAhead(view.points));
  const race = races.find((each) => stepOf(past, each) === before + 1);
  return winners.length === 1 && race?.winner === winners[0] ? race! : null;
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
