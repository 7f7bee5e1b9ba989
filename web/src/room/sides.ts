/** Who plays with whom, in words. */
import type { PersonShown } from "../generated/types";
import { namesTo, text } from "../messages";
import { personName } from "../people";
import type { Place } from "./places";

/** Seats that play together, if some do. */
export type Sides = readonly (readonly number[])[] | null;

/** "You and Mira against Otto and Nell", the reader's side first; nothing before everybody is there. */
export function sidesTold(
  sides: Sides,
  places: readonly Place[],
  players: number,
  self: PersonShown | null,
): string {
  if (!sides || places.filter(({ person }) => person).length < players) return "";
  const names = places.map(({ person }) => (person ? personName(person) : ""));
  const told = namesTo(self?.seat ?? null, names);
  const teams = sides.map((side) => side.map((seat) => told[seat] ?? ""));
  const mine = sides.findIndex((side) => self?.seat != null && side.includes(self.seat));
  const [ours, theirs] = mine === 1 ? [teams[1], teams[0]] : [teams[0], teams[1]];
  return text("room-sides", { ours: ours ?? [], theirs: theirs ?? [] });
}
