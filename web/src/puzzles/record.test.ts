import { describe, expect, it } from "vitest";
import { recordOf } from "./record";

describe("What a device remembers of puzzles", () => {
  it("is nothing before the first", () => expect(recordOf(null)).toEqual({ done: [], solver: undefined }));

  it("is what was kept", () => {
    const record = { done: [3], solver: { rating: 1500, deviation: 200, volatility: 0.06 } };
    expect(recordOf(JSON.stringify(record))).toEqual(record);
  });

  it("is nothing if it cannot be read", () => expect(recordOf("{").done).toEqual([]));
});
