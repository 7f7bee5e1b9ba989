/** What a stranger can work out of the shuffle: the order of the deck, which nobody sees at the start. */
import type { DuosView } from "../../generated/types";
import type { FirstChance } from "../../table";

const CARDS = 116;

export const firstChance: FirstChance<DuosView> = {
  purpose: "deal",
  draw: (stream) => stream.shuffled(CARDS),
};
