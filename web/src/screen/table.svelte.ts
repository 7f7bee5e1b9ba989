/** A table as a room looks at it: nobody sits here, and long names are told short. */
import type { AnyUpdate } from "../match";
import { LiveTable } from "../shell/live.svelte";
import { shortNames } from "./names";

export class ScreenTable extends LiveTable {
  constructor(id: string) {
    super(id, null);
  }

  /** Whether a round has come to its end, and people go on when they have talked: nobody is waited for before that. */
  lingers = $derived(
    this.countdown !== null && this.update !== null && this.peopleIn(this.update).length > 0,
  );

  protected override called(names: string[]): string[] {
    return shortNames(names);
  }

  /** Nobody can press anything here: it goes on with the first person who has gone on, also after bots. */
  protected override onNews(news: AnyUpdate, before: AnyUpdate | null): void {
    if (this.countdown === null) return;
    const acted = (told: AnyUpdate | null) =>
      told && this.peopleIn(told).some((seat) => !news.waiting_for.includes(seat));
    if (acted(this.update) || acted(before)) this.goOn();
  }

  private peopleIn({ waiting_for }: AnyUpdate): number[] {
    return waiting_for.filter((seat) => this.table?.seats[seat]?.kind === "human");
  }
}
