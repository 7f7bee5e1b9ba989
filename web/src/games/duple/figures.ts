/** A match of Duple looked back on: every race with what was said, what the table decided, and what could have been. */
import type {
  DupleAllPlayWon,
  DupleChallenged,
  DupleEvent,
  DupleFaceOffWon,
  DupleInsisted,
  DupleView,
  DupleVoteClosed,
} from "../../generated/types";
import { spoken as sentenceOf } from "../../messages";
import type { Past, PastStep } from "../../table";
import { letterOf } from "./cards";

export type DuplePast = Past<DupleView, DupleEvent>;

export interface Word {
  seat: number;
  word: string;
  /** Milliseconds since the race began. */
  after: number;
  /** Why it did not count; empty if the table voted against it, null if it counts. */
  why: string | null;
}

export interface Race {
  kind: "face_off" | "all_play";
  letters: string;
  category: string;
  racers: number[];
  words: Word[];
  /** What the table decided about its words: each from the call for a vote to its end, or by a precedent. */
  decisions: DupleEvent[][];
  /** Whether the table took the win back, and nobody else had a word. */
  undone: boolean;
  /** The third letter that a tie called for. */
  third: string;
  /** Milliseconds between the two words of a tie. */
  margin: number | null;
  winner: number | null;
  word: string;
  milliseconds: number | null;
  /** What would have counted, common words first. */
  possible: string[];
}

interface Running extends Race {
  began: number;
  /** Milliseconds from then on until the third letter was drawn. */
  dug: number;
}

type Said = Pick<Word, "seat" | "word">;

interface Vote {
  /** The race that the word was said in. */
  race: Running;
  /** What the dictionary says; null if it knows nothing of it. */
  dictionary: boolean | null;
  began: number;
  told: DupleEvent[];
}

interface Telling {
  /** All that are over, those that were undone too. */
  decided: Running[];
  race: Running | null;
  vote: Vote | null;
  /** The race that the table decides again just now. */
  again: Running | null;
}

/** As `statistics` of the outcome has it. */
interface Statistics {
  races?: { could_have_said: string[] }[];
}

export function racesOf(past: DuplePast): Race[] {
  const telling: Telling = { decided: [], race: null, vote: null, again: null };
  for (const step of past.steps) {
    telling.again = null;
    for (const event of step.events) tell(telling, event, step);
  }
  const { races: known = [] } = (past.outcome?.statistics ?? {}) as Statistics;
  const standing = telling.decided.filter(({ undone }) => !undone);
  return telling.decided.map(({ began: _, dug: __, ...race }) => {
    const number = standing.findIndex(({ words }) => words === race.words);
    return { ...race, possible: known[number]?.could_have_said ?? [] };
  });
}

function tell(telling: Telling, event: DupleEvent, step: PastStep<DupleView, DupleEvent>): void {
  decide(telling, event, step.at);
  const fresh = begun(event, step);
  if (fresh || event.type === "called_off") {
    telling.again = null;
    telling.race = fresh;
  }
  const race = telling.again ?? telling.race;
  if (!race) return;
  follow(race, event, step.at);
  if (!isEnd(event)) return;
  if (race === telling.race) {
    telling.decided.push(race);
    telling.race = null;
  }
  telling.again = null;
}

const isEnd = ({ type }: DupleEvent): boolean => /^(face_off_won|all_play_won|nobody_won)$/.test(type);

function begun(event: DupleEvent, { at, view }: PastStep<DupleView, DupleEvent>): Running | null {
  if (event.type === "face_off_began") {
    const { letters, category, racers } = event;
    return { ...fresh(), kind: "face_off", letters, category, racers, began: at };
  }
  if (event.type !== "all_play_began") return null;
  const racers = view.play_piles.map((_, seat) => seat);
  const category = view.race?.category ?? view.category;
  return { ...fresh(), kind: "all_play", letters: event.letters, category, racers, began: at };
}

const fresh = () => ({
  words: [],
  decisions: [],
  undone: false,
  third: "",
  margin: null,
  winner: null,
  word: "",
  milliseconds: null,
  possible: [],
  dug: 0,
});

