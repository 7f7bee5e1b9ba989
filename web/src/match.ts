/**
 * One viewer's connection to a table: socket, reconnecting, catching up, acting, clock. Knows no DOM, no game.
 *
 * Whatever happens to the connection, an action is sent again under the same id until it is answered, so that it
 * is played once. And whoever presses twice does one thing: until the picture that shows an action is on the page,
 * the same action is not sent anew.
 */
import type {
  Act,
  Again,
  Hello,
  Know,
  Line,
  Linger,
  Ping,
  React,
  Reaction,
  Say,
  Seen,
  ServerMessage,
  StopCountdown,
  Table,
  Update as WireUpdate,
  Wish,
} from "./generated/types";
import type { RefusalText, Update } from "./table";

export const PROTOCOL = 1;

export type AnyUpdate = Update<unknown, unknown, unknown>;

/** The part of a WebSocket that is needed here; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closing: { code: number; reason: string }) => void) | null;
}

export interface Surroundings {
  open: (url: string) => Wire;
  /** A clock that never runs backwards, in milliseconds. */
  clock: () => number;
  later: (task: () => void, milliseconds: number) => unknown;
  cancel: (timer: never) => void;
}

export type Connection = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  connection?: (connection: Connection, code: number | null) => void;
  /** `person` is who you are among the people of the room; null while you only look on. */
  table?: (table: Table, you: number | null, host: boolean, person: number | null) => void;
  update?: (update: AnyUpdate) => void;
  line?: (line: Line) => void;
  trouble?: (refusal: RefusalText) => void;
  reaction?: (reaction: Reaction) => void;
  /** Somebody who plays has stopped the countdown at the end of a round. */
  lingering?: (person: number) => void;
  /** A bot has played for this seat until now: `first` is the first update of the match that came meanwhile. */
  missed?: (match: string, first: number) => void;
}

/** What is said once and needs no answer: lost with the connection, it can be said again. */
export type Aside = Wish | Again | Seen | StopCountdown | Know | React | Linger;

/** Whoever keeps what the table promises; gives the entropy that the table still lacks from this seat. */
export interface Promising {
  seen: (table: Table, you: number | null) => string | null;
  interrupted: () => void;
}

/** Closings after which connecting again would not help. */
const FINAL = new Set([4001, 4003, 4004, 4005, 4010]);
/** What browsers call a connection that ended without a word. */
const WITHOUT_A_WORD = 1006;
const RESEND_AFTER = 4000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

interface Pending {
  message: Act | Say;
  answered: (refusal: RefusalText | null) => void;
}

/** The newest action, from when it is sent until it is refused or can be seen. */
interface UnderWay {
  id: string;
  /** The action, and the moment of it where that was given: two taps at two moments are two actions. */
  what: string;
  answer: Promise<RefusalText | null>;
  /** The update that shows it; unknown until it is acknowledged. */
  shownIn: number;
}

export class MatchClient {
  private wire: Wire | null = null;
  private attempts = 0;
  private ready = false;
  private ended = false;
  /** Why the last connection was closed, until there is another. */
  private code: number | null = null;
  private pending = new Map<string, Pending>();
  private underWay: UnderWay | null = null;
  /** Tells this spectator apart from others, also after a break. */
  private readonly guest = freshId();
  private match: string | null = null;
  private number = 0;
  /** The newest update that is on the page. */
  private onPage = -1;
  private lines = 0;
  private host = false;
  private you: number | null = null;
  private person: number | null = null;
  private time = { now: 0, at: 0, running: false };
  /** How long a message takes to get here, in milliseconds. */
  private lag = 0;
  private retry: unknown = null;

  constructor(
    private readonly address: string,
    private readonly token: string | null,
    private readonly name: string,
    private readonly surroundings: Surroundings,
    private readonly listener: Listener,
    private readonly promises: Promising,
  ) {}

  connect(): void {
    if (this.ended) return;
    this.listener.connection?.(this.attempts ? "lost" : "connecting", this.code);
    const wire = this.surroundings.open(this.address);
    this.wire = wire;
    wire.onopen = () => this.greet();
    wire.onmessage = (message) => this.receive(JSON.parse(message.data) as ServerMessage);
    wire.onclose = (closing) => this.closed(wire, closing.code);
  }

  /** Try again at once, for instance because the device is back online. */
  hurry(): void {
    if (this.ready || this.ended || this.wire) return;
    this.surroundings.cancel(this.retry as never);
    this.connect();
  }

  /** The device has lost its network: the socket would notice only when it gives up waiting for answers. */
  interrupt(): void {
    const { wire } = this;
    if (!wire || this.ended) return;
    wire.close();
    this.closed(wire, WITHOUT_A_WORD);
  }

  close(): void {
    this.ended = true;
    this.surroundings.cancel(this.retry as never);
    this.wire?.close();
  }

  /** `at` is the match time at which it was done; now if it is left out. */
  act(action: unknown, at: number | null = null): Promise<RefusalText | null> {
    const what = JSON.stringify([this.match, action, at]);
    if (this.underWay?.what === what) return this.underWay.answer;
    const id = freshId();
    const done = Math.round(at ?? this.now());
    const number = this.onPage < 0 ? null : this.onPage;
    const answer = this.ask({ type: "act", id, action, match: this.match, number, at: done });
    this.underWay = { id, what, answer, shownIn: Infinity };
    return answer;
  }

