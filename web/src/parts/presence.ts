import { namesTo, text, type Name } from "../messages";
import type { SeatInfo } from "../table";

/** Whether somebody is there, or who plays instead. */
export function presence(seat: SeatInfo): string {
  if (seat.kind === "bot") return text("table-bot");
  if (seat.stand_in) return text("table-stand-in");
  return seat.present ? text("table-present") : text("table-absent");
}

/** What a seat is called to whoever looks at it: their own is "You". */
export const called = ({ name, you }: SeatInfo): Name => namesTo(you ? 0 : null, [name])[0]!;
