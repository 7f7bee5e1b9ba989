/** Pages that are read from right to left are laid out by logical properties; what is drawn stays as it is drawn. */
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["../**/*.{svelte,css}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Drawings: cards and what lies on them, what falls and what flies. Their left is left in every language. */
const DRAWN: Record<string, readonly string[]> = {
  "games/dualis/Hand.svelte": ["left: 40%"],
  "games/dualis/PlayedCard.svelte": ["left: 41%"],
  "games/duet/Lane.svelte": ["left: -1.1em", "left: 45%", "inset: 50% 55% auto 2%"],
  "games/duet/Spark.svelte": ["left: 50%", "border-radius: 50% 50% 50% 0"],
  "games/duos/Edge.svelte": ["left: 0.1rem", "right: 0.1rem"],
  "games/duple/Middle.svelte": ["left: 8px"],
  "games/uno-duo/Draft.svelte": ["inset: 50% auto auto 50%"],
  "games/uno-duo/Hand.svelte": ["left: calc(var(--card-width) * 0.08)"],
  "games/uno-duo/Piles.svelte": [
    "left: calc(var(--size) * -0.53)",
    "left: calc(var(--size) * -0.03 - var(--grown) / 2)",
  ],
  "parts/Confetti.svelte": ["left: calc(var(--piece) * 5.6% + 1%)"],
  "shell/Spotlight.svelte": ["inset: 0 auto auto 0"],
  "parts/Seat.svelte": ["right: 0", "border-top-right-radius: var(--radius)"],
};

const PHYSICAL = [
  /(?:^|[;{\s])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?:[^;]*)/g,
  /(?:^|[;{\s])((?:left|right|float|clear|text-align):[^;]*)/g,
  /(?:^|[;{\s])(border-(?:top|bottom)-(?:left|right)-radius:[^;]*)/g,
  /(?:^|[;{\s])((?:inset|margin|padding|border-radius|border-width|border-color|border-style):[^;]*)/g,
];

/** The parts of a value: `calc(1px + 2px)` is one. */
function parts(value: string): string[] {
  const found = [""];
  let depth = 0;
  for (const letter of value.trim()) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (depth === 0 && /\s/.test(letter)) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.filter(Boolean);
}

function isPhysical(declaration: string): boolean {
  const [property, value] = declaration.split(/:(.*)/s) as [string, string];
  if (/^(float|clear|text-align)$/.test(property)) return /\b(left|right)\b/.test(value);
  if (!/^(inset|margin|padding|border-)/.test(property) || /-(left|right)/.test(property)) return true;
  const each = parts(value);
  if (property !== "border-radius") return each.length === 4 && each[1] !== each[3];
  return each.length === 4 && (each[0] !== each[1] || each[2] !== each[3]);
}

function physicalIn(file: string): string[] {
  const source = sources[file]!;
  const styles = file.endsWith(".css")
    ? source
    : [...source.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join("\n");
  const code = styles.replaceAll(/\/\*.*?\*\//gs, "");
  const found = PHYSICAL.flatMap((pattern) => [...code.matchAll(pattern)].map(([, one]) => one!.trim()));
  return found.filter(isPhysical);
}

it("lays pages out by start and end", () => {
  const found = Object.keys(sources).map((file) => [file.replace("../", ""), physicalIn(file)] as const);
  expect(Object.fromEntries(found.filter(([, physical]) => physical.length))).toEqual(DRAWN);
});
