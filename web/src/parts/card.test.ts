/** A side of a card in depth is a layer that every frame pays for: only what turns over has two. */
import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it } from "vitest";
import Card from "./Card.svelte";

const face = createRawSnippet(() => ({ render: () => "<b>7</b>" }));
const sides = (props: { down?: boolean; turning?: boolean; children?: typeof face }) =>
  [...render(Card, props).container.querySelectorAll(".leaf")].map((leaf) => leaf.classList[1]);

it("has one side where it never turns_bug", () => {
  expect(sides({ children: face })).toEqual(["front"]);
  expect(sides({})).toEqual(["back"]);
});

it("has both where it lies face down, or is turned up", () => {
  expect(sides({ children: face, down: true })).toEqual(["front", "back"]);
  expect(sides({ children: face, down: false })).toEqual(["front", "back"]);
  expect(sides({ children: face, turning: true })).toEqual(["front", "back"]);
});

it("betrays nothing while it lies face down", () => {
  expect(render(Card, { children: face, down: true }).container.textContent?.trim()).toBe("");
});
