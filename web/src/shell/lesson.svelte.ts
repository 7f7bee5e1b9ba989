/** A lesson as this page shows it. What was done is kept on this device; the server says where it leads. */
import { takeLesson } from "../api";
import type { LessonShown } from "../generated/types";
import { kept } from "../kept";
import { myName } from "../naming";
import { paced } from "../pace";
import type { AnyUpdate } from "../match";
import { spoken, textIn } from "../messages";
import type { AnyBeat } from "../stage/script";
import type { RefusalText } from "../table";
import { seatsAround } from "./alone";
import { refusalOf } from "./refusing";
import { Showing } from "./showing.svelte";

const FRESH = -1;

export class LessonTable extends Showing {
  shown = $state.raw<LessonShown | null>(null);
  busy = $state(false);
  trouble = $state.raw<RefusalText | null>(null);
  /** What was wrong with the last answer to a question. */
  wrong = $state.raw<RefusalText | null>(null);
  you = $state<number | null>(null);
  /** How often the learner was shown something: what was refused before that is of no more interest. */
  private shows = $state(0);

  constructor(readonly id: string) {
    super();
    void this.loadGame(id);
    void this.ask(keptDone(id));
  }

  /** How many steps are behind the learner. */
  number = $derived(this.shown?.number ?? 0);
  /** What was said against a move belongs to it. */
  moment = $derived(`${this.number} ${this.shows}`);
  over = $derived(this.shown !== null && this.shown.say === null);
  /** Whether what the step speaks of is on the table, and stays there. */
  ready = $derived(this.settled || this.frozen);
  /** What the step says; it waits until the pictures before it have been shown. */
  speech = $derived(this.ready || this.shown?.free ? this.said(this.shown?.say ?? "") : "");
  /** Whether it only tells or asks something: then the table is looked at, and asks nothing itself. */
  explains = $derived(this.shown !== null && explains(this.shown));
  /** What one may answer, once the question is asked. */
  answers = $derived(this.speech ? (this.shown?.answers ?? []) : []);
  /** What it speaks of, by the marks of the table. */
  lit = $derived(this.ready ? (this.shown?.lit ?? []) : []);
  names = $derived(this.shown?.names.map((name) => name ?? myName()) ?? []);

  seats = $derived(seatsAround(this.names, this.you, this.settled ? (this.update?.waiting_for ?? []) : []));

  /** The clock of a lesson stands still, unless the game is played in time. */
  now = (): number => this.clock.now + (this.clock.running ? performance.now() - this.clock.at : 0);
  act = (action: unknown, at?: number): Promise<RefusalText | null> => {
    if (at !== undefined) return this.ask([...this.done, action], false, Math.round(at - this.since), true);
    return this.goTo([...this.done, action], false, this.shown?.free ? this.waited() : null);
  };
  next = (): Promise<RefusalText | null> => this.goTo([...this.done, null]);
  showMe = (): Promise<RefusalText | null> => {
    this.shows += 1;
    return this.goTo(this.done, true);
  };
  back = (): Promise<RefusalText | null> => this.goTo(this.done.slice(0, this.shown?.back ?? 0));
  restart = (): Promise<RefusalText | null> => this.goTo([]);
  answer = async (key: string): Promise<void> => {
    if (!this.busy) this.wrong = await this.ask([...this.done, key]);
  };

  /** The page is closed: nothing more happens. */
  leave = (): void => clearTimeout(this.pending);

  /** What the game's lesson says under this key. */
  said(key: string): string {
    const found = this.game && textIn(this.id, `lesson-${key}`);
    return found ? spoken(found) : "";
  }

  /** Nothing goes on while something is explained. */
  protected override freezes(beat: AnyBeat): boolean {
    return beat.kind !== "plain" && this.explains;
  }

  protected override onPage(): void {
    this.settledAt = performance.now();
  }

