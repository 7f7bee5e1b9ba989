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

/** What is told of a set in its `info.json`. */
interface Info {
  name: string;
  author: { name: string; url: string };
  license: { spdx: string };
}

function partOf<T>(set: string, file: string): T {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/${file}`), "utf8")) as T;
}

/** Each picture of a set says whose it is, wherever it is copied to. */
function creditOf({ name, author, license }: Info): string {
  return `<metadata>${name} by ${author.name}, ${license.spdx}, ${author.url}</metadata>`;
}

function svgOf(set: IconSet, credit: string, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!icon) throw new Error(`pictures.json asks for an icon ${name} that its set does not have`);
  const width = icon.width ?? set.width ?? STANDARD_SIZE;
  const height = icon.height ?? set.height ?? STANDARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${credit}${icon.body}</svg>`;
}

export function writePictures(): void {
  const faces = JSON.parse(readFileSync(FACES, "utf8")) as Record<string, string>;
  mkdirSync(FOLDER, { recursive: true });
  const sets: Record<string, [IconSet, string]> = {};
  for (const [face, icon] of Object.entries(faces)) {
    const [set, name] = icon.split(":") as [string, string];
    const path = `${FOLDER}${face}.svg`;
    if (set === OWN) writeIfNew(path, readFileSync(`${DRAWINGS}${name}.svg`, "utf8"));
    else writeIfNew(path, svgOf(...(sets[set] ??= credited(set)), name));
  }
}

const credited = (set: string): [IconSet, string] => [
  partOf<IconSet>(set, "icons.json"),
  creditOf(partOf<Info>(set, "info.json")),
];

/** Files that stay the same keep their time, so that nothing is built again for them. */
function writeIfNew(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

export function duosPictures(): Plugin {
  return { name: "duos-pictures", configResolved: writePictures };
}
