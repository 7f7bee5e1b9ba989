/** Die Varianten von UNO Duo auf Deutsch. */
import type { UnoDuoOptions } from "../../generated/types";
import type { OptionTexts } from "../../shell/options";

export const options: OptionTexts<UnoDuoOptions> = {
  target: {
    title: "Ziel",
    hint: "Das Spiel endet nach der Runde, in der jemand so viele Punkte erreicht (UNO-26).",
  },
  customizable: {
    title: "Freie Farbwahlkarten",
    hint: "Was die drei leeren Karten tun, außer eine Farbe zu nennen: nichts, eine Karte ziehen lassen oder aussetzen lassen (UNO-2).",
    values: { draw_one: "eine ziehen", skip: "aussetzen", wild: "nichts weiter" },
  },
  reshuffle: {
    title: "Neu mischen",
    hint: "Der Ablagestapel wird gemischt, wenn er zum Ziehstapel wird, statt ihn nur umzudrehen (UNO-15).",
  },
  memory: {
    title: "Gedächtnis",
    hint: "Der Tisch zeigt, was du gesehen hast und dir merken könntest: abgelegte Karten, bekannte im Ziehstapel und in der anderen Hand (UNO-5).",
  },
};
