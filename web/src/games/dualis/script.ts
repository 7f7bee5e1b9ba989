/** Dualis in beats: cards fall, the strongest wins and says why, tricks and coins pair up. */
import type {
  DualisCardPlayed,
  DualisEvent,
  DualisPlayCard,
  DualisRoundResult,
  DualisRoundScored,
  DualisTrickWon,
  DualisView,
} from "../../generated/types";
import { signed, type Name } from "../../messages";
import { plain } from "../../stage/script";
import type { Beat, Happened } from "../../table";
import { centreWithout, colours, faceOf, opposite, shownColour, trumpOf } from "./cards";
import { colourOf, ranked } from "./strength";
import { sideName } from "./wording";
import { words } from "./words";

type DualisBeat = Beat<DualisView, DualisEvent>;

const FALL = 650;
/** A card falls, then its coin turns it. */
const FALL_AND_TURN = 1400;
const HANDED = 500;
const LOOKED_AT = 1500;
/** From one pair of trick and coin to the next. */
export const PAIR = 220;
const PAIRED = 1200;

export function script(
  before: DualisView,
  happened: Happened<DualisView, DualisEvent>,
  names: Name[],
): DualisBeat[] {
  let view = before;
  const beats: DualisBeat[] = [];
  for (const event of happened.events) {
    if (event.type === "card_played") beats.push(fallen((view = withCard(view, event)), event));
    else if (event.type === "trick_won") {
      beats.push(won((view = { ...view, trump: event.trump, turn: event.seat }), event));
      view = collected(view, event.seat);
    } else if (event.type === "round_scored")
      beats.push(...scored((view = withResult(view, event)), event, names));
    else if (event.type === "coins_handed") beats.push(plain(view, [event], HANDED, event.type));
    else beats.push(plain(view, [event], 0, event.type));
  }
  return settling(beats, happened.view);
}

/**
 * The last thing that just happened is the newest state already: people may act, and what came meanwhile waits until it
 * has been seen. A verdict is left standing before it.
 */
function settling(beats: DualisBeat[], view: DualisView): DualisBeat[] {
  const last = beats.at(-1);
  if (last?.kind !== "plain") return [...beats, plain(view)];
  return [...beats.slice(0, -1), plain(view, last.events, last.hold, last.key)];
}

function fallen(view: DualisView, event: DualisCardPlayed): DualisBeat {
  return plain(view, [event], event.coin ? FALL_AND_TURN : FALL, event.type);
}

function won(view: DualisView, event: DualisTrickWon): DualisBeat {
  return {
    kind: "verdict",
    view,
    events: [event],
    hold: LOOKED_AT,
    headline: whyItWon(view, event),
    key: "trick",
  };
}

function scored(view: DualisView, event: DualisRoundScored, names: Name[]): DualisBeat[] {
  const { result } = event;
  const pairs = Math.max(...result.tricks, ...result.coins);
  return [
    { kind: "count", view, events: [event], hold: pairs * PAIR + PAIRED, key: "pairing" },
    { kind: "aftermath", view, events: [], hold: 0, headline: whoseRound(result, names), key: "round" },
  ];
}

// ---- In words

const byColour = (play: DualisPlayCard) =>
  words("by-colour", { colour: shownColour(play), number: faceOf(play.card).number });
const bySuit = ({ card }: DualisPlayCard) => words("by-suit", { ...faceOf(card) });

/** "Red 3 beats Moon 11: Red is trump, 5 to 4" */
export function whyItWon({ trick, centre }: DualisView, { trump: decided, low }: DualisTrickWon): string {
  const trump = colourOf(decided);
  const [first = 0, second] = ranked(trick, trump, low);
  const [winner, other] = [trick[first]!, second === undefined ? null : trick[second]!];
  const [more, less] = [Math.max(...centre), Math.min(...centre)];
  const strong = low ? "low" : "high";
  if (shownColour(winner) === trump) {
    const card = byColour(winner);
    if (!other) return words("verdict-only-trump", { card, trump, more, less });
    if (shownColour(other) !== trump)
      return words("verdict-trump", { card, other: bySuit(other), trump, more, less });
    if (isEqual(winner, other)) return words("verdict-later", { card: bySuit(winner), other: bySuit(other) });
    return words("verdict-stronger-trump", { card, other: byColour(other), strong });
  }
  const { suit } = faceOf(winner.card);
  const card = bySuit(winner);
  if (!other) return words("verdict-only-suit", { card, suit });
  if (isEqual(winner, other))
    return words("verdict-later", { card: byColour(winner), other: byColour(other) });
  return words("verdict-suit", { card, other: bySuit(other), strong, trump: trump ?? "none" });
}

