import type { DualisAction, DualisEvent, DualisView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import { chapters } from "./chapters";
import { script } from "./script";
import Table from "./Table.svelte";
import { prompt, recalled, sentence, sheet } from "./wording";

export const game: GameTable<DualisView, DualisAction, DualisEvent> = {
  Table,
  sentence,
  prompt,
  sheet,
  script,
  sounds: () => import("./sounds"),
  recalled,
  sides: (options, seats) =>
    seats === 4 && !options["iso"]
      ? [
          [0, 2],
          [1, 3],
        ]
      : null,
  screen: () => import("./screen"),
  story: () => import("./story"),
  analysed: true,
  firstChance,
  chapters,
};
