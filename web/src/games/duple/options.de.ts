/** Die Varianten von Duple auf Deutsch. */
import type { DupleOptions } from "../../generated/types";
import type { OptionTexts } from "../../shell/options";

export const options: OptionTexts<DupleOptions> = {
  judge: {
    title: "Wer urteilt",
    hint: "Das Wörterbuch, und der Tisch über Unbekanntes; der Tisch über jedes Wort; oder das Wörterbuch allein (DUPLE-19).",
    values: { lexicon: "Wörterbuch und Tisch", strict: "nur das Wörterbuch", table: "der Tisch" },
  },
  min_letters: { title: "Buchstaben", hint: "Wie viele eine Antwort mindestens hat (DUPLE-17)." },
  max_words: { title: "Wörter", hint: "Wie viele eine Antwort höchstens hat (DUPLE-17)." },
  no_repeats: {
    title: "Keine Wiederholungen",
    hint: "Ein Wort, das schon gesagt wurde, zählt nicht (DUPLE-21).",
  },
  limit: { title: "Sekunden", hint: "Wie lange ein Duell dauern darf (DUPLE-16)." },
  tie_ms: {
    title: "Fotofinish",
    hint: "Wörter innerhalb so vieler Millisekunden gelten als gleich schnell (DUPLE-22).",
  },
  announce: {
    title: "Ansagen",
    hint: "Der Tisch sagt, wer im Duell ist; sonst müsst ihr es selbst sehen (DUPLE-10).",
  },
  wilds: { title: "Joker", hint: "Mit Jokern spielen (DUPLE-30)." },
  categories: { title: "Kategorien", hint: "Mit Kategoriekarten spielen (DUPLE-30)." },
  piles: {
    title: "Die Mitte",
    hint: "Je ein Stapel für Joker und Kategorien, einer für beide, oder verdeckte Stapel zum Aufdecken nach Belieben (DUPLE-31).",
    values: { one: "ein Stapel", open: "nach Belieben", two: "zwei Stapel" },
  },
  stacking: {
    title: "Verteilung",
    hint: "Wie Joker und Kategorien zwischen den Buchstaben liegen (DUPLE-6).",
    values: { even: "gleichmäßig", shuffled: "gemischt" },
  },
  piles_each: {
    title: "Spielstapel",
    hint: "So viele hat jeder; 0: zu zweit und zu dritt zwei, sonst einen (DUPLE-40).",
  },
  blanks: {
    title: "Leere Karten",
    hint: "Bis zu vier eigene Kategorien, durch Strichpunkte getrennt; „Alle spielen“ bringt davon noch eine (DUPLE-32).",
  },
};
