/** What a single view does not tell: the tries of a race, the cascade it belongs to, how close a finish was. */
import type { DupleEvent, DupleRace, DupleView } from "../../generated/types";
import { sizeOf } from "./cards";

export interface Try {
  seat: number;
  word: string;
  /** Why it does not count; null while it may. */
  why: string | null;
  /** When a word that may count was said. */
  at: number | null;
}

export interface Story {
  /** The words of this race, oldest first. */
  tries: Try[];
  /** How many face-offs one card has led to so far. */
  cascade: number;
  /** Milliseconds between the words of a tie. */
  margin: number | null;
  /** The match time at which the latest race was won. */
  wonAt: number | null;
  /** The Draw Pile that the latest card came from. */
  drawnFrom: number;
}

export const noStory: Story = {
  tries: [],
  cascade: 0,
  margin: null,
  wonAt: null,
  drawnFrom: 0,
};

export function follow(story: Story, before: DupleView | null, view: DupleView, events: DupleEvent[]): Story {
  const drawn = { ...story, drawnFrom: drawnFrom(before, view) ?? story.drawnFrom };
  const told = events.reduce((so, event) => after(so, event, before?.race ?? null), drawn);
  return { ...told, tries: view.race || !view.options.announce ? told.tries : [] };
}

function after(story: Story, event: DupleEvent, before: DupleRace | null): Story {
  switch (event.type) {
    case "letter_drawn":
    case "wild_turned":
    case "all_play_turned":
      return { ...story, cascade: 0, tries: [] };
    case "face_off_began":
      return { ...story, cascade: story.cascade + 1, tries: [], margin: null };
    case "all_play_began":
      return { ...story, tries: [], margin: null };
    case "word_said":
      return {
        ...story,
        tries: [...story.tries, { seat: event.seat, word: event.word, why: null, at: event.at }],
      };
    case "word_refused":
      return {
        ...story,
        tries: [...story.tries, { seat: event.seat, word: event.word, why: event.reason, at: null }],
      };
    case "vote_closed":
      return event.accepted ? story : { ...story, tries: story.tries.map(refused(event.seat, event.word)) };
    case "tied":
      return { ...story, margin: marginOf(story.tries) };
    case "face_off_won":
    case "all_play_won":
      return { ...story, wonAt: before ? before.began + event.milliseconds : null };
    default:
      return story;
  }
}

const refused =
  (seat: number, word: string) =>
  (made: Try): Try =>
    made.seat === seat && made.word === word ? { ...made, why: "" } : made;

/** Milliseconds between the two words that tied, the last ones that may count. */
function marginOf(tries: Try[]): number | null {
  const [second, first] = tries.filter((made) => made.why === null).reverse();
  return first?.at == null || second?.at == null ? null : second.at - first.at;
}

function drawnFrom(before: DupleView | null, view: DupleView): number | null {
  const shrunk = before?.draw_piles.findIndex(
    (pile, index) => sizeOf(pile) > sizeOf(view.draw_piles[index] ?? []),
  );
  return shrunk === undefined || shrunk < 0 ? null : shrunk;
}
