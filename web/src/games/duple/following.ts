/** What a single view does not tell: the tries of a race, the cascade it belongs to, how close a finish was. */
import type { DupleEvent, DupleJudged, DupleRace, DupleView, DupleVoteClosed } from "../../generated/types";
import { spoken as sentenceOf } from "../../messages";
import { sizeOf, whichRace, type Doubtful } from "./cards";

export interface Try {
  seat: number;
  word: string;
  /** Why it does not count; null while it may. */
  why: string | null;
  /** When a word that may count was said. */
  at: number | null;
}

/** What the table decided about a word in a former match. */
export interface Precedent {
  word: string;
  accepted: boolean;
  on: string;
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
  /** What the latest word was taken by, if the table had decided about it before. */
  precedent: Precedent | null;
  /** The word that had won the latest race, until the table decided that it does not count. */
  overruled: string | null;
}

const BEGINS: ReadonlySet<DupleEvent["type"]> = new Set(["face_off_began", "all_play_began"]);

export const noStory: Story = {
  tries: [],
  cascade: 0,
  margin: null,
  wonAt: null,
  drawnFrom: 0,
  precedent: null,
  overruled: null,
};

export function follow(story: Story, before: DupleView | null, view: DupleView, events: DupleEvent[]): Story {
  const known = isUnknown(before, view, events)
    ? { ...noStory, tries: knownTries(view.race, events) }
    : story;
  const drawn = { ...known, drawnFrom: drawnFrom(before, view) ?? story.drawnFrom };
  const told = events.reduce((so, event) => after(so, event, before?.race ?? null), drawn);
  const isLatest = JSON.stringify(before?.decided) === JSON.stringify(view.decided);
  const overruled = overruledIn(events)?.word ?? (isLatest ? told.overruled : null);
  return { ...told, overruled, tries: view.race || !view.options.announce ? told.tries : [] };
}

const isWon = ({ type }: DupleEvent) => type === "face_off_won" || type === "all_play_won";

/** The vote after which a race has no winner any more. */
export function overruledIn(events: DupleEvent[]): DupleVoteClosed | undefined {
  if (!events.some(({ type }) => type === "card_returned") || events.some(isWon)) return undefined;
  return events.findLast((event) => event.type === "vote_closed");
}

/** Whether this race began in a picture that was never shown: what was told before is not about it. */
const isUnknown = (before: DupleView | null, { race }: DupleView, events: DupleEvent[]): boolean =>
  race !== null &&
  whichRace(before?.race ?? null) !== whichRace(race) &&
  !events.some(({ type }) => BEGINS.has(type));

/** What the table has judged in a race, but for what is told only now. */
function knownTries(race: DupleRace | null, events: DupleEvent[]): Try[] {
  const isNew = ({ seat, word }: DupleJudged) =>
    events.some((event) => "word" in event && event.seat === seat && event.word === word);
  const known = race?.judged.filter((verdict) => !isNew(verdict)) ?? [];
  return known.map(({ seat, word, accepted, at }) => ({ seat, word, why: accepted ? null : "", at }));
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
    case "precedent_followed":
      return { ...story, precedent: event };
    case "word_said":
      return {
        ...story,
        precedent: null,
        tries: [...story.tries, { seat: event.seat, word: event.word, why: null, at: event.at }],
      };
    case "word_refused":
      return {
        ...story,
        precedent: null,
        tries: [
          ...story.tries,
          { seat: event.seat, word: event.word, why: sentenceOf(event.reason), at: null },
        ],
      };
    case "vote_closed":
      return { ...story, tries: story.tries.map(settled(event)) };
    case "tied":
      return { ...story, margin: marginOf(story.tries) };
    case "face_off_won":
    case "all_play_won":
      return { ...story, wonAt: before ? before.began + event.milliseconds : null };
    default:
      return story;
  }
}

/** What the table decided holds, whatever the dictionary said. */
const settled =
  ({ seat, word, accepted }: DupleVoteClosed) =>
  (made: Try): Try =>
    made.seat === seat && made.word === word ? { ...made, why: accepted ? null : "" } : made;

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

/** A try as it is shown: with what the table may challenge, from whichever race. */
export type ShownTry = Pick<Try, "seat" | "word" | "why"> & { doubt: Doubtful | null; key: string };

const SHOWN = 4;

type Said = Pick<Try, "seat" | "word">;

/**
 * The latest try, what may still be challenged, of whichever race, and as many of the other latest tries as there
 * is room for, oldest first; of one word the latest.
 */
export function withDoubts(tries: Try[], doubts: Doubtful[]): ShownTry[] {
  const about = ({ seat, word }: Said) => doubts.find((each) => each.seat === seat && each.word === word);
  const made = tries.map((each, index) => ({ ...each, doubt: about(each) ?? null, key: String(index) }));
  const elsewhere = doubts
    .filter((each) => about(each) === each && !made.some(({ doubt }) => doubt === each))
    .map((doubt) => ({
      seat: doubt.seat,
      word: doubt.word,
      why: doubt.accepted ? null : "",
      doubt,
      key: `${doubt.seat} ${doubt.word}`,
    }));
  const [latest, ...older] = made.toReversed();
  const wanted = [
    ...(latest ? [latest] : []),
    ...older.filter(({ doubt }) => doubt),
    ...elsewhere,
    ...older.filter(({ doubt }) => !doubt),
  ].slice(0, SHOWN);
  return [...elsewhere.toReversed(), ...made].filter((each) => wanted.includes(each));
}

/** Where each try stands, by its key. */
export type Places = ReadonlyMap<string, number>;

/** Whoever stands somewhere stays there; whoever comes takes the first free place, on their own side if there is one. */
export function placed(before: Places, shown: ShownTry[], sideOf: (seat: number) => number): Places {
  const places = new Map([...before].filter(([key]) => shown.some((each) => each.key === key)));
  for (const { key, seat } of shown) {
    if (places.has(key)) continue;
    const free = [...Array(SHOWN).keys()].filter((place) => ![...places.values()].includes(place));
    places.set(key, free.find((place) => place % 2 === sideOf(seat)) ?? free[0]!);
  }
  return places;
}
