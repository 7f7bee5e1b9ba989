/**
 * Duet in sentences and figures.
 *
 * Sentences about flips tell how they met the beat, never the card: what stays in a log must not remember for the
 * players (DUET-8). Milliseconds are for the story.
 */
import type {
  DuetAction,
  DuetBeatStarted,
  DuetEvent,
  DuetFailing,
  DuetFault,
  DuetPerformance,
  DuetRoundResult,
  DuetRoundScored,
  DuetView,
} from "../../generated/types";
import type { Name } from "../../messages";
import type { Choice, ScoreSheet } from "../../table";
import { wrongFlip, type WrongFlip } from "./faults";
import { memories, timekeeping, type Part } from "./result";
import { words } from "./words";

// ---- Sentences

export function sentence(event: DuetEvent, names: Name[]): string {
  const name = (seat: number) => names[seat] ?? "";
  switch (event.type) {
    case "row_laid":
      return words("event-row-laid", { who: name(event.seat), cards: event.cards });
    case "beat_started":
      return beatStarted(event, names);
    case "tempo_changed":
      return words(event.faster ? "event-tempo-changed-faster" : "event-tempo-changed-slower", {
        tempo: event.tempo,
      });
    case "card_flipped":
      return words(event.up ? "event-card-flipped-up" : "event-card-flipped-down", {
        who: name(event.seat),
        how: words(`judgement-${event.judgement}`),
      });
    case "performance_finished":
      return words("event-performance-finished", { who: name(event.seat) });
    case "fault_made":
      return words("event-fault-made", { failing: failing(event.fault, names) });
    case "round_scored":
      return scored(event, names);
    case "round_began":
      return words("event-round-began", { round: event.round, who: name(event.caller), cards: event.cards });
  }
}

/** Who leads, once a round is counted. */
export function lead([first, second]: DuetView["scores"], names: readonly Name[]): string {
  if (first === second) return words("verdict-level", { points: first });
  const who = names[first > second ? 0 : 1] ?? "";
  return words("verdict-lead", { who, more: Math.max(first, second), less: Math.min(first, second) });
}

function scored({ round, result }: DuetRoundScored, names: Name[]): string {
  const rows = result.rows.flatMap((row, seat) =>
    row.length ? [words("had", { who: names[seat] ?? "", row: row.join(" ") })] : [],
  );
  const scores = words("scores", { who: names[result.winner] ?? "" });
  if (!rows.length) return words("event-round-scored", { round, scores });
  if (result.fault) return words("event-round-scored-fault", { round, rows, scores });
  return words("event-round-scored-compared", { round, rows, verdict: compared(result), scores });
}

function beatStarted({ seat, performer: singer, tempo }: DuetBeatStarted, names: Name[]): string {
  const performer = names[singer] ?? "";
  if (seat === null) return words("event-beat-started-table", { performer, tempo });
  return words("event-beat-started", { who: names[seat] ?? "", performer, tempo });
}

const FAILINGS = {
  out_of_sequence: "failing-out-of-sequence",
  off_beat: "failing-off-beat",
  missed_beat: "failing-missed-beat",
  laying_time: "failing-laying-time",
  performing_time: "failing-performing-time",
} as const satisfies Record<DuetFailing, string>;

const failing = ({ failing, seat }: DuetFault, names: readonly Name[]): string =>
  words(FAILINGS[failing], { who: names[seat] ?? "" });

/** What decided a round: its cards are turned up, and may be named. */
export function verdict(
  result: DuetRoundResult,
  performances: readonly Pick<DuetPerformance, "seat" | "notes">[],
  names: readonly Name[],
): string {
  return result.fault ? failed(result.fault, performances, names) : compared(result);
}

/** How somebody failed; a card out of sequence is named, and the one whose turn it was. */
export function failed(
  fault: DuetFault,
  performances: readonly Pick<DuetPerformance, "seat" | "notes">[],
  names: readonly Name[],
): string {
  const flip = wrongFlip(fault, performances);
  return flip ? outOfSequence(flip, names[flip.seat] ?? "") : failing(fault, names);
}

function outOfSequence({ number, up, next }: WrongFlip, who: Name): string {
  if (number < next) return words("slip-again", { who, number });
  return words(up ? "slip-up" : "slip-down", { who, number, next });
}

const compared = ({ rows: [first, second] }: DuetRoundResult): string =>
  words(first.join() === second.join() ? "equal" : "different");

// ---- What is asked, and the standing

export function prompt(view: DuetView, choices: Choice<DuetAction>[], names: Name[]): string {
  const performer = names[view.performer] ?? "";
  const other = names[1 - view.performer] ?? "";
  const mine = view.viewer === view.performer;
  switch (view.phase) {
    case "laying":
      if (!choices.length) return mine ? "" : words("laying", { who: performer });
      return mine && view.performer === view.caller
        ? words("call-prompt", { cards: view.cards })
        : words("answer-prompt", { who: other });
    case "waiting":
      if (mine) return words("count-in", { who: other });
      return choices.length ? words("ready", { who: performer }) : words("waiting", { who: other });
    case "performing":
      return mine ? nextFlips(view) : words("watch", { who: performer });
    case "over":
      return words("turned-up");
  }
}

function nextFlips({ raised, lowered, cards, hands_free }: DuetView): string {
  if (lowered === cards) return words("through");
  const up = hands_free && raised < cards ? raised + 1 : null;
  const down = lowered + 1;
  if (!up) return words("next-down", { down });
  return raised > lowered ? words("next-up-or-down", { up, down }) : words("next-up", { up });
}

export function sheet(view: DuetView, names: Name[]): ScoreSheet {
  const rows: ScoreSheet["rows"] = view.results.map((result, index) => ({
    label: words("round", { round: index + 1 }),
    cells: [0, 1].map((seat) => (result.winner === seat ? "1" : "·")),
  }));
  rows.push({ label: words("total"), cells: view.scores.map(String), strong: true });
  const [time, memory] = [timekeeping(view), memories(view)];
  if (view.performances.length) {
    rows.push({
      label: words("sheet-timing"),
      cells: starred(time, ({ part, of }) => words("share", { percent: Math.round((100 * part) / of) })),
    });
    rows.push({
      label: words("sheet-memory"),
      cells: starred(memory, ({ part, of }) => words("cards-of", { cards: part, of })),
    });
  }
  return { columns: [0, 1].map((seat) => String(names[seat] ?? "")), rows };
}

/** Both figures, the better one with a star. */
function starred(parts: [Part, Part], told: (part: Part) => string): string[] {
  const ahead = better(parts);
  return parts.map((part, seat) => {
    const figure = part.of ? told(part) : "·";
    return seat === ahead ? `${figure} ★` : figure;
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
    time === null ? words("time-even") : words("time-better", { who: names[time] ?? "" }),
    memory === null ? words("memory-even") : words("memory-better", { who: names[memory] ?? "" }),
  ].join(" ");
}
