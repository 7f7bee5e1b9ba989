import type { UnoDuoAction, UnoDuoEvent, UnoDuoView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import { chapters } from "./chapters";
import { script } from "./script";
import Table from "./Table.svelte";
import { prompt, sentence, sheet, sound } from "./wording";
import { dashed, words } from "./words";

const STEPS = [
  "welcome",
  "cut",
  "look",
  "keep",
  "treasure",
  "gamble",
  "steady",
  "daring",
  "seventh",
  "draw",
  "wild",
  "draw_two",
  "reverse",
  "run",
  "last_counts",
  "end_run",
  "skip",
  "uno",
  "answer",
  "scores",
  "farewell",
] as const;

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
  lesson: Object.fromEntries(STEPS.map((step) => [step, words(`lesson-${dashed(step)}`)])),
  firstChance,
  chapters,
};
