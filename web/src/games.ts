/** The games that this page can show: one folder each, found by Vite. */
import type { GameCard } from "./generated/types";
import { language } from "./messages";
import type { GameEntry } from "./table";

const found = import.meta.glob<{ default: GameEntry }>("./games/*/index.ts", { eager: true });

export const entries: ReadonlyMap<string, GameEntry> = new Map(
  Object.values(found).map((module) => [module.default.id, module.default]),
);

/** What a game is, in a sentence. */
export function taglineOf({ id, tagline }: GameCard): string {
  return (language === "en" ? undefined : entries.get(id)?.tagline[language]) ?? tagline;
}
