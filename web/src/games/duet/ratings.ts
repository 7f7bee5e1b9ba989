/** How tight somebody was, in words; to whole milliseconds, as the server's texts have them. */
import type { DuetRating, DuetTap } from "../../generated/types";
import { wholeMilliseconds } from "./beat";
import { words } from "./words";

/** Leaning less than this, in milliseconds, is neither early nor late. */
const UPRIGHT = 8;

/** How far off the beat, to which side, and how steady; or that nothing was flipped. */
export function rated(rating: DuetRating | null): string {
  if (!rating) return words("no-taps");
  const figures = words("figures", { ms: wholeMilliseconds(rating.mean), lean: leaning(rating) });
  return `${figures}, ${spread(rating)}`;
}

function leaning({ lean }: DuetRating): string {
  if (Math.abs(lean) < UPRIGHT) return words("lean-none");
  const ms = wholeMilliseconds(lean);
  return lean < 0 ? words("lean-early", { ms }) : words("lean-late", { ms });
}

export const ratedShort = ({ mean }: DuetRating): string =>
  words("figures-short", { ms: wholeMilliseconds(mean) });

export const spread = ({ spread }: DuetRating): string => words("spread", { ms: wholeMilliseconds(spread) });

/** One flip of a performance: how it met the beat of this number. */
export function met(beat: number, { offset }: DuetTap): string {
  if (!offset) return words("story-on-it", { beat });
  const ms = wholeMilliseconds(offset);
  return offset < 0 ? words("story-early", { beat, ms }) : words("story-late", { beat, ms });
}
