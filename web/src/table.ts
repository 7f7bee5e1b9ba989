/** What a game's table is given, and what a game gives to the shell. Knows no game. */
import type { Component } from "svelte";
import type {
  Form,
  MatchFigures,
  Outcome,
  Refusal,
  SeatShown,
  Update as WireUpdate,
} from "./generated/types";
import type { Look } from "./look";
import type { Name } from "./messages";
import type { Stream } from "./proof";
import type { Emote } from "./reactions/emotes";
import type { Output } from "./sound";
import type { GameSounds } from "./sound/notes";

export type Seat = number;
export type RefusalText = Refusal;
export type Choice<Action> = Action | Form;

/** An update of the match with the game's own types in it. */
export type Update<View, Action, Event> = Omit<WireUpdate, "view" | "choices" | "events"> & {
  view: View;
  choices: Choice<Action>[];
  events: Event[];
};

/** `reveal`, `compare`, `verdict`, `count` and `aftermath` make a scene, in this order; `plain` is what just happens. */
export type BeatKind = "plain" | "reveal" | "compare" | "verdict" | "count" | "aftermath";

/** One picture of what happened: a view, what led to it, how long it stays at least. */
export interface Beat<View, Event> {
  kind: BeatKind;
  view: View;
  events: Event[];
  /** Milliseconds before the next beat may replace it; a headline is never shown shorter than it takes to be read. */
  hold: number;
  /** What is decided here, and why, for the centre of the table. */
  headline?: string;
  /** What it is called within its script. */
  key: string;
}

/** What a script is made of: an update of the match, or a step of a finished one. */
export type Happened<View, Event> = Pick<
  Update<View, never, Event>,
  "view" | "events" | "number" | "since" | "now"
>;

/** A seat as everybody sees it in the match, with its number and how it relates to the viewer. */
export interface SeatInfo extends Omit<SeatShown, "entropy" | "dealt_to" | "person"> {
  seat: Seat;
  /** How whoever sits there is drawn. */
  look?: Look;
  you: boolean;
  host: boolean;
  /** Whether the table waits for it. */
  awaited: boolean;
  /** What whoever sits there thinks of it just now. */
  emote?: Emote | null;
}

/** What every game's Table.svelte receives. It shows and offers; the rules are the server's. */
export interface TableProps<View, Action, Event> {
  view: View;
  /** What led to this view; empty when it was fetched afresh. */
  events: Event[];
  /** What you may do now; empty while you watch, wait, or earlier events are still being shown. */
  choices: Choice<Action>[];
  /**
   * Sends an action; resolves to why it was not taken, or to null once it is stored. `at` is the match time at
   * which it was done, now if left out; the server believes it as far as the measured lag goes.
   */
  act: (action: Action, at?: number) => Promise<RefusalText | null>;
  seats: SeatInfo[];
  /** By seat; your own is "You", and speaks of itself so in every text. */
  names: Name[];
  /** Your seat; null when you watch. */
  viewer: Seat | null;
  /** The seat of somebody who plays at the same device, face to face, and what they may do. */
  beside?:
    { seat: Seat; choices: Choice<Action>[]; act: TableProps<View, Action, Event>["act"] } | null | undefined;
  deadline: number | null;
  /** The match time now, in milliseconds; `ticking` in clock.svelte.ts makes it reactive. */
  now: () => number;
  running: boolean;
  /** The beat that is on stage; left out where nothing is played. */
  beat?: Pick<Beat<View, Event>, "kind" | "headline" | "key"> | null | undefined;
  /** Set where a finished match is looked at again: it stands still, or plays by itself with its `now` as it was then. */
  past?: "still" | "playing";
  /** Set where somebody speaks beside the table, as in a lesson: nothing may cover that but a keyboard. */
  accompanied?: boolean;
  outcome: Outcome | null;
  /** Opens the rules at this rule. */
  showRule: (rule: string) => void;
}

