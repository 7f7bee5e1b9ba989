/** What files are called: in plain letters, so that people find them again. */

const MOST_NAMES = 4;
const LONGEST = 80;

const plain = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** `twofold-<game>-2026-11-16-ada-ben`: the game, the day and who played, as far as that can be written; whole names only. */
export function fileName(game: string, created: string, names: readonly string[]): string {
  const people = names.slice(0, MOST_NAMES).map(plain);
  const parts = ["twofold", plain(game), created.slice(0, 10), ...people].filter(Boolean);
  return parts.reduce((name, part) => (name.length + part.length < LONGEST ? `${name}-${part}` : name));
}
