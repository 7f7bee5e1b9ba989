/** The script and the styles of a replay that is one file: everything inlined, and one game in it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { InlineConfig, Plugin } from "vite";
import { duosPictures } from "./duos-pictures.ts";
import { notices } from "./notices.ts";
import { texts } from "./texts.ts";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folders of the games; each is named like the game's id. */
export const games = readdirSync(place("./src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** `games.ts` as it would be if there were no other game. */
function noOtherThan(game: string): Plugin {
  const all = place("./src/games.ts");
  const alone = `import entry from "./games/${game}/index.ts";
export const entries = new Map([[entry.id, entry]]);`;
  return { name: "no-other-game", enforce: "pre", load: (id) => (id === all ? alone : null) };
}

export const replayOf = (game: string): InlineConfig => ({
  configFile: false,
  logLevel: "warn",
  plugins: [
    noOtherThan(game),
    texts({ atOnce: true, only: game }),
    duosPictures(),
    svelte(),
    notices(`${game}.txt`),
  ],
  define: { "process.env.NODE_ENV": '"production"' },
  publicDir: false,
  build: {
    outDir: "../src/twofold/web/offline",
    emptyOutDir: false,
    target: "es2023",
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { checks: { bundlerTimings: false } },
    lib: {
      entry: "src/offline.ts",
      name: "twofold",
      formats: ["iife"],
      fileName: () => `${game}.js`,
      cssFileName: game,
    },
  },
});
