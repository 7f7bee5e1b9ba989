/** Duple in sentences, figures and sounds. */
import type { DupleAction, DupleDecided, DupleEvent, DupleRace, DupleView } from "../../generated/types";
import type { Name } from "../../messages";
import type { Sound } from "../../sound";
import { isForm, type Choice, type RefusalText, type Seat, type ScoreSheet } from "../../table";
import { isAllPlay, isLetter, letterOf, neededLetters, symbolOf, wildSymbols } from "./cards";
import { words } from "./words";

export const spoken = (word: string): string => word.toUpperCase();
export const spaced = (letters: string): string => letters.split("").join(" + ");

export function cardName(card: number): string {
  if (isLetter(card)) return words.letterCard(letterOf(card), symbolOf(card));
  return isAllPlay(card) ? words.allPlay : words.wildCard(...wildSymbols(card));
}

// ---- Sentences

export function sentence(event: DupleEvent, names: Name[]): string {
  const name = (seat: number) => names[seat] ?? "";
  const said = words.events;
  switch (event.type) {
    case "letter_drawn":
      return said.letter_drawn(name(event.seat), cardName(event.card));
    case "wild_turned":
      return said.wild_turned(name(event.seat), cardName(event.card));
    case "category_turned":
      return said.category_turned(name(event.seat), words.category(event.category));
    case "all_play_turned":
      return said.all_play_turned(name(event.seat));
    case "third_letter_drawn":
      return said.third_letter_drawn(event.seat === null ? null : name(event.seat), cardName(event.card));
    case "given_up":
      return said.given_up(name(event.seat));
    case "tied":
      return said.tied(event.seats.map(name));
    case "match_ended":
      return said.match_ended;
    default:
      return raceSentence(event, name);
  }
}

type RaceEvent = Exclude<
  DupleEvent,
  {
    type:
      | "letter_drawn"
      | "wild_turned"
      | "category_turned"
      | "all_play_turned"
      | "third_letter_drawn"
      | "given_up"
      | "tied"
      | "match_ended";
  }
>;

type RaceSentence =
  | "face_off_began"
  | "all_play_began"
  | "murmured"
  | "spoke"
  | "tries_exhausted"
  | "nothing_spotted"
  | "word_said"
  | "word_refused"
  | "face_off_won"
  | "all_play_won"
  | "nobody_won";

function raceSentence(event: RaceEvent, name: (seat: number) => Name): string {
  const said = words.events;
  switch (event.type) {
    case "face_off_began":
      return said.face_off_began(
        event.racers.map(name),
        event.letters.split(""),
        words.category(event.category),
      );
    case "all_play_began":
      return said.all_play_began(event.letters.split(""));
    case "murmured":
    case "spoke":
    case "tries_exhausted":
      return said[event.type](name(event.seat));
    case "nothing_spotted":
    case "word_said":
      return said[event.type](name(event.seat), spoken(event.word));
    case "word_refused":
      return said.word_refused(name(event.seat), spoken(event.word), event.reason);
    case "face_off_won":
      return said.face_off_won(
        name(event.seat),
        spoken(event.word),
        cardName(event.card),
        event.loser === event.seat ? null : name(event.loser),
        event.milliseconds,
      );
    case "all_play_won":
      return said.all_play_won(name(event.seat), spoken(event.word), event.milliseconds);
    case "nobody_won":
      return said.nobody_won(cardName(event.card), name(event.drawer), event.left_game);
    default:
      return voteSentence(event, name);
  }
}

function voteSentence(
  event: Exclude<RaceEvent, { type: RaceSentence }>,
  name: (seat: number) => Name,
): string {
  const said = words.events;
  switch (event.type) {
    case "vote_called":
      return said.vote_called(name(event.seat), spoken(event.word), words.category(event.category));
    case "vote_cast":
      return said.vote_cast(name(event.seat), event.vote);
    case "vote_closed":
      return said.vote_closed(spoken(event.word), event.accepted);
    case "challenged":
      return said.challenged(
        name(event.seat),
        spoken(event.word),
        event.speaker === event.seat ? null : name(event.speaker),
        event.accepted,
      );
    case "challenged_late":
      return words.challengedLate(spoken(event.word));
    case "precedent_followed":
      return said.precedent_followed(spoken(event.word), event.accepted, event.on);
    case "called_off":
      return said.called_off;
    case "card_returned":
      return said.card_returned(
        cardName(event.card),
        event.seat === null ? null : name(event.seat),
        event.owner === null ? null : name(event.owner),
      );
  }
}

// ---- What is asked

export function prompt(view: DupleView, choices: Choice<DupleAction>[], names: Name[]): string {
  if (view.over) return words.over;
  if (view.appeal) return votePrompt(view.appeal.voting.claim.word, choices);
  if (view.closing)
    return choices.some((choice) => choice.type === "let_stand") ? words.lastWords : words.waitLastWords;
  if (view.race) return racePrompt(view, view.race, choices, names);
  if (!choices.some((choice) => choice.type === "draw")) return words.waitDraw(names[view.drawer] ?? "");
  const piles = view.play_piles[view.drawer]?.length ?? 1;
  return piles > 1 ? words.drawOnto : words.drawPrompt;
}

