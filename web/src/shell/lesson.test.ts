import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import opening from "../games/dualis/fixtures/opening.json";
import type { LessonShown, TakeLesson } from "../generated/types";
import { kept } from "../kept";
import { PATIENCE, updateOf } from "../testing";
import { LessonTable } from "./lesson.svelte";
import Speech from "./Speech.svelte";

const RULE = { rule: "DUALIS-5", reason: "You still have a Star: play one." };
const WRONG = { rule: "LESSON-4", reason: "Not quite." };
const STEPS = ["welcome", "centre", "follow", "won", "goal"];
const CARD = { type: "play", card: 25, coin: false };
const RIGHT = "goal-even";
/** In the third step a trick is won. */
const TRICK = [3, 4];
let asked: TakeLesson[] = [];

/** A server whose lesson asks for one card in its third step, and a question in its last. */
function answer(taken: TakeLesson): LessonShown {
  const fits = (action: unknown, step: number) => {
    if (step === 4) return action === RIGHT;
    return step === 2 ? (action as typeof CARD | null)?.card === CARD.card : action === null;
  };
  const wrong = taken.done.findIndex((action, step) => !fits(action, step));
  const done = wrong < 0 ? taken.done : taken.done.slice(0, wrong);
  const number = done.length;
  const told = number < 2 ? [0] : number === 2 ? [3] : number === 3 ? TRICK : [4];
  return {
    done,
    after: done.map(() => null),
    back: Math.max(0, number - 1),
    number,
    steps: STEPS.length,
    say: STEPS[number] ?? null,
    asks: number === 2 || number === 4,
    answers: number === 4 ? ["goal-tricks", RIGHT, "goal-coins"] : [],
    lit: number === 3 ? ["card-25"] : [],
    free: false,
    due: null,
    in_time: false,
    learner: 0,
    names: [null, "Milo", "Nora", "Otto"],
    updates: told.map((step) => ({ ...updateOf(opening, step), number, since: number - 1 })),
    refusal: wrong < 0 ? null : wrong === 4 ? WRONG : RULE,
  } as unknown as LessonShown;
}

/** Does all that leads to a step. */
async function at(number: number): Promise<LessonTable> {
  const lesson = await opened();
  for (let step = 0; step < number; step++) await (step === 2 ? lesson.act(CARD) : lesson.next());
  expect(lesson.number).toBe(number);
  return lesson;
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
  await lesson.next();
  await lesson.answer(RIGHT);
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

/** A round that is played freely: each answer is one more move of the opening. */
function playedFreely({ done, show_me: shown }: TakeLesson): LessonShown {
  const moves = done.length + Number(shown);
  const told = [Math.max(0, moves - 1), moves].map((move) => ({
    ...updateOf(opening, move),
    number: move,
    since: move - 1,
  }));
  return {
    ...answer({ done: [], after: [], show_me: false }),
    done: Array(moves).fill(CARD),
    free: true,
    asks: true,
    updates: told,
  } as unknown as LessonShown;
}

it("lets no picture wait behind another, however fast somebody asks to be shown_bug", async () => {
  vi.stubGlobal("fetch", (_address: string, request: RequestInit) =>
    Promise.resolve(
      new Response(JSON.stringify(playedFreely(JSON.parse(request.body as string) as TakeLesson))),
    ),
  );
  const lesson = await opened();
  kept.write("pace", "calm");
  for (let pressed = 1; pressed <= 4; pressed++) {
    await lesson.showMe();
    expect(lesson.update?.number).toBe(pressed);
  }
});

it("keeps the focus of whoever pressed on, while nothing can be pressed_bug", async () => {
  const lesson = await at(2);
  kept.write("pace", "calm");
  render(Speech, { lesson, lit: [], onrule: () => undefined });
  const [words, pressed] = [screen.getByRole("status"), screen.getByRole("button", { name: "Show me" })];
  await vi.waitFor(() => expect(document.activeElement).toBe(words), { timeout: PATIENCE });
  pressed.focus();
  await lesson.act(CARD);
  expect(lesson.speech).toBe("");
  await vi.waitFor(() => expect(document.activeElement).toBe(words), { timeout: PATIENCE });
});

it("says so when the server does not answer", async () => {
  const lesson = await opened();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  expect(await lesson.next()).toBeNull();
  expect(lesson.trouble?.reason).toContain("does not answer");
  expect(lesson.number).toBe(0);
});

it("stands still at what is explained, however long it takes, and whatever is tapped", async () => {
  const lesson = await at(3);
  vi.useFakeTimers();
  expect(lesson.frozen).toBe(true);
  expect(lesson.scene?.kind).toBe("verdict");
  expect((lesson.scene?.view as { trick: unknown[] }).trick).toHaveLength(4);
  expect(lesson.speech).toContain("You played the highest Star");
  expect(lesson.lit).toEqual(["card-25"]);
  lesson.goOn();
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  expect(lesson.scene?.kind).toBe("verdict");
  expect(lesson.countdown).toBeNull();
});

it("keeps in view what it goes on to talk about, and shows it again to who comes back", async () => {
  const lesson = await at(4);
  expect(lesson.scene?.kind).toBe("verdict");
  await lesson.back();
  expect(lesson.scene?.kind).toBe("verdict");
  await lesson.back();
  expect(lesson.frozen).toBe(false);
  expect(lesson.settled).toBe(true);
  const again = await opened();
  expect(again.number).toBe(2);
});

it("explains a wrong answer, and forgets that as soon as something else is tried", async () => {
  const lesson = await at(4);
  expect(lesson.speech).toContain("what is a round of Dualis about?");
  await lesson.answer("goal-tricks");
  expect(lesson.wrong).toEqual(WRONG);
  expect(lesson.over).toBe(false);
  await lesson.answer(RIGHT);
  expect(lesson.wrong).toBeNull();
  expect(lesson.over).toBe(true);
});
