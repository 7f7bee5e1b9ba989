/** Plans for a new table. */
import { createTable } from "../api";
import type { GameCard, PlannedSeat } from "../generated/types";
import { holdSeat } from "../kept";
import { myLook } from "../look";
import { myName } from "../naming";
import { go } from "../router.svelte";
import { dealOnArrival } from "./live.svelte";

const MOST_BOTS = 3;

/** The level a beginner should meet: the easy bots, or the weakest there are. */
export function beginnersLevel(game: GameCard): string {
  return game.levels.includes("easy") ? "easy" : (game.levels[0] ?? "random");
}

/** Your own seat open, the others for bots. */
export function planned(count: number, level: string): PlannedSeat[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: "open", level: null } : { kind: "bot", level },
  );
}

/** One click and you are dealt in: a table with easy bots, dealt as soon as it is open. */
export async function playBots(game: GameCard): Promise<void> {
  const level = beginnersLevel(game);
  const count = Math.max(...game.seat_counts.filter((seats) => seats <= MOST_BOTS + 1));
  const { table, seat, token } = await createTable({
    game: game.id,
    name: myName(),
    seats: planned(count, level),
    options: {},
    sit: 0,
    public: false,
    spectators: true,
    stand_ins: true,
    memory: true,
    look: myLook(),
  });
  holdSeat({ table: table.id, game: game.id, seat, token, at: Date.now() });
  dealOnArrival(table.id, level);
  go(`/t/${table.id}`);
}
