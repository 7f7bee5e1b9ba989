/** Die Varianten von Duet auf Deutsch. */
import type { DuetOptions } from "../../generated/types";
import type { OptionTexts } from "../../shell/options";

export const options: OptionTexts<DuetOptions> = {
  tempo: { title: "Tempo", hint: "Schläge in der Minute, im Viervierteltakt (DUET-4)." },
  adaptive_tempo: {
    title: "Das Tempo wächst mit euch",
    hint: "Es beginnt bei vier Fünfteln des Tempos, und jede Runde, in der ihr beide es haltet, macht es etwas schneller (DUET-4).",
  },
  strict_beat: {
    title: "Strenger Takt",
    hint: "Jedes Umdrehen muss auf einen Schlag fallen, eines je Schlag und ohne Lücke (DUET-10). Aus: gelassen.",
  },
  tolerance: {
    title: "Nachsicht",
    hint: "Wie viele Millisekunden neben dem Schlag noch auf ihm sind (DUET-10).",
  },
  forgiven: {
    title: "Verziehene Patzer",
    hint: "So oft darf man in einer Vorführung den strengen Takt verfehlen; einmal mehr ist ein Fehler (DUET-10).",
  },
  perform_limit: { title: "Zeit zum Spielen", hint: "Sekunden für eine Vorführung (DUET-18)." },
  layout_limit: { title: "Zeit zum Auslegen", hint: "Sekunden, um eine Reihe auszulegen (DUET-18)." },
  round_limit: {
    title: "Höchstens so viele Runden",
    hint: "Nach so vielen Runden gewinnt, wer mehr Punkte hat (DUET-18).",
  },
};
