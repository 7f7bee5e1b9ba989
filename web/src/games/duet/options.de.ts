/** Die Varianten von Duet auf Deutsch. */
import type { DuetOptions } from "../../generated/types";
import type { OptionTexts } from "../../shell/options";

export const options: OptionTexts<DuetOptions> = {
  tempo: { title: "Tempo", hint: "Schläge in der Minute, im Viervierteltakt (DUET-4)." },
  strict_beat: {
    title: "Strenger Takt",
    hint: "Jedes Umdrehen muss auf einen Schlag fallen, eines je Schlag und ohne Lücke (DUET-10).",
  },
  tolerance: {
    title: "Nachsicht",
    hint: "Wie viele Millisekunden neben dem Schlag ein strenger Takt verzeiht (DUET-10).",
  },
  perform_limit: { title: "Zeit zum Spielen", hint: "Sekunden für eine Vorführung (DUET-18)." },
  layout_limit: { title: "Zeit zum Auslegen", hint: "Sekunden, um eine Reihe auszulegen (DUET-18)." },
  round_limit: {
    title: "Höchstens so viele Runden",
    hint: "Nach so vielen Runden gewinnt, wer mehr Punkte hat (DUET-17).",
  },
};
