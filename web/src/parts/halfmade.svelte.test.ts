import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HalfMade } from "./halfmade.svelte";

const MATCH = "match-1 0";
const left: (() => void)[] = [];
beforeEach(() => sessionStorage.clear());
afterEach(() => left.splice(0).forEach((leave) => leave()));

/** A table that asks which card. */
class Asking {
  question = $state("trick 1");
  asked = $state<string | null>(MATCH);
  picked!: HalfMade<{ card: number }>;

  constructor(asking: Partial<Pick<Asking, "question" | "asked">> = {}) {
    Object.assign(this, asking);
    const leave = $effect.root(() => {
      this.picked = new HalfMade(
        "card",
        () => this.question,
        () => this.asked,
      );
    });
    left.push(leave);
    flushSync();
  }
}

function pickedBefore(): void {
  new Asking().picked.value = { card: 7 };
  left.pop()!();
}

describe("what is half made", () => {
  it("is there again after a reload", () => {
    pickedBefore();
    expect(new Asking().picked.value).toEqual({ card: 7 });
  });

  it.each([{ question: "trick 2" }, { asked: "match-2 0" }, { asked: "match-1 1" }])(
    "is forgotten for good when something else is asked: %o",
    (otherwise) => {
      pickedBefore();
      expect(new Asking(otherwise).picked.value).toBeNull();
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it("is forgotten as soon as the question changes under it", () => {
    const table = new Asking();
    table.picked.value = { card: 7 };
    table.question = "trick 2";
    flushSync();
    table.question = "trick 1";
    expect(table.picked.value).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it("outlasts a moment in which the page knows of no match", () => {
    const table = new Asking();
    table.picked.value = { card: 7 };
    table.asked = null;
    flushSync();
    table.asked = MATCH;
    flushSync();
    expect(table.picked.value).toEqual({ card: 7 });
  });

  it("is kept nowhere once it is taken back or sent", () => {
    const { picked } = new Asking();
    picked.value = { card: 7 };
    expect(sessionStorage).toHaveLength(1);
    picked.value = null;
    expect(sessionStorage).toHaveLength(0);
  });

  it("is kept nowhere where nobody is asked: in lessons, puzzles and replays", () => {
    const { picked } = new Asking({ asked: null });
    picked.value = { card: 7 };
    expect(picked.value).toEqual({ card: 7 });
    expect(sessionStorage).toHaveLength(0);
  });
});
