/** Finding a match again: by its game, who was there, how it ended, when, or any words of these. Knows no DOM. */
import type { PlayedMatch } from "./matches";

/** How a match ended for this device; `shared` when all won or nobody did. */
export const ENDINGS = ["won", "lost", "shared", "broken", "watched"] as const;
export type Ended = (typeof ENDINGS)[number];

/** How far back is looked; `ever` is all of it. */
export const SPANS = ["ever", "today", "week", "month", "year"] as const;
export type Span = (typeof SPANS)[number];

/** What is looked for; what is empty counts for nothing. */
export interface Wanted {
  game: string;
  person: string;
  ended: Ended | "";
  span: Span;
  words: string;
}

export const EVERYTHING: Wanted = { game: "", person: "", ended: "", span: "ever", words: "" };

export const isEverything = (wanted: Wanted): boolean =>
  JSON.stringify({ ...wanted, words: wanted.words.trim() }) === JSON.stringify(EVERYTHING);

/** What was looked for last, from what was kept of it; whatever cannot be read counts as nothing. */
export function wantedIn(kept: string | null): Wanted {
  try {
    return { ...EVERYTHING, ...(JSON.parse(kept ?? "{}") as Partial<Wanted>) };
  } catch {
    return EVERYTHING;
  }
}

type Result = Pick<PlayedMatch, "seat" | "names" | "winners" | "broken">;

export function endedFor({ seat, names, winners, broken }: Result): Ended {
  if (broken) return "broken";
  if (seat === null) return "watched";
  if (!winners.length || winners.length === names.length) return "shared";
  return winners.includes(seat) ? "won" : "lost";
}

export const othersIn = ({ names, seat }: Pick<PlayedMatch, "names" | "seat">): string[] =>
  names.filter((_, index) => index !== seat);

/** Everybody else who played, those of the most matches first. */
export function peopleIn(matches: readonly PlayedMatch[]): string[] {
  const met = new Map<string, number>();
  for (const played of matches)
    for (const name of new Set(othersIn(played))) met.set(name, (met.get(name) ?? 0) + 1);
  return [...met]
    .sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))
    .map(([name]) => name);
}

const DAYS: Record<Exclude<Span, "ever">, number> = { today: 0, week: 6, month: 29, year: 364 };

/** When a span begins, at the start of a day here. */
export function beginningOf(span: Span, now: Date): number {
  if (span === "ever") return -Infinity;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[span]).getTime();
}

/** Words without capitals and accents: nobody types them when they look for something. */
const plain = (words: string): string => words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The matches that are wanted; `described` says everything that may be known of one. */
export function found(
  matches: readonly PlayedMatch[],
  wanted: Wanted,
  described: (played: PlayedMatch) => string,
  now: Date = new Date(),
): PlayedMatch[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  const since = beginningOf(wanted.span, now);
  return matches.filter(
    (played) =>
      (!wanted.game || played.game === wanted.game) &&
      (!wanted.person || othersIn(played).includes(wanted.person)) &&
      (!wanted.ended || endedFor(played) === wanted.ended) &&
      played.at >= since &&
      saysAll(described(played), words),
  );
}

function saysAll(described: string, words: readonly string[]): boolean {
  const said = words.length ? plain(described) : "";
  return words.every((word) => said.includes(word));
}
