/** Who sat where in a match that is over: they may sit elsewhere by now, have left, or others have come. */
import type { SeatShown, Table } from "../generated/types";

type Told = Pick<Table, "people" | "evening" | "seats">;

/** The seats of that match; null while it is played, or if nobody knows any more. */
export function seatsThen({ people, evening, seats }: Told, match: string | null): SeatShown[] | null {
  const played = evening.matches.find((each) => each.match === match);
  if (!played) return null;
  const known = new Map([...evening.gone, ...people].map((person) => [person.id, person]));
  return played.people.map((id) => {
    const now = seats.find((seat) => seat.person === id);
    if (now) return now;
    const { name = "", bot = null, present = false } = known.get(id) ?? {};
    const kind = bot ? "bot" : "human";
    return { kind, name, present, person: id, level: null, stand_in: false, dealt_to: "", entropy: "" };
  });
}

/** Where somebody sat then. */
export function seatThen({ evening }: Pick<Table, "evening">, match: string, person: number): number | null {
  const seat = evening.matches.find((each) => each.match === match)?.people.indexOf(person) ?? -1;
  return seat < 0 ? null : seat;
}
