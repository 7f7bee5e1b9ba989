/**
 * The pictures of DUOS, one SVG file a face, written into a folder that git ignores: most come from an icon set of
 * the npm registry, and what that set lacks is drawn in its manner in `duos-drawings`, so that no picture stands out.
 * Which one belongs to which face is told by the game's own `pictures.json`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const require = createRequire(import.meta.url);
const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FACES = place("../src/twofold/games/duos/pictures.json");
const FOLDER = place("./src/games/duos/pictures/");
const DRAWINGS = place("./duos-drawings/");
const OWN = "twofold";
const STANDARD_SIZE = 16;

function iconSet(name: string): IconSet {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), "utf8")) as IconSet;
}

function svgOf(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!icon) throw new Error(`pictures.json asks for an icon ${name} that its set does not have`);
  const width = icon.width ?? set.width ?? STANDARD_SIZE;
  const height = icon.height ?? set.height ?? STANDARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}

export function writePictures(): void {
  const faces = JSON.parse(readFileSync(FACES, "utf8")) as Record<string, string>;
  mkdirSync(FOLDER, { recursive: true });
  const sets: Record<string, IconSet> = {};
  for (const [face, icon] of Object.entries(faces)) {
    const [set, name] = icon.split(":") as [string, string];
    const path = `${FOLDER}${face}.svg`;
    if (set === OWN) writeIfNew(path, readFileSync(`${DRAWINGS}${name}.svg`, "utf8"));
    else writeIfNew(path, svgOf((sets[set] ??= iconSet(set)), name));
  }
}

/** Files that stay the same keep their time, so that nothing is built again for them. */
function writeIfNew(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

export function duosPictures(): Plugin {
  return { name: "duos-pictures", configResolved: writePictures };
}
