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
    colour: colours[Math.floor(card / SUIT)] ?? null,
    sign: actions[face - NUMBERS] ?? face,
  };
}

export function isWild(card: number): boolean {
  return card >= FIRST_WILD;
}

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
