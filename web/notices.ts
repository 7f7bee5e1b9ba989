/**
 * The notices of those whose work is in a build: packages, fonts, icon sets, and the builder's own few lines. Each licence's
 * text is the one that the package carries; a package without one stops the build, unless `LENT` says where its text stands.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface Package {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const INSTALLED = place("./node_modules/");
const PICTURES = "/src/games/duos/pictures/";
const ICON_SET = "@iconify-json/fluent-emoji-flat";
const LENT: Record<string, string> = {
  "@fluent/bundle": place("../LICENSES/Apache-2.0.txt"),
  [ICON_SET]: place("../src/twofold/games/duos/FLUENT-EMOJI-LICENSE"),
};
const INTRODUCTION = `Twofold's pages contain the work of others. Each is named here, with its licence.
`;

/** The package that a module comes from; none if it is ours. */
export function sourceOf(id: string): string | null {
  const builder = /^\0(vite|rolldown)\b/.exec(id);
  if (builder) return builder[1]!;
  if (id.includes(PICTURES)) return ICON_SET;
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? null;
}

/** What a package says of itself, and its licence as it says it. */
export function noticeOf(name: string): string {
  const { version, license, author } = JSON.parse(
    readFileSync(join(INSTALLED, name, "package.json"), "utf8"),
  ) as Package;
  const by = typeof author === "string" ? author : author?.name;
  const head = `${name} ${version} (${license})${by && LENT[name] ? `, by ${by}` : ""}`;
  return `${head}\n${"-".repeat(head.length)}\n\n${licenceText(name)}\n`;
}

function licenceText(name: string): string {
  const folder = join(INSTALLED, name);
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  const file = own ? join(folder, own) : LENT[name];
  if (!file)
    throw new Error(`${name} is part of the pages, and carries no text of its licence: see web/notices.ts`);
  // Builders list there what they are made of themselves, which is in no page.
  return readFileSync(file, "utf8")
    .split(/^# Licenses of bundled dependencies/m)[0]!
    .trim();
}

/** Writes the notices for what a build has taken in, under this name. */
export function notices(fileName: string): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const names = new Set(chunks.flatMap((chunk) => chunk.moduleIds.map(sourceOf)));
      const source = [...names]
        .filter((name) => name !== null)
        .sort()
        .map(noticeOf);
      this.emitFile({ type: "asset", fileName, source: [INTRODUCTION, ...source].join("\n\n") });
    },
  };
}
