/** Marking pairs on a board: pure, so that the table only draws it. */
import type { DuosView } from "../../generated/types";

export type Pair = [number, number];

/** The four marks: each a shape first, then a colour. */
export const MARKS = ["circle", "square", "triangle", "diamond"] as const;
export type Mark = (typeof MARKS)[number];

/** Pairs by mark; a card may be picked up and wait for its partner. */
export interface Marking {
  pairs: (Pair | null)[];
  half: number | null;
}

export const PAIRS = MARKS.length;

/** How many pairs two partners need in common. */
export const PAIRS_TO_WIN = 3;

export const nothingMarked = (): Marking => ({ pairs: MARKS.map(() => null), half: null });

export function markingOf(board: readonly Pair[]): Marking {
  return { pairs: MARKS.map((_, mark) => board[mark] ?? null), half: null };
}

export const pairsOf = (marking: Marking): Pair[] => marking.pairs.filter((pair) => pair !== null);

/** Which mark lies on a place. */
export function markAt(marking: Marking, place: number): Mark | null {
  return MARKS[marking.pairs.findIndex((pair) => pair?.includes(place))] ?? null;
}

export function partnerOf(pairs: readonly (Pair | null)[], place: number): number | null {
  const pair = pairs.find((each) => each?.includes(place));
  return pair ? (pair[0] === place ? pair[1] : pair[0]) : null;
}

/** A tap picks a card up, gives it its partner, puts it back, or takes a pair apart. */
export function tapped(marking: Marking, place: number): Marking {
  if (markAt(marking, place)) return apart(marking, place);
  if (marking.half === null) return full(marking) ? marking : { ...marking, half: place };
  if (marking.half === place) return { ...marking, half: null };
  return joined(marking, marking.half, place);
}

/** One card dragged onto another: both leave the pairs they were in. */
export function joined(marking: Marking, one: number, other: number): Marking {
  const freed = apart(apart(marking, one), other);
  const free = freed.pairs.indexOf(null);
  if (one === other || free < 0) return marking;
  const pair: Pair = one < other ? [one, other] : [other, one];
  return { pairs: freed.pairs.with(free, pair), half: null };
}

function apart(marking: Marking, place: number): Marking {
  return { pairs: marking.pairs.map((pair) => (pair?.includes(place) ? null : pair)), half: null };
}

export const full = (marking: Marking): boolean => marking.pairs.every((pair) => pair !== null);

export const samePair = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];

export function sameBoard(one: readonly Pair[], other: readonly Pair[]): boolean {
  return one.length === other.length && one.every((pair) => other.some((each) => samePair(pair, each)));
}

/** A seat's board, as far as this viewer may see it. */
export function boardOf(view: DuosView, seat: number): Pair[] {
  const board = view.boards[seat];
  return Array.isArray(board) ? board : [];
}

/** Who besides the Narrator has a pair, as far as this viewer may see. */
export const alsoChose = (view: DuosView, pair: Pair): number[] =>
  view.boards.flatMap((_, seat) =>
    seat !== view.narrator && boardOf(view, seat).some((each) => samePair(each, pair)) ? [seat] : [],
  );

/** How many pairs a player has in common with the Narrator, as far as this viewer may see. */
export const inCommonWith = (view: DuosView, seat: number): number => {
  const narrated = view.narrator === null ? [] : boardOf(view, view.narrator);
  return boardOf(view, seat).filter((pair) => narrated.some((each) => samePair(pair, each))).length;
};

/** What the Narrator gains through a player (DUOS-11). */
export const narratorPoints = (common: number): number => Math.floor(common / 2);

/** A board with the open pairs first, in the order in which they were opened. */
export function inOrder(board: readonly Pair[], open: readonly Pair[]): Pair[] {
  const opened = open.filter((pair) => board.some((each) => samePair(pair, each)));
  return [...opened, ...board.filter((pair) => !opened.some((each) => samePair(pair, each)))];
}

/** The pairs that both partners have, once they are revealed. */
export function sharedPairs(view: DuosView): Pair[] {
  const [one, other] = [boardOf(view, 0), boardOf(view, 1)];
  return one.filter((pair) => other.some((each) => samePair(pair, each)));
}

/** The pairs that everybody sees, in their order: those laid out so far, or those in common. */
export function openPairs(view: DuosView): Pair[] {
  if (!isCooperative(view)) return view.laid.map((lay) => lay.pair);
  return view.phase === "choosing" ? [] : sharedPairs(view);
}

/** The cards that a reveal leaves in the background. */
export function placesOutside(view: DuosView, inside: (place: number) => boolean): Set<number> {
  const places = view.phase === "choosing" ? [] : [...view.cards.keys()];
  return new Set(places.filter((place) => !inside(place)));
}

export const isCooperative = (view: DuosView): boolean => view.narrator === null;
