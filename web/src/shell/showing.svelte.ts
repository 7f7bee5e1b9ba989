/** A match as a page shows it: one picture after the other, with what happened in words, motion and sound. */
import { tick } from "svelte";
import { entries } from "../games";
import type { AnyUpdate } from "../match";
import { namesTo } from "../messages";
import * as motion from "../motion";
import { paced } from "../pace";
import { sound } from "../sound";
import { ScenePlayer, type AnyScene } from "../scenes";
import type { AnyGameTable } from "../table";

interface Told {
  event: unknown;
  sentence: string;
}

function recalled(game: AnyGameTable, scene: AnyScene, happened: Told[]): Told[] {
  if (!game.recalled) return happened;
  const events = happened.map(({ event }) => event);
  const kept = new Set(game.recalled(scene.view, events));
  return happened.filter(({ event }) => kept.has(event));
}

export abstract class Showing {
  game = $state.raw<AnyGameTable | null>(null);
  scene = $state.raw<AnyScene | null>(null);
  update = $state.raw<AnyUpdate | null>(null);
  /** Whether the scene is the newest state of the match. */
  settled = $state(false);
  /** What happened, as far as it may be looked up. */
  log = $state.raw<string[]>([]);
  /** The latest sentences, as they were told. */
  spoken = $state.raw<string[]>([]);

  /** The element whose cards fly. */
  root: HTMLElement | null = null;
  abstract you: number | null;
  abstract readonly names: string[];
  /** Match time. */
  abstract readonly now: () => number;

  private happened: Told[] = [];
  /** Whether it makes no sound of its own: two seats at one device are heard once. */
  protected readonly mute: boolean = false;

  private player: ScenePlayer | null = null;
  private early: AnyUpdate[] = [];
  private loading = "";

  /** The names as this viewer is told them: their own seat is "You". */
  told = $derived.by(() => namesTo(this.you, this.names));
  choices = $derived(this.settled ? (this.update?.choices ?? []) : []);
  prompt = $derived.by(() =>
    this.game && this.scene ? this.game.prompt(this.scene.view, this.choices, this.told) : "",
  );

  protected add(update: AnyUpdate): void {
    if (this.player) this.player.add(update);
    else this.early.push(update);
  }

  protected async loadGame(id: string): Promise<void> {
    if (this.loading === id) return;
    this.loading = id;
    const entry = entries.get(id);
    if (!entry) return;
    const { game } = await entry.load();
    this.game = game;
    const later = (task: () => void, wait: number) => void setTimeout(task, wait);
    const clockwork = { now: () => this.now(), later, paced };
    this.player = new ScenePlayer(
      game,
      clockwork,
      (scene, update, settled) => void this.show(scene, update, settled),
    );
    for (const update of this.early.splice(0)) this.player.add(update);
  }

  private async show(scene: AnyScene, update: AnyUpdate, settled: boolean): Promise<void> {
    const { root, game } = this;
    const before = root && motion.remember(root);
    const wasMine = this.isMyTurn();
    if (this.update && update.match !== this.update.match) this.happened = [];
    this.scene = scene;
    this.update = update;
    this.settled = settled;
    this.onPage(update);
    if (game) this.tell(game, scene);
    if (!wasMine && this.isMyTurn() && !this.mute) sound("turn");
    await tick();
    if (root && before) motion.play(root, before);
  }

  /** Called for every update as soon as the page shows it. */
  protected onPage(_update: AnyUpdate): void {}

  private isMyTurn(): boolean {
    return this.settled && this.you !== null && (this.update?.waiting_for.includes(this.you) ?? false);
  }

  private tell(game: AnyGameTable, scene: AnyScene): void {
    const told = scene.events.map((event: unknown) => ({ event, sentence: game.sentence(event, this.told) }));
    this.happened = recalled(game, scene, [...this.happened, ...told]);
    this.log = this.happened.map(({ sentence }) => sentence).filter(Boolean);
    const sentences = told.map(({ sentence }) => sentence).filter(Boolean);
    if (sentences.length) this.spoken = [...this.spoken, ...sentences];
    for (const event of scene.events) {
      const name = game.sound?.(event, this.you);
      if (name && !this.mute) sound(name);
    }
  }
}
