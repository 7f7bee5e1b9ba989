import { expect, it } from "vitest";
import { nearest, type Box } from "./remote";

const box = (left: number, top: number, width = 10, height = 10): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A wide field with a button beside it, and two buttons below. */
const [field, join, open, screen] = [box(0, 0, 60), box(70, 0), box(0, 20, 30), box(40, 20, 30)];
const page = [field, join, open, screen];
const from = (here: Box, way: Parameters<typeof nearest>[2]) => page[nearest(here, page, way)];

it("leads to the nearest thing in the direction of the arrow", () => {
  expect(from(field, "right")).toBe(join);
  expect(from(field, "down")).toBe(open);
  expect(from(open, "right")).toBe(screen);
  expect(from(screen, "left")).toBe(open);
  expect(from(screen, "up")).toBe(field);
});

it("takes what lies aside when nothing is straight ahead, and nothing when nothing is ahead", () => {
  expect(from(join, "down")).toBe(screen);
  expect(from(join, "right")).toBeUndefined();
  expect(from(open, "down")).toBeUndefined();
});
