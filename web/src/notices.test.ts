import { expect, it } from "vitest";
import { noticeOf, sourceOf } from "../notices";

it.each([
  ["/x/web/node_modules/svelte/src/index-client.js", "svelte"],
  ["/x/web/node_modules/@fluent/bundle/esm/index.js?v=1", "@fluent/bundle"],
  ["/x/node_modules/a/node_modules/@b/c/font.woff2?url", "@b/c"],
  ["\0vite/preload-helper.js", "vite"],
  ["\0rolldown/runtime.js", "rolldown"],
  ["\0virtual:texts", null],
  ["/x/web/src/main.ts", null],
  ["/x/web/src/games/duos/pictures/ant.svg", "@iconify-json/fluent-emoji-flat"],
])("%s is the work of %s", (id, name) => {
  expect(sourceOf(id)).toBe(name);
});

it.each([
  ["svelte", "Copyright (c) 2016-2025 [Svelte Contributors]"],
  ["@fluent/bundle", "Apache License"],
  ["@iconify-json/fluent-emoji-flat", "Copyright (c) Microsoft Corporation."],
  ["@fontsource-variable/figtree", "SIL OPEN FONT LICENSE"],
])("the notice of %s holds its licence", (name, words) => {
  expect(noticeOf(name)).toContain(words);
  expect(noticeOf(name)).not.toContain("undefined");
});

it("refuses a package whose licence has no text", () => {
  expect(() => noticeOf("@fluent/syntax")).toThrow(/carries no text of its licence/);
});
