/** A table as this page shows it: the connection's news, turned into state that Svelte can follow. */
import { proofOf, startMatch } from "../api";
import type { Line, Outcome, PersonShown, SeatShown, Table } from "../generated/types";
import { endingOf, type Ending, type Viewed } from "../evening/ending";
import { seatsThen, seatThen } from "../evening/then";
import { noteUnread, unreadAt } from "../evening/unread";
import { rememberMatch } from "../history/matches";
import { dropSeat, heldSeat, type HeldSeat } from "../kept";
import { knownBy } from "../learning";
import { text } from "../messages";
import { myName } from "../naming";
import { lookAt, nameOf } from "../people";
import {
  MatchClient,
  type AnyUpdate,
  type Aside,
  type Connection,
  type Listener,
  type Surroundings,
} from "../match";
import { keepDigest, keepsakeOf, Promises } from "../promises";
import { Reactions } from "../reactions/shown.svelte";
import type { RefusalText, SeatInfo } from "../table";
import { refusalOf } from "./refusing";
import { Showing } from "./showing.svelte";
import { takenOver } from "./taken";

const WRONG_TOKEN = 4001;
const REMOVED = 4005;
/** How long it is said that the connection is back, in milliseconds. */
const BACK_SHOWN = 4000;

/** Tables that this page has just opened for a match against bots: dealt as soon as the socket is open. */
const dealAtOnce: Record<string, string> = {};

export function dealOnArrival(table: string, level: string): void {
  dealAtOnce[table] = level;
}

const surroundings: Surroundings = {
  open: (url) => new WebSocket(url) as unknown as ReturnType<Surroundings["open"]>,
  clock: () => performance.now(),
  later: (task, milliseconds) => setTimeout(task, milliseconds),
  cancel: (timer) => clearTimeout(timer),
};

function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A match whose digest cannot be had now is checked without it later. */
async function keepDigestOf(match: string): Promise<void> {
  if (keepsakeOf(match)?.digest !== null) return;
  const proof = await proofOf(match).catch(() => null);
  if (proof?.digest) keepDigest(match, proof.digest);
}

export { nameOf };

/** Whoever left in the middle of a match leaves a seat that must be called something, too. */
const calledIn =
  ({ people }: Pick<Table, "people">) =>
  (seat: SeatShown, index: number): string =>
    nameOf(seat, index, people) || text("table-nobody");

/** Those who are here, and those who have played and left. */
const knownIn = ({ people, evening }: Table): PersonShown[] => [...people, ...evening.gone];

export class LiveTable extends Showing {
  connection = $state<Connection>("connecting");
  closeCode = $state<number | null>(null);
  table = $state.raw<Table | null>(null);
  you = $state<number | null>(null);
  host = $state(false);
  /** Who of the room's people this is; null while this page only looks on. */
  person = $state<number | null>(null);
  lines = $state.raw<Line[]>([]);
  /** How much was done here that is not answered yet: it is kept, and sent again until it is. */
  private unanswered = $state(0);
  /** Whether something waits for a connection to be sent. */
  keeping = $derived(this.connection === "lost" && this.unanswered > 0);
  /** Whether the connection has just come back. */
  back = $state(false);
  /** Whether a match against bots is being dealt without anybody having to ask. */
  dealing = $state(false);
  trouble = $state.raw<RefusalText | null>(null);
  /** What a bot has played for whoever is back here; null when nothing is to be told, or once it was read. */
  missed = $state.raw<unknown[] | null>(null);

  /** A result that had not come on stage when the next match or another game came: a device that is slow, or was away, shows it all the same. */
  overtaken = $state.raw<Ending | null>(null);

  /** By which matches this connection has said that bots may know its person. */
  private toldLearning = "[]";

  readonly reactions = new Reactions();
  /** The latest that was told, whatever is on stage. */
  protected newest = $state.raw<AnyUpdate | null>(null);

