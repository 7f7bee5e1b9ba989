import { afterEach, expect, it, vi } from "vitest";

/** The same modules for a reader of another language. */
async function inLanguage(language: string) {
  localStorage.setItem("twofold.language", language);
  vi.resetModules();
  return { ...(await import("./phrases")), ...(await import("./winners")), ...(await import("../naming")) };
}

afterEach(() => localStorage.clear());

it("says for how many a game is", async () => {
  const english = await inLanguage("en");
  expect([[2], [2, 4], [2, 3, 4, 5]].map(english.playersLine)).toEqual([
    "2 players",
    "2 or 4 players",
    "2–5 players",
  ]);
  expect((await inLanguage("de")).playersLine([2, 4])).toBe("2 oder 4 Personen");
  expect((await inLanguage("sv")).playersLine([2, 4])).toBe("2 eller 4 spelare");
});

it("names bots by their level, those that nobody translated too", async () => {
  const kinds = ["hard", "brilliant"];
  expect(kinds.map((await inLanguage("en")).levelName)).toEqual(["Hard", "Brilliant"]);
  expect(kinds.map((await inLanguage("de")).levelName)).toEqual(["Schwer", "Brilliant"]);
});

it("says why a connection was closed, for codes of later versions too", async () => {
  const { whyClosed } = await inLanguage("en");
  expect(whyClosed(4004)).toBe("There is no room at this link. Check it, or ask for a new one.");
  expect([1006, null].map(whyClosed)).toEqual([
    "The connection was closed. Please reload the page.",
    "The connection was closed. Please reload the page.",
  ]);
});

it("says why it connects again, where that is no lost connection", async () => {
  const { whyLost } = await inLanguage("en");
  expect([4011, 1006, null].map((code) => whyLost(code))).toEqual([
    "This room needs a newer server. Trying again…",
    "No connection. Trying again…",
    "No connection. Trying again…",
  ]);
  expect(whyLost(1006, true)).toBe("No connection. Your move is kept.");
});

it("tells who won, one or several", async () => {
  const outcome = { winners: [0, 1], scores: [3, 3], reason: "", statistics: {} };
  const names = ["Ada", "Ben"];
  const german = await inLanguage("de");
  expect(german.winnersLine(outcome, names)).toBe("Ada und Ben gewinnen.");
  expect(german.winnersLine({ ...outcome, winners: [1] }, names)).toBe("Ben gewinnt.");
  expect(german.winnersLine({ ...outcome, winners: [] }, names)).toBe("Diesmal hat niemand gewonnen");
});

it("makes a friendly name up, once", async () => {
  const { myName, nameMe } = await inLanguage("sv");
  const made = myName();
  expect(made).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  expect(myName()).toBe(made);
  nameMe(`  ${"Ada".repeat(20)} `);
  expect(myName()).toBe("Ada".repeat(20).slice(0, 40));
});
