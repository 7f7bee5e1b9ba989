import { expect, it } from "vitest";
import { guideHtml } from "./guide";

it("finds a rule by its whole id, however many words the game's name has", () => {
  const html = guideHtml("- Take one. *(HEAP-1)*\n- Take two. *(UNO-X-12)*");
  expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["HEAP-1", "UNO-X-12"]);
});

it("finds each of several rules of one sentence (bug)", () => {
  const html = guideHtml("- Take none. *(HEAP-1, HEAP-2)*");
  expect(html).not.toContain("(");
  expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["HEAP-1", "HEAP-2"]);
});
