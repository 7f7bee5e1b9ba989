/** UNO Duo in beats: a card is seen to be laid before it takes effect, hands swap, what is left is counted. */
import type {
  UnoDuoCardPlayed,
  UnoDuoEvent,
  UnoDuoHandsSwapped,
  UnoDuoPileOpened,
  UnoDuoRoundScored,
  UnoDuoView,
} from "../../generated/types";
import type { Name } from "../../messages";
import { plain } from "../../stage/script";
import type { Beat, Happened } from "../../table";
import { countOf, isWild } from "./cards";
import { sentence } from "./wording";
import { words } from "./words";

type UnoBeat = Beat<UnoDuoView, UnoDuoEvent>;

const LAID = 600;
const PICKED = 500;
const OPENED = 1500;
/** As long as UNO! fills the table. */
const CALLED = 1100;
/** As many cards are a stack that somebody has answered. */
const STACKED = 4;
/** From one card that is counted to the next. */
const COUNTED = 110;
const COUNT_ENDS = 1300;

/** Somebody has one card left, and the other may catch them. */
export const urgent = ({ owing }: UnoDuoView): boolean => owing !== null;

export function script(
  before: UnoDuoView,
  happened: Happened<UnoDuoView, UnoDuoEvent>,
  names: Name[],
): UnoBeat[] {
  if (urgent(happened.view)) return [plain(happened.view, happened.events)]; // A race: nothing is held back.
  const beats: UnoBeat[] = [];
  let view = before;
  let events: UnoDuoEvent[] = [];
  const show = (hold: number, key: string) => {
    beats.push(plain(view, events, hold, key));
    events = [];
  };
  for (const [place, event] of happened.events.entries()) {
    if (event.type === "pile_opened") show(PICKED, "card_picked");
    view = after(view, event);
    events.push(event);
    if (event.type === "card_played") show(LAID, event.type);
    else if (event.type === "pile_opened") show(OPENED, event.type);
    else if (event.type === "round_scored") {
      beats.push(...counted(view, events, event, names));
      events = [];
    } else if (event.type === "hands_swapped" && isLastMove(happened.events, place)) {
      beats.push(swapped(happened.view, events, event, names));
      events = [];
    } else if (event.type === "uno_caught") {
      show(CALLED, event.type);
      beats.push(decided(view, [], sentence(event, names), "caught"));
    } else if (event.type === "cards_drawn" && view.stack && event.count >= STACKED) {
      beats.push(decided(view, events, sentence(event, names), "stack"));
      events = [];
    }
  }
  const last = beats.at(-1);
  if (events.length || last?.kind !== "plain") return [...beats, plain(happened.view, events)];
  return [...beats.slice(0, -1), plain(happened.view, last.events, last.hold, last.key)];
}

const isLastMove = (events: readonly UnoDuoEvent[], place: number) =>
  !events.slice(place).some(({ type }) => type === "card_played" || type === "round_scored");

function counted(
  view: UnoDuoView,
  events: UnoDuoEvent[],
  event: UnoDuoRoundScored,
  names: Name[],
): UnoBeat[] {
  const cards = Math.max(...event.result.left.map(({ length }) => length));
  const headline = sentence(event, names);
  return [
    { kind: "count", view, events, hold: cards * COUNTED + COUNT_ENDS, key: "count" },
    { kind: "aftermath", view, events: [], hold: 0, headline, key: "round" },
  ];
}

/** The hands have changed places already: how many cards for how many. */
function swapped(
  view: UnoDuoView,
  events: UnoDuoEvent[],
  { seat }: UnoDuoHandsSwapped,
  names: Name[],
): UnoBeat {
  const headline = words("verdict-swapped", {
    who: names[seat] ?? "",
    given: countOf(view.hands[1 - seat]),
    got: countOf(view.hands[seat]),
  });
  return decided(view, events, headline, "swap");
}

const decided = (view: UnoDuoView, events: UnoDuoEvent[], headline: string, key: string): UnoBeat => ({
  kind: "verdict",
  view,
  events,
  hold: 0,
  headline,
  key,
});

function after(view: UnoDuoView, event: UnoDuoEvent): UnoDuoView {
  switch (event.type) {
    case "card_picked":
      return {
        ...withDiscard(view, event.discarded),
        hands: handsWith(view, event.seat, 1),
        looked_at: { type: "hidden", count: 1 },
      };
    case "cards_seen":
      return { ...view, hands: handsSeen(view, event.seat, event.cards) };
    case "card_played":
      return played(view, event);
    case "pile_opened":
      return opened(view, event);
    case "uno_caught":
      return { ...view, owing: null };
    case "round_scored":
      return scored(view, event);
    default:
      return view;
  }
}

function withDiscard(view: UnoDuoView, card: number): UnoDuoView {
  const memory = view.memory && { ...view.memory, discards: [...view.memory.discards, card] };
  return { ...view, top: card, discarded: view.discarded + 1, memory, turn: null };
}

/** The hands after one has grown by hidden cards. */
function handsWith(view: UnoDuoView, seat: number, more: number): UnoDuoView["hands"] {
  return mapped(view.hands, (hand, owner) =>
    owner === seat && !Array.isArray(hand) ? { ...hand, count: hand.count + more } : hand,
  );
}

function handsSeen(view: UnoDuoView, seat: number, cards: number[]): UnoDuoView["hands"] {
  return mapped(view.hands, (hand, owner) =>
    owner === seat && Array.isArray(hand) ? [...hand, ...cards].sort((a, b) => a - b) : hand,
  );
}

function played(view: UnoDuoView, { seat, card, colour }: UnoDuoCardPlayed): UnoDuoView {
  const hands = mapped(view.hands, (hand, owner) => {
    if (owner !== seat) return hand;
    if (!Array.isArray(hand)) return { ...hand, count: hand.count - 1 };
    return hand.toSpliced(hand.indexOf(card), 1);
  });
  const shown = colour ?? (isWild(card) ? null : (Math.floor(card / 13) as UnoDuoView["colour"]));
  return { ...withDiscard(view, card), hands, colour: shown, drawn: null };
}

function opened(view: UnoDuoView, { card }: UnoDuoPileOpened): UnoDuoView {
  const memory = view.memory && { ...view.memory, discards: [], below: view.memory.discards };
  const colour = isWild(card) ? null : (Math.floor(card / 13) as UnoDuoView["colour"]);
  const pile = { ...view, memory, discarded: 0, phase: "turn" as const, looked_at: null, colour };
  return withDiscard(pile, card);
}

/** The round is over: the cards that were left are counted. */
function scored(view: UnoDuoView, { result }: UnoDuoRoundScored): UnoDuoView {
  const hands = result.left;
  const totals = mapped(view.totals, (total, seat) => total + result.points[seat]!);
  return { ...view, hands, totals, results: [...view.results, result], stack: 0, turn: null, drawn: null };
}

function mapped<Each>([first, second]: readonly [Each, Each], change: (each: Each, seat: number) => Each) {
  return [change(first, 0), change(second, 1)] as [Each, Each];
}
