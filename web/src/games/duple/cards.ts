/** What the numbers in a view of Duple mean. The layout is that of `cards.py`; a test compares the two. */
import type {
  DupleAction,
  DupleChallenge,
  DupleHidden,
  DupleInsist,
  DupleJudged,
  DupleLaid,
  DupleRace,
  DupleView,
  DupleVoting,
} from "../../generated/types";
import type { Choice } from "../../table";

export const LETTERS = [
  "AEILQRTU",
  "ACEIJNSU",
  "ABCGMOSU",
  "CDHLNOST",
  "AFLNORTW",
  "EILNPRTX",
  "BCEIKORY",
  "AEILNRVZ",
] as const;

/** How long a vote may take, in milliseconds. */
export const VOTE_TIME = 15_000;

export const SYMBOLS = 8;
const WILD_STEP = 3;
const LETTERS_EACH = 8;
const FIRST_WILD = SYMBOLS * LETTERS_EACH;
const FIRST_CATEGORY = FIRST_WILD + SYMBOLS;
export const FIRST_ALL_PLAY = FIRST_CATEGORY + 11 + 4;

export const isLetter = (card: number): boolean => card < FIRST_WILD;
export const isAllPlay = (card: number): boolean => card >= FIRST_ALL_PLAY;
export const symbolOf = (card: number): number => Math.floor(card / LETTERS_EACH);
export const letterOf = (card: number): string => LETTERS[symbolOf(card)]?.[card % LETTERS_EACH] ?? "";

export function wildSymbols(card: number): [number, number] {
  const first = card - FIRST_WILD;
  return [first, (first + WILD_STEP) % SYMBOLS];
}

export const sizeOf = (pile: number[] | DupleHidden): number =>
  Array.isArray(pile) ? pile.length : pile.count;

export const topOf = (pile: DupleLaid[]): number | null => pile.at(-1)?.card ?? null;

/** All letters that a word must contain, the third one of a tie-break included. */
export const neededLetters = (race: DupleRace): string =>
  race.letters + (race.third === null ? "" : letterOf(race.third));

/** Tells a race from the next one; it is the same with a letter that is drawn later, and when a vote has moved its beginning. */
export const whichRace = (race: DupleRace | null): string =>
  race ? JSON.stringify([race.kind, race.card, race.spots, race.letters]) : "";

/** The vote that is on. */
export const votingOf = (race: DupleRace): DupleVoting | null =>
  race.phase.type === "voting" ? race.phase : null;

/** A verdict, and what this viewer may do against it. */
export type Doubtful = DupleJudged & { doubt: DupleChallenge | DupleInsist };

/** The verdicts that this viewer might want to do something against, the latest first: nobody doubts their own words. */
export function doubted(view: DupleView, choices: Choice<DupleAction>[]): Doubtful[] {
  const races = [...(view.race ? [view.race] : []), ...view.settled.map(({ race }) => race)];
  return races
    .flatMap((race) => race.judged)
    .flatMap((verdict) => {
      const doubt = choices.find((choice) => isAbout(choice, verdict, view.viewer));
      return doubt ? [{ ...verdict, doubt: doubt as Doubtful["doubt"] }] : [];
    })
    .sort((one, other) => other.at - one.at);
}

function isAbout(choice: Choice<DupleAction>, verdict: DupleJudged, viewer: number | null): boolean {
  const own = verdict.seat === viewer;
  if (choice.type === "insist") return own && !verdict.accepted && choice.word === verdict.word;
  return (
    choice.type === "challenge" &&
    choice.speaker === verdict.seat &&
    choice.word === verdict.word &&
    !(own && verdict.accepted)
  );
}

/** Whether a third letter breaks a tie, or is about to. */
export const isTied = (race: DupleRace): boolean => race.third !== null || race.phase.type === "third_letter";

/** The cards that are raced with: those of the two piles, or every top card in an All Play. */
export function racedCards(view: DupleView, race: DupleRace): { card: number; seat: number | null }[] {
  const spots = race.spots.length
    ? race.spots
    : view.play_piles.flatMap((piles, seat) => piles.map((_, pile) => ({ seat, pile })));
  const cards = spots.flatMap(({ seat, pile }) => {
    const card = topOf(view.play_piles[seat]?.[pile] ?? []);
    return card === null ? [] : [{ card, seat }];
  });
  return race.third === null ? cards : [...cards, { card: race.third, seat: null }];
}

/** By letter needed, whether what is typed has it: equal letters are needed as often as they lie there. */
export function ticked(needed: string, typed: string): boolean[] {
  const left = plain(typed).split("");
  return needed.split("").map((letter) => {
    const found = left.indexOf(letter);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/** The letters of what was typed, in capitals and without accents. */
export const plain = (typed: string): string =>
  typed
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
