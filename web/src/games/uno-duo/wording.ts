/** UNO Duo in sentences, figures and pictures that can be followed one by one. */
import type {
  UnoDuoAction,
  UnoDuoCardPlayed,
  UnoDuoEvent,
  UnoDuoRoundScored,
  UnoDuoView,
} from "../../generated/types";
import { spoken, type Name } from "../../messages";
import type { Choice, ScoreSheet } from "../../table";
import { colours, faceOf, isWild, type Colour } from "./cards";
import type { Inscription } from "./inscription";
import { cardText, colourText, countText, pointsText, words } from "./words";

const SEATS = [0, 1] as const;

export function colourOf(colour: number | null): Colour | null {
  return colour === null ? null : (colours[colour] ?? null);
}

/** A card in words, with what a customizable does here (UNO-2). */
export function cardWords(card: number, named: Colour | null = null, does: Inscription = "wild"): string {
  const name = cardText(card, does);
  return named && isWild(card)
    ? words("card-named", { card: name, colour: colourText(named) })
    : spoken(name);
}

export const listWords = (cards: readonly number[], does: Inscription = "wild") =>
  cards.map((card) => cardWords(card, null, does)).join(", ");

// ---- Sentences

export function sentence(event: UnoDuoEvent, names: Name[]): string {
  switch (event.type) {
    case "pile_opened":
      return words("event-pile-opened", { card: cardText(event.card) });
    case "pile_turned":
      return words(event.shuffled ? "event-pile-turned-shuffled" : "event-pile-turned", {
        count: event.count,
      });
    case "round_dealt":
      return words("event-round-dealt", { round: event.round, who: names[event.player_one] ?? "" });
    case "round_scored":
      return scoredSentence(event, names);
    default:
      return seatSentence(event, names[event.seat] ?? "", names[1 - event.seat] ?? "");
  }
}

function scoredSentence({ round, result: { winner, points } }: UnoDuoRoundScored, names: Name[]): string {
  const [first, second] = points;
  if (winner === null)
    return words("event-round-scored-blocked", { round, first, second: pointsText(second) });
  const loser = 1 - winner;
  const [who, other] = [names[winner] ?? "", names[loser] ?? ""];
  return words("event-round-scored", { round, who, other, points: pointsText(points[loser]!) });
}

function seatSentence(event: Extract<UnoDuoEvent, { seat: number }>, who: Name, other: Name): string {
  switch (event.type) {
    case "card_picked":
      return words(event.kept ? "event-card-picked-kept" : "event-card-picked-unseen", {
        who,
        card: cardText(event.discarded, event.customizable),
      });
    case "cards_seen":
      return words("event-cards-seen", {
        who,
        cards: event.cards.map((card) => cardText(card, event.customizable)),
      });
    case "colour_named":
      return words("event-colour-named", { who, colour: colourText(colours[event.colour]) });
    case "card_played":
      return playedSentence(event, who);
    case "cards_drawn":
      return event.count
        ? words("event-cards-drawn", { who, cards: countText(event.count) })
        : words("event-cards-drawn-none");
    case "hands_swapped":
      return words("event-hands-swapped", { who, other });
    case "uno_caught":
      return words("event-uno-caught", { who, other });
    default:
      return words(SENTENCE[event.type], { who });
  }
}

const SENTENCE = {
  card_kept: "event-card-kept",
  run_ended: "event-run-ended",
  turn_lost: "event-turn-lost",
  uno_said: "event-uno-said",
} as const;

function playedSentence({ card, colour, uno, customizable }: UnoDuoCardPlayed, who: Name): string {
  const played = { who, card: cardText(card, customizable) };
  const named = colourOf(colour);
  if (!named) return words(uno ? "event-card-played-uno" : "event-card-played", played);
  return words(uno ? "event-card-played-naming-uno" : "event-card-played-naming", {
    ...played,
    colour: colourText(named),
  });
}

// ---- What is asked

export function prompt(view: UnoDuoView, choices: Choice<UnoDuoAction>[], names: Name[]): string {
  const offered = new Set(choices.map((choice) => choice.type));
  if (view.phase === "over") return words("prompt-over");
  if (offered.has("catch_uno")) return words("prompt-catch", { who: names[view.owing ?? 0] ?? "" });
  if (offered.has("say_uno")) return words("prompt-say");
  if (view.turn === null) return "";
  if (!choices.length) return waitingPrompt(view, names[view.turn] ?? "");
  return turnPrompt(view, offered.has("play"));
}

/** What whoever is waited for is about, as everybody may know. */
function waitingPrompt({ phase, colour, stack }: UnoDuoView, who: Name): string {
  if (phase === "draft") return words("prompt-drafting", { who });
  if (phase === "answer") return words("prompt-wait-answer", { who, sum: stack });
  const of = phase === "run" ? colourOf(colour) : null;
  return of ? words("prompt-wait-run", { who, colour: colourText(of) }) : words("prompt-wait", { who });
}

function turnPrompt({ phase, stack, drawn, options }: UnoDuoView, playing: boolean): string {
  switch (phase) {
    case "turn":
      return words(playing ? "prompt-turn" : "prompt-cannot");
    case "drawn":
      if (!playing) return words("prompt-drawn-keep");
      return typeof drawn === "number" && isWild(drawn)
        ? words("prompt-drawn-wild", { card: cardText(drawn, options.customizable) })
        : words("prompt-drawn");
    case "answer":
      return words(playing ? "prompt-answer" : "prompt-take", { sum: stack });
    case "run":
      return words(playing ? "prompt-run" : "prompt-run-over");
    default:
      return words(`prompt-${phase}`);
  }
}

/** What the opening card did, in a few words after its name. */
export function openingWords(view: UnoDuoView, names: Name[]): string {
  const { sign } = faceOf(view.top ?? 0);
  const [one, two] = [names[view.player_one] ?? "", names[1 - view.player_one] ?? ""];
  if (typeof sign === "number") return words("opening-number", { two });
  switch (sign) {
    case "reverse":
      return words("opening-reverse", { two });
    case "skip":
      return words("opening-skip", { one, two });
    case "draw_two":
      return words("opening-draw-two", { one, two });
    case "wild_draw_four":
      return words("opening-wild-draw-four", { one, two });
    default:
      return words("opening-wild", { one, two });
  }
}

/** What would happen if the run ended here: only its last card takes effect (UNO-20). */
export function stopWords(view: UnoDuoView, other: Name): string {
  const { sign } = faceOf(view.top ?? 0);
  if (sign === "draw_two") return words("stop-draw-two", { other, sum: view.stack + 2 });
  return sign === "skip" ? words("stop-skip") : words("stop-other", { other });
}

// ---- The score sheet

const charge = (points: number) => (points ? `+${points}` : "0");

export function sheet(view: UnoDuoView, names: Name[]): ScoreSheet {
  const rows: ScoreSheet["rows"] = view.results.map(({ points }, index) => ({
    label: words("round", { round: index + 1 }),
    cells: SEATS.map((seat) => charge(points[seat]!)),
  }));
  rows.push({ label: words("total"), cells: view.totals.map(String), strong: true });
  return { columns: names.map(String), rows };
}
