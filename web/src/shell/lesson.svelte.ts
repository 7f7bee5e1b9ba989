/** A lesson as this page shows it. What was done is kept on this device; the server says where it leads. */
import { takeLesson } from "../api";
import type { LessonShown } from "../generated/types";
import { kept } from "../kept";
import { myName } from "../naming";
import type { AnyUpdate } from "../match";
import type { RefusalText } from "../table";
import { seatsAround } from "./alone";
import { refusalOf } from "./refusing";
import { Showing } from "./showing.svelte";

const FRESH = -1;

export class LessonTable extends Showing {
  shown = $state.raw<LessonShown | null>(null);
  busy = $state(false);
  trouble = $state.raw<RefusalText | null>(null);
  you = $state<number | null>(null);

  constructor(readonly id: string) {
    super();
    void this.loadGame(id);
    void this.ask(keptDone(id));
  }

  /** How many steps are behind the learner. */
  number = $derived(this.shown?.done.length ?? 0);
  over = $derived(this.shown !== null && this.shown.say === null);
  /** What the step says; it waits until the pictures before it have been shown. */
  speech = $derived(this.settled && this.shown?.say ? (this.game?.lesson?.[this.shown.say] ?? "") : "");
  names = $derived(this.shown?.names.map((name) => name ?? myName()) ?? []);

  seats = $derived(seatsAround(this.names, this.you, this.settled ? (this.update?.waiting_for ?? []) : []));

  /** The clock of a lesson stands still, unless the game is played in time. */
  now = (): number => this.clock.now + (this.clock.running ? performance.now() - this.clock.at : 0);
  act = (action: unknown, at?: number): Promise<RefusalText | null> => {
    const took = at === undefined ? null : Math.round(at - this.since);
    return this.ask([...this.done, action], false, took);
  };
  next = (): Promise<RefusalText | null> => this.ask([...this.done, null]);
  showMe = (): Promise<RefusalText | null> => this.ask(this.done, true);
  back = (): Promise<RefusalText | null> => this.ask(this.done.slice(0, -1));
  restart = (): Promise<RefusalText | null> => this.ask([]);

  private clock = { now: 0, at: 0, running: false };
  /** When the last move was made. */
  private since = 0;
  /** How long each step took, where that counts. */
  private took: (number | null)[] = [];

  private get done(): unknown[] {
    return this.shown?.done ?? [];
  }

  private async ask(
    done: unknown[],
    showMe = false,
    took: number | null = null,
  ): Promise<RefusalText | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = null;
    const before = this.took.slice(0, this.number);
    const after = Array.from(done, (_, step) => (step < this.number ? (before[step] ?? null) : took));
    try {
      const timed = after.some((wait) => wait !== null) ? { after } : {};
      const shown = await takeLesson(this.id, { done, show_me: showMe, ...timed });
      this.took = shown.done.map((_, step) => after[step] ?? null);
      return this.take(shown, took !== null);
    } catch (error) {
      const { rule, reason } = refusalOf(error);
      this.trouble = { rule, reason };
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** A refusal that leaves the learner where they were changes nothing in the picture. */
  private take(shown: LessonShown, inTime: boolean): RefusalText | null {
    const before = this.shown;
    if (before && shown.refusal && shown.done.length === this.number) return shown.refusal;
    const follows = before !== null && shown.done.length === this.number + 1;
    this.shown = shown;
    this.you = shown.learner;
    keepDone(this.id, this.over ? [] : shown.done);
    const update = shown.update as AnyUpdate;
    this.since = update.at;
    // What was done in time goes on in time: only other steps set the clock.
    if (!inTime || !update.running) this.clock = { ...update, at: performance.now() };
    this.add(follows ? update : { ...update, since: FRESH });
    return null;
  }
}

function keptDone(game: string): unknown[] {
  return JSON.parse(kept.read(`lesson.${game}`) ?? "[]") as unknown[];
}

function keepDone(game: string, done: unknown[]): void {
  kept.write(`lesson.${game}`, JSON.stringify(done));
}
