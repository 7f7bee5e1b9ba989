/** A finished match playing by itself: what is shown when, and what is heard with it. Knows no DOM, no game. */
import type { Replay } from "../generated/types";
import { heardIn, output, runAhead, soundIsOn, type Clockwork } from "../sound";
import type { Note } from "../sound/notes";
import { leastHold } from "../stage/reading";
import { plain, type AnyBeat } from "../stage/script";
import type { AnyGameTable, Seat } from "../table";
import { namesIn, pauseAfter, sentencesOf } from "./perspective";

/** One picture of a match that plays by itself. */
export interface Frame {
  step: number;
  view: unknown;
  events: unknown[];
  beat: AnyBeat;
  /** What happened last until then, in words: never what is only going to be seen. */
  said: string[];
  /** When it is shown, in milliseconds since the match began to play. */
  due: number;
  /** The match time that it shows. */
  at: number;
  /** Whether match time goes on from there as it did then. */
  inTime: boolean;
}

/** How many times as fast as usual a match can play by itself. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/**
 * From a step, as it is on the table, to the end and on to how it came out. Where a game keeps time, the steps come when
 * they came, whatever the speed.
 */
export function framesFrom(
  game: AnyGameTable,
  replay: Replay,
  from: number,
  speed: Speed = 1,
  { view, events }: Pick<Replay["steps"][number], "view" | "events"> = replay.steps[from]!,
): Frame[] {
  const { playback } = game;
  const { steps } = replay;
  const frames: Frame[] = [];
  let due = 0;
  let said: string[] = [];
  for (const [index, step] of steps.entries()) {
    if (index < from) continue;
    const keeps = playback?.keepsTime(step.view) ?? false;
    const pace = keeps ? 1 : speed;
    let held = 0;
    if (!sentencesOf(game, replay, index).length) said = [];
    for (const beat of index === from ? [plain(view, events)] : scriptOf(game, replay, index)) {
      const { view, events } = beat;
      const inTime = playback?.keepsTime(view) ?? false;
      const sentences = sentencesOf(game, replay, index, events);
      if (sentences.length) said = sentences;
      due += held / pace;
      held = leastHold(beat);
      frames.push({ step: index, view, events, beat, said, due, at: step.at, inTime });
    }
    const next = steps[index + 1];
    due += next && keeps ? held + next.at - step.at : Math.max(held, pauseAfter(replay, index)) / pace;
  }
  const last = frames.at(-1)!;
  return [...frames, { ...last, step: steps.length, events: [], beat: plain(last.view, []), due }];
}

/** What happened in one step, as the table played it. */
export function scriptOf(game: AnyGameTable, replay: Replay, step: number): AnyBeat[] {
  const { view, events, at } = replay.steps[step]!;
  const before = replay.steps[step - 1];
  const happened = { view, events, number: step, since: step - 1, now: at };
  const script: AnyBeat[] | undefined = before && game.script?.(before.view, happened, namesIn(replay));
  return script ?? [plain(view, events)];
}

/** The match time in a frame, so long after the match began to play. */
export function timeIn({ at, due, inTime }: Frame, passed: number): number {
  return inTime ? at + passed - due : at;
}

export interface Running {
  /** Milliseconds since it began. */
  passed: () => number;
  stop: () => void;
}

/** Shows each frame when it is due, the latest if several are; what is heard is placed ahead. */
export function playThrough(
  game: AnyGameTable,
  frames: readonly Frame[],
  show: (frame: Frame) => void,
  clockwork: Clockwork,
  viewer: Seat | null = null,
): Running {
  const { now } = clockwork;
  const began = now();
  const passed = () => now() - began;
  const hush = sounding(game, frames, began, clockwork, viewer);
  let next = 1;
  let timer = setTimeout(function look() {
    const reached = frames.findLastIndex(({ due }) => due <= passed());
    if (reached >= next) {
      next = reached + 1;
      show(frames[reached]!);
    }
    const coming = frames[next];
    if (coming) timer = setTimeout(look, Math.max(0, coming.due - passed()));
  }, frames[1]?.due);
  return {
    passed,
    stop() {
      clearTimeout(timer);
      hush();
    },
  };
}

/** The first frame is on the table already, and has been heard. */
function sounding(
  game: AnyGameTable,
  frames: readonly Frame[],
  began: number,
  clockwork: Clockwork,
  viewer: Seat | null,
): () => void {
  const own = new OwnSounds(game);
  return runAhead(
    (index) => (frames[index + 1] ? began + frames[index + 1]!.due : null),
    (index, wait) => {
      const here = output();
      if (!here) return;
      const at = heardIn(here.context, wait);
      const { beat, events } = frames[index + 1]!;
      for (const event of events) game.playback?.voice(event)?.(here, at);
      own.play(beat, viewer, (notes, play) => play(here, at, notes));
    },
    clockwork,
  );
}

type Play = (typeof import("../sound/play"))["play"];

/** The sounds of a game, once they are fetched: what plays by itself does not wait for them. */
class OwnSounds {
  private heard: ((beat: AnyBeat, viewer: Seat | null) => Note[]) | null = null;
  private with: Play | null = null;
  private asked = false;

  constructor(private readonly game: AnyGameTable) {
    if (soundIsOn()) this.ask();
  }

  play(beat: AnyBeat, viewer: Seat | null, sound: (notes: Note[], play: Play) => void): void {
    this.ask();
    if (this.heard && this.with) sound(this.heard(beat, viewer), this.with);
  }

  private ask(): void {
    if (this.asked || !this.game.sounds) return;
    this.asked = true;
    Promise.all([this.game.sounds(), import("../sound/play")]).then(
      ([{ sounds }, { play }]) => ([this.heard, this.with] = [sounds.heard, play]),
      () => (this.asked = false),
    );
  }
}
