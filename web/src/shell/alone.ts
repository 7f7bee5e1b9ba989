/** The seats of a table at which one person sits with bots, and no room is around it. */
import { lookOfCharacter } from "../characters";
import { myLook } from "../look";
import type { SeatInfo } from "../table";

export const seatsAround = (
  names: readonly string[],
  you: number | null,
  awaited: readonly number[],
): SeatInfo[] =>
  names.map((name, seat) => ({
    kind: seat === you ? "human" : "bot",
    name,
    look: seat === you ? myLook() : lookOfCharacter(name.toLowerCase()),
    level: null,
    present: true,
    stand_in: false,
    seat,
    you: seat === you,
    host: false,
    awaited: awaited.includes(seat),
  }));
