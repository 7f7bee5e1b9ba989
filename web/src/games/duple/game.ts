import type { DupleAction, DupleEvent, DupleView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import { chapters } from "./chapters";
import { script, urgent } from "./script";
import Table from "./Table.svelte";
import { prompt, sentence, sheet, sound } from "./wording";
import { words } from "./words";

export const game: GameTable<DupleView, DupleAction, DupleEvent> = {
  Table,
  sentence,
  prompt,
  sheet,
  script,
  urgent,
  sound,
  screen: () => import("./screen"),
  story: () => import("./story"),
  lesson: {
    welcome: words("lesson-welcome"),
    middle: words("lesson-middle"),
    draw: words("lesson-draw"),
    match: words("lesson-match"),
    refused: words("lesson-refused"),
    answer: words("lesson-answer"),
    wild: words("lesson-wild"),
    lost: words("lesson-lost"),
    again: words("lesson-again"),
    others: words("lesson-others"),
    vote: words("lesson-vote"),
    giveUp: words("lesson-give-up"),
    farewell: words("lesson-farewell"),
  },
  firstChance,
  chapters,
};
