/** What people say, as long as it takes to read it from across a room; what was said before the room looked is over. */
import type { Line } from "../generated/types";
import type { LiveTable } from "../shell/live.svelte";
import { readingTime } from "../stage/reading";

const LEAST = 5000;
const MOST = 12_000;

export function lastSaid(live: Pick<LiveTable, "table" | "lines">): { readonly line: Line | null } {
  let line = $state.raw<Line | null>(null);
  let heard: number | null = null;

  $effect(() => {
    const { table, lines } = live;
    if (!table) return;
    const said = lines.slice(heard ?? lines.length).findLast(({ chat }) => chat === "table");
    heard = lines.length;
    if (!said) return;
    line = said;
    const lasts = Math.min(MOST, Math.max(LEAST, readingTime(said.text)));
    setTimeout(() => line === said && (line = null), lasts);
  });

  return {
    get line() {
      return line;
    },
  };
}

/** Whether there is anything to show where people talk. */
export const isTalking = (live: Pick<LiveTable, "reactions">, line: Line | null): boolean =>
  line !== null || live.reactions.latest.length > 0;
