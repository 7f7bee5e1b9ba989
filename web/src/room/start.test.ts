import { render, screen as page } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { PersonShown } from "../generated/types";
import type { LiveTable } from "../shell/live.svelte";
import Start from "./Start.svelte";

const ada = { id: 1, name: "Ada", bot: null, present: true, host: true };
const ben = { id: 2, name: "Ben", bot: null, present: true, host: false };

function show(people: object[], self: object, absent: number | null = null): void {
  const host = (self as PersonShown).host;
  const live = { people, self, host, table: { absent_host: absent } } as unknown as LiveTable;
  render(Start, { props: { live, withBots: false, onin: () => {}, onstart: () => Promise.resolve() } });
}

it("says whom the room waits for, and that nobody has to wait for a host who stays away", () => {
  show([ada, ben], ben);
  expect(page.getByText("Waiting for Ada to start.")).toBeTruthy();
  show([{ ...ada, present: false }, ben], ben);
  expect(page.getByText(/^Ada \(host\) is away/)).toBeTruthy();
});

it("lets somebody start who is host meanwhile, and tells them for whom", () => {
  const meanwhile = { ...ben, host: true };
  show([{ ...ada, present: false, host: false }, meanwhile], meanwhile, 1);
  expect(page.getByText("Ada is away, so you’re the host for now.")).toBeTruthy();
  expect(page.getByRole("button", { name: "Start" })).toBeTruthy();
});
