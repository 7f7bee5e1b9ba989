/** No text is missing (the types see to that), and none is left over. */
import { describe, expect, it } from "vitest";
import { languageFor } from ".";
import types from "../generated/types.ts?raw";

type Texts = Record<string, unknown>;
const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<{ en: Texts }>("../games/*/en.ts", { eager: true });

/** Every key with the keys above it, branches too. */
function paths(texts: Texts, above: string[] = []): string[][] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const path = [...above, key];
    const branch = typeof value === "object" && value !== null && !Array.isArray(value);
    return branch ? [path, ...paths(value as Texts, path)] : [path];
  });
}

const escaped = (key: string) => key.replaceAll(/[^\w]/g, "\\$&");

/**
 * Whether a text is named in full, or its branch is picked from by a name known only later. What is picked from
 * the catalogue itself must be spelled somewhere, in the code or in the server's types.
 */
function isUsed(path: string[], code: string): boolean {
  const chain = path.map(escaped);
  const key = chain.at(-1);
  const branch = chain.slice(0, -1).join("\\s*\\??\\.\\s*");
  if (new RegExp(`\\b${chain.join("\\s*\\??\\.\\s*")}\\b`).test(code)) return true;
  if (path.length > 2) return new RegExp(`\\b${branch}\\b(?!\\s*\\??\\.)`).test(code);
  return code.includes(`${path[0]}[`) && new RegExp(`"${key}"|\\b${key}: `).test(code + types);
}

function codeFor(file: string): string {
  const folder = /^\.\.\/games\/[^/]+\//.exec(file)?.[0];
  const read = Object.entries(sources).filter(
    ([path]) => !/\/(en|de)\.ts$/.test(path) && (!folder || path.startsWith(folder)),
  );
  return read.map(([, code]) => code).join("\n");
}

describe("every text of", () => {
  it.each(Object.keys(catalogues))("%s is used", (file) => {
    const code = codeFor(file);
    const unused = paths(catalogues[file]!.en, ["words"]).filter((path) => !isUsed(path, code));
    expect(unused.map((path) => path.join("."))).toEqual([]);
  });
});

it("speaks the first language of the reader's that there is, and else English", () => {
  expect(languageFor(["de-AT", "en"])).toBe("de");
  expect(languageFor(["fr", "DE"])).toBe("de");
  expect(languageFor(["fr", "en-GB", "de"])).toBe("en");
  expect(languageFor(["", "fr"])).toBe("en");
  expect(languageFor([])).toBe("en");
});
