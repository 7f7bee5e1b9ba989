/** A challenge of today's deal as this page shows it. */
import { playToday } from "../api";
import type { TodayShown } from "../generated/types";
import { kept } from "../kept";
import { myName } from "../naming";
import { seatsAround } from "../shell/alone";
import { ClockedTable, type TimedMove } from "../shell/clocked.svelte";
import { keepPlayed } from "./others";
import { recordOf, underWayOf, withResult, type Marks } from "./record";

export const RECORD = "today";

export class ChallengeTable extends ClockedTable<TodayShown> {
  constructor(
    readonly id: string,
    readonly day: string,
  ) {
    super();
    const begun = underWayOf(kept.read(this.key), day);
    this.moves = begun.moves;
    this.setClock(begun.now, true);
    void this.loadGame(id);
    void this.ask();
  }

  names = $derived(this.shown?.names.map((name) => name ?? myName()) ?? []);
  /** How it went, once the last picture has been seen. */
  marks = $derived<Marks | null>(this.settled ? (this.shown?.marks ?? null) : null);
  seats = $derived(seatsAround(this.names, this.you, this.settled ? (this.update?.waiting_for ?? []) : []));

  private get key(): string {
    return `today.${this.id}`;
  }

  protected request(moves: TimedMove[], now: number, seen: number): Promise<TodayShown> {
    return playToday(this.id, { day: this.day, moves, now: Math.max(0, now), seen });
  }

  protected keep({ marks }: TodayShown): void {
    const done = { day: this.day, moves: this.moves, now: Math.round(this.now()) };
    kept.write(this.key, JSON.stringify(marks ? null : done));
    if (!marks) return;
    keepPlayed(this.id, done);
    const record = recordOf(kept.read(RECORD));
    kept.write(RECORD, JSON.stringify(withResult(record, this.day, this.id, marks)));
  }
}
