/** Cards that were dealt to one and are played by another: everybody hears of it, also who comes later. */
import type { SeatShown, Table } from "../generated/types";
import { text } from "../messages";
import { botName } from "../naming";
import { BOT } from "../people";

type Called = (seat: SeatShown, index: number) => string;
type Seen = Pick<Table, "match" | "seats">;

/** What is to be said about seats that have changed hands since the table was seen last. */
export function takenOver(before: Seen | null, now: Seen, called: Called): string[] {
  const known = before?.match === now.match ? before.seats : [];
  return now.seats.flatMap((seat, index) => {
    const former = seat.dealt_to ?? "";
    if (!former || isSame(known[index], seat)) return [];
    const name = called(seat, index);
    if (name === former) return [text("log-handed-over", { name })];
    return [text("log-taken-over", { name, former: BOT.test(former) ? botName(index) : former })];
  });
}

function isSame(one: SeatShown | undefined, other: SeatShown): boolean {
  return (
    one?.dealt_to === other.dealt_to &&
    one.name === other.name &&
    one.kind === other.kind &&
    one.stand_in === other.stand_in
  );
}
