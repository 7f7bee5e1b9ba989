/** A puzzle as this page shows it. What was solved, and how well, is kept on this device. */
import { takePuzzle } from "../api";
import type { PuzzleShown, Rating } from "../generated/types";
import { kept } from "../kept";
import type { AnyUpdate } from "../match";
import { myName } from "../naming";
import { seatsAround } from "../shell/alone";
import { refusalOf } from "../shell/refusing";
import { Showing } from "../shell/showing.svelte";
import type { RefusalText } from "../table";
import { recordKey, recordOf, withAnswer, type PuzzleRecord } from "./record";

const FRESH = -1;

export class PuzzleTable extends Showing {
  shown = $state.raw<PuzzleShown | null>(null);
  record = $state.raw<PuzzleRecord>(recordOf(null));
  busy = $state(false);
  trouble = $state.raw<RefusalText | null>(null);
  you = $state<number | null>(null);

  constructor(readonly id: string) {
    super();
    this.record = recordOf(kept.read(this.key));
    void this.loadGame(id);
    void this.next();
  }

  names = $derived(this.shown?.names.map((name) => name ?? myName()) ?? []);
  solution = $derived(this.shown?.solution ?? null);
  solver = $derived<Rating | undefined>(this.record.solver);

  seats = $derived(seatsAround(this.names, this.you, this.solution ? [] : (this.update?.waiting_for ?? [])));

  now = (): number => this.update?.now ?? 0;
  act = (action: unknown): Promise<RefusalText | null> =>
    this.ask({ number: this.shown?.number ?? null, answer: action });
  next = (): Promise<RefusalText | null> => this.ask({});

  private get key(): string {
    return recordKey(this.id);
  }

  private async ask(asked: { number?: number | null; answer?: unknown }): Promise<RefusalText | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = null;
    const { done, solver } = this.record;
    try {
      return this.take(await takePuzzle(this.id, { done, solver, ...asked }));
    } catch (error) {
      this.trouble = refusalOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  private take(shown: PuzzleShown): RefusalText | null {
    if (shown.refusal) return shown.refusal;
    this.shown = shown;
    this.you = shown.seat;
    if (shown.solution) this.keep(shown);
    this.add({ ...(shown.update as AnyUpdate), since: FRESH });
    return null;
  }

  private keep({ number, solver }: PuzzleShown): void {
    this.record = withAnswer(this.record, number, solver, Date.now());
    kept.write(this.key, JSON.stringify(this.record));
  }
}
