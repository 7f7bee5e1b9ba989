/** What a stranger can work out of the shuffle: who calls first. */
import type { DuetView } from "../../generated/types";
import type { FirstChance } from "../../table";

export const firstChance: FirstChance<DuetView> = {
  purpose: "caller",
  draw: (stream, seats) => [stream.below(seats)],
  shown: ([seat], { caller }) => seat === caller,
};
