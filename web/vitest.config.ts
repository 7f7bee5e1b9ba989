/** Apart from the build's own settings: whoever only plays does not install what tests need. */
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    // No test fails because the machine is busy: the limit is there so that none hangs.
    // Stylesheets are read as they are: what is tested of colours and sides is written there, too.
    // Files are kept apart within a thread, so that none has to set up a window anew: half of the time.
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      pool: "vmThreads",
      testTimeout: 180_000,
      css: true,
    },
  }),
);
