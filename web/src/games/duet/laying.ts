/** A row in the making: a number or an empty place for each position, seen by nobody but who lays it. */
export type Draft = readonly (number | null)[];

export function emptyDraft(cards: number): Draft {
  return Array.from({ length: cards }, () => null);
}

/** The next card goes to the first empty place; one that lies already stays. */
export function laid(draft: Draft, number: number): Draft {
  const place = draft.indexOf(null);
  if (place === -1 || draft.includes(number)) return draft;
  return draft.with(place, number);
}

export function takenBack(draft: Draft, number: number): Draft {
  return draft.map((card) => (card === number ? null : card));
}

/** The card that was laid last is the rightmost one. */
export function lastTakenBack(draft: Draft): Draft {
  const place = draft.findLastIndex((card) => card !== null);
  return place === -1 ? draft : draft.with(place, null);
}

/** Puts a card at a place; what lay there changes places with it, or goes back to the hand. */
export function put(draft: Draft, number: number, place: number): Draft {
  const from = draft.indexOf(number);
  const there = draft[place] ?? null;
  const moved = draft.with(place, number);
  return from === -1 || from === place ? moved : moved.with(from, there);
}

/** The row, once every place has its card. */
export function wholeRow(draft: Draft): number[] | null {
  const row = draft.filter((card) => card !== null);
  return row.length && row.length === draft.length ? row : null;
}