  /** Says that an update is on the page: what it shows is no longer under way. */
  shown(update: AnyUpdate): void {
    this.onPage = update.number;
    this.arrived();
  }

  say(text: string): Promise<RefusalText | null> {
    return this.ask({ type: "say", id: freshId(), text });
  }

  aside(message: Aside): void {
    if (this.ready) this.send(message);
  }

  /** The match time now, as the server's clock has it. */
  now(): number {
    const passed = this.time.running ? this.surroundings.clock() - this.time.at : 0;
    return this.time.now + passed;
  }

  private ask(message: Act | Say): Promise<RefusalText | null> {
    return new Promise((answered) => {
      this.pending.set(message.id, { message, answered });
      this.transmit(message.id);
    });
  }

  private transmit(id: string): void {
    const pending = this.pending.get(id);
    if (!pending || !this.ready) return;
    this.send(pending.message);
    this.surroundings.later(() => this.transmit(id), RESEND_AFTER);
  }

  private arrived(): void {
    if (this.underWay && this.underWay.shownIn <= this.onPage) this.underWay = null;
  }

  private send(message: unknown): void {
    this.wire?.send(JSON.stringify(message));
  }

  private greet(): void {
    const hello: Hello = {
      type: "hello",
      protocol: PROTOCOL,
      token: this.token,
      name: this.token ? null : this.name,
      guest: this.token ? null : this.guest,
      match: this.match,
      number: this.number,
      lines: this.lines,
    };
    this.send(hello);
  }

  private closed(wire: Wire, code: number): void {
    if (wire !== this.wire) return;
    this.wire = null;
    this.ready = false;
    this.code = code;
    this.promises.interrupted();
    if (this.ended || FINAL.has(code)) {
      this.ended = true;
      this.listener.connection?.("closed", code);
      return;
    }
    this.listener.connection?.("lost", code);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    const wait = longest * (1 - Math.random() / 2); // not everyone at the same moment
    this.retry = this.surroundings.later(() => this.connect(), wait);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.person = message.person ?? null;
        this.host = message.host;
        this.welcomed(message.table, message.lines);
        if (message.missed && message.table.match)
          this.listener.missed?.(message.table.match, message.missed[0]);
        break;
      case "table":
        this.setClock(message.now + this.lag, message.table.running);
        this.tableChanged(message.table);
        break;
      case "update":
        this.updated(message);
        break;
      case "ack":
        if (this.underWay?.id === message.id) this.underWay.shownIn = message.number;
        this.arrived();
        this.answer(message.id, null);
        break;
      case "refused":
        if (this.underWay?.id === message.id) this.underWay = null;
        this.answer(message.id, { rule: message.rule, reason: message.reason });
        break;
      case "line":
        this.heard(message);
        break;
      case "ping":
        this.pinged(message);
        break;
      case "reaction":
        this.listener.reaction?.(message);
        break;
      case "lingering":
        this.listener.lingering?.(message.person);
        break;
      case "trouble":
        this.listener.trouble?.({ rule: message.rule, reason: message.reason });
        break;
      default:
        message satisfies never; // a newer server may say more than this page can show
    }
  }

  private welcomed(table: Table, lines: Line[]): void {
    this.ready = true;
    this.attempts = 0;
    this.code = null;
    this.listener.connection?.("open", null);
    this.tableChanged(table);
    for (const line of lines) this.heard(line);
    for (const id of this.pending.keys()) this.transmit(id);
  }

  private tableChanged(table: Table): void {
    const entropy = this.promises.seen(table, this.you);
    if (entropy !== null) this.send({ type: "mix", entropy, commitment: table.commitment });
    const self = table.people?.find(({ id }) => id === this.person);
    if (self) this.host = self.host ?? false;
    else if (this.you !== null) this.host = table.host === this.you;
    this.listener.table?.(table, this.you, this.host, this.person);
  }

  private updated(update: WireUpdate): void {
    const seen = update.match === this.match && update.number <= this.number && update.since !== -1;
    if (update.match !== this.match) this.begin();
    this.match = update.match;
    this.number = update.number;
    this.setClock(update.now + this.lag, update.running);
    if (!seen) this.listener.update?.(update as AnyUpdate);
  }

  /** Another match: what was done in the one before it is of no more interest. */
  private begin(): void {
    this.onPage = -1;
    this.underWay = null;
  }

  private heard(line: Line): void {
    if (line.number <= this.lines) return;
    this.lines = line.number;
    this.listener.line?.(line);
  }

  private pinged(ping: Ping): void {
    this.send({ type: "pong", n: ping.n });
    this.lag = (ping.rtt ?? 0) / 2;
    this.setClock(ping.now + this.lag, ping.running);
  }

  private setClock(now: number, running: boolean): void {
    this.time = { now, at: this.surroundings.clock(), running };
  }

  private answer(id: string, refusal: RefusalText | null): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.answered(refusal);
  }
}

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
