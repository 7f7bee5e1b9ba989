/** What a stranger can work out of the shuffle: the seat that was drawn when the table was set up. */
import type { DupleView } from "../../generated/types";
import type { FirstChance } from "../../table";

export const firstChance: FirstChance<DupleView> = {
  purpose: "set-up",
  number: 0,
  draw: (stream, seats) => [stream.below(seats)],
};
