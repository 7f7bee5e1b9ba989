/** How long somebody needs who looked away for a second. */
import type { Beat } from "../table";

const NOTICED = 1000;
const PER_LETTER = 60;

export function readingTime(words: string): number {
  return NOTICED + PER_LETTER * words.length;
}

/** As long as the beat asks for, and never shorter than its headline takes to be read. */
export function leastHold({ hold, headline }: Pick<Beat<unknown, unknown>, "hold" | "headline">): number {
  return headline ? Math.max(hold, readingTime(headline)) : hold;
}
