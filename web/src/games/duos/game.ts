import type { DuosAction, DuosEvent, DuosView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import { chapters } from "./chapters";
import Table from "./Table.svelte";
import { ending, script } from "./script";
import { prompt, sentence, sheet } from "./wording";

export const game: GameTable<DuosView, DuosAction, DuosEvent> = {
  Table,
  sentence,
  prompt,
  sheet,
  script,
  ending,
  sounds: () => import("./sounds"),
  screen: () => import("./screen"),
  story: () => import("./story"),
  firstChance,
  chapters,
};
