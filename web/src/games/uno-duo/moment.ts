/** A row of cards of UNO Duo as a picture: what somebody laid in one go, and how many cards both had then. */
import type { UnoDuoCardPlayed, UnoDuoEvent } from "../../generated/types";
import { at, escaped, faces, ink, paper, short, sign, written } from "../../story/svg";
import type { Moment } from "../../table";
import { colours, countOf, faceOf, type Colour } from "./cards";
import type { UnoPast } from "./figures";
import { charcoal, cream, sheets, signs } from "./inks";
import { places, shape, strokes, written as lettered } from "./shapes";
import { sentence } from "./wording";
import { countText, words } from "./words";

interface Row {
  step: number;
  seat: number;
  cards: UnoDuoCardPlayed[];
  /** How many cards the other had to draw for it, and when. */
  drawn: number;
  until: number;
}

/** What the winner laid in one go when it hurt most, or what was played in a step. */
export function moment(past: UnoPast, step?: number): Promise<Moment | null> {
  const rows = rowsOf(past);
  const row = step === undefined ? deciding(past, rows) : upTo(rows, step);
  if (row) return Promise.resolve(pictured(past, row));
  return Promise.resolve(step === undefined ? null : topCard(past, step));
}

function rowsOf({ steps }: UnoPast): Row[] {
  const rows: Row[] = [];
  let open = false;
  let stack: UnoDuoCardPlayed[] = [];
  steps.forEach(({ events }, step) => {
    for (const event of events) {
      const last = rows.at(-1);
      if (event.type === "card_played") {
        const cards = open && last?.seat === event.seat ? [...last.cards, event] : [event];
        rows.push({ step, seat: event.seat, cards, drawn: 0, until: step });
        stack = stackedOn(stack, event);
        open = true;
      } else if (event.type === "cards_drawn") {
        if (last && open && event.seat !== last.seat && stack.length > 1)
          Object.assign(last, { cards: stack, drawn: event.count, until: step });
        else if (last && open && event.seat !== last.seat)
          Object.assign(last, { drawn: event.count, until: step });
        [open, stack] = [false, []];
      } else if (event.type === "round_scored") [open, stack] = [false, []];
    }
  });
  return rows;
}

/** Of Draw 2s in one run only the last takes effect (UNO-20); others lie on one another. */
function stackedOn(stack: UnoDuoCardPlayed[], laid: UnoDuoCardPlayed): UnoDuoCardPlayed[] {
  if (faceOf(laid.card).sign !== "draw_two") return [];
  const again = stack.at(-1)?.seat === laid.seat;
  return [...(again ? stack.slice(0, -1) : stack), laid];
}

const weight = ({ cards, drawn }: Row): number => cards.length + drawn;

/** A row counts as far as it had come; the longest of equals is the latest. */
function deciding({ outcome }: UnoPast, rows: readonly Row[]): Row | null {
  const [winner] = outcome?.winners ?? [];
  const own = winner === undefined ? rows : rows.filter(({ seat }) => seat === winner);
  return own.reduce<Row | null>((best, row) => (best && weight(best) > weight(row) ? best : row), null);
}

const upTo = (rows: readonly Row[], step: number): Row | null =>
  rows.findLast((row) => row.step === step) ?? null;

function pictured(past: UnoPast, { step, seat, cards, drawn, until }: Row): Moment {
  const own = cards.every((card) => card.seat === seat);
  const names = past.names;
  const who = names[seat] ?? "";
  const told = [
    own && cards.length > 1
      ? words("moment-row", { who, cards: countText(cards.length) })
      : sentence(cards.at(-1)!, names),
    drawn ? sentence({ type: "cards_drawn", seat: 1 - seat, count: drawn }, names) : "",
    ...scoredIn(past, step).map((event) => sentence(event, names)),
  ];
  return { step, legend: told.filter(Boolean).join(" "), ...draw(past, until, cards) };
}

const scoredIn = ({ steps }: UnoPast, step: number): UnoDuoEvent[] =>
  steps[step]!.events.filter(({ type }) => type === "round_scored");

/** Where nothing was laid: the card that lay on top, and what was done instead. */
function topCard(past: UnoPast, step: number): Moment | null {
  const { view, events } = past.steps[step] ?? {};
  if (!view || view.top === null || !events) return null;
  const told = events.filter(({ type }) => type !== "cards_seen").map((event) => sentence(event, past.names));
  const top: UnoDuoCardPlayed = {
    type: "card_played",
    seat: 0,
    card: view.top,
    colour: view.colour,
    uno: false,
    customizable: view.options.customizable,
  };
  return { step, legend: told.filter(Boolean).join(" "), ...draw(past, step, [top]) };
}

// ---- Drawing

const [CARD, MOST] = [150, 9];
/** How far a row of cards reaches beyond its first, and one of them beyond the one before. */
const [REACH, APART] = [370, 82];
/** Above the cards, and between them and the hands, which stand beside them: where a picture is low, names are large. */
const [ABOVE, BETWEEN] = [18, 40];
/** For a name and, in a line below, the backs of the cards and how many they are. */
const HAND = { width: 380, height: 110, name: 36, count: 33, sign: 42, counted: 150 };

