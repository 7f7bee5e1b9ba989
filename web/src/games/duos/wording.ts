/** DUOS in sentences, figures and pictures that can be followed one by one. */
import type { DuosAction, DuosEvent, DuosPairLaid, DuosView } from "../../generated/types";
import type { Name } from "../../messages";
import type { Sound } from "../../sound";
import { isForm, type Choice, type Scene, type ScoreSheet, type Update } from "../../table";
import { isCooperative } from "./board";
import { words } from "./words";

/** How long a laid pair, and the Narrator's points, can be looked at. */
const HOLD: Partial<Record<DuosEvent["type"], number>> = { pair_laid: 2200, narrator_scored: 2600 };

/** A face by its key; names are the server's, and the key says the same with hyphens. */
export const faceName = (key: string): string => key.replaceAll("-", " ");

export const listed = (seats: readonly number[], names: readonly Name[]): string =>
  seats.map((seat) => names[seat] ?? "").join(words.and);

const pairName = ([one, other]: [string, string]) => words.pair(faceName(one), faceName(other));

export function sentence(event: DuosEvent, names: Name[]): string {
  const name = (seat: number) => names[seat] ?? "";
  switch (event.type) {
    case "pairs_chosen":
      return words.events.pairs_chosen;
    case "ready_said":
      return words.events.ready_said(name(event.seat));
    case "word_said":
      return words.events.word_said(name(event.seat), event.word);
    case "card_pointed_at": {
      const said = event.chosen ? words.events.pointed_yes : words.events.pointed_not;
      return said(name(event.seat), faceName(event.face));
    }
    case "board_reopened":
      return words.events.board_reopened(name(event.seat));
    case "boards_revealed":
      return words.events.boards_revealed;
    case "pair_laid":
      return laidWords(event, names);
    case "narrator_scored":
      return words.events.narrator_scored(name(event.seat), event.points);
    case "boards_compared":
      return words.events.compared(event.pairs.length, event.won, event.score);
    case "turn_begun":
      return words.events.turn_begun(
        event.turn,
        words[event.category],
        event.narrator === null ? "" : name(event.narrator),
      );
  }
}

function laidWords(event: DuosPairLaid, names: Name[]): string {
  const laid = words.events.pair_laid(names[event.seat] ?? "", pairName(event.pair), event.why);
  const matched = event.matched.length
    ? words.events.matched(listed(event.matched, names))
    : words.events.unmatched;
  return `${laid} ${matched}`;
}

export function prompt(view: DuosView, choices: Choice<DuosAction>[], names: Name[]): string {
  switch (view.phase) {
    case "choosing":
      if (view.viewer !== null && view.ready[view.viewer]) return words.waitReady;
      return choices.some((choice) => choice.type === "ready") ? words.sayReady : words.choose(0);
    case "laying":
      if (choices.some((choice) => isForm(choice) || choice.type === "lay")) return words.layPrompt;
      return words.waitNarrator(view.narrator === null ? "" : (names[view.narrator] ?? ""));
    case "comparing":
      return choices.length ? words.compared(lastShared(view)) : words.waitNext;
    case "over":
      return words.over;
  }
}

/** How many pairs the two boards of the last turn share. */
export function lastShared(view: DuosView): number {
  const last = view.history.at(-1);
  const [one = [], other = []] = last?.boards ?? [];
  return one.filter((pair) => other.some((each) => each[0] === pair[0] && each[1] === pair[1])).length;
}

export function sheet(view: DuosView, names: Name[]): ScoreSheet {
  const together = isCooperative(view);
  const figures = (points: number[]) => (together ? points.slice(0, 1) : points).map(String);
  const rows: ScoreSheet["rows"] = view.history.map((turn, index) => ({
    label: words.scoreTurn(index + 1),
    cells: figures(turn.points),
  }));
  rows.push({ label: words.total, cells: figures(view.scores), strong: true });
  return { columns: together ? [names.join(words.and)] : names.map(String), rows };
}

export function sound(event: DuosEvent, viewer: number | null): Sound | null {
  switch (event.type) {
    case "pair_laid":
      return viewer !== null && event.matched.includes(viewer) ? "coin" : "card";
    case "boards_compared":
      return event.won ? "win" : "tap";
    case "narrator_scored":
      return event.seat === viewer && event.points > 0 ? "win" : "tap";
    case "boards_revealed":
    case "turn_begun":
      return "flip";
    default:
      return "tap";
  }
}

/** The fourth pair and the Narrator's points stay on the table before the next turn begins. */
export function scenes(
  before: DuosView,
  update: Update<DuosView, DuosAction, DuosEvent>,
): Scene<DuosView, DuosEvent>[] {
  if (!update.events.some((event) => event.type === "narrator_scored")) {
    return [{ view: update.view, events: update.events, hold: 0 }];
  }
  let view = before;
  const told: Scene<DuosView, DuosEvent>[] = [];
  for (const event of update.events) {
    if (event.type === "pair_laid") view = withPair(view, event);
    else if (event.type === "narrator_scored") view = withPoints(view, event.seat, event.points);
    else continue;
    told.push({ view, events: [event], hold: HOLD[event.type] ?? 0 });
  }
  const rest = update.events.filter((event) => !(event.type in HOLD));
  return [...told, { view: update.view, events: rest, hold: 0 }];
}

function withPair(view: DuosView, event: DuosPairLaid): DuosView {
  const places = event.pair.map((key) => view.cards.findIndex((card) => card.key === key));
  const [low = 0, high = 0] = places.sort((one, other) => one - other);
  const points = view.points.map((gained, seat) => gained + Number(event.matched.includes(seat)));
  return { ...view, points, laid: [...view.laid, { type: "lay", pair: [low, high], why: event.why }] };
}

function withPoints(view: DuosView, narrator: number, earned: number): DuosView {
  return { ...view, points: view.points.map((gained, seat) => (seat === narrator ? earned : gained)) };
}
