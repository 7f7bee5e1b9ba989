/** What moves is moved by the compositor: frames do not wait for layout, and nothing on the page jumps. */
import { expect, it } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>(["../**/*.{svelte,css}"], { query: "?raw", import: "default", eager: true }),
);
const CHEAP = new Set(["transform", "translate", "rotate", "scale", "opacity"]);

const KEYFRAMES = /@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g;
const TRANSITION = /transition:([^;]*);/g;

function animated(source: string): string[] {
  const bodies = [...source.matchAll(KEYFRAMES)].flatMap(([, frames]) => [
    ...frames!.matchAll(/\{([^{}]*)\}/g),
  ]);
  return bodies.flatMap(([, body]) =>
    body!
      .replace(/\/\*.*?\*\//gs, "")
      .split(";")
      .map((line) => line.split(":")[0]!.trim())
      .filter(Boolean),
  );
}

function changing(source: string): string[] {
  return [...source.matchAll(TRANSITION)].flatMap(([, value]) =>
    value!.split(/,(?![^(]*\))/).map((part) => part.trim().split(/\s/)[0]!),
  );
}

const dear = (properties: string[]) => properties.filter((property) => !CHEAP.has(property));

it("finds what it looks for", () => {
  expect(animated("@keyframes a { from { left: 0; opacity: 1 } to { /* x */ scale: 2 } }")).toEqual([
    "left",
    "opacity",
    "scale",
  ]);
  expect(changing("transition: width 1s cubic-bezier(0, 1, 1, 1), opacity 1s;")).toEqual([
    "width",
    "opacity",
  ]);
  expect(sources.flatMap(([, source]) => animated(source)).length).toBeGreaterThan(50);
});

it.each(sources)("%s animates nothing but places and opacity", (_path, source) => {
  expect(dear(animated(source))).toEqual([]);
});

it.each(sources)("%s lets nothing but places and opacity change by and by", (_path, source) => {
  expect(dear(changing(source))).toEqual([]);
});

it("moves nothing for ever but what waits for an answer, or lies under the pointer: every frame costs", () => {
  const endless = sources.flatMap(([path, source]) => (/\binfinite\b/.test(source) ? [path] : []));
  expect(endless).toEqual(["../games/uno-duo/UnoButton.svelte", "../shell/Shelf.svelte"]);
});
