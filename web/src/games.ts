/** The games that this page can show: one folder each, found by Vite. */
import type { GameEntry } from "./table";

const found = import.meta.glob<{ default: GameEntry }>("./games/*/index.ts", { eager: true });

export const entries: ReadonlyMap<string, GameEntry> = new Map(
  Object.values(found).map((module) => [module.default.id, module.default]),
);
