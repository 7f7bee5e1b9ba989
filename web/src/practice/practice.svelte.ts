/** A moment of a match that is over, played on. The address says all there is to know; the server remembers nothing. */
import { takePractice } from "../api";
import type { PracticeShown, Replay } from "../generated/types";
import type { AnyUpdate } from "../match";
import { namesIn } from "../replay/perspective";
import { seatsAround } from "../shell/alone";
import { refusalOf } from "../shell/refusing";
import { Showing } from "../shell/showing.svelte";
import type { RefusalText } from "../table";
import { practiceAt, type WhatIf } from "./link";

const FRESH = -1;

export class PracticeTable extends Showing {
  shown = $state.raw<PracticeShown | null>(null);
  /** What was done from the seat since the moment. */
  moves = $state.raw<unknown[]>([]);
  busy = $state(false);
  trouble = $state.raw<RefusalText | null>(null);
  you: number;
  readonly names: string[];

  constructor(
    private readonly replay: Replay,
    private readonly whatIf: WhatIf,
  ) {
    super();
    this.you = whatIf.seat;
    this.names = namesIn(replay);
    void this.loadGame(replay.game);
    void this.ask(whatIf.moves);
  }

  seats = $derived.by(() =>
    seatsAround(this.names, this.you, this.settled ? (this.update?.waiting_for ?? []) : []),
  );
  over = $derived(this.settled && this.update?.outcome !== null);
  /** What happened since the moment, in words, as far as the page shows it. */
  since = $derived.by(() => {
    if (!this.shown || !this.game) return [];
    const reached = this.update?.number ?? FRESH;
    const seen = this.shown.updates.filter(({ number }) => number <= reached);
    const events = [...this.shown.happened, ...seen.flatMap((update) => update.events)];
    return events.map((event) => this.game!.sentence(event, this.told)).filter(Boolean);
  });

  now = (): number => 0;
  act = (action: unknown): Promise<RefusalText | null> => this.ask([...this.moves, action]);
  undo = (): Promise<RefusalText | null> => this.ask(this.moves.slice(0, -1));
  restart = (): Promise<RefusalText | null> => this.ask([]);

  /** Where the table is found as it stands now. */
  address = $derived.by(() => practiceAt(this.replay.match, { ...this.whatIf, moves: this.moves }));

  private async ask(moves: unknown[]): Promise<RefusalText | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = null;
    const { at, seat } = this.whatIf;
    try {
      return this.take(await takePractice(this.replay.match, { at, seat, moves }), moves);
    } catch (error) {
      this.trouble = refusalOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** A move that cannot be made changes nothing; where an earlier one cannot any more, it goes on from there. */
  private take(shown: PracticeShown, moves: unknown[]): RefusalText | null {
    const went = shown.taken - this.moves.length;
    const first = this.shown === null;
    if (!first && shown.refusal && went === 0) return shown.refusal;
    this.trouble = shown.refusal;
    this.shown = shown;
    this.moves = moves.slice(0, shown.taken);
    history.replaceState(history.state, "", this.address);
    const updates = shown.updates as unknown as AnyUpdate[];
    if (went === 1 && !first) this.add(...updates.slice(1));
    else this.begin(updates, first);
    return null;
  }

  /** Whoever comes sees what happened last; whoever goes back sees where they stand. */
  private begin(updates: AnyUpdate[], first: boolean): void {
    const [base, ...rest] = first ? updates : updates.slice(-1);
    this.add({ ...base!, since: FRESH }, ...rest);
  }
}
