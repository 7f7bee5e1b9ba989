/**
 * The pictures of DUOS, one SVG file a face, written from the icon sets of the npm registry into a folder that
 * git ignores. Which icon belongs to which face is told by the game's own `pictures.json`.
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
const STANDARD_SIZE = 16;
/** Sets drawn in one colour take the ink of the card, which stays dark in both themes. */
const INK = "#2b2a38";

function iconSet(name: string): IconSet {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), "utf8")) as IconSet;
}

function svgOf(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!icon) throw new Error(`pictures.json asks for an icon ${name} that its set does not have`);
  const width = icon.width ?? set.width ?? STANDARD_SIZE;
  const height = icon.height ?? set.height ?? STANDARD_SIZE;
  const body = icon.body.replaceAll("currentColor", INK);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

export function writePictures(): void {
  const faces = JSON.parse(readFileSync(FACES, "utf8")) as Record<string, string>;
  mkdirSync(FOLDER, { recursive: true });
  const sets: Record<string, IconSet> = {};
  for (const [face, icon] of Object.entries(faces)) {
    const [set, name] = icon.split(":") as [string, string];
    sets[set] ??= iconSet(set);
    writeIfNew(`${FOLDER}${face}.svg`, svgOf(sets[set], name));
  }
}

/** Files that stay the same keep their time, so that nothing is built again for them. */
function writeIfNew(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

export function duosPictures(): Plugin {
  return { name: "duos-pictures", configResolved: writePictures };
}
