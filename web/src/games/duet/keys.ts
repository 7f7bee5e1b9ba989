/**
 * Keys by their place on the board, whatever is printed on them: four for each hand, on its home row, spread over the
 * row of cards from the middle. Digits are for the numbers on the cards.
 */
const LEFT = ["KeyA", "KeyS", "KeyD", "KeyF"];
const RIGHT = ["KeyJ", "KeyK", "KeyL", "Semicolon"];
const CAPS: Record<string, string> = { Semicolon: ";" };

/** The keys of a row of so many cards: the left half for the left hand, which takes the middle one, too. */
export function keysFor(cards: number): string[] {
  const left = Math.ceil(cards / 2);
  return [...LEFT.slice(LEFT.length - left), ...RIGHT.slice(0, cards - left)];
}

/** The position that a key flips, from 1; 0 for any other key. */
export function positionOf(code: string, cards: number): number {
  return keysFor(cards).indexOf(code) + 1;
}

/** What is printed on a key where this is known; otherwise as on the board that most people have. */
export function capOf(code: string, printed?: ReadonlyMap<string, string>): string {
  return (printed?.get(code) ?? CAPS[code] ?? code.replace("Key", "")).toUpperCase();
}

interface Boarded {
  keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> };
}

/** What is printed on the keys of this device, where the browser tells. */
export async function printedKeys(): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    return await (navigator as Boarded).keyboard?.getLayoutMap?.();
  } catch {
    return undefined;
  }
}
