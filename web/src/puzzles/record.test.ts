import { describe, expect, it } from "vitest";
import { recordOf, withAnswer } from "./record";

const solver = { rating: 1512.4, deviation: 200, volatility: 0.06 };

describe("What a device remembers of puzzles", () => {
  it("is nothing before the first", () =>
    expect(recordOf(null)).toEqual({ done: [], solver: undefined, course: [] }));

  it("is what was kept, also before the course of ratings was", () => {
    const record = { done: [3], solver, course: [[7, 1512]] };
    expect(recordOf(JSON.stringify(record))).toEqual(record);
    expect(recordOf(JSON.stringify({ done: [3], solver }))).toEqual({ ...record, course: [] });
  });

  it("is nothing if it cannot be read", () => expect(recordOf("{").done).toEqual([]));

  it("grows with every puzzle, and counts each once", () => {
    const one = withAnswer(recordOf(null), 3, solver, 7);
    const two = withAnswer(one, 4, { ...solver, rating: 1490 }, 8);
    expect(two).toMatchObject({
      done: [3, 4],
      course: [
        [7, 1512],
        [8, 1490],
      ],
    });
    expect(withAnswer(two, 3, two.solver!, 9)).toMatchObject({ done: [4, 3], course: two.course });
  });

  it("forgets the oldest ratings of very many", () => {
    let record = recordOf(null);
    for (let number = 1; number <= 450; number++) record = withAnswer(record, number, solver, number);
    expect(record.course.length).toBe(400);
    expect(record.course.at(-1)![0]).toBe(450);
  });
});
