/** A match as a page shows it: one picture after the other, with what happened in words, motion and sound. */
import { tick } from "svelte";
import { entries } from "../games";
import type { AnyUpdate } from "../match";
import { namesTo } from "../messages";
import * as motion from "../motion";
import { paced } from "../pace";
import { Hearing } from "../sound/hearing";
import { StageManager, type Shown } from "../stage/manager";
import type { AnyBeat } from "../stage/script";
import type { AnyGameTable } from "../table";

/** What share of its time a beat gets when nobody plays. */
const AMONG_BOTS = 0.25;

/** Without an event it happened to the table, and not in the match. */
interface Told {
  event: unknown;
  sentence: string;
}

function recalled(game: AnyGameTable, beat: AnyBeat, happened: Told[]): Told[] {
  if (!game.recalled) return happened;
  const events = happened.map(({ event }) => event).filter((event) => event !== null);
  const kept = new Set([null, ...game.recalled(beat.view, events)]);
  return happened.filter(({ event }) => kept.has(event));
}

/** So that whoever looks from outside can tell which beat is on stage: tests, pictures of scenes. */
function mark(root: HTMLElement, { kind, key }: AnyBeat, settled: boolean): void {
  root.dataset["beat"] = `${kind} ${key}`;
  root.dataset["settled"] = String(settled);
}

export abstract class Showing {
  game = $state.raw<AnyGameTable | null>(null);
  /** The beat on stage. */
  scene = $state.raw<AnyBeat | null>(null);
  update = $state.raw<AnyUpdate | null>(null);
  /** Whether the scene is the newest state of the match. */
  settled = $state(false);
  /** Whether the scene stands still, for something to be explained. */
  frozen = $state(false);
  /** Whether match time stands still, for whoever plays alone to be ready. */
  halted = $state(false);
  /** Where the stage waits for people: milliseconds until it goes on by itself. */
  countdown = $state<number | null>(null);
  /** Whether somebody has stopped the countdown. */
  stopped = $state(false);
  /** What happened, as far as it may be looked up. */
  log = $state.raw<string[]>([]);
  /** The latest sentences, as they were told. */
  spoken = $state.raw<string[]>([]);

  /** The element whose cards fly. */
  root: HTMLElement | null = null;
  abstract you: number | null;
  /** The seat that the match on stage is seen from. */
  get viewer(): number | null {
    return this.you;
  }
  abstract readonly names: string[];
  /** Match time. */
  abstract readonly now: () => number;

  private happened: Told[] = [];
  /** Whether it makes no sound of its own: two seats at one device are heard once. */
  protected readonly mute: boolean = false;

  private stage: StageManager | null = null;
  private hearing: Hearing | null = null;
  private early: AnyUpdate[] = [];
  private loading = "";

  /** The names as this viewer is told them: their own seat is "You". */
  told = $derived.by(() => namesTo(this.viewer, this.called(this.names)));
  choices = $derived(this.settled ? (this.update?.choices ?? []) : []);
  prompt = $derived.by(() =>
    this.game && this.scene ? this.game.prompt(this.scene.view, this.choices, this.told, this.scene) : "",
  );

  /** Where there is little room, people are called by less than their whole name. */
  protected called(names: string[]): string[] {
    return names;
  }

  protected add(...updates: AnyUpdate[]): void {
    if (this.stage) this.stage.add(...updates);
    else this.early.push(...updates);
  }

  /** All that waits has been seen enough. */
  protected pass(): void {
    this.stage?.pass();
  }

  /** What stood still goes on. */
  protected thaw(): void {
    this.stage?.thaw();
  }

  /** Whether the table stands still at the last beat of this kind. */
  protected freezes(_beat: AnyBeat): boolean {
    return false;
  }

  protected async loadGame(id: string): Promise<void> {
    if (this.loading === id) return;
    this.clear();
    this.loading = id;
    const entry = entries.get(id);
    if (!entry) return;
    const { game } = await entry.load();
    if (this.loading !== id) return;
    this.game = game;
    this.hearing = new Hearing(game);
    const later = (task: () => void, wait: number) => void setTimeout(task, wait);
    const clockwork = {
      now: () => this.now(),
      later,
      paced: (hold: number) => paced(hold) * (this.peopled() ? 1 : AMONG_BOTS),
      calm: motion.prefersCalm,
      peopled: () => this.peopled(),
      freezes: (beat: AnyBeat) => this.freezes(beat),
    };
    const stage = new StageManager(
      game,
      clockwork,
      () => this.told,
      (shown) => void (this.stage === stage && this.show(shown)),
    );
    this.stage = stage;
    stage.add(...this.early.splice(0));
  }

  /** Another game lies on the table: no picture of the one before may meet its words. */
  private clear(): void {
    this.stage = this.game = this.scene = this.update = null;
    this.settled = this.frozen = false;
    this.countdown = null;
    this.write([]);
  }

  /** Ends the present beat: who has seen enough goes on. */
  goOn = (): void => this.stage?.hurry();

  /** Stops the countdown: each goes on when they want. */
  stop = (): void => {
    this.linger();
    this.onStop();
  };

  /** The end of a round stays, here; gives whether there is one. */
  protected linger(): boolean {
    this.stopped = this.countdown !== null;
    return this.stage?.linger() ?? false;
  }

  /** Called when the countdown was stopped here. */
  protected onStop(): void {}

  /** Whether a person sits at the table: bots among themselves are quick, and nobody is waited for. */
  protected peopled(): boolean {
    return true;
  }

  private async show({ beat, update, settled, countdown, stopped, frozen }: Shown): Promise<void> {
    const { root, game } = this;
    const before = root && motion.remember(root);
    const wasMine = this.isMyTurn();
    if (this.update && update.match !== this.update.match) this.happened = [];
    this.scene = beat;
    this.update = update;
    this.settled = settled;
    this.frozen = frozen;
    this.countdown = countdown;
    this.stopped = stopped;
    this.onPage(update);
    if (game) this.tell(game, beat);
    if (!this.mute) this.hearing?.hear(beat, this.you, !wasMine && this.isMyTurn());
    await tick();
    if (root) mark(root, beat, settled);
    if (root && before) motion.play(root, before);
  }

  /** Called for every update as soon as the page shows it. */
  protected onPage(_update: AnyUpdate): void {}

  /** What happens to the table: somebody takes a seat over. */
  protected note(sentences: readonly string[]): void {
    this.write([...this.happened, ...sentences.map((sentence) => ({ event: null, sentence }))]);
  }

  private write(happened: Told[]): void {
    this.happened = happened;
    this.log = happened.map(({ sentence }) => sentence).filter(Boolean);
  }

  private isMyTurn(): boolean {
    return this.settled && this.you !== null && (this.update?.waiting_for.includes(this.you) ?? false);
  }

  private tell(game: AnyGameTable, beat: AnyBeat): void {
    const told = beat.events.map((event: unknown) => ({ event, sentence: game.sentence(event, this.told) }));
    this.write(recalled(game, beat, [...this.happened, ...told]));
    const sentences = told.map(({ sentence }) => sentence).filter(Boolean);
    if (sentences.length) this.spoken = [...this.spoken, ...sentences];
  }
}
