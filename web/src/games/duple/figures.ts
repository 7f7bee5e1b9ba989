/** A match of Duple looked back on: every race with what was said, and what could have been. */
import type { DupleEvent, DupleView } from "../../generated/types";
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
}

/** As `statistics` of the outcome has it. */
interface Statistics {
  races?: { could_have_said: string[] }[];
}

export function racesOf(past: DuplePast): Race[] {
  const { races: known = [] } = (past.outcome?.statistics ?? {}) as Statistics;
  const decided: Race[] = [];
  let race: Running | null = null;
  for (const step of past.steps)
    for (const event of step.events) {
      race = begun(event, step) ?? race;
      if (!race) continue;
      follow(race, event, step.at);
      if (!isEnd(event)) continue;
      const { began: _, ...told } = race;
      decided.push({ ...told, possible: known[decided.length]?.could_have_said ?? [] });
      race = null;
    }
  return decided;
}

const isEnd = ({ type }: DupleEvent): boolean => /^(face_off_won|all_play_won|nobody_won)$/.test(type);

function begun(event: DupleEvent, { at, view }: PastStep<DupleView, DupleEvent>): Running | null {
  const fresh = { words: [], third: "", margin: null, winner: null, word: "", milliseconds: null };
  if (event.type === "face_off_began") {
    const { letters, category, racers } = event;
    return { ...fresh, kind: "face_off", letters, category, racers, possible: [], began: at };
  }
  if (event.type !== "all_play_began") return null;
  const racers = view.play_piles.map((_, seat) => seat);
  const { letters } = event;
  return {
    ...fresh,
    kind: "all_play",
    letters,
    category: view.race?.category ?? view.category,
    racers,
    possible: [],
    began: at,
  };
}

function follow(race: Running, event: DupleEvent, at: number): void {
  switch (event.type) {
    case "word_said":
      race.words.push({ seat: event.seat, word: event.word, after: event.at - race.began, why: null });
      race.words.sort((one, other) => one.after - other.after); // it may come out after a later one was refused
      break;
    case "word_refused":
      race.words.push({ seat: event.seat, word: event.word, after: at - race.began, why: event.reason });
      break;
    case "vote_closed":
      if (!event.accepted) refuse(race, event.seat, event.word);
      break;
    case "tied":
      race.margin = marginOf(race.words);
      race.racers = event.seats;
      break;
    case "third_letter_drawn":
      race.third = letterOf(event.card);
      break;
    case "face_off_won":
    case "all_play_won":
      Object.assign(race, { winner: event.seat, word: event.word, milliseconds: event.milliseconds });
      break;
  }
}

function refuse(race: Running, seat: number, word: string): void {
  race.words = race.words.map((said) =>
    said.seat === seat && said.word === word ? { ...said, why: "" } : said,
  );
}

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