function votePrompt(word: string, choices: Choice<DupleAction>[]): string {
  const asked = choices.some((choice) => choice.type === "vote");
  return asked ? words.votePrompt(spoken(word)) : words.waitVote(spoken(word));
}

function racePrompt(view: DupleView, race: DupleRace, choices: Choice<DupleAction>[], names: Name[]): string {
  const may = (type: string) => choices.some((choice) => choice.type === type);
  if (race.phase.type === "voting") return votePrompt(race.phase.claim.word, choices);
  if (race.phase.type === "third_letter") return may("draw") ? words.youDig : words.waitThird;
  if (choices.some(isForm) && view.viewer !== null && race.gave_up.includes(view.viewer))
    return words.gaveUpPrompt;
  if (choices.some(isForm))
    return words.racePrompt(spaced(neededLetters(race)), words.category(race.category));
  if (view.viewer !== null && race.claims.some((claim) => claim.seat === view.viewer)) return words.waitJudge;
  return words.waitRace(race.racers.map((seat) => names[seat] ?? ""));
}

// ---- The standing

export function sheet(view: DupleView, names: Name[]): ScoreSheet {
  const won = view.memory.won;
  const rows: ScoreSheet["rows"] = [
    { label: words.sheetLetters, cells: won.map((cards) => String(cards.filter(isLetter).length)) },
    { label: words.sheetAllPlays, cells: won.map((cards) => String(cards.filter(isAllPlay).length)) },
    { label: words.sheetPoints, cells: view.points.map(String), strong: true },
  ];
  return {
    columns: names.map(String),
    rows: view.over ? [...rows, ...times(view.decided, names.length)] : rows,
  };
}

function times(decided: DupleDecided[], seats: number): ScoreSheet["rows"] {
  const took = Array.from({ length: seats }, (_, seat) =>
    decided.filter((race) => race.winner === seat).map((race) => race.milliseconds),
  );
  const shown = (figure: (all: number[]) => number) =>
    took.map((all) => (all.length ? words.sheetTime(figure(all)) : words.none));
  return [
    { label: words.sheetRaces, cells: took.map((all) => String(all.length)) },
    { label: words.sheetFastest, cells: shown((all) => Math.min(...all)) },
    { label: words.sheetMean, cells: shown((all) => all.reduce((sum, one) => sum + one, 0) / all.length) },
  ];
}

// ---- Sounds

export function sound(event: DupleEvent, viewer: Seat | null): Sound | null {
  switch (event.type) {
    case "letter_drawn":
    case "third_letter_drawn":
      return "flip";
    case "wild_turned":
    case "category_turned":
    case "all_play_turned":
      return "card";
    case "face_off_began":
    case "all_play_began":
    case "tied":
      return "tock";
    case "spoke":
    case "vote_called":
    case "challenged":
      return "tap";
    case "word_refused":
      return event.seat === viewer ? "buzzer" : "tick";
    case "face_off_won":
    case "all_play_won":
      return event.seat === viewer ? "win" : "coin";
    case "nobody_won":
      return "lose";
    default:
      return null;
  }
}

// ---- At the input

/** What the input says while it is empty. */
export function inputHint(view: DupleView, open: boolean, names: Name[]): string {
  if (!view.race) return open ? words.spotHere : words.quiet;
  return open ? words.typeHere : words.othersRace(view.race.racers.map((seat) => names[seat] ?? ""));
}

/** What these events have to say against your own doing: null when it is forgotten, undefined when nothing. */
export function ownRefusal(events: DupleEvent[], viewer: Seat | null): RefusalText | null | undefined {
  let said: RefusalText | null | undefined;
  for (const event of events) {
    const found = refusalIn(event, viewer);
    if (found !== undefined) said = found;
  }
  return said;
}

function refusalIn(event: DupleEvent, viewer: Seat | null): RefusalText | null | undefined {
  if (["face_off_began", "face_off_won", "all_play_won", "nobody_won"].includes(event.type)) return null;
  if (!("seat" in event) || event.seat !== viewer) return undefined;
  switch (event.type) {
    case "word_refused":
      return { rule: event.rule, reason: event.reason };
    case "tries_exhausted":
      return { rule: "DUPLE-20", reason: words.tooFast };
    case "nothing_spotted":
      return { rule: "DUPLE-10", reason: words.nothingMatches(spoken(event.word)) };
    case "murmured":
      return { rule: "DUPLE-10", reason: words.murmur };
    case "challenged_late":
      return { rule: "DUPLE-19", reason: words.challengedLate(spoken(event.word)) };
    default:
      return undefined;
  }
}
