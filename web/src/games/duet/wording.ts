/**
 * Duet in sentences and figures.
 *
 * Sentences about flips tell how they met the beat, never the card: what stays in a log must not remember for the
 * players (DUET-8). Milliseconds are for the story.
 */
import type {
  DuetAction,
  DuetEvent,
  DuetRoundResult,
  DuetRoundScored,
  DuetView,
} from "../../generated/types";
import type { Name } from "../../messages";
import type { Sound } from "../../sound";
import type { Choice, ScoreSheet } from "../../table";
import { memories, timekeeping, type Part } from "./result";
import { words } from "./words";

// ---- Sentences

export function sentence(event: DuetEvent, names: Name[]): string {
  const name = (seat: number | null) => (seat === null ? words.events.theTable : (names[seat] ?? ""));
  switch (event.type) {
    case "row_laid":
      return words.events.row_laid(name(event.seat), event.cards);
    case "beat_started":
      return words.events.beat_started(name(event.seat), name(event.performer), event.tempo);
    case "tempo_changed":
      return words.events.tempo_changed(event.tempo, event.faster);
    case "card_flipped":
      return words.events.card_flipped(name(event.seat), event.up, words.judgements[event.judgement]);
    case "performance_finished":
      return words.events.performance_finished(name(event.seat));
    case "fault_made":
      return `${words.failing(event.fault.failing, name(event.fault.seat))}.`;
    case "round_scored":
      return scored(event, names);
    case "round_began":
      return words.events.round_began(event.round, name(event.caller), event.cards);
  }
}

function scored({ round, result }: DuetRoundScored, names: Name[]): string {
  const rows = result.rows.flatMap((row, seat) =>
    row.length ? [words.events.rows(names[seat] ?? "", row.join(" "))] : [],
  );
  const what = [...rows, verdict(result, names)].join("; ");
  return words.events.round_scored(round, what, names[result.winner] ?? "");
}

/** What decided a round. */
export function verdict({ fault, rows }: DuetRoundResult, names: Name[]): string {
  if (fault) return words.failing(fault.failing, names[fault.seat] ?? "");
  return rows[0].join() === rows[1].join() ? words.equal : words.different;
}

// ---- What is asked, and the standing

export function prompt(view: DuetView, choices: Choice<DuetAction>[], names: Name[]): string {
  const performer = names[view.performer] ?? "";
  const other = names[1 - view.performer] ?? "";
  const mine = view.viewer === view.performer;
  switch (view.phase) {
    case "laying":
      if (!choices.length) return mine ? "" : words.laying(performer);
      return mine && view.performer === view.caller
        ? words.callPrompt(view.cards)
        : words.answerPrompt(other);
    case "waiting":
      if (mine) return words.countIn(other);
      return choices.length ? words.ready(performer) : words.waiting(other);
    case "performing":
      return mine ? nextFlips(view) : words.watch(performer);
    case "over":
      return words.turnedUp;
  }
}

function nextFlips({ raised, lowered, cards, hands_free }: DuetView): string {
  const up = hands_free && raised < cards ? raised + 1 : null;
  return words.next(up, raised > lowered ? lowered + 1 : null);
}

export function sheet(view: DuetView, names: Name[]): ScoreSheet {
  const rows: ScoreSheet["rows"] = view.results.map((result, index) => ({
    label: words.round(index + 1),
    cells: [0, 1].map((seat) => (result.winner === seat ? words.sheetWon : "·")),
  }));
  rows.push({ label: words.total, cells: view.scores.map(String), strong: true });
  const [time, memory] = [timekeeping(view), memories(view)];
  if (view.performances.length) {
    rows.push({ label: words.sheetTiming, cells: compared(time, ({ part, of }) => words.share(part, of)) });
    rows.push({
      label: words.sheetMemory,
      cells: compared(memory, ({ part, of }) => words.cardsOf(part, of)),
    });
  }
  return { columns: [0, 1].map((seat) => String(names[seat] ?? "")), rows };
}

/** Both figures, the better one with a star. */
function compared(parts: [Part, Part], told: (part: Part) => string): string[] {
  const ahead = better(parts);
  return parts.map((part, seat) => {
    const figure = part.of ? told(part) : "·";
    return seat === ahead ? `${figure} ${words.better}` : figure;
  });
}

/** The seat with the greater share; null if nobody is ahead. */
function better([one, other]: [Part, Part]): number | null {
  const difference = one.part * (other.of || 1) - other.part * (one.of || 1);
  return difference > 0 ? 0 : difference < 0 ? 1 : null;
}

/** Who kept time better, and who remembered more. */
export function closing(view: DuetView, names: Name[]): string {
  const [time, memory] = [better(timekeeping(view)), better(memories(view))];
  return [
    time === null ? words.timeEven : words.timeBetter(names[time] ?? ""),
    memory === null ? words.memoryEven : words.memoryBetter(names[memory] ?? ""),
  ].join(" ");
}

export function sound(event: DuetEvent, viewer: number | null): Sound | null {
  switch (event.type) {
    case "row_laid":
      return "card";
    case "round_scored":
      return viewer === null ? "tap" : event.result.winner === viewer ? "win" : "lose";
    default:
      return null;
  }
}