  private readonly ears: Listener = {
    connection: (connection, code) => this.onConnection(connection, code),
    table: (table, you, host, person) => this.onTable(table, you, host, person),
    update: (update) => {
      const before = this.newest;
      if (update.match !== before?.match) this.overtake();
      this.newest = update;
      if (this.you !== null && !update.outcome) noteUnread(this.id, update.match);
      if (update.outcome) this.remember(update.match, update.outcome);
      this.add(update);
      this.onNews(update, before);
    },
    line: (line) => (this.lines = [...this.lines, line]),
    trouble: (refusal) => (this.trouble = refusal),
    reaction: (reaction) => this.reactions.add(reaction),
    lingering: (person) => this.onLingering(person),
    missed: (match, first) => void this.askMissed(match, first),
  };
  private readonly client: MatchClient;
  private readonly address: string;

  /** Without a seat the table is watched, whatever seat this device holds. */
  constructor(
    readonly id: string,
    readonly held: HeldSeat | null = heldSeat(id),
    protected override readonly mute = false,
  ) {
    super();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    this.client = new MatchClient(
      this.address,
      this.held?.token ?? null,
      myName(),
      surroundings,
      this.ears,
      new Promises(entropy),
    );
    this.client.connect();
  }

  /** The table as somebody else at this device has it, if there is anybody. */
  static beside(id: string): LiveTable | null {
    const held = heldSeat(id);
    return held?.second ? new LiveTable(id, { ...held, ...held.second }, true) : null;
  }

  /** Everybody in the room, people and bots, in the order in which they came. */
  people = $derived<PersonShown[]>(this.table?.people ?? []);
  self = $derived(this.people.find(({ id }) => id === this.person) ?? null);
  /** Whether this device's person acts for the host, who alone lets people in and shows them out. */
  deputy = $derived(this.person !== null && this.table?.deputy === this.person);

  /** Those of the match on stage: once it is over, they may sit elsewhere, and others there. */
  private then = $derived(this.table && this.update ? seatsThen(this.table, this.update.match) : null);
  private chairs = $derived(this.then ?? this.table?.seats ?? []);
  private sat = $derived(
    this.then?.findIndex(({ person }) => person !== null && person === this.person) ?? -1,
  );
  override get viewer(): number | null {
    if (!this.then) return this.you;
    return this.sat < 0 ? null : this.sat;
  }

  names = $derived(this.table ? this.chairs.map(calledIn(this.table)) : []);

  seats = $derived.by<SeatInfo[]>(() => {
    const { table } = this;
    const awaited = this.settled && !this.update?.outcome ? (this.update?.waiting_for ?? []) : [];
    const called = calledIn(table ?? { people: [] });
    const known = table ? knownIn(table) : [];
    return this.chairs.map((seat, index) => ({
      ...seat,
      name: called(seat, index),
      look: lookAt(seat, index, known),
      seat: index,
      you: index === this.viewer,
      host: table != null && table.host !== null && seat === table.seats[table.host],
      awaited: awaited.includes(index),
      emote: this.reactions.of(seat.person)?.emote ?? null,
    }));
  });

  /** Who acts has seen enough of what is on stage. */
  act = (action: unknown, at?: number): Promise<RefusalText | null> => {
    this.goOn();
    return this.answered(this.client.act(action, at));
  };
  say = (words: string): Promise<RefusalText | null> => this.client.say(words);
  aside = (message: Aside): void => this.client.aside(message);
  now = (): number => this.client.now();
  hurry = (): void => this.client.hurry();
  interrupt = (): void => this.client.interrupt();

  close(): void {
    this.client.close();
  }

