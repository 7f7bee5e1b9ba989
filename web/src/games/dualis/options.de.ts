/** Die Varianten von Dualis auf Deutsch. */
import type { DualisOptions } from "../../generated/types";
import type { OptionTexts } from "../../shell/options";

export const options: OptionTexts<DualisOptions> = {
  short: { title: "Kurzes Spiel", hint: "Neun Karten für jeden und fünf Münzen jeder Farbe (DUALIS-4)." },
  high_low: {
    title: "High-Low",
    hint: "Blau ausgespielt macht niedrige Karten stark, Rot ausgespielt hohe (DUALIS-19).",
  },
  iso: { title: "Iso Play", hint: "Jeder spielt allein; zu dritt ist es immer so (DUALIS-20)." },
  memory: {
    title: "Gedächtnis",
    hint: "Eine Hilfe zum Einstieg: Der Tisch zeigt, welche Karten schon gestochen sind. Aus: nur der laufende und der letzte Stich (DUALIS-10).",
  },
};
