/** A moment of a match in which time decides, played on: the clock starts when whoever plays says so. */
import { takePractice } from "../api";
import type { PracticeShown, Replay } from "../generated/types";
import { namesIn } from "../replay/perspective";
import { seatsAround } from "../shell/alone";
import { ClockedTable, type TimedMove } from "../shell/clocked.svelte";
import type { RefusalText } from "../table";
import { practiceAt, type WhatIf } from "./link";

/** So long before the moment the clock starts: time to find into the race or the beat. */
export const LEAD_MS = 3000;

export class TimedPracticeTable extends ClockedTable<PracticeShown & { wake: number | null }> {
  readonly names: string[];
  /** Whether the first answer is still on its way. */
  busy = $state(true);
  private events = $state.raw<{ number: number; event: unknown }[]>([]);

  constructor(
    private readonly replay: Replay,
    private readonly whatIf: WhatIf,
  ) {
    super();
    this.you = whatIf.seat;
    this.names = namesIn(replay);
    void this.loadGame(replay.game);
    void this.back(whatIf.moves as TimedMove[]);
  }

  seats = $derived.by(() =>
    seatsAround(this.names, this.you, this.settled ? (this.update?.waiting_for ?? []) : []),
  );
  over = $derived(this.settled && this.update?.outcome !== null);
  /** What happened since the moment, in words, as far as the page shows it. */
  since = $derived.by(() => {
    const reached = this.update?.number ?? 0;
    const told = this.events.filter(({ number }) => number <= reached);
    return told.map(({ event }) => this.game?.sentence(event, this.told) ?? "").filter(Boolean);
  });
  /** Where the table is found as it stands now. */
  address = $derived.by(() => practiceAt(this.replay.match, { ...this.whatIf, moves: this.moves }));

  start = (): void => this.run(this.begins - LEAD_MS);
  /** Whoever acts at once needs no time to find into it. */
  override act = (action: unknown, at = this.now()): Promise<RefusalText | null> => {
    if (this.halted) this.run(this.begins);
    return this.ask({ at: Math.max(this.begins, Math.round(at)), action });
  };
  undo = (): Promise<void> => this.back(this.moves.slice(0, -1));
  restart = (): Promise<void> => this.back([]);

  private run(from: number): void {
    this.setClock(from, true);
    void this.ask();
  }

  /** Stand where these moves led, with the clock at rest. */
  private async back(moves: TimedMove[]): Promise<void> {
    this.busy = true;
    this.anew(moves);
    this.events = [];
    this.setClock(moves.at(-1)?.at ?? 0, false);
    await this.ask();
    this.setClock(this.begins, false);
    this.busy = false;
  }

  private get begins(): number {
    return this.shown?.begins ?? 0;
  }

  protected override begun(): boolean {
    return true;
  }

  protected override reached(): number {
    return this.begins;
  }

  protected request(
    moves: TimedMove[],
    now: number,
    seen: number,
  ): Promise<PracticeShown & { wake: number | null }> {
    const { at, seat } = this.whatIf;
    return takePractice(this.replay.match, { at, seat, moves, now, seen }).then((shown) => ({
      ...shown,
      wake: shown.wake ?? null,
    }));
  }

  protected keep({ updates }: PracticeShown): void {
    const known = this.events.at(-1)?.number ?? -1;
    const fresh = updates.filter(({ number }) => number > known);
    this.events = [
      ...this.events,
      ...fresh.flatMap(({ number, events }) => events.map((event) => ({ number, event }))),
    ];
    history.replaceState(history.state, "", this.address);
  }
}
