import type { DupleAction, DupleEvent, DupleView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import Table from "./Table.svelte";
import { prompt, sentence, sheet, sound } from "./wording";
import { words } from "./words";

/** No scenes: a race may begin with any card, so nothing is ever held back. */
export const game: GameTable<DupleView, DupleAction, DupleEvent> = {
  Table,
  sentence,
  prompt,
  sheet,
  sound,
  screen: () => import("./screen"),
  story: () => import("./story"),
  lesson: words.lesson,
  firstChance,
};
