import { waiting } from "../evening/again";
import type { PersonShown } from "../generated/types";
import { text } from "../messages";

/** What people are called in the middle of a big screen, where there is no room for long names: these stand at the seats. */
const MOST = 12;
const MOST_OF_MANY = 8;
const MANY = 5;

const firstWord = (name: string): string => name.split(/\s/)[0] ?? name;
const cut = (name: string, most: number): string =>
  name.length <= most ? name : `${name.slice(0, most - 1)}…`;

/** Whole names as far as they are short, else their first word; whoever would be called the same keeps more of it. */
export function shortNames(
  names: readonly string[],
  most = names.length < MANY ? MOST : MOST_OF_MANY,
): string[] {
  const shorter = names.map((name) => (name.length <= most ? name : firstWord(name)));
  const clashes = (name: string) => shorter.filter((other) => other === name).length > 1;
  return names.map((name, seat) => cut(clashes(shorter[seat]!) ? name : shorter[seat]!, most));
}

const MOST_NEXT = 2;

/** Those who wait for the next match, as far as there is room for their names. */
export function nextInLine(people: readonly PersonShown[]): string[] {
  const names = shortNames(
    waiting(people).map(({ name }) => name),
    MOST_OF_MANY,
  );
  const more = names.length - MOST_NEXT;
  return more > 0 ? [...names.slice(0, MOST_NEXT), text("screen-more", { count: more })] : names;
}
