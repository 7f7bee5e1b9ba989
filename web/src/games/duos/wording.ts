/** DUOS in sentences and figures. */
import type {
  DuosAction,
  DuosBoardsCompared,
  DuosEvent,
  DuosPairLaid,
  DuosTurnBegun,
  DuosView,
} from "../../generated/types";
import type { Name } from "../../messages";
import { isForm, type Choice, type ScoreSheet } from "../../table";
import type { BeatShown } from "./script";
import { boardOf, isCooperative, PAIRS, PAIRS_TO_WIN, type Pair } from "./board";
import { card, pair, within } from "./cards";
import { words } from "./words";

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

/** Who of these marked a board or let it stand last. */
export function markedBy(events: readonly DuosEvent[]): number | null {
  const last = events.findLast(({ type }) => type === "pairs_chosen" || type === "ready_said");
  return last && "seat" in last ? last.seat : null;
}

/** What is asked, with how many pairs are marked by now; while boards are compared, how far it is. */
export function prompt(
  view: DuosView,
  choices: Choice<DuosAction>[],
  names: Name[],
  beat: Pick<BeatShown, "kind"> | null = null,
  count = ownBoard(view).length,
): string {
  if (beat && view.phase !== "choosing") {
    if (beat.kind === "reveal" && isCooperative(view)) return words("boards-open");
    if (beat.kind === "verdict" || (beat.kind === "aftermath" && !isCooperative(view)))
      return words("turn-over", { turn: view.turn });
  }
  switch (view.phase) {
    case "choosing":
      if (view.viewer !== null && view.ready[view.viewer]) return words("wait-ready");
      return count === PAIRS && choices.some((choice) => choice.type === "ready")
        ? words("say-ready")
        : goal(view, names, count);
    case "laying":
      if (choices.some((choice) => isForm(choice) || choice.type === "lay")) return words("lay-prompt");
      return words("wait-narrator", {
        who: view.narrator === null ? "" : (names[view.narrator] ?? ""),
      });
    case "comparing":
      return choices.length || view.viewer === null ? comparison(lastShared(view)) : words("wait-next");
    case "over":
      return words("over");
  }
}

const ownBoard = (view: DuosView): Pair[] => (view.viewer === null ? [] : boardOf(view, view.viewer));

/** Whose pairs these should be: the Narrator's, the partner's, or such as the others will guess. */
function goal(view: DuosView, names: Name[], count: number): string {
  if (view.viewer === null) return words("choose");
  if (view.narrator === view.viewer) return words("choose-narrator", { count });
  const who = names[view.narrator ?? 1 - view.viewer] ?? "";
  return words(view.narrator === null ? "choose-partner" : "choose-guess", { who, count });
}

export const comparison = (count: number): string =>
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
