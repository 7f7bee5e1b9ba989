/** Plans for a new table. */
import type { GameCard, PlannedSeat } from "../generated/types";

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
