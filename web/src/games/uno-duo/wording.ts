/** UNO Duo in sentences, figures and pictures that can be followed one by one. */
import type {
  UnoDuoAction,
  UnoDuoCardPlayed,
  UnoDuoEvent,
  UnoDuoPileOpened,
  UnoDuoRoundScored,
  UnoDuoView,
} from "../../generated/types";
import type { Name } from "../../messages";
import type { Sound } from "../../sound";
import type { Choice, Scene, ScoreSheet, Update } from "../../table";
import { colours, faceOf, isWild, type Colour } from "./cards";
import type { Inscription } from "./inscription";
import { words } from "./words";

type Told = Update<UnoDuoView, UnoDuoAction, UnoDuoEvent>;
type Picture = Scene<UnoDuoView, UnoDuoEvent>;

/** How long the pictures that something follows on can be looked at. */
const HOLD = { card_played: 550, card_picked: 500, pile_opened: 1500, round_scored: 4500 };
const SEATS = [0, 1] as const;

export function colourOf(colour: number | null): Colour | null {
  return colour === null ? null : (colours[colour] ?? null);
}

/** A card in words, with what a customizable does here (UNO-2). */
export function cardWords(card: number, named: Colour | null = null, does: Inscription = "wild"): string {
  const face = faceOf(card);
  const written = face.sign === "customizable" ? words.inscription[does] : "";
  const name = written ? words.inscribed(words.card(face), written) : words.card(face);
  return named && isWild(card) ? words.named(name, named) : name;
}

export const listWords = (cards: readonly number[], does: Inscription = "wild") =>
  cards.map((card) => cardWords(card, null, does)).join(", ");

// ---- Sentences

export function sentence(event: UnoDuoEvent, names: Name[]): string {
  switch (event.type) {
    case "pile_opened":
      return words.events.pile_opened(cardWords(event.card));
    case "pile_turned":
      return words.events.pile_turned(event.count, event.shuffled);
    case "round_dealt":
      return words.events.round_dealt(event.round, names[event.player_one] ?? "");
    case "round_scored": {
      const { winner, points } = event.result;
      if (winner === null) return words.events.round_blocked(event.round, ...points);
      const loser = 1 - winner;
      return words.events.round_scored(event.round, names[winner] ?? "", names[loser] ?? "", points[loser]!);
    }
    default:
      return seatSentence(event, names[event.seat] ?? "", names[1 - event.seat] ?? "");
  }
}

function seatSentence(event: Extract<UnoDuoEvent, { seat: number }>, name: Name, other: Name): string {
  switch (event.type) {
    case "card_picked": {
      const said = event.kept ? words.events.card_kept_in_draft : words.events.card_discarded;
      return said(name, cardWords(event.discarded, null, event.customizable));
    }
    case "cards_seen":
      return words.events.cards_seen(name, listWords(event.cards, event.customizable));
    case "colour_named":
      return words.events.colour_named(name, colours[event.colour]);
    case "card_played":
      return words.events.card_played(
        name,
        cardWords(event.card, null, event.customizable),
        colourOf(event.colour),
        event.uno,
      );
    case "cards_drawn":
      return words.events.cards_drawn(name, event.count);
    case "hands_swapped":
    case "uno_caught":
      return words.events[event.type](name, other);
    default:
      return words.events[event.type](name);
  }
}

// ---- What is asked

export function prompt(view: UnoDuoView, choices: Choice<UnoDuoAction>[], names: Name[]): string {
  const offered = new Set(choices.map((choice) => choice.type));
  if (view.phase === "over") return words.prompt.over;
  if (offered.has("catch_uno")) return words.prompt.catch(names[view.owing ?? 0] ?? "");
  if (offered.has("say_uno")) return words.prompt.say;
  if (view.turn === null) return "";
  if (!choices.length)
    return words.prompt[view.phase === "draft" ? "drafting" : "wait"](names[view.turn] ?? "");
  return turnPrompt(view, offered.has("play"));
}

function turnPrompt({ phase, stack, drawn, options }: UnoDuoView, playing: boolean): string {
  switch (phase) {
    case "turn":
      return playing ? words.prompt.turn : words.prompt.cannot;
    case "drawn":
      if (!playing) return words.prompt.drawnKeep;
      return typeof drawn === "number" && isWild(drawn)
        ? words.prompt.drawnWild(cardWords(drawn, null, options.customizable))
        : words.prompt.drawn;
    case "answer":
      return playing ? words.prompt.answer(stack) : words.prompt.take(stack);
    case "run":
      return playing ? words.prompt.run : words.prompt.runOver;
    default:
      return words.prompt[phase];
  }
}

/** What the opening card did, in a few words after its name. */
export function openingWords(view: UnoDuoView, names: Name[]): string {
  const { sign } = faceOf(view.top ?? 0);
  const kind = typeof sign === "number" ? "number" : sign;
  const told = kind in words.opening ? (kind as keyof typeof words.opening) : "wild";
  return words.opening[told](names[view.player_one] ?? "", names[1 - view.player_one] ?? "");
}

/** What would happen if the run ended here: only its last card takes effect (UNO-20). */
export function stopWords(view: UnoDuoView, other: Name): string {
  const { sign } = faceOf(view.top ?? 0);
  if (sign === "draw_two") return words.stop.draw_two(other, view.stack + 2);
  return words.stop[sign === "skip" ? "skip" : "other"](other);
}

// ---- The score sheet

export function sheet(view: UnoDuoView, names: Name[]): ScoreSheet {
  const rows: ScoreSheet["rows"] = view.results.map(({ points }, index) => ({
    label: words.round(index + 1),
    cells: SEATS.map((seat) => words.score(points[seat]!)),
  }));
  rows.push({ label: words.total, cells: view.totals.map(String), strong: true });
  return { columns: names.map(String), rows };
}

export function sound(event: UnoDuoEvent, viewer: number | null): Sound | null {
  switch (event.type) {
    case "card_played":
      return event.uno ? "coin" : "card";
    case "card_picked":
      return "card";
    case "uno_said":
      return "coin";
    case "uno_caught":
      return "buzzer";
    case "round_scored":
      return viewer !== null && event.result.winner !== viewer ? "lose" : "win";
    case "cards_seen":
    case "turn_lost":
    case "run_ended":
    case "card_kept":
      return null;
    default:
      return "flip";
  }
}

// ---- Pictures

/** A card is seen to be laid before it takes effect, and a round's result before the next deal. */
export function scenes(before: UnoDuoView, update: Told): Picture[] {
  const whole: Picture = { view: update.view, events: update.events, hold: 0 };
  if (update.view.owing !== null) return [whole]; // A race: nothing is held back.
  const pictures: Picture[] = [];
  let view = before;
  let events: UnoDuoEvent[] = [];
  const show = (hold: number) => {
    pictures.push({ view, events, hold });
    events = [];
  };
  for (const event of update.events) {
    if (event.type === "pile_opened") show(HOLD.card_picked);
    view = after(view, event);
    events.push(event);
    if (event.type === "card_played" || event.type === "pile_opened" || event.type === "round_scored")
      show(HOLD[event.type]);
  }
  const last = pictures.at(-1);
  const lingers = events.length > 0 || last?.events.at(-1)?.type === "round_scored";
  if (!lingers && last) events = pictures.pop()!.events;
  return [...pictures, { view: update.view, events, hold: 0 }];
}

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
