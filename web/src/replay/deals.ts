/** The first thing that chance decides in each game, so that it can be worked out again and compared. */
import type { DualisView, DuetView } from "../generated/types";
import { Stream, type SavedLog } from "../proof";

export interface Recomputed {
  purpose: string;
  /** What came out: the order of a deck, or the one number that was drawn. */
  numbers: number[];
  /** Whether the first picture of the match shows it; null if it is hidden there. */
  shown: boolean | null;
}

interface FirstChance {
  purpose: string;
  number?: number;
  draw: (stream: Stream, seats: number) => number[];
  shown?: (numbers: number[], view: never) => boolean;
}

const shuffle = (cards: number) => (stream: Stream) => stream.shuffled(cards);
const oneSeat = (stream: Stream, seats: number) => [stream.below(seats)];
const same = (some: readonly number[], others: readonly number[]) => String(some) === String(others);
const ordered = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

function handsComeFrom(order: number[], { hands }: DualisView): boolean {
  let dealt = 0;
  return hands.every((hand) => {
    if (!Array.isArray(hand)) return false;
    const given = order.slice(dealt, (dealt += hand.length));
    return same(ordered(given), ordered(hand));
  });
}

const chances: Record<string, FirstChance> = {
  dualis: { purpose: "deal", draw: shuffle(52), shown: handsComeFrom },
  duos: { purpose: "deal", draw: shuffle(116) },
  "uno-duo": { purpose: "deal", draw: shuffle(112) },
  duple: { purpose: "set-up", number: 0, draw: oneSeat },
  duet: { purpose: "caller", draw: oneSeat, shown: ([seat], { caller }: DuetView) => seat === caller },
};

/** Works the first chance of a match out from its seed; null for games whose first chance is not listed. */
export function recomputed(log: SavedLog, firstView: unknown): Recomputed | null {
  const chance = chances[log.header.game];
  if (!chance) return null;
  const stream = new Stream(log, chance.purpose, chance.number ?? 1);
  const numbers = chance.draw(stream, log.header.seats.length);
  return {
    purpose: chance.purpose,
    numbers,
    shown: chance.shown?.(numbers, firstView as never) ?? null,
  };
}
