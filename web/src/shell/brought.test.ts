import { describe, expect, it } from "vitest";

import { inParts } from "./brought";

describe("a file of decisions", () => {
  it("is sent at once if it is short", () => {
    expect(inParts("microwave; Object; yes\r\n")).toEqual(["microwave; Object; yes\n"]);
  });

  it("is sent in parts that fit into a message, each line with its number", () => {
    const lines = Array.from(
      { length: 900 },
      (_, number) => `word ${number}; Food or drink; yes; 2026-11-13`,
    );
    const parts = inParts(lines.join("\n"));
    expect(parts.length).toBeGreaterThan(4);
    const found = new Map<number, string>();
    for (const part of parts) {
      expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(7100);
      for (const [number, line] of part.split("\n").entries()) if (line) found.set(number, line);
    }
    expect(found.size).toBe(900);
    expect(lines.every((line, number) => found.get(number) === line)).toBe(true);
  });
});
