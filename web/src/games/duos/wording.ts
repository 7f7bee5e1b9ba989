/** DUOS in sentences, figures and pictures that can be followed one by one. */
import type {
  DuosAction,
  DuosBoardsCompared,
  DuosEvent,
  DuosPairLaid,
  DuosTurnBegun,
  DuosView,
} from "../../generated/types";
import type { Name } from "../../messages";
import type { Sound } from "../../sound";
import { plain } from "../../stage/script";
import { isForm, type Beat, type Choice, type Happened, type ScoreSheet } from "../../table";
import { isCooperative, PAIRS_TO_WIN } from "./board";
import { card, pair, within } from "./cards";
import { words } from "./words";

/** How long a laid pair, and the Narrator's points, can be looked at. */
const HOLD: Partial<Record<DuosEvent["type"], number>> = {
  pair_laid: 2200,
  narrator_scored: 2600,
};

export const people = (seats: readonly number[], names: readonly Name[]): Name[] =>
  seats.map((seat) => names[seat] ?? "");

export function sentence(event: DuosEvent, names: Name[]): string {
  const who = "seat" in event ? (names[event.seat] ?? "") : "";
  switch (event.type) {
    case "pairs_chosen":
      return words("event-pairs-chosen", { who, pairs: event.pairs.map(pair) });
    case "ready_said":
      return words("event-ready-said", { who });
    case "word_said":
      return words("event-word-said", { who, word: event.word });
    case "card_pointed_at":
      return words(event.chosen ? "event-card-pointed-at-yes" : "event-card-pointed-at-not", {
        who,
        card: card(event.face),
      });
    case "board_reopened":
      return words("event-board-reopened", { who });
    case "boards_revealed":
      return words("event-boards-revealed");
    case "pair_laid":
      return laidWords(event, names);
    case "narrator_scored":
      return words("event-narrator-scored", { who, points: event.points });
    case "boards_compared":
      return comparedWords(event);
    case "turn_begun":
      return begunWords(event, names);
  }
}

function laidWords({ seat, pair: [one, other], why, matched }: DuosPairLaid, names: Name[]): string {
  const laid = {
    who: names[seat] ?? "",
    one: card(one),
    other: card(other),
    gain: gainWords(matched, names),
  };
  return why ? words("event-pair-laid-because", { ...laid, why }) : words("event-pair-laid", laid);
}

function gainWords(matched: number[], names: Name[]): string {
  const [who, ...others] = people(matched, names);
  if (who === undefined) return words("gain-nobody");
  return others.length ? words("gain-many", { people: [who, ...others] }) : words("gain-one", { who });
}

function comparedWords({ pairs: shared, won, score }: DuosBoardsCompared): string {
  if (!shared.length) return words("event-boards-compared-none", { score });
  const told = { count: shared.length, pairs: shared.map(pair), score };
  return words(won ? "event-boards-compared-won" : "event-boards-compared-lost", told);
}

function begunWords({ turn, dealt, category, narrator }: DuosTurnBegun, names: Name[]): string {
  const cards = within(dealt ? "cards-dealt" : "cards-turned");
  const begun = { turn, cards, category: within(`category-${category}`) };
  if (narrator === null) return words("event-turn-begun", begun);
  return words("event-turn-begun-narrated", {
    ...begun,
    who: names[narrator] ?? "",
  });
}

export function prompt(view: DuosView, choices: Choice<DuosAction>[], names: Name[]): string {
  switch (view.phase) {
    case "choosing":
      if (view.viewer !== null && view.ready[view.viewer]) return words("wait-ready");
      return choices.some((choice) => choice.type === "ready") ? words("say-ready") : words("choose");
    case "laying":
      if (choices.some((choice) => isForm(choice) || choice.type === "lay")) return words("lay-prompt");
      return words("wait-narrator", {
        who: view.narrator === null ? "" : (names[view.narrator] ?? ""),
      });
    case "comparing":
      return choices.length ? comparison(lastShared(view)) : words("wait-next");
    case "over":
      return words("over");
  }
}

const comparison = (count: number): string =>
  words(count >= PAIRS_TO_WIN ? "compared-won" : "compared-lost", { count });

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
    label: words("score-turn", { turn: index + 1 }),
    cells: figures(turn.points),
  }));
  rows.push({
    label: words("total"),
    cells: figures(view.scores),
    strong: true,
  });
  return {
    columns: together ? [words("people", { people: names })] : names.map(String),
    rows,
  };
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
export function script(before: DuosView, update: Happened<DuosView, DuosEvent>): Beat<DuosView, DuosEvent>[] {
  if (!update.events.some((event) => event.type === "narrator_scored")) {
    return [plain(update.view, update.events)];
  }
  let view = before;
  const told: Beat<DuosView, DuosEvent>[] = [];
  for (const event of update.events) {
    if (event.type === "pair_laid") view = withPair(view, event);
    else if (event.type === "narrator_scored") view = withPoints(view, event.seat, event.points);
    else continue;
    told.push(plain(view, [event], HOLD[event.type], event.type));
  }
  const rest = update.events.filter((event) => !(event.type in HOLD));
  return [...told, plain(update.view, rest)];
}

function withPair(view: DuosView, event: DuosPairLaid): DuosView {
  const places = event.pair.map((key) => view.cards.findIndex((card) => card.key === key));
  const [low = 0, high = 0] = places.sort((one, other) => one - other);
  const points = view.points.map((gained, seat) => gained + Number(event.matched.includes(seat)));
  return {
    ...view,
    points,
    laid: [...view.laid, { type: "lay", pair: [low, high], why: event.why }],
  };
}

function withPoints(view: DuosView, narrator: number, earned: number): DuosView {
  return {
    ...view,
    points: view.points.map((gained, seat) => (seat === narrator ? earned : gained)),
  };
}
