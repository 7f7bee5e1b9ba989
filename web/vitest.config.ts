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
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 180_000, css: true },
  }),
);
