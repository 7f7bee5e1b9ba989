/** What a single view does not tell: the tries of a race, the cascade it belongs to, how close a finish was. */
import type { DupleClaim, DupleEvent, DupleRace, DupleView } from "../../generated/types";
import { sizeOf } from "./cards";

export interface Try {
  seat: number;
  word: string;
  /** Why it does not count; null while it may. */
  why: string | null;
}

export interface Story {
  /** The words of this race, oldest first. */
  tries: Try[];
  /** How many face-offs one card has led to so far. */
  cascade: number;
  /** Milliseconds between the words of a tie. */
  margin: number | null;
  /** The words that may win, as last seen: a tie clears them. */
  claims: DupleClaim[];
  /** The match time at which the latest race was won. */
  wonAt: number | null;
  /** The Draw Pile that the latest card came from. */
  drawnFrom: number;
}

export const noStory: Story = {
  tries: [],
  cascade: 0,
  margin: null,
  claims: [],
  wonAt: null,
  drawnFrom: 0,
};

/** How long the table waits for a third letter: a tie is that much older than the end of the wait. */
const THIRD_LETTER_WAIT = 15_000;

export function follow(story: Story, before: DupleView | null, view: DupleView, events: DupleEvent[]): Story {
  const drawn = { ...story, drawnFrom: drawnFrom(before, view) ?? story.drawnFrom };
  const told = events.reduce((so, event) => after(so, event, before?.race ?? null, view.race), drawn);
  const claims = view.race?.claims ?? [];
  return { ...told, claims, tries: view.race || !view.options.announce ? told.tries : [] };
}

function after(story: Story, event: DupleEvent, before: DupleRace | null, race: DupleRace | null): Story {
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
      return { ...story, tries: [...story.tries, { seat: event.seat, word: event.word, why: null }] };
    case "word_refused":
      return {
        ...story,
        tries: [...story.tries, { seat: event.seat, word: event.word, why: event.reason }],
      };
    case "vote_closed":
      return event.accepted ? story : { ...story, tries: story.tries.map(refused(event.seat, event.word)) };
    case "tied":
      return { ...story, margin: marginOf(story.claims, race) };
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

/** Both claims were seen if the table voted on one of them; otherwise the second one is what made the tie. */
function marginOf([first, second]: DupleClaim[], race: DupleRace | null): number | null {
  if (!first || !race) return null;
  if (second) return second.at - first.at;
  const tiedAt = race.phase.type === "third_letter" ? race.phase.until - THIRD_LETTER_WAIT : race.began;
  return Math.max(0, tiedAt - first.at);
}

function drawnFrom(before: DupleView | null, view: DupleView): number | null {
  const shrunk = before?.draw_piles.findIndex(
    (pile, index) => sizeOf(pile) > sizeOf(view.draw_piles[index] ?? []),
  );
  return shrunk === undefined || shrunk < 0 ? null : shrunk;
}
