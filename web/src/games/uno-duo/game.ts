import type { UnoDuoAction, UnoDuoEvent, UnoDuoView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import { chapters } from "./chapters";
import { script } from "./script";
import Table from "./Table.svelte";
import { prompt, sentence, sheet, sound } from "./wording";

export const game: GameTable<UnoDuoView, UnoDuoAction, UnoDuoEvent> = {
  Table,
  sentence,
  prompt,
  sheet,
  script,
  sound,
  screen: () => import("./screen"),
  story: () => import("./story"),
  analysed: true,
  firstChance,
  chapters,
};