function follow(race: Running, event: DupleEvent, at: number): void {
  switch (event.type) {
    case "word_said":
      race.words.push({ seat: event.seat, word: event.word, after: event.at - race.began, why: null });
      race.words.sort((one, other) => one.after - other.after); // it may come out after a later one was refused
      break;
    case "word_refused":
      race.words.push({
        seat: event.seat,
        word: event.word,
        after: at - race.began,
        why: sentenceOf(event.reason),
      });
      break;
    case "precedent_followed":
      race.decisions.push([event]);
      break;
    case "tied":
      race.margin = marginOf(race.words);
      race.racers = event.seats;
      break;
    case "third_letter_drawn":
      race.third = letterOf(event.card);
      race.dug = at - race.began;
      break;
    case "face_off_won":
    case "all_play_won":
      win(race, event);
      break;
  }
}

/** A word from before the third letter, which the table brings back, did not need that. */
function win(race: Running, { seat, word, milliseconds }: DupleFaceOffWon | DupleAllPlayWon): void {
  const said = race.words.find((each) => each.seat === seat && each.word === word);
  if (said && said.after < race.dug) race.third = "";
  Object.assign(race, { undone: false, winner: seat, word, milliseconds });
}

// ---- What the table decides

function decide(telling: Telling, event: DupleEvent, at: number): void {
  switch (event.type) {
    case "challenged":
      callVote(telling, disputed(telling, event), event, at);
      break;
    case "vote_called":
      callVote(telling, telling.race, event, at);
      break;
    case "insisted":
      insistedOn(telling, event);
      break;
    case "vote_cast":
      telling.vote?.told.push(event);
      break;
    case "vote_closed":
      if (telling.vote) close(telling, telling.vote, event, at);
      break;
  }
}

function callVote(telling: Telling, race: Running | null, event: DupleEvent, at: number): void {
  if (!race) return;
  const told = [event];
  const dictionary = event.type === "challenged" ? event.accepted : null;
  race.decisions.push(told);
  telling.vote = { race, dictionary, began: at, told };
}

/** The latest race in which the word was said. */
const disputed = (
  { decided, race }: Telling,
  { speaker, word, category }: Pick<DupleChallenged, "speaker" | "word" | "category">,
): Running | null =>
  [...decided, ...(race ? [race] : [])].findLast(
    (each) =>
      each.category === category && each.words.some((said) => said.seat === speaker && said.word === word),
  ) ?? null;

/** The word counts, although nobody voted for it. */
function insistedOn(telling: Telling, event: DupleInsisted): void {
  const race = disputed(telling, { ...event, speaker: event.seat });
  if (!race) return;
  race.decisions.push([event]);
  settle(telling, race, event, true);
}

/** What is decided about a word; a race that is over is decided again. */
function settle(
  telling: Telling,
  race: Running,
  { seat, word }: Said,
  accepted: boolean,
  again = true,
): void {
  for (const said of race.words)
    if (said.seat === seat && said.word === word) said.why = accepted ? null : "";
  if (!again || race === telling.race) return;
  Object.assign(race, { undone: true, winner: null, word: "", milliseconds: null });
  telling.again = race;
}

/** The clock of what is raced for has stood meanwhile; a race that is over is decided again, if need be. */
function close(telling: Telling, vote: Vote, event: DupleVoteClosed, at: number): void {
  const { race, dictionary, began, told } = vote;
  told.push(event);
  if (telling.race) telling.race.began += at - began;
  settle(telling, race, event, event.accepted, dictionary !== null && dictionary !== event.accepted);
  telling.vote = null;
}

// ---- Figures

/** Between the last two words that counted: those that tied. */
function marginOf(words: readonly Word[]): number | null {
  const [first, second] = words.filter(({ why }) => why === null).slice(-2);
  return first && second ? second.after - first.after : null;
}

/** The quickest word that won a race. */
export function quickest(races: readonly Race[]): Race | null {
  const won = races.filter(({ milliseconds }) => milliseconds !== null);
  return won.sort((one, other) => one.milliseconds! - other.milliseconds!)[0] ?? null;
}
