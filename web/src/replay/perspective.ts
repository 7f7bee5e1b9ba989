/** A finished match step by step, through anybody's eyes. Knows no DOM, no game. */
import type { Replay } from "../generated/types";
import { botName } from "../naming";
import { BOT } from "../people";
import type { AnyGameTable, Seat, SeatInfo } from "../table";

/** A seat's number, or one of the two that sit nowhere. */
export type Eyes = `${number}` | "spectator" | "everyone";

/** Gets the match as somebody saw it. */
export type ReplayFor = (eyes: Eyes) => Promise<Replay>;

const SHORTEST = 350;
const LONGEST = 1600;

/** Bots go by the names that they had at the table. */
export function namesIn(replay: Replay): string[] {
  return replay.names.map((name, seat) => (BOT.test(name) ? botName(seat) : name));
}

/** Whose chair one sits in; whoever sees everything sits in the first. */
export function chairOf(eyes: Eyes): Seat | null {
  if (eyes === "spectator") return null;
  return eyes === "everyone" ? 0 : Number(eyes);
}

/** Whose seat is taken by whoever plays on: the one that is looked from, or the next that did something. */
export function takenFrom(replay: Replay, step: number, eyes: Eyes): Seat {
  if (eyes !== "spectator" && eyes !== "everyone") return Number(eyes);
  return replay.steps.slice(step + 1).find(({ seat }) => seat !== null)?.seat ?? 0;
}

/** The seats as they were after a step; whoever acts next is awaited. */
export function seatsAt(replay: Replay, step: number, eyes: Eyes): SeatInfo[] {
  const next = replay.steps[step + 1]?.seat;
  return namesIn(replay).map((name, seat) => ({
    kind: BOT.test(replay.names[seat] ?? "") ? "bot" : "human",
    name,
    level: null,
    present: true,
    stand_in: false,
    seat,
    you: String(seat) === eyes,
    host: false,
    awaited: next === seat,
  }));
}

/** What happened in one step, or in a part of it, in words. */
export function sentencesOf(
  game: AnyGameTable,
  replay: Replay,
  step: number,
  events: readonly unknown[] = replay.steps[step]?.events ?? [],
): string[] {
  const names = namesIn(replay);
  return events.map((event) => game.sentence(event, names)).filter(Boolean);
}

/** What happened so far, in words. */
export function toldUntil(game: AnyGameTable, replay: Replay, step: number): string[] {
  return replay.steps.slice(0, step + 1).flatMap((_, index) => sentencesOf(game, replay, index));
}

/** How long a step stays while the match plays by itself: as it was, but neither hectic nor dull. */
export function pauseAfter(replay: Replay, step: number): number {
  const here = replay.steps[step]?.at ?? 0;
  const next = replay.steps[step + 1]?.at ?? here;
  return Math.min(LONGEST, Math.max(SHORTEST, next - here));
}

/** The step that a key leads to; null if it means nothing here. */
export function stepFor(key: string, step: number, last: number): number | null {
  const ways: Record<string, number> = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last };
  const wanted = ways[key];
  return wanted === undefined ? null : Math.min(last, Math.max(0, wanted));
}
