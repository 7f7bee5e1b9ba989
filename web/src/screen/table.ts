/** A table as a room looks at it: nobody sits here, and long names are told short. */
import { LiveTable } from "../shell/live.svelte";
import { shortNames } from "./names";

export class ScreenTable extends LiveTable {
  constructor(id: string) {
    super(id, null);
  }

  protected override called(names: string[]): string[] {
    return shortNames(names);
  }
}
