/** Every colour has a name: a literal stands in a file of tokens or inks, and nowhere else. */
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(
  ["../**/*.{svelte,css,ts}", "!../**/*.test.ts", "!../generated/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const NAMED = /\/(tokens\.css|inks\.ts)$/;
const FUNCTION = /\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb)\([^)]*\)?/gi;
const HEXADECIMAL = /(?<=["':\s])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi;
const WORD =
  /(?:fill|stroke|color|background|shadow)[=:][^;>\n]*?(?<![-\w(.])(?:white|black|gr[ae]y|red|green|blue|gold)\b(?!-)/gi;

const literals = (source: string): string[] =>
  [FUNCTION, HEXADECIMAL, WORD].flatMap((kind) => source.match(kind) ?? []);

it("is a token", () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    NAMED.test(path) ? [] : literals(source).map((literal) => `${path}: ${literal}`),
  );
  expect(found).toEqual([]);
});

it("is noticed however it is written", () => {
  const written = 'a { color: white; fill: #fff } <b fill="#c11435" stroke="oklch(0.5 0.2 20)" />';
  expect(literals(written)).toHaveLength(4);
});

it("is used: no token is left over", () => {
  const tokens = Object.entries(sources).filter(([path]) => path.endsWith("/tokens.css"));
  const all = Object.values(sources).join("\n");
  const unused = tokens
    .flatMap(([, source]) => [...source.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name!))
    .filter((name) => !new RegExp(`${name}(?![\\w-]*:)(?![\\w-])`).test(all));
  expect(unused).toEqual([]);
});
