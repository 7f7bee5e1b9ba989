/** The people's colours can be read: WCAG's AA, in both themes, on whatever they stand. */
import { expect, it } from "vitest";
import { COLOURS } from "../look";
import tokens from "./tokens.css?raw";

const THEMES = ["light", "dark"] as const;
const AA = 4.5;

/** The luminance of an OKLCH colour, by way of OKLab and linear sRGB. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function token(name: string, theme: (typeof THEMES)[number]): number {
  const written = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(
    tokens,
  );
  const [lightness, chroma, hue] = written![theme === "light" ? 1 : 2]!.split(" ").map(Number);
  return luminance(lightness!, chroma!, hue!);
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const people = Array.from({ length: COLOURS }, (_, number) => `person-${number}`);

it.each(THEMES)("is told from everything it stands on and from the figure it carries: %s", (theme) => {
  const grounds = ["paper", "sheet", "sheet-raised", "person-ink"];
  const weak = people.flatMap((person) =>
    grounds
      .map((ground) => ({ person, ground, ratio: contrast(token(person, theme), token(ground, theme)) }))
      .filter(({ ratio }) => ratio < AA),
  );
  expect(weak).toEqual([]);
});
