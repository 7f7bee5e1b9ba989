import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { mayLearn } from "../learning";
import LearningQuestion from "./LearningQuestion.svelte";
import "../testing"; // its patience holds here, too
import type { LiveTable } from "./live.svelte";

vi.mock("../api", () => ({
  gamesHere: () =>
    Promise.resolve([
      { id: "duos", remembers: true },
      { id: "dualis", remembers: false },
    ]),
}));

const tellLearning = vi.fn();

function asked(game = "duos", kind = "bot", you: number | null = 0): void {
  const table = { game, seats: [{ kind: "human" }, { kind }] };
  render(LearningQuestion, { live: { table, you, tellLearning } as unknown as LiveTable });
}

beforeEach(() => {
  localStorage.clear();
  tellLearning.mockClear();
});

it("asks who has played bots that get to know people, and tells the table what they say", async () => {
  asked();
  (await screen.findByRole("button", { name: "Yes, they may" })).click();
  expect(mayLearn()).toBe(true);
  expect(tellLearning).toHaveBeenCalledOnce();
  expect((await screen.findByRole("status")).textContent).toContain("change this");
});

it("takes no for an answer, and does not ask again", async () => {
  asked();
  (await screen.findByRole("button", { name: "No" })).click();
  expect(mayLearn()).toBe(false);
  document.body.innerHTML = "";
  asked();
  await Promise.resolve();
  expect(screen.queryByRole("button")).toBeNull();
});

it.each([
  ["no bot learns the game", "dualis", "bot", 0],
  ["no bot played", "duos", "human", 0],
  ["one has only looked on", "duos", "bot", null],
])("does not ask where %s", async (_, game, kind, you) => {
  asked(game, kind, you);
  await Promise.resolve();
  expect(screen.queryByRole("button")).toBeNull();
});
