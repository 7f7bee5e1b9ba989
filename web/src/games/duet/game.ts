import type { DuetAction, DuetEvent, DuetView } from "../../generated/types";
import type { GameTable } from "../../table";
import { firstChance } from "./chance";
import { chapters } from "./chapters";
import { script } from "./pictures";
import { playback } from "./playback";
import Table from "./Table.svelte";
import { closing, prompt, sentence, sheet, sound } from "./wording";
import { words } from "./words";

export const game: GameTable<DuetView, DuetAction, DuetEvent> = {
  Table,
  sentence,
  prompt,
  sheet,
  closing,
  faceToFace: true,
  script,
  sound,
  screen: () => import("./screen"),
  story: () => import("./story"),
  playback,
  lesson: {
    welcome: words("lesson-welcome"),
    called: words("lesson-called"),
    beat: words("lesson-beat"),
    mixed: words("lesson-mixed"),
    last: words("lesson-last"),
    lay: words("lesson-lay"),
    first: words("lesson-first"),
    second: words("lesson-second"),
    busy: words("lesson-busy"),
    choice: words("lesson-choice"),
    onDown: words("lesson-on-down"),
    onUp: words("lesson-on-up"),
    onEnd: words("lesson-on-end"),
    end: words("lesson-end"),
    equal: words("lesson-equal"),
    call: words("lesson-call"),
    come: words("lesson-come"),
    sing: words("lesson-sing"),
    answer: words("lesson-answer"),
    fault: words("lesson-fault"),
    farewell: words("lesson-farewell"),
  },
  firstChance,
  chapters,
};
