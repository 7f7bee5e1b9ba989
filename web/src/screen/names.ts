/** What people are called in the middle of a big screen, where there is no room for long names: these stand at the seats. */
const MOST = 12;
const MOST_OF_MANY = 8;
const MANY = 5;

const firstWord = (name: string): string => name.split(/\s/)[0] ?? name;
const cut = (name: string, most: number): string =>
  name.length <= most ? name : `${name.slice(0, most - 1)}…`;

/** Whole names as far as they are short, else their first word; whoever would be called the same keeps more of it. */
export function shortNames(names: readonly string[]): string[] {
  const most = names.length < MANY ? MOST : MOST_OF_MANY;
  const shorter = names.map((name) => (name.length <= most ? name : firstWord(name)));
  const clashes = (name: string) => shorter.filter((other) => other === name).length > 1;
  return names.map((name, seat) => cut(clashes(shorter[seat]!) ? name : shorter[seat]!, most));
}
