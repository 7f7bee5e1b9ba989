/**
 * Duet in sentences, figures and pictures that can be followed one by one.
 *
 * Sentences about flips tell how they met the beat, never the card: what stays in a log must not remember for the
 * players (DUET-8). Milliseconds are for the story.
 */
import type {
  DuetAction,
  DuetCardFlipped,
  DuetEvent,
  DuetRoundResult,
  DuetRoundScored,
  DuetView,
} from "../../generated/types";
import type { Name } from "../../messages";
import type { Sound } from "../../sound";
import type { Choice, Scene, ScoreSheet, Update } from "../../table";
import { beatTime } from "./beat";
import { memories, timekeeping, type Part } from "./result";
import { words } from "./words";

type Told = Update<DuetView, DuetAction, DuetEvent>;

/** From the start of a beat to its first count, as the rules have it (DUET-4). */
const BREATH = 600;
const LAST_FLIP = 600;
const FAULT = 1300;
const TURNED_UP = 3200;

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

// ---- Pictures

/**
 * Flips are shown the moment they come: nothing is held while the beat runs. Only the last flip of a performance and
 * the turned-up rows stay for a moment, when the beat has stopped.
 */
export function scenes(before: DuetView, update: Told): Scene<DuetView, DuetEvent>[] {
  const { view, events } = update;
  if (events.filter((event) => event.type === "card_flipped").length > 1 && before.phase !== "performing")
    return sung(before, update);
  const flip = events.find((event) => event.type === "card_flipped");
  const result = events.find((event) => event.type === "round_scored");
  const stopped = events.some((event) => event.type === "performance_finished") || result;
  const caughtUp = update.number - update.since === 1;
  if (!stopped || !caughtUp) return [{ view, events, hold: 0 }];

  const faulty = events.some((event) => event.type === "fault_made");
  const shown = flip ? withFlip(before, flip) : before;
  const told: Scene<DuetView, DuetEvent>[] = [];
  const ending = events.filter((event) => event.type !== "round_scored" && event.type !== "round_began");
  told.push({ view: shown, events: ending, hold: faulty ? FAULT : LAST_FLIP });
  if (result) told.push({ view: turnedUp(shown, update.view, result), events: [result], hold: TURNED_UP });
  return [...told, { view, events: events.filter((event) => event.type === "round_began"), hold: 0 }];
}

/** A whole song in one update, as a lesson has it: flip by flip, each at its time. */
function sung(before: DuetView, { view, events, now }: Told): Scene<DuetView, DuetEvent>[] {
  const started = events.find((event) => event.type === "beat_started");
  if (!started) return [{ view, events, hold: 0 }];
  const since = now + BREATH;
  let shown: DuetView = { ...before, phase: "performing", since, performer: started.performer, taps: [] };
  const told: Scene<DuetView, DuetEvent>[] = [{ view: shown, events: [started], hold: 0 }];
  let passed = now;
  for (const event of events) {
    if (event.type !== "card_flipped") continue;
    const at = beatTime(since, started.tempo, event.tap.beat) + event.tap.offset;
    told.at(-1)!.hold = at - passed;
    passed = at;
    shown = withFlip(shown, event);
    told.push({ view: shown, events: [event], hold: LAST_FLIP });
  }
  const after = events.filter((event) => event.type !== "card_flipped" && event !== started);
  return [...told, { view, events: after, hold: 0 }];
}

function withFlip(view: DuetView, { seat, position, number, up, tap }: DuetCardFlipped): DuetView {
  const card = up ? number : ({ type: "hidden", count: 1 } as const);
  const flipped = (row: DuetView["rows"][0], of: number) =>
    of === seat ? row.with(position - 1, card) : row;
  return {
    ...view,
    rows: [flipped(view.rows[0], 0), flipped(view.rows[1], 1)],
    taps: [...view.taps, tap],
    raised: view.raised + Number(up),
    lowered: view.lowered + Number(!up),
  };
}

function turnedUp(shown: DuetView, after: DuetView, { result, scores }: DuetRoundScored): DuetView {
  return {
    ...shown,
    phase: "over",
    scores,
    taps: [],
    performances: after.performances,
    results: [...shown.results, result],
  };
}
