/** What a stranger can work out of the shuffle: the order of the deck, which nobody sees at the start. */
import type { UnoDuoView } from "../../generated/types";
import type { FirstChance } from "../../table";

const CARDS = 112;

export const firstChance: FirstChance<UnoDuoView> = {
  purpose: "deal",
  draw: (stream) => stream.shuffled(CARDS),
};
