/** Text in a room of fixed size: the largest type that fits, found with few attempts, for each lays the room out anew. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fitted, fittedDownTo } from "./fitted";

/** How many times its content was measured, and what its observers are told. */
let measured = 0;
let resized: () => void = () => undefined;
let written: () => void = () => undefined;

/** A room of 100 × 100 whose text, at full size, is so high; what matters less takes ten of it. */
function roomFor(height: number): HTMLElement {
  const room = document.createElement("div");
  const read = (name: string, value: () => number) => Object.defineProperty(room, name, { get: value });
  read("clientWidth", () => 100);
  read("clientHeight", () => 100);
  read("scrollWidth", () => 100);
  read("scrollHeight", () => {
    measured++;
    const shrink = Number(room.style.getPropertyValue("--shrink") || 1);
    return (height - (room.classList.contains("tight") ? 10 : 0)) * shrink;
  });
  return room;
}

beforeEach(() => {
  measured = 0;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe = () => resized();
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(told: () => void) {
        written = told;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const shrinkOf = (room: HTMLElement) => Number(room.style.getPropertyValue("--shrink"));

it("leaves a text alone that has room", () => {
  const room = roomFor(100);
  fitted(room);
  expect([shrinkOf(room), room.className]).toEqual([1, ""]);
});

it.each([
  [110, 1],
  [115, 0.92],
  [125, 0.84],
  [140, 0.76],
  [155, 0.68],
  [161, 0.66],
])("sets a text of %i%% in the largest type that fits: %f", (height, size) => {
  const room = roomFor(height);
  fitted(room);
  expect(shrinkOf(room)).toBeCloseTo(size);
  expect(room.className).toBe("tight");
});

it("keeps what matters less while the rest can be a little smaller beside it", () => {
  const [loose, tight] = [roomFor(125), roomFor(140)];
  for (const room of [loose, tight]) fittedDownTo(0.66, 0.76)(room);
  expect([shrinkOf(loose), loose.className]).toEqual([0.76, ""]);
  expect([shrinkOf(tight), tight.className]).toEqual([0.76, "tight"]);
});

it("lets a room grow when the smallest type does not fit", () => {
  const room = roomFor(200);
  fitted(room);
  expect(room.className).toBe("tight grown");
});

it("tries few sizes, however many there are: a frame waits for each_bug", () => {
  for (const height of [112, 120, 130, 145, 158, 200, 390]) {
    for (const [fit, most] of [
      [fitted, 5],
      [fittedDownTo(0.25), 6],
    ] as const) {
      measured = 0;
      fit(roomFor(height));
      expect(measured).toBeLessThanOrEqual(most);
    }
  }
});

it("is not fitted again when it is told of a size that it has been fitted to_bug", () => {
  const room = roomFor(130);
  fitted(room);
  written();
  measured = 0;
  resized();
  expect(measured).toBe(0);
});
