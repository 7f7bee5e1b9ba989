import { expect, it } from "vitest";
import type { DuetCardFlipped, DuetEvent, DuetView } from "../../generated/types";
import { framesFrom, SPEEDS, type Speed } from "../../replay/frames";
import { replayIn } from "../../testing";
import { beatTime } from "./beat";
import story from "./fixtures/story.txt?raw";
import { game } from "./game";

const replay = replayIn(story);
const playedAt = (speed: Speed) =>
  framesFrom(game, replay, 0, speed).map((frame) => ({
    ...frame,
    view: frame.view as DuetView,
    events: frame.events as DuetEvent[],
  }));
const frames = playedAt(1);
const isFlip = (event: DuetEvent): event is DuetCardFlipped => event.type === "card_flipped";

it.each(SPEEDS)(
  "plays every flip as far from its beat as it was, with the card that turned, at %s ×",
  (speed) => {
    let [since, flips] = [0, 0];
    for (const { due, at, view, events } of playedAt(speed)) {
      const flip = events.find(isFlip);
      if (events.some(({ type }) => type === "beat_started")) since = due + view.since - at;
      if (!flip) continue;
      expect(due).toBe(beatTime(since, view.tempo, flip.tap.beat) + flip.tap.offset);
      expect(view.phase).toBe("performing");
      expect(view.rows[flip.seat]![flip.position - 1] === flip.number).toBe(flip.up);
      flips++;
    }
    expect(flips).toBe(
      replay.steps
        .flatMap(({ events }) => events as DuetEvent[])
        .filter(({ type }) => type === "card_flipped").length,
    );
  },
);

it("is heard flip by flip, and every fault", () => {
  const heard = new Set(
    frames.flatMap(({ events }) =>
      events.filter((event) => game.playback!.voice(event)).map(({ type }) => type),
    ),
  );
  expect([...heard].sort()).toEqual(["card_flipped", "fault_made"]);
});

it("waits for nobody who thought about a row, and shows both rows when a round is over", () => {
  const resting = frames.filter(({ view }) => view.phase === "laying" || view.phase === "waiting");
  for (const { due, step } of resting) {
    const next = frames.find((frame) => frame.step > step);
    if (next) expect(next.due - due).toBeLessThanOrEqual(1600);
  }
  const rounds = (replay.steps.at(-1)!.view as DuetView).results.length;
  expect(frames.filter(({ view, events }) => view.phase === "over" && events.length === 1)).toHaveLength(
    rounds,
  );
});
