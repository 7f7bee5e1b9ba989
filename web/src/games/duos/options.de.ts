/** Die Varianten von DUOS auf Deutsch. */
import type { DuosOptions } from "../../generated/types";
import type { OptionTexts } from "../../shell/options";

export const options: OptionTexts<DuosOptions> = {
  category: {
    title: "Erste Kategorie",
    hint: "Die Seite der Karten, die im ersten Durchgang oben liegt (DUOS-3).",
    values: { animals: "Tiere", random: "Zufall", things: "Dinge" },
  },
  first_narrator: {
    title: "Erster Erzähler",
    hint: "Der Platz, der zuerst erzählt (DUOS-4).",
    values: {
      0: "Platz 1",
      1: "Platz 2",
      2: "Platz 3",
      3: "Platz 4",
      4: "Platz 5",
      5: "Platz 6",
      random: "Zufall",
    },
  },
  rounds: { title: "Runden", hint: "Wie oft jeder Erzähler ist (DUOS-5)." },
  same_category: {
    title: "Gleiche Kategorie",
    hint: "Die Kategorie bleibt; in jedem Durchgang liegen zwölf neue Karten (DUOS-13).",
  },
};
