import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, defineConfig, type Plugin } from "vite";
import { together } from "./chunks.ts";
import { duosPictures } from "./duos-pictures.ts";
import { notices } from "./notices.ts";
import { texts } from "./texts.ts";
import { games, replayOf } from "./vite.replay.config.ts";

const server = process.env["TWOFOLD_SERVER"] ?? "http://127.0.0.1:8000";

/** What `twofold export` puts into its files is built along with the page, for each game. */
function offlineReplays(): Plugin {
  const closeBundle = async () => {
    for (const game of games) await build(replayOf(game));
  };
  return { name: "offline-replays", apply: "build", closeBundle };
}

/** What chats show with a link to a game, under an address that the server knows; `python -m tools.previews` draws it. */
function previews(): Plugin {
  return {
    name: "previews",
    apply: "build",
    generateBundle() {
      for (const game of games) {
        const file = fileURLToPath(new URL(`./src/games/${game}/preview.png`, import.meta.url));
        if (existsSync(file))
          this.emitFile({ type: "asset", fileName: `previews/${game}.png`, source: readFileSync(file) });
      }
    },
  };
}

export default defineConfig({
  plugins: [
    texts({ atOnce: !!process.env["VITEST"] }),
    duosPictures(),
    svelte(),
    previews(),
    notices("licences.txt"),
    offlineReplays(),
  ],
  build: {
    outDir: "../src/twofold/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0, // the server's content policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long it took is nothing that whoever wants to play has to read
      output: {
        codeSplitting: { groups: [{ name: together(games), includeDependenciesRecursively: false }] },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
