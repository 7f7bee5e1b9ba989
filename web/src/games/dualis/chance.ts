/** What a stranger can work out of the shuffle: the hands of the first round. */
import type { DualisView } from "../../generated/types";
import type { FirstChance } from "../../table";

const CARDS = 52;
const ordered = (cards: readonly number[]) => String([...cards].sort((a, b) => a - b));

export const firstChance: FirstChance<DualisView> = {
  purpose: "deal",
  draw: (stream) => stream.shuffled(CARDS),
  shown: handsComeFrom,
};

function handsComeFrom(order: number[], { hands }: DualisView): boolean {
  let dealt = 0;
  return hands.every((hand) => {
    if (!Array.isArray(hand)) return false;
    const given = order.slice(dealt, (dealt += hand.length));
    return ordered(given) === ordered(hand);
  });
}
