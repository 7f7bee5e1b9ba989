/** A lesson as this page shows it. What was done is kept on this device; the server says where it leads. */
import { takeLesson } from "../api";
import type { LessonShown } from "../generated/types";
import { kept, myName } from "../kept";
import type { AnyUpdate } from "../match";
import type { RefusalText, SeatInfo } from "../table";
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
  names = $derived(
    this.shown?.names.map((name, seat) => (seat === this.shown?.learner ? myName() : name)) ?? [],
  );

  seats = $derived.by<SeatInfo[]>(() => {
    const awaited = this.settled ? (this.update?.waiting_for ?? []) : [];
    return this.names.map((name, seat) => ({
      kind: seat === this.you ? "human" : "bot",
      name,
      level: null,
      present: true,
      stand_in: false,
      seat,
      you: seat === this.you,
      host: false,
      awaited: awaited.includes(seat),
    }));
  });

  /** The clock of a lesson stands still. */
  now = (): number => this.update?.now ?? 0;
  act = (action: unknown): Promise<RefusalText | null> => this.ask([...this.done, action]);
  next = (): Promise<RefusalText | null> => this.ask([...this.done, null]);
  showMe = (): Promise<RefusalText | null> => this.ask(this.done, true);
  back = (): Promise<RefusalText | null> => this.ask(this.done.slice(0, -1));
  restart = (): Promise<RefusalText | null> => this.ask([]);

  private get done(): unknown[] {
    return this.shown?.done ?? [];
  }

  private async ask(done: unknown[], showMe = false): Promise<RefusalText | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = null;
    try {
      return this.take(await takeLesson(this.id, { done, show_me: showMe }));
    } catch (error) {
      const { rule, reason } = refusalOf(error);
      this.trouble = { rule, reason };
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** A refusal that leaves the learner where they were changes nothing in the picture. */
  private take(shown: LessonShown): RefusalText | null {
    const before = this.shown;
    if (before && shown.refusal && shown.done.length === this.number) return shown.refusal;
    const follows = before !== null && shown.done.length === this.number + 1;
    this.shown = shown;
    this.you = shown.learner;
    keepDone(this.id, this.over ? [] : shown.done);
    const update = shown.update as AnyUpdate;
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
