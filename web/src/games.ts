/** The games that this page can show: one folder each, found by Vite. */
import { fetchTexts } from "./messages";
import type { GameEntry } from "./table";

const found = import.meta.glob<{ default: GameEntry }>("./games/*/index.ts", { eager: true });

/** A game's texts are there before its code is. */
function withTexts(entry: GameEntry): GameEntry {
  const { id, load, evenings } = entry;
  const after =
    <Loaded>(loading: () => Promise<Loaded>) =>
    async () => {
      await fetchTexts(id);
      return loading();
    };
  return { ...entry, load: after(load), ...(evenings && { evenings: after(evenings) }) };
}

export const entries: ReadonlyMap<string, GameEntry> = new Map(
  Object.values(found).map((module) => [module.default.id, withTexts(module.default)]),
);
