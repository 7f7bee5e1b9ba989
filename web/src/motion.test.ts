import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { play, remember } from "./motion";

let motions: Animation[];
let frames: FrameRequestCallback[];
let flights: { key: string | undefined; frames: Keyframe[]; timing: KeyframeAnimationOptions }[];
const boxes = new Map<string, DOMRect>();

beforeEach(() => {
  flights = [];
  motions = [];
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  HTMLElement.prototype.getAnimations = () => motions;
  boxes.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  HTMLElement.prototype.animate = function (this: HTMLElement, frames, timing) {
    flights.push({
      key: this.dataset["fly"] ?? this.textContent,
      frames: frames as Keyframe[],
      timing: timing as KeyframeAnimationOptions,
    });
    return { finished: Promise.resolve() } as unknown as Animation;
  };
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return boxes.get(this.dataset["fly"] ?? this.dataset["place"] ?? "") ?? new DOMRect();
  };
});

afterEach(() => vi.unstubAllGlobals());

function drawn(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector("main")!;
}

it("lets a thing travel from where it was to where it is", () => {
  const root = drawn('<i data-fly="card-1"></i>');
  boxes.set("card-1", new DOMRect(0, 0, 10, 14));
  const before = remember(root);
  boxes.set("card-1", new DOMRect(100, 50, 20, 28));
  play(root, before);
  expect(flights).toHaveLength(1);
  expect(flights[0]!.frames[0]!["transform"]).toBe("translate(-105px, -57px) scale(0.5)");
});

it.each(["280ms", "0.28s"])("travels as long as the stylesheet says (%s)", (travel) => {
  const root = drawn('<i data-fly="card-1"></i>');
  root.style.setProperty("--travel", travel);
  root.style.setProperty("--ease-out", "ease-in");
  boxes.set("card-1", new DOMRect(0, 0, 10, 14));
  const before = remember(root);
  boxes.set("card-1", new DOMRect(100, 50, 20, 28));
  play(root, before);
  expect(flights[0]!.timing).toEqual({ duration: 280, easing: "ease-in" });
});

it("measures everything before anything moves, so that the page is laid out once", () => {
  const root = drawn(
    '<b data-place="seat-2"></b><i data-fly="1"></i><i data-fly="2"></i><i data-fly="3"></i>',
  );
  root.querySelector<HTMLElement>('[data-fly="3"]')!.dataset["flyTo"] = "seat-2";
  const order: string[] = [];
  const { animate, getBoundingClientRect } = HTMLElement.prototype;
  const before = remember(root);
  for (const seen of before.values()) seen.box = new DOMRect(50, 50, 10, 14);
  root.querySelector('[data-fly="3"]')!.remove();
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    order.push("measured");
    return getBoundingClientRect.call(this);
  };
  HTMLElement.prototype.animate = function (this: HTMLElement, ...how) {
    order.push("moved");
    return animate.apply(this, how);
  };
  for (const key of ["1", "2"]) boxes.set(key, new DOMRect(0, 0, 10, 14));
  boxes.set("seat-2", new DOMRect(200, 0, 80, 40));
  play(root, before);
  expect(order.filter((each) => each === "moved")).toHaveLength(3);
  expect(order.lastIndexOf("measured")).toBeLessThan(order.indexOf("moved"));
});

it("leaves what has not moved alone", () => {
  const root = drawn('<i data-fly="card-1"></i>');
  boxes.set("card-1", new DOMRect(0, 0, 10, 14));
  play(root, remember(root));
  expect(flights).toEqual([]);
});

it("brings a new thing from its place", () => {
  const root = drawn('<b data-place="seat-2"></b>');
  const before = remember(root);
  root.innerHTML += '<i data-fly="card-1" data-fly-from="seat-2"></i>';
  boxes.set("seat-2", new DOMRect(200, 0, 80, 40));
  boxes.set("card-1", new DOMRect(0, 0, 10, 14));
  play(root, before);
  expect(flights.map((flight) => flight.key)).toEqual(["card-1"]);
});

it("sends a thing that is gone to its place, as a copy that nobody can read or touch", () => {
  const root = drawn('<b data-place="seat-2"></b><i data-fly="card-1" data-fly-to="seat-2">7</i>');
  boxes.set("seat-2", new DOMRect(200, 0, 80, 40));
  boxes.set("card-1", new DOMRect(0, 0, 10, 14));
  const before = remember(root);
  root.querySelector("i")!.remove();
  play(root, before);
  expect(flights.map((flight) => flight.key)).toEqual(["7"]);
  const copy = root.querySelector("i")!;
  expect(copy.getAttribute("aria-hidden")).toBe("true");
  expect(copy.inert).toBe(true);
});

it("fades instead where people want less motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const root = drawn('<i data-fly="card-1"></i>');
  boxes.set("card-1", new DOMRect(0, 0, 10, 14));
  const before = remember(root);
  boxes.set("card-1", new DOMRect(100, 0, 10, 14));
  play(root, before);
  expect(flights[0]!.frames).toEqual([{ opacity: 0 }, { opacity: 1 }]);
});

/** An animation at some point of its way, as far as holding it goes. */
function motion(state: AnimationPlayState, at: number | null): Animation {
  const moving = {
    playState: state,
    currentTime: at,
    pause: () => void (moving.playState = "paused"),
    play: () => void (moving.playState = "running"),
  };
  return moving as unknown as Animation;
}

function drawFrame(): void {
  for (const frame of frames.splice(0)) frame(0);
}

const states = (): AnimationPlayState[] => motions.map(({ playState }) => playState);

it("begins to move when the first picture stands: a full scene came half its way while it was drawn (bug)", () => {
  motions = [motion("running", null), motion("running", 0), motion("running", 120), motion("finished", 280)];
  const root = drawn("");
  play(root, remember(root));
  expect(states()).toEqual(["paused", "paused", "running", "finished"]);
  drawFrame();
  expect(states()).toEqual(["paused", "paused", "running", "finished"]);
  drawFrame();
  expect(states()).toEqual(["running", "running", "running", "finished"]);
});

it("does not move again what was ended while it was held", () => {
  const ended = { ...motion("running", 0), playState: "running" as AnimationPlayState };
  motions = [ended as Animation];
  const root = drawn("");
  play(root, remember(root));
  ended.playState = "idle";
  drawFrame();
  drawFrame();
  expect(states()).toEqual(["idle"]);
});

it("holds nothing on a page that nobody sees, which is never drawn", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  motions = [motion("running", 0)];
  const root = drawn("");
  play(root, remember(root));
  expect(states()).toEqual(["running"]);
  vi.restoreAllMocks();
});
