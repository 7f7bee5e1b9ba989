/** The cards of UNO Duo as the server numbers them: colour × 13 + face, then the four kinds of wilds. */
import type { UnoDuoHidden, UnoDuoView } from "../../generated/types";

export const colours = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof colours)[number];

export const actions = ["skip", "reverse", "draw_two"] as const;
export const wilds = ["wild", "wild_draw_four", "swap_hands", "customizable"] as const;
export type Action = (typeof actions)[number];
export type Wild = (typeof wilds)[number];

/** What a card shows: a number, an action or a wild. */
export interface Face {
  colour: Colour | null;
  sign: number | Action | Wild;
}

const SUIT = 13;
const FIRST_WILD = SUIT * colours.length;
const NUMBERS = 10;
const HAND_SIZE = 7;
/** With more cards than this in the draw pile, only the opening card can have been laid. */
const OPENING_PILE = 93;

export function faceOf(card: number): Face {
  if (card >= FIRST_WILD) return { colour: null, sign: wilds[card - FIRST_WILD] ?? "wild" };
  const face = card % SUIT;
  return {
    colour: colours[suitOf(card)] ?? null,
    sign: actions[face - NUMBERS] ?? face,
  };
}

export function isWild(card: number): boolean {
  return card >= FIRST_WILD;
}

const suitOf = (card: number): number => Math.floor(card / SUIT);
const isReverse = (card: number): boolean => faceOf(card).sign === "reverse";

export function countOf(cards: number[] | UnoDuoHidden | undefined): number {
  return Array.isArray(cards) ? cards.length : (cards?.count ?? 0);
}

export function handOf(view: UnoDuoView, seat: number): number[] {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand : [];
}

/** A card of a hand with a key of its own: equal cards are told apart by how many come before. */
export interface Held {
  card: number;
  key: string;
}

export function keyed(cards: readonly number[]): Held[] {
  return cards.map((card, index) => ({ card, key: keyOf(card, index - cards.indexOf(card)) }));
}

/** Hands are in rising order, so that the n-th of equal cards is the one that comes and goes. */
export function keyOf(card: number, nth: number): string {
  return `card-${card}-${nth}`;
}

/** In the draft: which pick of this seat comes next, 1 to 7. */
export function pickOf(view: UnoDuoView, seat: number): number {
  return Math.min(HAND_SIZE, countOf(view.hands[seat]) + 1);
}

/** Whether the opening card alone lies there: what it did is still worth telling. */
export function isOpening(view: UnoDuoView): boolean {
  const played = view.phase !== "draft" && view.discarded === 1;
  return played && view.times_turned === 0 && countOf(view.draw_pile) >= OPENING_PILE;
}

/** The last cards of the discard pile, as far as the table remembers them, the top one last. */
export function lastDiscards(view: UnoDuoView, count: number): number[] {
  if (view.top === null) return [];
  const known = view.memory?.discards ?? [];
  return known.at(-1) === view.top ? known.slice(-count) : [view.top];
}

const WILD_COPIES = [4, 4, 1, 3];
/** How many of a kind the deck has (UNO-1). */
const copiesOf = (card: number) =>
  card >= FIRST_WILD ? (WILD_COPIES[card - FIRST_WILD] ?? 0) : card % SUIT ? 2 : 1;

/** Whether a card of the discard pile, counted from below, has begun the run: a Reverse, and nothing but its colour since. */
function beganRun({ memory, colour }: UnoDuoView, place: number): boolean {
  const laid = memory?.discards.slice(place) ?? [];
  return laid[0] !== undefined && isReverse(laid[0]) && laid.every((card) => suitOf(card) === colour);
}

/**
 * Where on the discard pile the run began, which goes on: where it was known to have, or else with its latest Reverse,
 * for what lies below that may have been laid before it.
 */
export function runBegan(view: UnoDuoView, known: number | null): number | null {
  if (view.phase !== "run") return null;
  if (known !== null && beganRun(view, known)) return known;
  const latest = view.memory?.discards.findLastIndex(isReverse) ?? -1;
  return beganRun(view, latest) ? latest : view.discarded - 1;
}

/** By kind: how many cards have not been seen to go; what lies under a turned pile is still to come. */
export function leftOf(view: UnoDuoView): number[] {
  const left = Array.from({ length: FIRST_WILD + wilds.length }, (_, card) => copiesOf(card));
  const { memory } = view;
  const gone = [
    ...(memory?.discards ?? []),
    ...view.hands.flatMap((hand) => (Array.isArray(hand) ? hand : [])),
  ];
  const known = (memory?.known ?? []).filter((_, seat) => !Array.isArray(view.hands[seat])).flat();
  for (const card of [...gone, ...known]) left[card] = Math.max(0, (left[card] ?? 0) - 1);
  return left;
}
