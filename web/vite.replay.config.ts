/** The script and the styles of a replay that is one file: everything inlined, every game in it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { duosPictures } from "./duos-pictures.ts";

export default defineConfig({
  plugins: [duosPictures(), svelte()],
  define: { "process.env.NODE_ENV": '"production"' },
  publicDir: false,
  build: {
    outDir: "../src/twofold/web/offline",
    emptyOutDir: true,
    target: "es2023",
    chunkSizeWarningLimit: 4000,
    lib: {
      entry: "src/offline.ts",
      name: "twofold",
      formats: ["iife"],
      fileName: () => "replay.js",
      cssFileName: "replay",
    },
  },
});
