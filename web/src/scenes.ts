/** Plays what happened one picture after the other, so that eyes can follow. Knows no DOM, no game. */
import type { AnyUpdate } from "./match";
import type { AnyGameTable, Scene } from "./table";

export type AnyScene = Scene<unknown, unknown>;

/** More pictures than this waiting: skip to the newest, somebody was away. */
const TOO_FAR_BEHIND = 12;

export interface Clockwork {
  /** Match time. */
  now: () => number;
  later: (task: () => void, milliseconds: number) => void;
  /** What a hold comes to for this viewer. */
  paced: (hold: number) => number;
}

export class ScenePlayer {
  private waiting: { scene: AnyScene; update: AnyUpdate; last: boolean }[] = [];
  private busy = false;
  private newest: AnyUpdate | null = null;

  constructor(
    private readonly game: AnyGameTable,
    private readonly clockwork: Clockwork,
    /** Shows a scene; `settled` says that it is the newest state of the match, so choices count. */
    private readonly show: (scene: AnyScene, update: AnyUpdate, settled: boolean) => void,
  ) {}

  add(update: AnyUpdate): void {
    const before = this.newest;
    const fresh = !before || update.since === -1 || before.match !== update.match;
    this.newest = update;
    const scenes = fresh ? [still(update)] : (this.game.scenes?.(before.view, update) ?? [plain(update)]);
    if (fresh) this.waiting = [];
    scenes.forEach((scene, index) => this.waiting.push({ scene, update, last: index === scenes.length - 1 }));
    if (this.waiting.length > TOO_FAR_BEHIND) this.waiting = this.waiting.slice(-1);
    if (!this.busy) this.next();
  }

  private next(): void {
    const first = this.waiting[0];
    this.busy = first !== undefined;
    if (!first) return;
    const early = first.update.show_at - this.clockwork.now();
    if (early > 0 && first.update.running) this.clockwork.later(() => this.present(), early);
    else this.present();
  }

  /** Waited for once, and no longer: a clock that has stopped meanwhile must not hold a picture back. */
  private present(): void {
    const first = this.waiting.shift();
    if (!first) return this.next();
    this.show(first.scene, first.update, first.last && this.waiting.length === 0);
    const hold = this.clockwork.paced(first.scene.hold);
    if (hold > 0) this.clockwork.later(() => this.next(), hold);
    else this.next();
  }
}

function still(update: AnyUpdate): AnyScene {
  return { view: update.view, events: [], hold: 0 };
}

function plain(update: AnyUpdate): AnyScene {
  return { view: update.view, events: update.events, hold: 0 };
}
