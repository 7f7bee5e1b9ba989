/** Dualis in sentences, figures and pictures that can be followed one by one. */
import type {
  DualisAction,
  DualisEvent,
  DualisRoundResult,
  DualisRoundScored,
  DualisTrickWon,
  DualisView,
} from "../../generated/types";
import { figure, signed, type Name } from "../../messages";
import type { Choice, ScoreSheet } from "../../table";
import { cardsLeft, colours, faceOf, shownColour, sideCount, sumOf } from "./cards";
import { words } from "./words";

export function cardWords(card: number, coin = false): string {
  const name = words("card", { ...faceOf(card) });
  return coin ? words("card-with-coin", { card: name, coin: shownColour({ card, coin }) }) : name;
}

/** A side by its members: a single player or two partners. */
export function sideName(names: readonly Name[], side: number, sides: number): string {
  const [who = "", partner] = names.filter((_, seat) => seat % sides === side);
  return partner === undefined ? String(who) : words("partners", { who, partner });
}

export const wonOfBid = (won: number, bid: number): string => `${won} / ${bid}`;

export function sideResult({ tricks, coins }: DualisRoundResult, side: number): string {
  return words("side-result", { won: tricks[side] ?? 0, bid: coins[side] ?? 0 });
}

/** Which partners won a round, and why where the scores do not say (DUALIS-16). */
export function roundWon({ scores }: DualisRoundResult, winner: number, names: readonly Name[]): string {
  const pair = { who: names[winner] ?? "", partner: names[winner + 2] ?? "" };
  return new Set(scores).size === 1 ? words("round-won-by-tricks", pair) : words("round-won", pair);
}

export function sentence(event: DualisEvent, names: Name[]): string {
  const name = (seat: number) => names[seat] ?? "";
  switch (event.type) {
    case "card_played":
      return words("event-card-played", {
        who: name(event.seat),
        card: cardWords(event.card, event.coin),
      });
    case "trick_won":
      return words("event-trick-won", { who: name(event.seat), why: whyWon(event) });
    case "coins_handed":
      return words("event-coins-handed", {
        who: name(event.seat),
        count: event.count,
        partner: name(event.partner),
      });
    case "round_scored":
      return roundScored(event, names);
    case "round_dealt":
      return words("event-round-dealt", { round: event.round, who: name(event.leader) });
  }
}

/** The card, and what made it the strongest (DUALIS-8, DUALIS-19). */
function whyWon({ play, trump: led, low }: DualisTrickWon): string {
  const trump = led === null ? "none" : (colours[led] ?? "none");
  const why = { card: cardWords(play.card, play.coin), strong: low ? "low" : "high", trump };
  return shownColour(play) === trump
    ? words("strongest-trump", why)
    : words("strongest-of-suit", { ...why, suit: faceOf(play.card).suit });
}

function roundScored({ round, result }: DualisRoundScored, names: Name[]): string {
  const count = result.scores.length;
  const sides = result.scores
    .map((score, side) =>
      words("side-scored", {
        names: sideName(names, side, count),
        points: signed(score),
        result: sideResult(result, side),
      }),
    )
    .join("; ");
  if (result.winner === null) return words("event-round-scored", { round, sides });
  return words("event-round-scored-won", { round, sides, won: roundWon(result, result.winner, names) });
}

export function prompt(view: DualisView, choices: Choice<DualisAction>[], names: Name[]): string {
  if (view.turn === null) return view.results.length ? words("over") : "";
  if (isComplete(view)) return "";
  if (isRoundOver(view)) return words("round-over", { round: view.round });
  if (!choices.some((choice) => choice.type === "play"))
    return words("wait", { who: names[view.turn] ?? "" });
  const lead = view.trick[0];
  if (!lead) return words("lead");
  const { suit } = faceOf(lead.card);
  const following = choices.every((choice) => choice.type !== "play" || faceOf(choice.card).suit === suit);
  return following ? words("follow", { suit }) : words("anything");
}

const isComplete = ({ trick, hands }: DualisView) => trick.length === hands.length;

/** Between the last trick of a round and the next deal. */
export function isRoundOver(view: DualisView): boolean {
  return !view.trick.length && view.hands.every((_, seat) => cardsLeft(view, seat) === 0);
}

export function sheet(view: DualisView, names: Name[]): ScoreSheet {
  const sides = Array.from({ length: sideCount(view) }, (_, side) => side);
  const rows: ScoreSheet["rows"] = view.results.map((result, index) => ({
    label: words("round-row", { round: index + 1 }),
    cells: sides.map(
      (side) => `${signed(result.scores[side] ?? 0)} (${result.tricks[side]}/${result.coins[side]})`,
    ),
  }));
  if (view.results.length < view.round) {
    rows.push({
      label: words("round-row", { round: view.round }),
      cells: sides.map((side) => `${sumOf(view, view.tricks, side)}/${sumOf(view, view.coins, side)}`),
    });
  }
  const partners = sides.length < view.hands.length;
  const standing = partners ? view.rounds_won : view.totals;
  rows.push({ label: words(partners ? "rounds" : "total"), cells: standing.map(figure), strong: true });
  return { columns: sides.map((side) => sideName(names, side, sides.length)), rows };
}

/** Without memory the log lists the current and the last trick only (DUALIS-10). */
export function recalled(view: DualisView, happened: DualisEvent[]): DualisEvent[] {
  if (view.options.memory) return happened;
  const won = happened.flatMap((event, place) => (event.type === "trick_won" ? [place] : []));
  const begins = (won.at(-2) ?? -1) + 1;
  return happened.filter(
    ({ type }, place) => place >= begins || (type !== "card_played" && type !== "trick_won"),
  );
}
