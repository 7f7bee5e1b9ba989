/** What a device remembers of today's deal, and the line of shapes. Knows no DOM. */
import type { MoveMade, PlayedToday, TodayCard } from "../generated/types";

export type Marks = readonly number[];
/** By day and game: how it went, the first time. */
export type TodayRecord = Record<string, Record<string, Marks>>;

/** A challenge that was begun. */
export interface UnderWay {
  day: string;
  moves: MoveMade[];
  /** The match time. */
  now: number;
}

const SHAPES = ["○", "◐", "●"] as const;
const TO_COME = "·";
const MOST = 2;
const DAYS_KEPT = 400;
const DAY_MS = 86_400_000;

/** The day by the calendar here, like 2026-11-16. */
export function dayOf(date: Date): string {
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Whatever cannot be read counts as nothing. */
export function recordOf(text: string | null): TodayRecord {
  return read<TodayRecord>(text) ?? {};
}

/** What was begun today; nothing of other days. */
export function underWayOf(text: string | null, day: string): UnderWay {
  const found = read<UnderWay>(text);
  return found?.day === day && Array.isArray(found.moves) ? found : { day, moves: [], now: 0 };
}

/** What was played to its end today, the first time; null if nothing was. */
export function playedOf(text: string | null, day: string): PlayedToday | null {
  const found = read<PlayedToday>(text);
  return found?.day === day && Array.isArray(found.moves) ? found : null;
}

function read<Kept>(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Only the first result of a day counts. */
export function withResult(record: TodayRecord, day: string, game: string, marks: Marks): TodayRecord {
  const days = Object.entries({ ...record, [day]: { [game]: marks, ...record[day] } });
  return Object.fromEntries(days.sort(([one], [other]) => (one < other ? 1 : -1)).slice(0, DAYS_KEPT));
}

/** How many days in a row something was played, up to this one or the one before. */
export function streakOf(record: TodayRecord, day: string): number {
  const at = Date.parse(day);
  const played = (back: number) => dayUtc(at - back * DAY_MS) in record;
  let count = 0;
  for (let back = played(0) ? 0 : 1; played(back); back++) count++;
  return count;
}

const dayUtc = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** One shape a mark; dots for what has not been played. */
export const shapes = (marks: Marks | undefined, most: number): string =>
  marks ? marks.map((mark) => SHAPES[mark]).join("") : TO_COME.repeat(most);

export const score = (results: Record<string, Marks>): number =>
  Object.values(results)
    .flat()
    .reduce((sum, mark) => sum + mark, 0);

/** One line for a whole day, the same that the terminal and Python make. */
export function lineOf(
  day: string,
  cards: readonly Pick<TodayCard, "game" | "most">[],
  results: Record<string, Marks>,
): string {
  const rows = cards.map(({ game, most }) => shapes(results[game], most)).join(" ");
  const all = MOST * cards.reduce((sum, { most }) => sum + most, 0);
  return `Twofold ${day} ${rows} ${score(results)}/${all}`;
}