/** The standing as a table: one column a side, one row a round or figure. */
export interface ScoreSheet {
  columns: string[];
  rows: { label: string; cells: string[]; strong?: boolean }[];
}

/** What the centre of the big screen receives: what everybody may see, and nothing to do. */
export type ScreenProps<View, Event> = Pick<
  TableProps<View, never, Event>,
  "view" | "events" | "seats" | "names" | "deadline" | "now" | "running" | "beat"
>;

/** What a game shows to a room, to be read from afar; it is loaded only there. */
export interface GameScreen<View, Event> {
  /** The centre of the table. The seats are beside it. */
  Centre: Component<ScreenProps<View, Event>>;
  /** What a seat has, below its name. */
  Figures: Component<{ view: View; events: Event[]; seat: SeatInfo }>;
}

/** The table after one entry of the log, with everything open. */
export interface PastStep<View, Event> {
  /** Match time in milliseconds. */
  at: number;
  seat: Seat | null;
  events: Event[];
  view: View;
}

/** A finished match with everything open: what its story and its picture are made of. */
export interface Past<View, Event> {
  names: string[];
  steps: PastStep<View, Event>[];
  outcome: Outcome | null;
}

/** Where a part of a match begins, for those who jump through it: a round, or a trick or turn within one. */
export interface Chapter {
  /** The step after which it begins. */
  step: number;
  /** Whether it lies within another one. */
  within: boolean;
  label: string;
}

/** A moment of a match as a picture, to be understood by somebody who was not there. */
export interface Moment {
  /** The step that it happened in. */
  step: number;
  /** What is seen, in a sentence or two. */
  legend: string;
  /** How large it is drawn, and the drawing, in SVG. */
  width: number;
  height: number;
  drawn: string;
}

/** How a game looks back on a match; exported as `story` by the module that `GameTable.story` loads. */
export interface GameStory<View, Event> {
  Story: Component<{ past: Past<View, Event> }>;
  /**
   * The moment that decided a match, or what happened in one step of it, for the picture that people keep. It shows
   * only what lay open when it happened; null where nothing can be shown.
   */
  moment: (past: Past<View, Event>, step?: number) => Promise<Moment | null>;
  /** The game's duotone in hexadecimal, for the picture: it is looked at where no stylesheet is. */
  tones: readonly [string, string];
  /** A play in words, as it could have been made at this table; for games whose matches can be analysed. */
  play?: (action: never, view: View) => string;
  /** What a play turned for everybody, in words ("Red is trump"); empty if nothing. */
  turned?: (before: View, after: View) => string;
  /** What the players' signs are filled with, if not with the tones. */
  signs?: readonly [string, string];
}

/** How a finished match plays by itself where time is a part of the game. */
export interface Playback<View, Event> {
  /** Whether what follows this view comes when it came; otherwise it comes at a reader's pace. */
  keepsTime: (view: View) => boolean;
  /** What is heard of an event; it is placed ahead, and the table itself stays silent. */
  voice: (event: Event) => ((output: Output, at: number) => void) | null;
}

/** The first thing that chance decides in a match: whoever has the seed can work it out again. */
export interface FirstChance<View> {
  /** What the rules draw from, as in `dice.stream(purpose, number)`; the number is 1 if left out. */
  purpose: string;
  number?: number;
  /** As the rules draw: the order of a deck, or the one number that was drawn. */
  draw: (stream: Stream, seats: number) => number[];
  /** Whether the first picture with everything open shows it; left out where it is hidden even there. */
  shown?: (numbers: number[], view: View) => boolean;
}

