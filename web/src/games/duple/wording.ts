/** Duple in sentences and figures. */
import type {
  DupleAction,
  DupleCardReturned,
  DupleChallenged,
  DupleDecided,
  DupleEvent,
  DupleRace,
  DupleView,
} from "../../generated/types";
import { language, type Name } from "../../messages";
import { isForm, type Choice, type RefusalText, type Seat, type ScoreSheet } from "../../table";
import { isAllPlay, isLetter, neededLetters } from "./cards";
import { dayOf } from "./days";
import type { Precedent } from "./following";
import { cardText, categoryName, isAnyWord, readerFirst, timeOf } from "./naming";
import { words } from "./words";

export const spoken = (word: string): string => word.toUpperCase();
export const spaced = (letters: string): string => letters.split("").join(" + ");

// ---- Sentences

type Called = (seat: number) => Name;

export function sentence(event: DupleEvent, names: Name[]): string {
  const name: Called = (seat) => names[seat] ?? "";
  switch (event.type) {
    case "letter_drawn":
      return words("event-letter-drawn", { who: name(event.seat), card: cardText(event.card) });
    case "wild_turned":
      return words("event-wild-turned", { who: name(event.seat), card: cardText(event.card) });
    case "category_turned":
      return words("event-category-turned", {
        who: name(event.seat),
        category: categoryName(event.category),
      });
    case "all_play_turned":
      return words("event-all-play-turned", { who: name(event.seat) });
    case "third_letter_drawn": {
      const card = cardText(event.card);
      if (event.seat === null) return words("event-third-letter-drawn-for-them", { card });
      return words("event-third-letter-drawn", { who: name(event.seat), card });
    }
    case "given_up":
      return words("event-given-up", { who: name(event.seat) });
    case "tied":
      return words("event-tied", { racers: event.seats.map(name) });
    case "match_ended": {
      const shares = event.points.map((points, seat) => ({ who: name(seat), points }));
      return words("event-match-ended", {
        standing: readerFirst(shares).map((share) => words("standing", share)),
      });
    }
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
  | "word_refused";

function raceSentence(event: RaceEvent, name: Called): string {
  switch (event.type) {
    case "face_off_began": {
      const racers = event.racers.map(name);
      const letters = event.letters.split("");
      if (isAnyWord(event.category)) return words("event-face-off-began-any", { racers, letters });
      return words("event-face-off-began", { racers, letters, category: categoryName(event.category) });
    }
    case "all_play_began":
      return words("event-all-play-began", { letters: event.letters.split("") });
    case "murmured":
      return words("event-murmured", { who: name(event.seat) });
    case "spoke":
      return words("event-spoke", { who: name(event.seat) });
    case "tries_exhausted":
      return words("event-tries-exhausted", { who: name(event.seat) });
    case "nothing_spotted":
      return words("event-nothing-spotted", { who: name(event.seat), word: spoken(event.word) });
    case "word_said":
      return words("event-word-said", { who: name(event.seat), word: spoken(event.word) });
    case "word_refused":
      return words("event-word-refused", {
        who: name(event.seat),
        word: spoken(event.word),
        why: event.reason,
      });
    default:
      return endSentence(event, name);
  }
}

type EndEvent = Exclude<RaceEvent, { type: RaceSentence }>;

function endSentence(event: EndEvent, name: Called): string {
  switch (event.type) {
    case "face_off_won": {
      const who = name(event.seat);
      const time = timeOf(event.milliseconds);
      const won = { who, word: spoken(event.word), card: cardText(event.card), time };
      if (event.loser === event.seat) return words("event-face-off-won-own", won);
      return words("event-face-off-won", { ...won, loser: name(event.loser) });
    }
    case "all_play_won":
      return words("event-all-play-won", {
        who: name(event.seat),
        word: spoken(event.word),
        time: timeOf(event.milliseconds),
      });
    case "nobody_won": {
      const told = { card: cardText(event.card), who: name(event.drawer) };
      return event.left_game ? words("event-nobody-won-gone", told) : words("event-nobody-won", told);
    }
    default:
      return voteSentence(event, name);
  }
}

type VoteEvent = Exclude<EndEvent, { type: "face_off_won" | "all_play_won" | "nobody_won" }>;

const votes = {
  yes: "event-vote-cast-yes",
  no: "event-vote-cast-no",
  abstain: "event-vote-cast-abstain",
  rather_yes: "event-vote-cast-rather-yes",
  rather_no: "event-vote-cast-rather-no",
} as const;

function voteSentence(event: VoteEvent, name: Called): string {
  switch (event.type) {
    case "vote_called":
      return words("event-vote-called", {
        who: name(event.seat),
        word: spoken(event.word),
        category: categoryName(event.category),
      });
    case "vote_cast":
      return words(votes[event.vote], { who: name(event.seat) });
    case "vote_closed": {
      const word = spoken(event.word);
      return event.accepted
        ? words("event-vote-closed-yes", { word })
        : words("event-vote-closed-no", { word });
    }
    case "challenged":
      return challengeSentence(event, name);
    case "insisted": {
      const category = categoryName(event.category);
      return words("event-insisted", { who: name(event.seat), word: spoken(event.word), category });
    }
    case "challenged_late":
      return words("event-challenged-late", { word: spoken(event.word) });
    case "precedent_followed":
      return precedentSentence(event);
    case "called_off":
      return words("event-called-off");
    case "card_returned":
      return returnSentence(event, name);
  }
}

function challengeSentence(event: DupleChallenged, name: Called): string {
  const who = name(event.seat);
  const challenged = { who, word: spoken(event.word), category: categoryName(event.category) };
  if (event.speaker === event.seat)
    return event.accepted
      ? words("event-challenged-doubt-own", challenged)
      : words("event-challenged-plea-own", challenged);
  const speaker = name(event.speaker);
  return event.accepted
    ? words("event-challenged-doubt", { ...challenged, speaker })
    : words("event-challenged-plea", { ...challenged, speaker });
}

function returnSentence(event: DupleCardReturned, name: Called): string {
  const card = cardText(event.card);
  if (event.owner === null)
    return event.seat === null
      ? words("event-card-returned", { card })
      : words("event-card-returned-from", { card, winner: name(event.seat) });
  const owner = name(event.owner);
  if (event.seat === null) return words("event-card-returned-to", { card, owner });
  if (event.seat === event.owner) return words("event-card-returned-home", { card, owner });
  return words("event-card-returned-from-to", { card, winner: name(event.seat), owner });
}

/** What was decided before this match, and when. */
export function precedentSentence({ word: said, accepted, on }: Precedent): string {
  const [word, day] = [spoken(said), dayOf(on, language)];
  if (day === null)
    return accepted
      ? words("event-precedent-followed-undated-yes", { word })
      : words("event-precedent-followed-undated-no", { word });
  return accepted
    ? words("event-precedent-followed-yes", { word, day })
    : words("event-precedent-followed-no", { word, day });
}

// ---- What is asked

export function prompt(view: DupleView, choices: Choice<DupleAction>[], names: Name[]): string {
  if (view.over) return words("over");
  if (view.appeal) return votePrompt(view.appeal.voting.claim.word, choices);
  if (view.closing)
    return choices.some((choice) => choice.type === "let_stand")
      ? words("last-words")
      : words("wait-last-words");
  if (view.race) return racePrompt(view, view.race, choices, names);
  if (!choices.some((choice) => choice.type === "draw"))
    return words("wait-draw", { who: names[view.drawer] ?? "" });
  const piles = view.play_piles[view.drawer]?.length ?? 1;
  return piles > 1 ? words("draw-onto") : words("draw-prompt");
}

function votePrompt(word: string, choices: Choice<DupleAction>[]): string {
  const asked = choices.some((choice) => choice.type === "vote");
  return asked ? words("vote-now") : words("wait-vote", { word: spoken(word) });
}

function racePrompt(view: DupleView, race: DupleRace, choices: Choice<DupleAction>[], names: Name[]): string {
  const may = (type: string) => choices.some((choice) => choice.type === type);
  if (race.phase.type === "voting") return votePrompt(race.phase.claim.word, choices);
  if (race.phase.type === "third_letter") return may("draw") ? words("you-dig") : words("wait-third");
  if (choices.some(isForm) && view.viewer !== null && race.gave_up.includes(view.viewer))
    return words("gave-up-prompt");
  if (choices.some(isForm))
    return words("race-prompt", {
      letters: spaced(neededLetters(race)),
      category: categoryName(race.category),
    });
  if (view.viewer !== null && race.claims.some((claim) => claim.seat === view.viewer))
    return words("wait-judge");
  return words("wait-race", { racers: race.racers.map((seat) => names[seat] ?? "") });
}

// ---- The standing

export function sheet(view: DupleView, names: Name[]): ScoreSheet {
  const won = view.memory.won;
  const rows: ScoreSheet["rows"] = [
    { label: words("sheet-letters"), cells: won.map((cards) => String(cards.filter(isLetter).length)) },
    { label: words("sheet-all-plays"), cells: won.map((cards) => String(cards.filter(isAllPlay).length)) },
    { label: words("sheet-points"), cells: view.points.map(String), strong: true },
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
    took.map((all) => (all.length ? timeOf(figure(all)) : words("none")));
  return [
    { label: words("sheet-races"), cells: took.map((all) => String(all.length)) },
    { label: words("sheet-fastest"), cells: shown((all) => Math.min(...all)) },
    {
      label: words("sheet-mean"),
      cells: shown((all) => all.reduce((sum, one) => sum + one, 0) / all.length),
    },
  ];
}

// ---- At the input

/** What the input says while it is empty. */
export function inputHint(view: DupleView, open: boolean, names: Name[]): string {
  if (!view.race) return open ? words("spot-here") : words("quiet");
  const racers = view.race.racers.map((seat) => names[seat] ?? "");
  return open ? words("type-here") : words("others-race", { racers });
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
      return { rule: "DUPLE-20", reason: words("too-fast") };
    case "nothing_spotted":
      return { rule: "DUPLE-10", reason: words("nothing-matches", { word: spoken(event.word) }) };
    case "murmured":
      return { rule: "DUPLE-10", reason: words("murmur") };
    case "challenged_late":
      return { rule: "DUPLE-19", reason: words("event-challenged-late", { word: spoken(event.word) }) };
    default:
      return undefined;
  }
}
