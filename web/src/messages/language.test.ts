import { expect, it } from "vitest";
import { languageFor } from ".";

it("speaks the first language of the reader's that there is, and else English", () => {
  expect(languageFor(["de-AT", "en"])).toBe("de");
  expect(languageFor(["zxx", "DE"])).toBe("de");
  expect(languageFor(["zxx", "en-GB", "de"])).toBe("en");
  expect(languageFor(["", "zxx"])).toBe("en");
  expect(languageFor([])).toBe("en");
});
