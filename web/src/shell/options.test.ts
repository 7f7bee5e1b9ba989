import { expect, it } from "vitest";
import type { GameCard } from "../generated/types";

localStorage.setItem("twofold.language", "de");
const { fieldsFor } = await import("./options");

const schema = {
  properties: {
    judge: { enum: ["lexicon", "table", "strict"], title: "Judge", description: "Who judges." },
    min_letters: { type: "integer", minimum: 3, maximum: 8, title: "Minimum letters" },
    unheard_of: { type: "boolean", title: "Unheard of", description: "Nobody wrote a text for it." },
  },
};
const duple = { id: "duple", options_schema: schema } as unknown as GameCard;

it("calls options and their values as the game's texts do, and else as the schema does", async () => {
  const [judge, letters, unheard] = await fieldsFor(duple);
  expect(judge).toMatchObject({
    title: "Wer urteilt",
    hint: expect.not.stringContaining("DUPLE-19") as string,
    rule: "DUPLE-19",
    values: {
      lexicon: "Wörterbuch, dann Abstimmung",
      table: "Abstimmung über jedes Wort",
      strict: "nur das Wörterbuch",
    },
  });
  expect(letters).toMatchObject({ title: "Mindestens Buchstaben", least: 3, most: 8 });
  expect(unheard).toMatchObject({ title: "Unheard of", hint: "Nobody wrote a text for it." });
});
