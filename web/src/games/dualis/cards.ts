/** The cards of Dualis as the server numbers them: suit × 26 + colour × 13 + number − 1. */
import type { DualisPlayCard, DualisView } from "../../generated/types";

export type Suit = "star" | "moon";
export type Colour = "red" | "blue";

export interface Face {
  suit: Suit;
  colour: Colour;
  number: number;
}

export const colours = ["red", "blue"] as const;
export const suits = ["star", "moon"] as const;

export function faceOf(card: number): Face {
  return {
    suit: card < 26 ? "star" : "moon",
    colour: card % 26 < 13 ? "red" : "blue",
    number: (card % 13) + 1,
  };
}

export function opposite(colour: Colour): Colour {
  return colour === "red" ? "blue" : "red";
}

/** The colour a played card counts as. */
export function shownColour(play: Pick<DualisPlayCard, "card" | "coin">): Colour {
  const { colour } = faceOf(play.card);
  return play.coin ? opposite(colour) : colour;
}

/** Which way a balance with these coins tips: the colour with more is trump. */
export function trumpOf([red, blue]: readonly [number, number]): Colour | null {
  return red === blue ? null : red > blue ? "red" : "blue";
}

export function centreWithout([red, blue]: readonly [number, number], coin: Colour): [number, number] {
  return coin === "red" ? [red - 1, blue] : [red, blue - 1];
}

/** Numbers run up within a colour, red before blue, so that equal cards always lie in the same place. */
export function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => a - b);
}

export function handOf(view: DualisView, seat: number | null): number[] {
  const hand = seat === null ? undefined : view.hands[seat];
  return Array.isArray(hand) ? sorted(hand) : [];
}

export function cardsLeft(view: DualisView, seat: number): number {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand.length : (hand?.count ?? 0);
}

/** How many sides score: partners share one. */
export function sideCount(view: DualisView): number {
  return view.totals.length;
}

export function sideOf(view: DualisView, seat: number): number {
  return seat % sideCount(view);
}

export function seatsOf(view: DualisView, side: number): number[] {
  return view.hands.map((_, seat) => seat).filter((seat) => sideOf(view, seat) === side);
}

export function sumOf(view: DualisView, figures: readonly number[], side: number): number {
  return seatsOf(view, side).reduce((sum, seat) => sum + (figures[seat] ?? 0), 0);
}