  private clock = { now: 0, at: 0, running: false };
  /** When the last move was made. */
  private since = 0;
  /** When the last picture came. */
  private settledAt = 0;
  /** What happens without the learner, in a round. */
  private pending: ReturnType<typeof setTimeout> | undefined;

  private get done(): unknown[] {
    return this.shown?.done ?? [];
  }

  private waited(): number {
    return Math.round(performance.now() - this.settledAt);
  }

  /** Whoever goes on has seen enough: however fast they press, no picture waits behind another. */
  private goTo(...asked: Parameters<LessonTable["ask"]>): Promise<RefusalText | null> {
    if (!this.busy) this.pass();
    return this.ask(...asked);
  }

  private async ask(
    done: unknown[],
    showMe = false,
    took: number | null = null,
    inTime = false,
  ): Promise<RefusalText | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = this.wrong = null;
    const before = this.shown?.after ?? [];
    const after = Array.from(done, (_, step) => (step < this.done.length ? (before[step] ?? null) : took));
    try {
      const timed = after.some((wait) => wait !== null) ? { after } : {};
      return this.take(await takeLesson(this.id, { done, show_me: showMe, ...timed }), inTime);
    } catch (error) {
      const { rule, reason } = refusalOf(error);
      this.trouble = { rule, reason };
      return null;
    } finally {
      this.busy = false;
      this.wait();
    }
  }

  /** A refusal that leaves the learner where they were changes nothing in the picture. */
  private take(shown: LessonShown, inTime: boolean): RefusalText | null {
    const before = this.shown;
    const went = shown.done.length - this.done.length;
    if (before && shown.refusal && went === 0) return shown.refusal;
    this.shown = shown;
    this.you = shown.learner;
    keepDone(this.id, this.over ? [] : shown.done);
    const updates = shown.updates as unknown as AnyUpdate[];
    const newest = updates.at(-1)!;
    this.since = newest.at;
    if (before === null || went !== 1) this.begin(updates, explains(shown));
    else {
      // What was done in time goes on in time: only other steps set the clock.
      if (!inTime || !shown.in_time) this.clock = { ...onTime(newest), at: performance.now() };
      this.follow(updates, shown);
    }
    return null;
  }

  /** The table as it is; if it is explained what happened last, that happens once more. */
  private begin(updates: AnyUpdate[], explained: boolean): void {
    const newest = updates.at(-1)!;
    this.clock = { ...newest, now: newest.at, at: performance.now() };
    const [first, ...rest] = explained ? updates.slice(-2) : [newest];
    this.add({ ...first!, since: FRESH }, ...rest);
  }

  /** What happened since, if anything did: while one thing after the other is explained, the table stands still. */
  private follow([base, ...happened]: AnyUpdate[], shown: LessonShown): void {
    const stood = this.frozen;
    if (base!.match !== this.update?.match) return this.add({ ...base!, since: FRESH }, ...happened);
    if (happened.length) this.add(...happened);
    else if (stood && explains(shown)) return;
    else this.add(base!);
    if (stood) this.thaw();
  }

  private wait(): void {
    clearTimeout(this.pending);
    const due = this.shown?.due ?? null;
    if (due === null) return;
    const later = () => {
      if (!this.settled) this.pending = setTimeout(later, due);
      else void this.ask([...this.done, null], false, due);
    };
    this.pending = setTimeout(later, due);
  }
}

/** Whoever wants everything at once is where the others will be. */
const onTime = (update: AnyUpdate) => (paced(1) > 0 ? update : { ...update, now: update.at });

/** Whether the step only tells or asks something: nothing is played in it. */
const explains = ({ asks, answers }: LessonShown): boolean => !asks || answers.length > 0;

function keptDone(game: string): unknown[] {
  return JSON.parse(kept.read(`lesson.${game}`) ?? "[]") as unknown[];
}

function keepDone(game: string, done: unknown[]): void {
  kept.write(`lesson.${game}`, JSON.stringify(done));
}
