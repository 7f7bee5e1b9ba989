/** Who sits where before a match, and with how many it would be played. Knows no DOM. */
import type { GameCard, PersonShown, SeatShown, Table } from "../generated/types";

/** As many as a table has that nobody planned. */
const USUAL = 4;

export interface Place {
  seat: number;
  person: PersonShown | null;
  closed: boolean;
}

type Counted = Pick<GameCard, "seat_counts">;

/** The chairs around the table: those taken, as many as the game needs, and one for whoever comes next. */
export function placesOf({ people, seats }: Pick<Table, "people" | "seats">, game: Counted): Place[] {
  const taken = people.filter(({ seat }) => seat !== null);
  const highest = Math.max(-1, ...taken.map(({ seat }) => seat!)) + 1;
  const most = Math.max(...game.seat_counts);
  const count = Math.min(most, Math.max(highest, playersOf(people, game), taken.length + 1, seats.length));
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    person: taken.find((person) => person.seat === seat) ?? null,
    closed: seats[seat]?.kind === "closed",
  }));
}

/** How many play if it begins now: those who sit there, or with bots as many as the game is best with. */
export function playersOf(people: readonly PersonShown[], game: Counted): number {
  const seated = people.filter(({ seat }) => seat !== null).length;
  if (game.seat_counts.includes(seated)) return seated;
  const enough = game.seat_counts.filter((count) => count > seated);
  return Math.max(...enough.filter((count) => count <= USUAL), Math.min(...enough));
}

/** Seats that were planned one by one, and nobody has taken: bots take them when it begins. */
export const openSeats = (seats: readonly SeatShown[]): number =>
  seats.filter(({ kind }) => kind === "open").length;

/** Where on the edge of the table a place is, in hundredths of its width and height; your own is in front. */
export function around(place: number, own: number, count: number): { x: number; y: number } {
  const angle = (2 * Math.PI * (place - own)) / count + Math.PI / 2;
  return { x: 50 + 39 * Math.cos(angle), y: 50 + 38 * Math.sin(angle) };
}
