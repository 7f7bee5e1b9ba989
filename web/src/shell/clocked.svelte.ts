/** A table at which one person plays in match time: the device says what was done and when, the server where it leads. */
import type { Refusal, Update } from "../generated/types";
import type { AnyUpdate } from "../match";
import type { RefusalText } from "../table";
import { refusalOf } from "./refusing";
import { Showing } from "./showing.svelte";

export interface TimedMove {
  at: number;
  action: unknown;
}

/** Where moves lead. */
export interface Led {
  seat: number;
  taken: number;
  refusal: Refusal | null;
  updates: Update[];
  /** When something happens without whoever plays. */
  wake: number | null;
}

const FRESH = -1;
/** Nobody asks more often than this. */
const SOONEST_MS = 60;

export abstract class ClockedTable<Answer extends Led> extends Showing {
  shown = $state.raw<Answer | null>(null);
  trouble = $state.raw<RefusalText | null>(null);
  you = $state<number | null>(null);
  /** What was done here. */
  moves = $state.raw<TimedMove[]>([]);

  now = (): number =>
    this.clock.since === null ? this.clock.now : this.clock.now + performance.now() - this.clock.since;
  act = (action: unknown, at = this.now()): Promise<RefusalText | null> =>
    this.ask({ at: Math.max(0, Math.round(at)), action });

  /** The page is closed: nothing more happens. */
  leave = (): void => {
    this.left = true;
    this.hush();
  };

  /** Asks where these moves lead at this time, for what was not seen yet. */
  protected abstract request(moves: TimedMove[], now: number, seen: number): Promise<Answer>;
  protected abstract keep(answer: Answer): void;

  /** The match time, and since when it runs; with null it stands still. */
  private clock: { now: number; since: number | null } = { now: 0, since: null };
  /** How many updates came. */
  private seen = 0;
  private left = false;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private waking: ReturnType<typeof setTimeout> | undefined;
  /** One question at a time, and none is forgotten. */
  private asking: Promise<unknown> = Promise.resolve();

  protected setClock(now: number, running: boolean): void {
    this.clock = { now, since: running ? performance.now() : null };
    this.halted = !running;
  }

  protected get running(): boolean {
    return this.clock.since !== null;
  }

  protected ask(move?: TimedMove): Promise<RefusalText | null> {
    const answer = this.asking.then(() => this.send(move));
    this.asking = answer;
    return answer;
  }

  /** From the first update on, as if the page had just been opened. */
  protected anew(moves: TimedMove[]): void {
    this.hush();
    this.shown = null;
    this.seen = 0;
    this.moves = moves;
  }

  private hush(): void {
    for (const timer of [...this.timers, this.waking]) clearTimeout(timer);
    this.timers = [];
  }

  private async send(move: TimedMove | undefined): Promise<RefusalText | null> {
    if (this.left) return null;
    const moves = move ? [...this.moves, move] : this.moves;
    const now = Math.round(Math.max(this.now(), move?.at ?? this.now()));
    this.trouble = null;
    try {
      return this.take(await this.request(moves, now, this.seen), moves);
    } catch (error) {
      this.trouble = refusalOf(error);
      return null;
    }
  }

  private take(answer: Answer, moves: TimedMove[]): RefusalText | null {
    const before = this.shown;
    this.moves = moves.slice(0, answer.taken);
    this.shown = answer;
    this.you = answer.seat;
    this.keep(answer);
    const updates = answer.updates as AnyUpdate[];
    if (before) {
      this.seen += updates.length;
      updates.forEach((update) => this.addInTime(update));
    } else this.begin(updates);
    if (this.running) this.wakeAt(answer.wake);
    return answer.refusal;
  }

  /** From the deal on, or where somebody had left it. While the clock stands still, nothing ahead is shown. */
  private begin(updates: AnyUpdate[]): void {
    const past = this.begun()
      ? Math.max(
          0,
          updates.findLastIndex(({ at }) => at <= this.reached()),
        )
      : 0;
    this.add({ ...updates[past]!, since: FRESH });
    this.seen = past + 1;
    if (!this.running) return;
    this.seen = updates.length;
    updates.slice(past + 1).forEach((update) => this.addInTime(update));
  }

  /** Whether this goes on from something that was done here before. */
  protected begun(): boolean {
    return this.moves.length > 0;
  }

  /** The match time up to which whoever comes has seen everything. */
  protected reached(): number {
    return this.now();
  }

  /** What lies ahead is shown when its time has come. */
  private addInTime(update: AnyUpdate): void {
    const early = update.at - this.now();
    if (early <= 0 && this.timers.length === 0) return this.add(update);
    this.later(() => this.add(update), early);
  }

  private later(task: () => void, wait: number): void {
    const timer = setTimeout(
      () => {
        this.timers = this.timers.filter((other) => other !== timer);
        task();
      },
      Math.max(0, wait),
    );
    this.timers.push(timer);
  }

  private wakeAt(wake: number | null): void {
    clearTimeout(this.waking);
    if (wake === null || this.left) return;
    this.waking = setTimeout(() => void this.ask(), Math.max(SOONEST_MS, wake - this.now()));
  }
}
