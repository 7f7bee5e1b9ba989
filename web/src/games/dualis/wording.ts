/** Dualis in sentences, figures and pictures that can be followed one by one. */
import type {
  DualisAction,
  DualisCardPlayed,
  DualisEvent,
  DualisRoundResult,
  DualisRoundScored,
  DualisTrickWon,
  DualisView,
} from "../../generated/types";
import type { Name } from "../../messages";
import type { Sound } from "../../sound";
import { plain } from "../../stage/script";
import type { Beat, Choice, Happened, ScoreSheet } from "../../table";
import { centreWithout, colours, faceOf, opposite, shownColour, sideCount, sumOf } from "./cards";
import { words } from "./words";

/** How long each event can be looked at before the next one is shown. */
const HOLD: Record<DualisEvent["type"], number> = {
  card_played: 650,
  trick_won: 1100,
  coins_handed: 300,
  round_scored: 4500,
  round_dealt: 0,
};

export function cardWords(card: number, coin = false): string {
  const name = words("card", { ...faceOf(card) });
  return coin ? words("card-with-coin", { card: name, coin: shownColour({ card, coin }) }) : name;
}

/** A side by its members: a single player or two partners. */
export function sideName(names: readonly Name[], side: number, sides: number): string {
  const [who = "", partner] = names.filter((_, seat) => seat % sides === side);
  return partner === undefined ? String(who) : words("partners", { who, partner });
}

export const points = (score: number): string => (score > 0 ? `+${score}` : String(score).replace("-", "−"));

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
        points: points(score),
        result: sideResult(result, side),
      }),
    )
    .join("; ");
  if (result.winner === null) return words("event-round-scored", { round, sides });
  return words("event-round-scored-won", { round, sides, won: roundWon(result, result.winner, names) });
}

export function prompt(view: DualisView, choices: Choice<DualisAction>[], names: Name[]): string {
  if (view.turn === null) return view.results.length ? words("over") : "";
  if (!choices.some((choice) => choice.type === "play"))
    return words("wait", { who: names[view.turn] ?? "" });
  const lead = view.trick[0];
  if (!lead) return words("lead");
  const { suit } = faceOf(lead.card);
  const following = choices.every((choice) => choice.type !== "play" || faceOf(choice.card).suit === suit);
  return following ? words("follow", { suit }) : words("anything");
}

export function sheet(view: DualisView, names: Name[]): ScoreSheet {
  const sides = Array.from({ length: sideCount(view) }, (_, side) => side);
  const rows: ScoreSheet["rows"] = view.results.map((result, index) => ({
    label: words("round-row", { round: index + 1 }),
    cells: sides.map(
      (side) => `${points(result.scores[side] ?? 0)} (${result.tricks[side]}/${result.coins[side]})`,
    ),
  }));
  if (view.turn !== null) {
    rows.push({
      label: words("round-row", { round: view.round }),
      cells: sides.map((side) => `${sumOf(view, view.tricks, side)}/${sumOf(view, view.coins, side)}`),
    });
  }
  const partners = sides.length < view.hands.length;
  const standing = partners ? view.rounds_won : view.totals;
  rows.push({ label: words(partners ? "rounds" : "total"), cells: standing.map(String), strong: true });
  return { columns: sides.map((side) => sideName(names, side, sides.length)), rows };
}

export function sound(event: DualisEvent, viewer: number | null): Sound | null {
  switch (event.type) {
    case "card_played":
      return event.coin ? "coin" : "card";
    case "trick_won":
      return event.seat === viewer ? "win" : "tap";
    case "coins_handed":
      return "coin";
    default:
      return "flip";
  }
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

/** A trick stays on the table until it has been looked at, and so does the result of a round. */
export function script(
  before: DualisView,
  update: Happened<DualisView, DualisEvent>,
): Beat<DualisView, DualisEvent>[] {
  let view = before;
  const told = update.events.map((event) => {
    if (event.type === "card_played") view = withCard(view, event);
    const scene = plain(view, [event], HOLD[event.type], event.type);
    if (event.type === "trick_won") {
      scene.view = { ...view, trump: event.trump };
      view = collected(view, event.seat);
    }
    return scene;
  });
  const last = told.at(-1);
  const lingers = last?.events[0]?.type === "trick_won" || last?.events[0]?.type === "round_scored";
  if (last && !lingers) told.pop();
  return [...told, plain(update.view, lingers ? [] : (last?.events ?? []))];
}

function withCard(view: DualisView, { seat, card, coin }: DualisCardPlayed): DualisView {
  const hands = view.hands.map((hand, place) => {
    if (place !== seat) return hand;
    return Array.isArray(hand) ? hand.filter((held) => held !== card) : { ...hand, count: hand.count - 1 };
  });
  const centre = coin ? centreWithout(view.centre, opposite(faceOf(card).colour)) : view.centre;
  return { ...view, hands, centre, trick: [...view.trick, { type: "play", card, coin }], turn: null };
}

function collected(view: DualisView, winner: number): DualisView {
  const coins = view.coins.map((held, seat) => {
    const place = (seat - view.leader + view.hands.length) % view.hands.length;
    return held + Number(view.trick[place]?.coin ?? false);
  });
  const tricks = view.tricks.map((won, seat) => won + Number(seat === winner));
  const last = { leader: view.leader, plays: view.trick };
  return { ...view, trick: [], coins, tricks, leader: winner, last_trick: last };
}
