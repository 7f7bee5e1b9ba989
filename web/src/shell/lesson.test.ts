import { afterEach, beforeEach, expect, it, vi } from "vitest";
import opening from "../games/dualis/fixtures/opening.json";
import type { LessonShown, TakeLesson } from "../generated/types";
import { kept } from "../kept";
import { PATIENCE, updateOf } from "../testing";
import { LessonTable } from "./lesson.svelte";

const RULE = { rule: "DUALIS-5", reason: "Follow Star while you can." };
const STEPS = ["welcome", "centre", "follow"];
const CARD = { type: "play", card: 25, coin: false };
let asked: TakeLesson[] = [];

/** A server whose lesson asks for one card in its third step. */
function answer(taken: TakeLesson): LessonShown {
  const fits = (action: unknown, step: number) =>
    step < 2 ? action === null : (action as typeof CARD | null)?.card === CARD.card;
  const wrong = taken.done.findIndex((action, step) => !fits(action, step));
  const done = wrong < 0 ? taken.done : taken.done.slice(0, wrong);
  return {
    done,
    steps: STEPS.length,
    say: STEPS[done.length] ?? null,
    asks: done.length === 2,
    learner: 0,
    names: [null, "Milo", "Nora", "Otto"],
    update: { ...updateOf(opening, 0), number: done.length, since: done.length - 1 },
    refusal: wrong < 0 ? null : RULE,
  } as LessonShown;
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  kept.write("pace", "instant");
  kept.write("name", "Ada");
  vi.stubGlobal("fetch", (_address: string, request: RequestInit) => {
    const taken = JSON.parse(request.body as string) as TakeLesson;
    asked.push(taken);
    return Promise.resolve(new Response(JSON.stringify(answer(taken))));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<LessonTable> {
  const lesson = new LessonTable("dualis");
  await vi.waitFor(() => expect(lesson.speech).not.toBe(""), { timeout: PATIENCE });
  return lesson;
}

const keptDone = () => JSON.parse(kept.read("lesson.dualis") ?? "null") as unknown;

it("reads on and back, and says what each step says", async () => {
  const lesson = await opened();
  expect(lesson.speech).toContain("Welcome to Dualis");
  expect(await lesson.next()).toBeNull();
  expect(lesson.speech).toContain("five red and five blue coins");
  expect(lesson.number).toBe(1);
  await lesson.back();
  expect(lesson.speech).toContain("Welcome to Dualis");
});

it("calls the learner by their own name", async () => {
  const lesson = await opened();
  expect(lesson.names).toEqual(["Ada", "Milo", "Nora", "Otto"]);
  expect(lesson.seats.map((seat) => seat.you)).toEqual([true, false, false, false]);
});

it("answers a mistake with the rule and stays where it was", async () => {
  const lesson = await opened();
  await lesson.next();
  await lesson.next();
  const before = lesson.scene;
  expect(await lesson.act({ ...CARD, card: 29 })).toEqual(RULE);
  expect(lesson.number).toBe(2);
  expect(lesson.scene).toBe(before);
  expect(keptDone()).toEqual([null, null]);
});

it("goes on where this device stopped, and from the start once it is over", async () => {
  kept.write("lesson.dualis", "[null, null]");
  const lesson = await opened();
  expect(asked[0]).toEqual({ done: [null, null], show_me: false });
  expect(await lesson.act(CARD)).toBeNull();
  expect(lesson.over).toBe(true);
  expect(keptDone()).toEqual([]);
});

it("goes on as far as what was kept still fits", async () => {
  kept.write("lesson.dualis", JSON.stringify([null, CARD]));
  const lesson = await opened();
  expect(lesson.number).toBe(1);
  expect(keptDone()).toEqual([null]);
});

it("asks to be shown what a step wants", async () => {
  const lesson = await opened();
  await lesson.showMe();
  expect(asked.at(-1)).toEqual({ done: [], show_me: true });
});

it("says so when the server does not answer", async () => {
  const lesson = await opened();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  expect(await lesson.next()).toBeNull();
  expect(lesson.trouble?.reason).toContain("does not answer");
  expect(lesson.number).toBe(0);
});
