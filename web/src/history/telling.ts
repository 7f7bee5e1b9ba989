/** A match of this device in words. */
import { figure, language, text } from "../messages";
import { endedFor } from "./finding";
import type { PlayedMatch } from "./matches";

/** How it ended, in a few words. */
export function endingOf(played: PlayedMatch): string {
  const { names, winners } = played;
  switch (endedFor(played)) {
    case "broken":
      return text("history-broken");
    case "won":
      return text("history-won");
    case "lost":
      return text("history-lost");
    case "shared":
      return winners.length ? text("history-all-won") : text("history-draw");
    case "watched":
      if (!winners.length) return text("history-draw");
      return text("history-of", { names: winners.map((seat) => names[seat] ?? ""), count: winners.length });
  }
}

/** The day, as one writes it here. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
  });

export const hourOf = (at: number): string =>
  new Date(at).toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });

/** Everybody with what they scored; only the names where nothing was. */
export const scoresOf = ({ names, scores }: PlayedMatch): string[] =>
  names.map((name, seat) => (scores[seat] === undefined ? name : `${name} ${figure(scores[seat])}`));

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** All by which a match may be looked for: its game, its people, its ending, and its day in several ways. */
export function described(played: PlayedMatch, gameName: (id: string) => string): string {
  const day = new Date(played.at);
  const dated = [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join("-");
  const long = day.toLocaleDateString(language, { dateStyle: "full" });
  const short = day.toLocaleDateString(language);
  return [
    gameName(played.game),
    ...played.names,
    endingOf(played),
    dayOf(played.at),
    long,
    short,
    dated,
  ].join(" ");
}

/** A share in percent; a dash where there is none. */
export const percent = (share: number | null): string =>
  share === null ? "–" : new Intl.NumberFormat(language, { style: "percent" }).format(share);
