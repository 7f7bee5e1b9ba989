/** A pair of DUOS as a picture: two cards that belong together, and who saw it. */
import type { DuosEvent } from "../../generated/types";
import { fitted, ink, inTwoLines, namedBeside, paper, widthOf, written } from "../../story/svg";
import type { Moment } from "../../table";
import { artOf } from "./art";
import { samePair, type Pair } from "./board";
import { cardName } from "./cards";
import { inCommon, turnsOf, type DuosPast, type Turn } from "./figures";
import { tones } from "./inks";
import { sentence } from "./wording";
import { words } from "./words";

interface Seen {
  step: number;
  turn: Turn;
  pair: Pair;
}

/** The pair that made the difference, or the one that was laid in a step. */
export async function moment(past: DuosPast, step?: number): Promise<Moment | null> {
  const turns = turnsOf(past);
  const all = past.names.length === 2 ? together(past, turns) : narrated(past, turns);
  const seen = step === undefined ? deciding(past, all) : all.find((each) => each.step === step);
  if (!seen) return null;
  const { events } = past.steps[seen.step]!;
  const told = events.filter(({ type }) => type === "pair_laid" || type === "boards_compared");
  const said = told.map((event) => sentence(event, past.names));
  const seats = who(seen).length;
  if (seats > 1 && seats < past.names.length) said.push(words("moment-only"));
  const legend = said.join(" ");
  return { step: seen.step, legend, ...(await draw(seen, past.names)) };
}

const who = ({ turn, pair }: Seen): number[] =>
  turn.boards.flatMap((board, seat) => (board.some((each) => samePair(each, pair)) ? [seat] : []));

/** By turn: the steps in which something like this happened. */
const stepsOf = ({ steps }: DuosPast, type: DuosEvent["type"]): number[] =>
  steps.flatMap(({ events }, step) => (events.some((event) => event.type === type) ? [step] : []));

/** Every pair that a Narrator laid, in the order they were laid. */
function narrated(past: DuosPast, turns: readonly Turn[]): Seen[] {
  const laid = past.steps.at(-1)!.view.history.map((turn) => turn.laid.map(({ pair }) => pair));
  const steps = stepsOf(past, "pair_laid");
  let place = 0;
  return turns.flatMap((turn, index) =>
    (laid[index] ?? []).flatMap((pair) => {
      const step = steps[place++];
      return step === undefined ? [] : [{ step, turn, pair }];
    }),
  );
}

/** Of each turn of two partners a pair that both had, or the first of one of them. */
function together(past: DuosPast, turns: readonly Turn[]): Seen[] {
  const steps = stepsOf(past, "boards_compared");
  return turns.flatMap((turn, index) => {
    const [one = [], other = []] = turn.boards;
    const [step, pair] = [steps[index], inCommon(one, other)[0] ?? one[0]];
    return step === undefined || !pair ? [] : [{ step, turn, pair }];
  });
}

/** What a winner saw with the fewest others; between two, where they had most in common. */
function deciding({ names, outcome }: DuosPast, all: readonly Seen[]): Seen | null {
  const [winner] = outcome?.winners ?? [];
  const worth = (seen: Seen): number => {
    const [one = [], other = []] = seen.turn.boards;
    if (names.length === 2) return inCommon(one, other).length;
    const seats = who(seen);
    const shared = seats.length > 1;
    return (
      (shared ? 2 : 0) + (shared && winner !== undefined && seats.includes(winner) ? 10 - seats.length : 0)
    );
  };
  return all.reduce<Seen | null>((best, seen) => (best && worth(best) > worth(seen) ? best : seen), null);
}

// ---- Drawing

const [HEIGHT, CARD] = [350, 226];
/** Where the cards meet, and where the names begin. */
const [MIDDLE, ASIDE] = [256, 524];
const [LARGEST, WIDEST, HIGHEST] = [46, 300, 104];
/** How large the line below the cards is. */
const CREDIT = 15;

async function draw(seen: Seen, names: readonly string[]) {
  const keys = seen.pair.map((place) => seen.turn.faces[place] ?? "");
  const art = await Promise.all(keys.map(artOf));
  const cards = keys.map((key, place) =>
    paper(face(art[place]!, cardName(key)), place ? MIDDLE + 6 : MIDDLE - 6 - CARD, 16, CARD, place ? 5 : -5),
  );
  const join = `<circle cx="${MIDDLE}" cy="178" r="34" fill="${tones[1]}" stroke="${ink.white}" stroke-width="7"/><path d="M-15 -6 H15 M-15 7 H15" transform="translate(${MIDDLE} 178)" stroke="${ink.white}" stroke-width="7" stroke-linecap="round"/>`;
  const aside = people(who(seen), names);
  const drawn = cards.join("") + join + aside.drawn + credits(art);
  return { width: ASIDE + aside.width, height: HEIGHT + CREDIT, drawn };
}

/** Whose pictures these are: what is kept as a picture leaves the page and its notices. */
function credits(art: readonly string[]): string {
  const told = new Set(art.map((drawing) => /<metadata>(.*?)<\/metadata>/.exec(drawing)?.[1] ?? ""));
  const place = {
    x: MIDDLE,
    y: HEIGHT + CREDIT,
    size: CREDIT,
    width: 2 * CARD,
    anchor: "middle",
    fill: ink.soft,
  } as const;
  return written([...told].filter(Boolean).join("; "), place);
}

/** Who saw the pair, beside it and one beneath the other, all names as large as the longest can be. */
function people(seats: readonly number[], names: readonly string[]): { drawn: string; width: number } {
  const step = Math.min(HIGHEST, HEIGHT / seats.length);
  const told = seats.map((seat) => names[seat] ?? "");
  const size = Math.min(...told.map((name) => sizeIn(step, name)));
  const above = (HEIGHT - seats.length * step) / 2;
  const rows = seats.map((seat, place) =>
    namedBeside(
      seat,
      told[place]!,
      { x: ASIDE, y: above + (place + 0.5) * step, width: WIDEST, size },
      tones,
    ),
  );
  return {
    drawn: rows.map(({ drawn }) => drawn).join(""),
    width: Math.max(...rows.map(({ width }) => width)),
  };
}

/** How large a name can be in a line or, if that is larger, in two. */
function sizeIn(height: number, name: string): number {
  const line = Math.min(LARGEST, height * 0.7);
  const whole = Math.min(line, WIDEST / (widthOf(name) || 1));
  return Math.max(whole, inTwoLines(name, WIDEST, Math.min(line, height * 0.42)).size);
}

function face(art: string, name: string): string {
  const { size } = fitted(name, 86, 15);
  return art + written(name, { x: 50, y: 126, size, width: 88, anchor: "middle", weight: 700 });
}
