/** The server's HTTP side. Every refusal of it comes as a `TurnedDown`. */
import type {
  AnalysisShown,
  Catalogue,
  ChangePerson,
  ChangeTable,
  ComeIn,
  CreateTable,
  EnterToday,
  Found,
  GameCard,
  Guide,
  LessonShown,
  Listing,
  Listings,
  MatchFigures,
  OpenRoom,
  PickGame,
  PlannedSeat,
  PlayToday,
  PlayedToday,
  Problem,
  Proof,
  PracticeShown,
  PuzzleShown,
  Replay,
  Seated,
  SitDown,
  Table,
  TakeLesson,
  TakePractice,
  TakePuzzle,
  Today,
  TodayCard,
  TodayShown,
  TodayTable,
} from "./generated/types";
import { language, spoken } from "./messages";

export class TurnedDown extends Error {
  constructor(
    readonly rule: string,
    readonly reason: Problem["reason"],
    readonly status: number,
  ) {
    super(`${spoken(reason)} (${rule})`);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  return (await answered(method, path, body, token)).json() as Promise<Answer>;
}

async function answered(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  const response = await fetch(`/api${path}`, request);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new TurnedDown(problem?.rule ?? "", problem?.reason ?? response.statusText, response.status);
}

let catalogue: Promise<GameCard[]> | null = null;

/** The games of this server; fetched once. */
export function gamesHere(): Promise<GameCard[]> {
  catalogue ??= ask<Catalogue>("GET", `/games?language=${language}`).then((found) => found.games);
  catalogue.catch(() => (catalogue = null));
  return catalogue;
}

export const guideOf = (game: string): Promise<Guide> =>
  ask("GET", `/games/${game}/guide?language=${language}`);

/** How long steps took is told where it counts. */
type Taken = Omit<TakeLesson, "after"> & Partial<Pick<TakeLesson, "after">>;

export const takeLesson = (game: string, taken: Taken): Promise<LessonShown> =>
  ask("POST", `/games/${game}/lesson`, taken);

/** A puzzle, or what came of an answer; the device says how far it is. */
export const takePuzzle = (game: string, taken: Partial<TakePuzzle>): Promise<PuzzleShown> =>
  ask("POST", `/games/${game}/puzzle`, taken);

/** The challenges of every day. */
export const cardsOfTheDay = (): Promise<TodayCard[]> =>
  ask<Today>("GET", `/today?language=${language}`).then((found) => found.cards);

/** A challenge of this day after what was done in it; the device says all that. */
export const playToday = (game: string, played: PlayToday): Promise<TodayShown> =>
  ask("POST", `/today/${game}`, played);

/** The day's players, as far as this device has played. */
export const playersOfTheDay = (day: string, secret: string): Promise<TodayTable> =>
  ask("GET", `/today/players?day=${day}`, undefined, secret);

/** Be on the table of the day's players with what was played here. */
export const enterToday = (game: string, entered: EnterToday, secret: string): Promise<TodayTable> =>
  ask("POST", `/today/${game}/result`, entered, secret);

/** Show a room how a challenge went. */
export const showRoom = (table: string, game: string, played: PlayedToday, token: string): Promise<Table> =>
  ask("POST", `/tables/${table}/today/${game}`, played, token);

/** A moment of a match that is over, played on; the server remembers nothing of it. */
export const takePractice = (
  match: string,
  taken: Pick<TakePractice, "at" | "seat" | "moves"> & Partial<TakePractice>,
): Promise<PracticeShown> => ask("POST", `/matches/${encodeURIComponent(match)}/practice`, taken);

export const publicTables = (): Promise<Listing[]> =>
  ask<Listings>("GET", "/tables").then((found) => found.tables);

export const createTable = (wish: CreateTable): Promise<Seated> => ask("POST", "/tables", wish);

/** One click and the room is there; without a name it is a screen's. */
export const openRoom = (wish: Partial<OpenRoom>): Promise<Seated> => ask("POST", "/rooms", wish);

/** Whoever comes is in: with a seat, or waiting for one. A host who only looked on keeps the token. */
export const comeIn = (table: string, wish: ComeIn, token?: string): Promise<Seated> =>
  ask("POST", `/tables/${table}/people`, wish, token);

export const changePerson = (
  table: string,
  person: number,
  change: Partial<ChangePerson>,
  token: string,
): Promise<Table> => ask("PATCH", `/tables/${table}/people/${person}`, change, token);

/** Leave the room; the host may show somebody out. */
export const leaveRoom = (table: string, person: number, token: string): Promise<Table> =>
  ask("DELETE", `/tables/${table}/people/${person}`, undefined, token);

export const takePlace = (table: string, person: number, seat: number, token: string): Promise<Table> =>
  ask("PUT", `/tables/${table}/people/${person}/seat`, { seat }, token);

/** Host: wait for somebody who is away, or have a bot play on. */
export const decideAway = (table: string, person: number, wait: boolean, token: string): Promise<Table> =>
  ask("PUT", `/tables/${table}/people/${person}/away`, { wait }, token);

export const addBot = (table: string, level: string | null, token: string): Promise<Table> =>
  ask("POST", `/tables/${table}/bots`, { level }, token);

export const pickGame = (table: string, wish: Partial<PickGame>, token: string): Promise<Table> =>
  ask("PUT", `/tables/${table}/game`, wish, token);

export const findCode = (code: string): Promise<Found> => ask("GET", `/codes/${encodeURIComponent(code)}`);

export const tableOf = (table: string): Promise<Table> => ask("GET", `/tables/${table}`);

export const sitDown = (table: string, seat: number, wish: SitDown): Promise<Seated> =>
  ask("POST", `/tables/${table}/seats/${seat}`, wish);

export const planSeat = (table: string, seat: number, plan: PlannedSeat, token: string): Promise<Table> =>
  ask("PUT", `/tables/${table}/seats/${seat}`, plan, token);

export const rename = (table: string, seat: number, name: string, token: string): Promise<Table> =>
  ask("PATCH", `/tables/${table}/seats/${seat}`, { name }, token);

/** Host: change what is given. */
export const changeTable = (table: string, change: Partial<ChangeTable>, token: string): Promise<Table> =>
  ask("PATCH", `/tables/${table}`, change, token);

/** What the table leaves to its next match, one thing a line. */
export const legacyOf = async (table: string, token: string): Promise<string> =>
  (await answered("GET", `/tables/${table}/legacy`, undefined, token)).text();

/** Host: break the match off. */
export const abandonMatch = (table: string, token: string): Promise<Table> =>
  ask("POST", `/tables/${table}/abandon`, undefined, token);

/** A new token for one's seat, to give away. */
export const handOver = (table: string, seat: number, token: string): Promise<Seated> =>
  ask("POST", `/tables/${table}/seats/${seat}/hand-over`, undefined, token);

export const startMatch = (table: string, fill: string | null, token: string): Promise<Table> =>
  ask("POST", `/tables/${table}/start`, { fill }, token);

export const rematch = (table: string, token: string): Promise<Table> =>
  ask("POST", `/tables/${table}/rematch`, undefined, token);

export const replayOf = (match: string, viewer: string): Promise<Replay> =>
  ask("GET", `/matches/${encodeURIComponent(match)}/replay?viewer=${viewer}`);

export const proofOf = (match: string): Promise<Proof> =>
  ask("GET", `/matches/${encodeURIComponent(match)}/proof`);

/** What an expert finds in a match that is over, or how far it has come; answered at the latest after a second. */
export const analysisOf = (match: string): Promise<AnalysisShown> =>
  ask("GET", `/matches/${encodeURIComponent(match)}/analysis`);

/** What a finished match adds to the figures of those who played it. */
export const figuresOf = (match: string): Promise<MatchFigures> =>
  ask("GET", `/matches/${encodeURIComponent(match)}/figures`);

/** The log of a finished match, line by line. */
export const logOf = (match: string): Promise<string> =>
  answered("GET", `/matches/${encodeURIComponent(match)}/log`).then((answer) => answer.text());
