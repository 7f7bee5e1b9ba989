import type { DupleAction, DupleEvent, DupleView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import { chapters } from "./chapters";
import { script, urgent } from "./script";
import Table from "./Table.svelte";
import { prompt, sentence, sheet } from "./wording";

export const game: GameTable<DupleView, DupleAction, DupleEvent> = {
  Table,
  sentence,
  prompt,
  sheet,
  script,
  urgent,
  sounds: () => import("./sounds"),
  screen: () => import("./screen"),
  story: () => import("./story"),
  firstChance,
  chapters,
};
