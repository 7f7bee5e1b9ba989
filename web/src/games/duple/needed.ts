/** The letters that a word needed. */
import { ticked } from "./cards";

/** Where the first of each needed letter stands. */
export function neededIn(signs: readonly string[], needed: string): Set<number> {
  const places = new Set<number>();
  for (const letter of needed) {
    const place = signs.findIndex((each, index) => !places.has(index) && ticked(letter, each)[0]);
    if (place >= 0) places.add(place);
  }
  return places;
}
