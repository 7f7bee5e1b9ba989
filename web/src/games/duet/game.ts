import type { DuetAction, DuetEvent, DuetView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import { chapters } from "./chapters";
import { script } from "./pictures";
import { playback } from "./playback";
import Table from "./Table.svelte";
import { closing, prompt, sentence, sheet } from "./wording";
import { words } from "./words";

export const game: GameTable<DuetView, DuetAction, DuetEvent> = {
  Table,
  sentence,
  prompt,
  sheet,
  closing,
  faceToFace: true,
  script,
  sounds: () => import("./sounds"),
  soundQuestion: () => words("sound-offer"),
  screen: () => import("./screen"),
  story: () => import("./story"),
  playback,
  firstChance,
  chapters,
};
