/** Plays what happened beat by beat, so that eyes can follow. Knows no DOM, no game. */
import type { AnyUpdate } from "../match";
import type { Name } from "../messages";
import type { AnyGameTable } from "../table";
import { leastHold } from "./reading";
import { decisive, plain, stills, type AnyBeat } from "./script";

/** More moves than this waiting: somebody was away, and wants to see how things stand. */
const TOO_FAR_BEHIND = 12;
/** How long the end of a round is talked about before the table goes on by itself. */
export const COUNTDOWN = 12_000;

export interface Clockwork {
  /** Match time. */
  now: () => number;
  later: (task: () => void, milliseconds: number) => void;
  /** What a hold comes to for this viewer at this table. */
  paced: (hold: number) => number;
  /** Whether the viewer wants calm: still pictures. */
  calm: () => boolean;
  /** Whether somebody is there to be waited for at the end of a round. */
  peopled: () => boolean;
  /** Whether the table is to stand still at the last beat of this kind; left out where nobody explains anything. */
  freezes?: (beat: AnyBeat) => boolean;
}

export interface Shown {
  beat: AnyBeat;
  update: AnyUpdate;
  /** Whether it is the newest state of the match, so that choices count. */
  settled: boolean;
  /** Where it waits for people: milliseconds until it goes on by itself. */
  countdown: number | null;
  /** Whether somebody has stopped it. */
  stopped: boolean;
  /** Whether it stays until it is thawed. */
  frozen: boolean;
}

interface Cue {
  beat: AnyBeat;
  update: AnyUpdate;
  /** Whether it is the last of its script. */
  last: boolean;
  /** Whether somebody wants to talk about it: it does not go on by itself. */
  lingers: boolean;
}

export class StageManager {
  private waiting: Cue[] = [];
  private newest: AnyUpdate | null = null;
  private state: "idle" | "early" | "held" = "idle";
  /** The kind of the beat on stage. */
  private kind: AnyBeat["kind"] = "plain";
  /** Whether it waits for people. */
  private counts = false;
  /** Whether it was the newest state when it came. */
  private settled = false;
  /** Which hold it is: a timer of an earlier one means nothing any more. */
  private hold = 0;
  private frozen = false;
  /** Whether all that waits is shown at once. */
  private passing = false;

  constructor(
    private readonly game: AnyGameTable,
    private readonly clockwork: Clockwork,
    private readonly names: () => Name[],
    private readonly show: (shown: Shown) => void,
  ) {}

  add(...updates: AnyUpdate[]): void {
    let fresh = false;
    for (const update of updates) fresh = this.queue(update) || fresh;
    const hurried = fresh || (this.isUrgent() && !this.frozen);
    if (this.state === "idle" || (hurried && this.state === "held")) this.next();
  }

  private queue(update: AnyUpdate): boolean {
    const before = this.newest;
    this.newest = update;
    const fresh = !before || update.since === -1 || before.match !== update.match;
    if (fresh) this.waiting = [];
    const script = fresh ? [plain(update.view)] : this.scriptOf(before.view, update);
    script.forEach((beat, index) =>
      this.waiting.push({ beat, update, last: index === script.length - 1, lingers: false }),
    );
    if (!fresh) this.catchUp();
    return fresh;
  }

  /**
   * Ends the present beat. What just happens is short, or keeps time: it is not hurried, unless it was the newest and
   * somebody has answered it.
   */
  hurry(): void {
    const hurried = this.kind !== "plain" || this.settled;
    if (this.state === "held" && hurried && !this.frozen) this.next();
  }

  /** What stood still goes on. */
  thaw(): void {
    if (this.frozen) this.next();
  }

  /** All that waits passes at once, in order: whoever asks for what comes next has seen enough of what was before. */
  pass(): void {
    if (this.state !== "held" || this.frozen) return;
    this.passing = true;
    this.next();
    this.passing = false;
  }

  /** Every end of a round that is known here stays until it is hurried; gives whether there is one. */
  linger(): boolean {
    const coming = this.waiting.filter(({ beat }) => beat.kind === "aftermath");
    for (const cue of coming) cue.lingers = true;
    if (this.state === "held" && this.counts) this.hold++;
    return this.counts || coming.length > 0;
  }

  private scriptOf(before: unknown, update: AnyUpdate): AnyBeat[] {
    const script: AnyBeat[] = this.game.script?.(before, update, this.names()) ?? [
      plain(update.view, update.events),
    ];
    return this.clockwork.calm() ? stills(script) : script;
  }

  /** Never out of order, and never without the verdict of the last round. */
  private catchUp(): void {
    const [first, newest] = [this.waiting[0]!, this.waiting.at(-1)!];
    if (newest.update.number - first.update.since <= TOO_FAR_BEHIND) return;
    const told = decisive(this.waiting.slice(0, -1));
    this.waiting = [...(told ? [told] : []), ...this.waiting.slice(-1)];
  }

  private next(): void {
    this.hold++;
    this.frozen = this.counts = false;
    const first = this.waiting[0];
    this.state = first ? "early" : "idle";
    if (!first) return;
    const early = first.update.show_at - this.clockwork.now();
    if (early > 0 && first.update.running) this.clockwork.later(() => this.present(), early);
    else this.present();
  }

  /** Waited for once, and no longer: a clock that has stopped meanwhile must not hold a picture back. */
  private present(): void {
    const cue = this.waiting.shift();
    if (!cue) return this.next();
    const { beat, update } = cue;
    this.frozen = this.standsStill(beat);
    const countdown = this.frozen || this.passing ? null : this.countdownOf(beat);
    this.kind = beat.kind;
    this.counts = countdown !== null;
    this.settled = cue.last && this.waiting.length === 0;
    const stopped = this.counts && cue.lingers;
    this.show({ beat, update, settled: this.settled, countdown, stopped, frozen: this.frozen });
    if (this.frozen || stopped) {
      this.state = "held";
      return;
    }
    const hurried = this.passing || this.isUrgent();
    const hold = countdown ?? (hurried ? 0 : this.clockwork.paced(leastHold(beat)));
    if (hold <= 0) return this.next();
    this.state = "held";
    const present = ++this.hold;
    this.clockwork.later(() => present === this.hold && this.next(), hold);
  }

  private standsStill(beat: AnyBeat): boolean {
    const freezes = (each: AnyBeat) => this.clockwork.freezes?.(each) ?? false;
    return !this.isUrgent() && freezes(beat) && !this.waiting.some((cue) => freezes(cue.beat));
  }

  /** A race has begun somewhere behind what is shown: everything before it passes at once, in order. */
  private isUrgent(): boolean {
    return this.newest !== null && (this.game.urgent?.(this.newest.view) ?? false);
  }

  /** The end of a round waits for people, unless somebody's time runs already. */
  private countdownOf(beat: AnyBeat): number | null {
    const hurried = this.newest?.deadline != null && this.newest.running;
    if (beat.kind !== "aftermath" || hurried || this.isUrgent() || !this.clockwork.peopled()) return null;
    const wait = this.clockwork.paced(Math.max(COUNTDOWN, leastHold(beat)));
    return wait > 0 ? wait : null;
  }
}
