import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin } from "vite";
import { duosPictures } from "./duos-pictures.ts";
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

export default defineConfig({
  plugins: [texts({ atOnce: !!process.env["VITEST"] }), duosPictures(), svelte(), offlineReplays()],
  build: {
    outDir: "../src/twofold/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0, // the server's content policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
