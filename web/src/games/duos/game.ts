import type { DuosAction, DuosEvent, DuosView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import { chapters } from "./chapters";
import Table from "./Table.svelte";
import { ending, script } from "./script";
import { prompt, sentence, sheet, sound } from "./wording";
import { words } from "./words";

export const game: GameTable<DuosView, DuosAction, DuosEvent> = {
  Table,
  sentence,
  prompt,
  sheet,
  script,
  ending,
  sound,
  screen: () => import("./screen"),
  story: () => import("./story"),
  lesson: {
    welcome: words("lesson-welcome"),
    choose: words("lesson-choose"),
    ready: words("lesson-ready"),
    revealed: words("lesson-revealed"),
    scored: words("lesson-scored"),
    narrator: words("lesson-narrator"),
    turned: words("lesson-turned"),
    ready_again: words("lesson-ready-again"),
    lay: words("lesson-lay"),
    farewell: words("lesson-farewell"),
  },
  firstChance,
  chapters,
};
