/** Which card of a trick is the strongest, as far as it has been played (DUALIS-7, DUALIS-8, DUALIS-9, DUALIS-19). */
import type { DualisPlayCard, DualisView } from "../../generated/types";
import { colours, faceOf, shownColour, trumpOf, type Colour } from "./cards";

type Play = Pick<DualisPlayCard, "card" | "coin">;

/** The places of the cards that can win, strongest first: of the trump colour, then of the suit that was led. */
export function ranked(trick: readonly Play[], trump: Colour | null, low: boolean): number[] {
  const lead = trick[0];
  if (!lead) return [];
  const { suit } = faceOf(lead.card);
  return trick
    .map((play, place) => ({
      place,
      trump: Number(shownColour(play) === trump),
      follows: faceOf(play.card).suit === suit,
      strength: faceOf(play.card).number * (low ? -1 : 1),
    }))
    .filter((play) => play.trump || play.follows)
    .sort((a, b) => b.trump - a.trump || b.strength - a.strength || b.place - a.place)
    .map(({ place }) => place);
}

/** Who would win the trick if nothing else came; null while nothing lies there. */
export function winningSeat(view: DualisView): number | null {
  const [best] = ranked(view.trick, trumpOf(view.centre), view.low_is_strong);
  return best === undefined ? null : (view.leader + best) % view.hands.length;
}

export function colourOf(trump: number | null): Colour | null {
  return trump === null ? null : (colours[trump] ?? null);
}
