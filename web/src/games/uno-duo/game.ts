import type { UnoDuoAction, UnoDuoEvent, UnoDuoView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import { chapters } from "./chapters";
import { script, urgent } from "./script";
import Table from "./Table.svelte";
import { prompt, sentence, sheet } from "./wording";

export const game: GameTable<UnoDuoView, UnoDuoAction, UnoDuoEvent> = {
  Table,
  sentence,
  prompt,
  sheet,
  script,
  urgent,
  sounds: () => import("./sounds"),
  screen: () => import("./screen"),
  story: () => import("./story"),
  analysed: true,
  firstChance,
  chapters,
};
