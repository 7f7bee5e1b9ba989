import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin } from "vite";
import { duosPictures } from "./duos-pictures.ts";

const server = process.env["TWOFOLD_SERVER"] ?? "http://127.0.0.1:8000";

/** What `twofold export` puts into its files is built along with the page. */
function offlineReplay(): Plugin {
  const closeBundle = async () =>
    void (await build({ configFile: "vite.replay.config.ts", logLevel: "warn" }));
  return { name: "offline-replay", apply: "build", closeBundle };
}

export default defineConfig({
  plugins: [duosPictures(), svelte(), offlineReplay()],
  build: {
    outDir: "../src/twofold/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0, // the server's content policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
