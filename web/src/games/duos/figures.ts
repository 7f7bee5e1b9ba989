/** A match of DUOS looked back on: who pairs like whom, and what was in common turn by turn. */
import type { DuosEvent, DuosTurnResult, DuosView } from "../../generated/types";
import type { Past } from "../../table";
import { samePair, type Pair } from "./board";

export type DuosPast = Past<DuosView, DuosEvent>;

/** Two players and how many pairs they had in common, of how many. */
export interface Likeness {
  seats: [number, number];
  common: number;
  of: number;
}

export interface Hint {
  seat: number;
  kind: "word" | "yes" | "not";
  /** The word, or the picture that was pointed at. */
  what: string;
}

export interface Turn {
  number: number;
  narrator: number | null;
  /** The keys of the pictures, by place. */
  faces: string[];
  boards: Pair[][];
  points: number[];
  /** Why the Narrator laid a pair, where they said so. */
  reasons: { pair: Pair; why: string }[];
  hints: Hint[];
}

export interface Point {
  x: number;
  y: number;
}

export const inCommon = (one: readonly Pair[], other: readonly Pair[]): Pair[] =>
  one.filter((pair) => other.some((each) => samePair(pair, each)));

export function turnsOf(past: DuosPast): Turn[] {
  const history: DuosTurnResult[] = past.steps.at(-1)?.view.history ?? [];
  const faces = facesByTurn(past);
  const hints = hintsByTurn(past);
  return history.map(({ narrator, boards, laid, points }, index) => ({
    number: index + 1,
    narrator,
    faces: faces.get(index + 1) ?? [],
    boards,
    points,
    reasons: laid.flatMap(({ pair, why }) => (why ? [{ pair, why }] : [])),
    hints: hints.get(index + 1) ?? [],
  }));
}

function facesByTurn(past: DuosPast): Map<number, string[]> {
  const views = past.steps.map((step) => step.view);
  return new Map(views.map((view) => [view.turn, view.cards.map((card) => card.key)]));
}

function hintsByTurn(past: DuosPast): Map<number, Hint[]> {
  const given = past.steps.flatMap(({ events, view }) =>
    events.flatMap((event) => {
      const hint = hintIn(event);
      return hint ? [{ turn: view.turn, hint }] : [];
    }),
  );
  return new Map(
    given.map(({ turn }) => [turn, given.filter((each) => each.turn === turn).map(({ hint }) => hint)]),
  );
}

function hintIn(event: DuosEvent): Hint | null {
  if (event.type === "word_said") return { seat: event.seat, kind: "word", what: event.word };
  if (event.type === "card_pointed_at")
    return { seat: event.seat, kind: event.chosen ? "yes" : "not", what: event.face };
  return null;
}

/** Every two players, those who think most alike first. */
export function likenesses(turns: readonly Turn[], seats: number): Likeness[] {
  const of = turns.reduce((sum, { boards }) => sum + (boards[0]?.length ?? 0), 0);
  const found: Likeness[] = [];
  for (let one = 0; one < seats; one++)
    for (let other = one + 1; other < seats; other++) {
      const common = turns.reduce(
        (sum, { boards }) => sum + inCommon(boards[one] ?? [], boards[other] ?? []).length,
        0,
      );
      found.push({ seats: [one, other], common, of });
    }
  return found.sort((one, other) => other.common - one.common);
}

export function likenessOf(all: readonly Likeness[], one: number, other: number): number | null {
  return all.find(({ seats }) => seats.includes(one) && seats.includes(other))?.common ?? null;
}

// ---- The map

const ROUNDS = 300;
/** Nobody stands on top of anybody, however alike they think. */
const NEAREST = 0.25;

/**
 * Where to put players so that those who think alike stand close: distances on the map come as near to the wished
 * ones as a plane allows (stress majorisation, from a circle, so that the same match always gives the same map).
 * It lies as flat as it can, around 0, 0, and reaches from -1 to 1 from left to right.
 */
export function mapOf(all: readonly Likeness[], seats: number): Point[] {
  const most = Math.max(1, ...all.map(({ common }) => common));
  const apart = (one: number, other: number) =>
    NEAREST + (1 - NEAREST) * (1 - (likenessOf(all, one, other) ?? 0) / most);
  let points: Point[] = Array.from({ length: seats }, (_, seat) => {
    const angle = (2 * Math.PI * seat) / seats - Math.PI / 2;
    return { x: Math.cos(angle) / 2, y: Math.sin(angle) / 2 };
  });
  for (let round = 0; round < ROUNDS; round++)
    points = points.map((_, seat) => majorised(points, seat, apart));
  return framed(points);
}

function majorised(
  points: readonly Point[],
  seat: number,
  apart: (one: number, other: number) => number,
): Point {
  const here = points[seat]!;
  const wishes = points.flatMap((other, index) => {
    if (index === seat) return [];
    const far = Math.hypot(here.x - other.x, here.y - other.y) || 1e-6;
    const stretch = apart(seat, index) / far;
    return [{ x: other.x + (here.x - other.x) * stretch, y: other.y + (here.y - other.y) * stretch }];
  });
  const mean = (axis: "x" | "y") => wishes.reduce((sum, wish) => sum + wish[axis], 0) / wishes.length;
  return { x: mean("x"), y: mean("y") };
}

/** Moved to the middle, turned so that it is as wide as possible, and scaled. */
function framed(points: readonly Point[]): Point[] {
  const mean = (axis: "x" | "y") => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean("x"), mean("y")];
  const moved = points.map((point) => ({ x: point.x - x, y: point.y - y }));
  const sum = (of: (point: Point) => number) => moved.reduce((all, point) => all + of(point), 0);
  const turn = Math.atan2(2 * sum((p) => p.x * p.y), sum((p) => p.x ** 2) - sum((p) => p.y ** 2)) / 2;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return centred(moved.map((p) => ({ x: p.x * cos + p.y * sin, y: p.y * cos - p.x * sin })));
}

function centred(points: readonly Point[]): Point[] {
  const ends = (axis: "x" | "y") => {
    const all = points.map((point) => point[axis]);
    return { low: Math.min(...all), high: Math.max(...all) };
  };
  const [wide, high] = [ends("x"), ends("y")];
  const reach = Math.max(1e-6, (wide.high - wide.low) / 2);
  return points.map((point) => ({
    x: (point.x - (wide.low + wide.high) / 2) / reach,
    y: (point.y - (high.low + high.high) / 2) / reach,
  }));
}

/** How much a map must be enlarged to fill a frame of which these are the halves; distances stay true. */
export function enlargement(points: readonly Point[], width: number, height: number): number {
  const tallest = Math.max(1e-6, ...points.map(({ y }) => Math.abs(y)));
  return Math.min(width, height / tallest);
}
