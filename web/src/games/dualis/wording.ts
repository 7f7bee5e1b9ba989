/** Dualis in sentences, figures and pictures that can be followed one by one. */
import type {
  DualisAction,
  DualisCardPlayed,
  DualisEvent,
  DualisRoundResult,
  DualisView,
} from "../../generated/types";
import type { Name } from "../../messages";
import type { Sound } from "../../sound";
import type { Choice, Scene, ScoreSheet, Update } from "../../table";
import { centreWithout, colours, faceOf, opposite, seatsOf, shownColour, sideCount, sumOf } from "./cards";
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
  const name = words.card(faceOf(card));
  return coin ? words.withCoin(name, shownColour({ card, coin })) : name;
}

export function sideName(view: DualisView, side: number, names: readonly Name[]): string {
  return seatsOf(view, side)
    .map((seat) => names[seat] ?? "")
    .join(words.and);
}

export function sentence(event: DualisEvent, names: Name[]): string {
  const name = (seat: number) => names[seat] ?? "";
  switch (event.type) {
    case "card_played":
      return words.events.card_played(name(event.seat), cardWords(event.card, event.coin));
    case "trick_won":
      return words.events.trick_won(
        name(event.seat),
        words.trump(event.trump === null ? null : colours[event.trump]),
      );
    case "coins_handed":
      return words.events.coins_handed(name(event.seat), event.count, name(event.partner));
    case "round_scored":
      return words.events.round_scored(event.round, scoreWords(event.result, names));
    case "round_dealt":
      return words.events.round_dealt(event.round, name(event.leader));
  }
}

function scoreWords(result: DualisRoundResult, names: Name[]): string {
  const sides = result.scores.length;
  return result.scores
    .map((score, side) => {
      const members = names.filter((_, seat) => seat % sides === side).join(words.and);
      return `${members} ${words.points(score)} (${words.sideResult(result.tricks[side] ?? 0, result.coins[side] ?? 0)})`;
    })
    .join("; ");
}

export function prompt(view: DualisView, choices: Choice<DualisAction>[], names: Name[]): string {
  if (view.turn === null) return view.results.length ? words.over : "";
  if (!choices.some((choice) => choice.type === "play")) return words.wait(names[view.turn] ?? "");
  const lead = view.trick[0];
  if (!lead) return words.lead;
  const { suit } = faceOf(lead.card);
  const following = choices.every((choice) => choice.type !== "play" || faceOf(choice.card).suit === suit);
  return following ? words.follow(suit) : words.anything;
}

export function sheet(view: DualisView, names: Name[]): ScoreSheet {
  const sides = Array.from({ length: sideCount(view) }, (_, side) => side);
  const rows: ScoreSheet["rows"] = view.results.map((result, index) => ({
    label: words.roundRow(index + 1),
    cells: sides.map(
      (side) => `${words.points(result.scores[side] ?? 0)} (${result.tricks[side]}/${result.coins[side]})`,
    ),
  }));
  if (view.turn !== null) {
    rows.push({
      label: words.roundRow(view.round),
      cells: sides.map((side) => `${sumOf(view, view.tricks, side)}/${sumOf(view, view.coins, side)}`),
    });
  }
  const partners = sides.length < view.hands.length;
  const standing = partners ? view.rounds_won : view.totals;
  rows.push({ label: partners ? words.rounds : words.total, cells: standing.map(String), strong: true });
  return { columns: sides.map((side) => sideName(view, side, names)), rows };
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
export function scenes(
  before: DualisView,
  update: Update<DualisView, DualisAction, DualisEvent>,
): Scene<DualisView, DualisEvent>[] {
  let view = before;
  const told = update.events.map((event) => {
    if (event.type === "card_played") view = withCard(view, event);
    const scene = { view, events: [event], hold: HOLD[event.type] };
    if (event.type === "trick_won") {
      scene.view = { ...view, trump: event.trump };
      view = collected(view, event.seat);
    }
    return scene;
  });
  const last = told.at(-1);
  const lingers = last?.events[0]?.type === "trick_won" || last?.events[0]?.type === "round_scored";
  if (last && !lingers) told.pop();
  return [...told, { view: update.view, events: lingers ? [] : (last?.events ?? []), hold: 0 }];
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
