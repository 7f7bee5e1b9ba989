import { expect, it } from "vitest";
import { fieldsOf } from "./fields";

it("makes a switch, a choice, a number or a text of each option, in the schema's order", () => {
  const schema = {
    $ref: "#/$defs/Options",
    $defs: {
      Options: {
        properties: {
          short: { type: "boolean", title: "Short game", description: "Nine cards (X-4).", default: false },
          pace: { enum: ["slow", "fast"], default: "slow" },
          goal: { type: "integer", minimum: 1, maximum: 5, title: "Goal", default: 3 },
          limit: { anyOf: [{ type: "null" }, { enum: [10, 20] }], default: null },
          words: { type: "array" },
          blanks: { type: "string", maxLength: 200, title: "Blank cards", default: "" },
        },
      },
    },
  };
  expect(fieldsOf(schema)).toEqual([
    { name: "short", title: "Short game", hint: "Nine cards.", rule: "X-4", kind: "switch" },
    { name: "pace", title: "Pace", hint: "", kind: "choice", choices: ["slow", "fast"] },
    { name: "goal", title: "Goal", hint: "", kind: "number", least: 1, most: 5 },
    { name: "limit", title: "Limit", hint: "", kind: "choice", choices: [null, 10, 20] },
    { name: "blanks", title: "Blank cards", hint: "", kind: "text", longest: 200 },
  ]);
});