  private async answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.unanswered += 1;
    try {
      return await answer;
    } finally {
      this.unanswered -= 1;
    }
  }

  protected override peopled(): boolean {
    return this.table?.seats.some((seat) => seat.kind === "human") ?? true;
  }

  /** Called for every update as soon as it was told. */
  protected onNews(_update: AnyUpdate, _before: AnyUpdate | null): void {}

  protected override onPage(update: AnyUpdate): void {
    this.client.shown(update);
  }

  protected override onStop(): void {
    this.aside({ type: "linger" });
  }

  /** Who has gone on already, or wants no countdown, is not told. */
  private onLingering(person: number): void {
    const name = this.people.find(({ id }) => id === person)?.name;
    if (person !== this.person && this.linger() && name) this.note([text("stage-stopped", { name })]);
  }

  private onConnection(connection: Connection, code: number | null): void {
    if (connection === "open" && this.connection === "lost") {
      this.back = true;
      surroundings.later(() => (this.back = false), BACK_SHOWN);
    }
    this.connection = connection;
    this.closeCode = code;
    if (connection !== "open") this.toldLearning = "[]";
    if (code === WRONG_TOKEN || code === REMOVED) dropSeat(this.id);
  }

  private onTable(table: Table, you: number | null, host: boolean, person: number | null): void {
    if (table.game !== this.table?.game || table.match !== this.table.match) this.overtake();
    const told = takenOver(this.table, table, calledIn(table));
    if (told.length) this.note(told);
    const arrived = this.table === null;
    this.table = table;
    this.you = you;
    this.host = host;
    this.person = person;
    this.tellLearning();
    if (arrived) this.catchUp(table);
    if (table.abandoned && table.match) this.remember(table.match, null);
    void this.loadGame(table.game);
    const level = dealAtOnce[this.id];
    const brought = you === null || table.seats[you]?.entropy !== "";
    if (level !== undefined && host && brought && table.phase === "gathering" && this.held) {
      delete dealAtOnce[this.id];
      this.dealing = true;
      startMatch(this.id, level, this.held.token).catch((problem: unknown) => this.report(problem));
    }
  }

  /** While everybody is still called as in that match, and its game lies on the table. */
  private overtake(): void {
    const last = this.newest;
    this.newest = null;
    if (last && !last.outcome) void this.lookUp(last.match, this.you, this.seats);
    else if (last && !(this.settled && this.update === last)) this.overtaken = endingOf(this, last);
  }

  /** Whoever was in a match when this page was last looked at is told its end, although the others have gone on. */
  private catchUp(table: Table): void {
    const { match, phase } = table;
    const unread = unreadAt(this.id);
    if (!unread || (unread === match && phase !== "gathering")) return;
    const seat = this.person === null ? null : seatThen(table, unread, this.person);
    const then = seatsThen(table, unread) ?? [];
    const seats = then.map((each, at) => ({ ...each, look: lookAt(each, at, knownIn(table)) }));
    if (seat !== null) void this.lookUp(unread, seat, seats);
  }

  /** The match came to its end while this device was away. */
  private async lookUp(match: string, viewer: number | null, seats: Viewed["seats"]): Promise<void> {
    const { endingOfMissed } = await import("../evening/late");
    this.overtaken = (await endingOfMissed(match, viewer, seats)) ?? this.overtaken;
  }

  /** Says by which matches bots may know whoever plays here; nothing while there is nothing new. Only this device's own person was asked. */
  tellLearning(): void {
    const matches = this.table && this.person !== null && !this.mute ? knownBy(this.table.game) : [];
    const told = JSON.stringify(matches);
    if (told === this.toldLearning) return;
    this.toldLearning = told;
    this.aside({ type: "know", matches });
  }

  report(problem: unknown): void {
    this.dealing = false;
    this.trouble = refusalOf(problem);
  }

  private async askMissed(match: string, first: number): Promise<void> {
    if (!this.held) return;
    const { eventsFrom } = await import("../missed");
    this.missed = await eventsFrom(surroundings.open(this.address), this.held.token, match, first);
  }

  /** Without an outcome it was broken off: the server lets it be looked back on all the same. */
  private remember(match: string, outcome: Outcome | null): void {
    if (!this.table) return;
    void keepDigestOf(match);
    const then = seatsThen(this.table, match);
    const sat = this.person === null ? null : seatThen(this.table, match, this.person);
    const seat = then ? sat : (this.you ?? heldSeat(this.id)?.seat ?? null);
    const names = (then ?? this.table.seats).map(calledIn(this.table));
    rememberMatch({
      match,
      table: this.id,
      game: this.table.game,
      seat,
      names,
      winners: outcome?.winners ?? [],
      scores: outcome?.scores ?? [],
      broken: outcome === null,
      at: Date.now(),
    });
  }
}