const isEqual = (one: DualisPlayCard, other: DualisPlayCard) =>
  faceOf(one.card).number === faceOf(other.card).number;

/** Who won the round, by what, and what decided where the scores do not (DUALIS-16). */
export function whoseRound({ scores, tricks, winner }: DualisRoundResult, names: readonly Name[]): string {
  if (winner === null) {
    const best = Math.max(...scores);
    const sides = names.filter((_, seat) => scores[seat] === best);
    return words("verdict-round-alone", { names: sides, points: signed(best) });
  }
  const pair = { who: names[winner] ?? "", partner: names[winner + 2] ?? "" };
  const [ours, theirs] = [winner, 1 - winner];
  if (scores[0] === scores[1])
    return words("verdict-round-tricks", {
      ...pair,
      points: signed(scores[0] ?? 0),
      won: tricks[ours] ?? 0,
      lost: tricks[theirs] ?? 0,
    });
  return words("verdict-round", {
    ...pair,
    points: signed(scores[ours] ?? 0),
    other: signed(scores[theirs] ?? 0),
  });
}

/** How far tricks and coins are apart, and which is more. */
export function rest({ tricks, coins }: DualisRoundResult, side: number): string {
  const over = (tricks[side] ?? 0) - (coins[side] ?? 0);
  if (over === 0) return words("rest-none");
  return over > 0 ? words("rest-over", { count: over }) : words("rest-under", { count: -over });
}

/** How a match stands after a round: the rounds of both sides, its winner's first; or who leads over all rounds. */
export function howItStands(
  { rounds_won: [first = 0, second = 0], totals }: Pick<DualisView, "rounds_won" | "totals">,
  names: readonly Name[],
  winner: number | null,
): string {
  if (winner !== null)
    return words("standing-rounds", winner === 0 ? { first, second } : { first: second, second: first });
  const most = Math.max(...totals);
  const [who = "", ...others] = names.filter((_, seat) => totals[seat] === most);
  return others.length
    ? words("standing-totals-many", { names: [who, ...others], points: signed(most) })
    : words("standing-totals", { who, points: signed(most) });
}

export const sideNames = (names: readonly Name[], { scores }: DualisRoundResult): string[] =>
  scores.map((_, side) => sideName(names, side, scores.length));

// ---- In pictures

function withCard(view: DualisView, { seat, card, coin }: DualisCardPlayed): DualisView {
  const hands = view.hands.map((hand, place) => {
    if (place !== seat) return hand;
    return Array.isArray(hand) ? hand.filter((held) => held !== card) : { ...hand, count: hand.count - 1 };
  });
  const { colour } = faceOf(card);
  const centre = coin ? centreWithout(view.centre, opposite(colour)) : view.centre;
  const leads = view.trick.length === 0;
  return {
    ...view,
    hands,
    centre,
    trump: numberOf(trumpOf(centre)),
    trick: [...view.trick, { type: "play", card, coin }],
    low_is_strong: leads
      ? view.options.high_low && shownColour({ card, coin }) === "blue"
      : view.low_is_strong,
    turn: (seat + 1) % view.hands.length,
  };
}

function numberOf(trump: ReturnType<typeof trumpOf>): DualisView["trump"] {
  return trump === null ? null : (colours.indexOf(trump) as 0 | 1);
}

function collected(view: DualisView, winner: number): DualisView {
  const coins = view.coins.map((held, seat) => {
    const place = (seat - view.leader + view.hands.length) % view.hands.length;
    return held + Number(view.trick[place]?.coin ?? false);
  });
  const tricks = view.tricks.map((taken, seat) => taken + Number(seat === winner));
  const last = { leader: view.leader, plays: view.trick };
  return { ...view, trick: [], coins, tricks, leader: winner, turn: winner, last_trick: last };
}

function withResult(view: DualisView, { result }: DualisRoundScored): DualisView {
  return {
    ...view,
    results: [...view.results, result],
    totals: view.totals.map((total, side) => total + (result.scores[side] ?? 0)),
    rounds_won: view.rounds_won.map((rounds, side) => rounds + Number(result.winner === side)),
  };
}