/** What a game's lazy chunk exports as `game`. */
export interface GameTable<View, Action, Event> {
  Table: Component<TableProps<View, Action, Event>>;
  /** One event as a sentence for log and screen reader; empty for what needs no words. */
  sentence: (event: Event, names: Name[]) => string;
  /** What is asked of you now, in a few words; empty when nothing is. */
  prompt: (
    view: View,
    choices: Choice<Action>[],
    names: Name[],
    beat?: Pick<Beat<View, Event>, "kind"> | null,
  ) => string;
  sheet: (view: View, names: Name[]) => ScoreSheet;
  /** How a match ended that is neither won nor lost by anybody alone, and whether it is celebrated; null otherwise. */
  ending?: (view: View) => { headline: string; reason: string; celebrated: boolean } | null;
  /** What else there is to say of everybody at the end, in a sentence or two. */
  closing?: (view: View, names: Name[]) => string;
  /** The seats that play together, with so many players and these options; without it, everybody plays alone. */
  sides?: (options: Record<string, unknown>, seats: number) => Seat[][] | null;
  /** Whether two people can play it at one device, face to face. */
  faceToFace?: boolean;
  /** What happened, beat by beat; without it the new view is shown at once. */
  script?: (before: View, happened: Happened<View, Event>, names: Name[]) => Beat<View, Event>[];
  /** Whether somebody's time runs in this view: then it is shown at once, whatever is still on stage. */
  urgent?: (view: View) => boolean;
  /** What is heard; loaded when somebody wants to hear it. Everything heard is seen, too. */
  sounds?: () => Promise<{ sounds: GameSounds<View, Event> }>;
  /** Why sound is worth it here, as a question. */
  soundQuestion?: () => string;
  /** Of what has happened, what the log may still list, where remembering is the game; without it, all. */
  recalled?: (view: View, happened: Event[]) => Event[];
  /** The big screen; without it, a room sees the table that spectators see. */
  screen?: () => Promise<{ screen: GameScreen<View, Event> }>;
  /** Whether an expert can go through its matches. */
  analysed?: boolean;
  /** Loaded when the match is over. */
  story?: () => Promise<{ story: GameStory<View, Event> }>;
  /** Without it, a replay shows one step after the other at a reader's pace, in silence. */
  playback?: Playback<View, Event>;
  /** The parts of a match, in order, as any viewer may know them. */
  chapters?: (steps: readonly PastStep<View, Event>[], names: Name[]) => Chapter[];
  /** For the proof of the shuffle; without it, the proof is of the log and its seed alone. */
  firstChance?: FirstChance<View>;
}

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell carries every game's types unseen */
export type AnyGameTable = GameTable<any, any, any>;
/* eslint-disable-next-line @typescript-eslint/no-explicit-any */
export type AnyGameScreen = GameScreen<any, any>;

/** One match among many, with what its game keeps of it. */
export interface Evening<Digest> {
  match: string;
  at: number;
  /** Where whoever looks back sat. */
  seat: Seat;
  names: string[];
  digest: Digest;
}

/** What a game makes of many matches; exported as `evenings` by the module that `GameEntry.evenings` loads. */
export interface GameEvenings<Digest> {
  /** Raised whenever the same match would give another digest: then all are made anew. */
  version: number;
  /** What is kept of a match on the device, small; null where there is nothing to keep. */
  digest: (figures: MatchFigures, seat: Seat) => Digest | null;
  /** The figures of some matches, the oldest first; there is at least one. */
  Figures: Component<{ evenings: Evening<Digest>[] }>;
}

/* eslint-disable-next-line @typescript-eslint/no-explicit-any */
export type AnyEvenings = GameEvenings<any>;

/** What a game's `index.ts` exports as default: small, loaded with the shell. */
export interface GameEntry {
  id: string;
  /** The picture on the shelf, drawn on 250 × 350. */
  picture: () => Promise<{ default: Component }>;
  load: () => Promise<{ game: AnyGameTable }>;
  /** Its figures over many matches, if it has any. */
  evenings?: () => Promise<{ evenings: AnyEvenings }>;
}

export function isForm(choice: unknown): choice is Form {
  return typeof choice === "object" && choice !== null && (choice as Form).type === "form";
}
