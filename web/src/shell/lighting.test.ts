import { expect, it } from "vitest";
import { lifted, type Lit } from "./lighting";

const TABLE = new DOMRect(0, 100, 360, 500);
const lit = (x: number, y: number, width: number, height: number): Lit => ({
  mark: "card",
  box: new DOMRect(x, y, width, height),
});
/** Three lines above the bar. */
const words = new DOMRect(20, 480, 320, 60);
const freeOf = (up: number, { box }: Lit) => words.bottom - up <= box.top || words.top - up >= box.bottom;

it("stays where it is as long as it covers no light", () => {
  expect(lifted(words, [], TABLE)).toBe(0);
  expect(lifted(words, [lit(100, 300, 60, 90), lit(345, 480, 10, 60)], TABLE)).toBe(0);
});

it("goes above what it covers, and above what lies there in turn", () => {
  const lights = [lit(200, 330, 60, 120), lit(100, 470, 60, 90)];
  const up = lifted(words, lights, TABLE);
  for (const light of lights) expect(freeOf(up, light)).toBe(true);
  expect(lifted(words, lights.toReversed(), TABLE)).toBe(up);
});

it("goes between two lights where there is no room above them", () => {
  const lights = [lit(200, 130, 60, 200), lit(100, 420, 60, 140)];
  const up = lifted(words, lights, TABLE);
  for (const light of lights) expect(freeOf(up, light)).toBe(true);
});

it("never leaves the table", () => {
  const up = lifted(words, [lit(0, 90, 360, 520)], TABLE);
  expect(words.top - up).toBeGreaterThanOrEqual(TABLE.top);
});