function draw(past: UnoPast, step: number, cards: readonly UnoDuoCardPlayed[]) {
  const shown = cards.slice(-MOST);
  const most = (shown.length - 1) / 2;
  const apart = Math.min(APART, REACH / Math.max(1, shown.length - 1));
  const fan = shown.map(({ card, colour }, place) => {
    const off = place - most;
    const face = drawFace(card, colour === null ? null : (colours[colour] ?? null));
    return paper(face, place * apart, ABOVE + off * off * 1.6, CARD, off * 2.2);
  });
  const beside = CARD + apart * 2 * most + BETWEEN;
  const height = ABOVE * 2 + CARD * 1.4 + most * most * 1.6;
  const first = height / 2 - HAND.height + HAND.name + 10;
  const hands = handsAfter(past, step).map((count, seat) =>
    drawHand(seat, past.names[seat] ?? "", count, { x: beside, y: first + seat * HAND.height }),
  );
  return { width: beside + HAND.width, height, drawn: fan.join("") + hands.join("") };
}

function handsAfter({ steps }: UnoPast, step: number): number[] {
  const { view, events } = steps[step]!;
  const scored = events.find((event) => event.type === "round_scored");
  return scored ? scored.result.left.map((cards) => cards.length) : view.hands.map((hand) => countOf(hand));
}

const MOST_BACKS = 18;

function drawHand(seat: number, name: string, count: number, { x, y }: { x: number; y: number }): string {
  const shown = Math.min(count, MOST_BACKS);
  const [left, right] = [x + HAND.sign, x + HAND.width];
  const pitch = Math.min(26, (right - left - HAND.counted) / Math.max(1, shown));
  const backs = Array.from(
    { length: shown },
    (_, place) =>
      `<rect x="${short(left + place * pitch)}" y="${short(y + 16)}" width="${short(pitch * 0.86)}" height="34" rx="4" fill="${charcoal}"/>`,
  );
  return (
    sign(seat, x + 15, y - 12, 14, signs) +
    written(name, { x: left, y, size: HAND.name, width: right - left, weight: 700 }) +
    backs.join("") +
    written(words("cards", { count }), {
      x: right,
      y: y + 43,
      size: HAND.count,
      width: HAND.counted - 10,
      anchor: "end",
      weight: 700,
    })
  );
}

const FOLD = "M0 0 H100 V22 L0 118 Z";

/** As on the table: a coloured sheet folded over a cream one. */
function drawFace(card: number, named: Colour | null): string {
  const { colour: own, sign: what } = faceOf(card);
  const colour = own ?? named;
  const sheet = colour ? sheets[colour] : charcoal;
  const on = colour === "yellow" ? charcoal : cream;
  const mark = colour
    ? `<path d="${shape[colour]}" transform="translate(19 52) scale(0.19)" fill="${on}"/>`
    : "";
  return (
    `<rect width="100" height="140" fill="${cream}"/><path d="${FOLD}" fill="${sheet}"/>` +
    `<path d="M100 22 V34 L0 127 V118 Z" fill="${ink.shade}" opacity="0.1"/>` +
    `<clipPath id="above"><path d="${FOLD}"/></clipPath><clipPath id="below"><path d="M100 22 V140 H0 V118 Z"/></clipPath>` +
    `<g clip-path="url(#above)"><g transform="translate(53 72)">${glyph(what, 64, on)}</g>` +
    `<g transform="translate(19 24)">${glyph(what, 30, on)}</g>${mark}</g>` +
    `<g clip-path="url(#below)"><g transform="translate(53 72)">${glyph(what, 64, charcoal)}</g></g>`
  );
}

function glyph(what: ReturnType<typeof faceOf>["sign"], size: number, fill: string): string {
  const letters = typeof what === "number" ? String(what) : lettered[what];
  if (letters) return lettering(letters, size, fill, what === 6 || what === 9);
  const lines = typeof what === "number" ? undefined : strokes[what];
  if (lines)
    return `<path d="${lines}" transform="scale(${short(size / 88)})" fill="none" stroke="${fill}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`;
  return colours
    .map((each) => {
      const [x, y] = places[each];
      const where = `scale(${size / 112}) translate(${at(x, y)}) scale(0.36)`;
      return `<path d="${shape[each]}" transform="${where}" fill="${sheets[each]}" stroke="${fill}" stroke-width="9"/>`;
    })
    .join("");
}

function lettering(letters: string, size: number, fill: string, underlined: boolean): string {
  const line = underlined
    ? `<rect x="${short(size * -0.24)}" y="${short(size * 0.4)}" width="${short(size * 0.48)}" height="${short(size * 0.075)}" fill="${fill}"/>`
    : "";
  return (
    `<text y="${short(size * 0.355)}" font-family="${faces.display}" font-size="${short(letters.length > 1 ? size * 0.82 : size)}" ` +
    `font-weight="800" text-anchor="middle" fill="${fill}">${escaped(letters)}</text>${line}`
  );
}
