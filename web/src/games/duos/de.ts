/** Die Texte von DUOS auf Deutsch. */
import type { Same } from "../../messages";
import type { en } from "./en";
import { speakingOf } from "../../messages/person";

const { form } = speakingOf("de");
const pairs = (count: number) => (count === 1 ? "1 Paar" : `${count} Paare`);
const points = (count: number) => (count === 1 ? "1 Punkt" : `${count} Punkte`);

export const de: Same<typeof en> = {
  things: "Dinge",
  animals: "Tiere",
  turn: (turn, turns) => `Zug ${turn} von ${turns}`,
  narrator: "Erzähler",
  ready: "bereit",
  ofReady: (players) => `von ${players} bereit`,
  choosing: "wählt",
  points,
  and: " & ",
  pair: (one, other) => `${one} und ${other}`,
  grid: "Die Karten auf dem Tisch",
  mark: { circle: "Kreis", square: "Quadrat", triangle: "Dreieck", diamond: "Raute" },
  card: {
    free: "in keinem Paar",
    half: "aufgenommen: wähl den Partner",
    paired: (partner, mark) => `dein Paar mit ${partner}, Zeichen ${mark}`,
    laid: (number, partner) => `ausgelegt als Paar ${number} mit ${partner}`,
    shared: (number, partner) => `gemeinsam als Paar ${number} mit ${partner}`,
    toLay: "zum Auslegen gewählt",
  },

  choose: (chosen) => (chosen === 0 ? "Wähl heimlich vier Paare" : `${pairs(chosen)} von vier gewählt`),
  partnerOf: (card) => `Was passt zu ${card}?`,
  sayReady: "Vier Paare: bereit?",
  readyButton: "Bereit",
  clear: "Leeren",
  next: "Nächster Zug",
  waitReady: "Bereit. Andere wählen noch …",
  waitNext: "Warten auf deinen Partner …",
  waitNarrator: (name) => `${name} ${form(name, "legt", "legst")} die Paare aus …`,
  layPrompt: "Leg ein Paar aus",
  layPair: (one, other) => `${one} und ${other} auslegen?`,
  why: "Warum? (wenn du magst)",
  lay: "Auslegen",
  over: "Die Partie ist zu Ende",

  laidPairs: "Die Paare des Erzählers",
  nobody: "Das sah sonst niemand",
  also: (names) => `Auch: ${names}`,
  toCome: "kommt noch",
  plus: (count) => `+${count}`,

  hints: "Hinweise",
  word: "WORT",
  yes: "JA",
  not: "NICHT",
  wordHint: "Sag ein Wort",
  yesHint: "Zeig auf eine Karte deiner Paare",
  notHint: "Zeig auf eine Karte, die du nicht hast",
  pointYes: "Tipp auf die Karte, zu der du JA sagst",
  pointNot: "Tipp auf die Karte, zu der du NICHT sagst",
  sayWord: "Sagen",
  wordLabel: "Ein Wort für deinen Partner",
  cancel: "Doch nicht",
  used: "in diesem Zug verbraucht",
  track: "Neun Züge",
  won: "gewonnen",
  lost: "verloren",
  together: (count) => `${pairs(count)} gemeinsam`,
  compared: (count) =>
    count >= 3 ? `${pairs(count)} gemeinsam: der Zug ist gewonnen` : `Nur ${pairs(count)} gemeinsam`,

  scoreTurn: (turn) => `Zug ${turn}`,
  total: "Summe",
  events: {
    pairs_chosen: "Deine vier Paare sind markiert.",
    ready_said: (name) => `${name} ${form(name, "ist", "bist")} bereit.`,
    word_said: (name, word) => `${name} ${form(name, "sagt", "sagst")}: ${word}`,
    pointed_yes: (name, card) => `${name} ${form(name, "sagt", "sagst")} JA zu ${card}.`,
    pointed_not: (name, card) => `${name} ${form(name, "sagt", "sagst")} NICHT zu ${card}.`,
    board_reopened: (name) => `${name} ${form(name, "darf", "darfst")} noch einmal wählen.`,
    boards_revealed: "Die Tafeln werden aufgedeckt.",
    pair_laid: (name, pair, why) =>
      `${name} ${form(name, "legt", "legst")} ${pair} aus${why ? `: „${why}“` : "."}`,
    matched: (names) => `Ein Punkt: ${names}.`,
    unmatched: "Sonst hat es niemand gewählt.",
    narrator_scored: (name, earned) =>
      `${name} ${form(name, "bekommt", "bekommst")} ${points(earned)} als Erzähler.`,
    compared: (count, won, score) =>
      `${pairs(count)} gemeinsam. ${won ? "Der Zug ist gewonnen" : "Der Zug ist verloren"}; Stand ${score}.`,
    turn_begun: (turn, category, narrator) =>
      `Zug ${turn}: ${category}${narrator ? `, ${form(narrator, `${narrator} erzählt`, "du erzählst")}` : ""}.`,
  },

  story: {
    map: "Wer paart wie wer",
    alike: (closest, common, of, farthest, least) =>
      `${closest} denken am ähnlichsten: ${common} von ${of} Paaren gemeinsam. ${farthest} am wenigsten: ${least}.`,
    ranking: "Wie viele gemeinsame Paare",
    inCommon: "gemeinsame Paare",
    together: "Gemeinsame Paare",
    togetherNote: (won, turns) => `${won} von ${turns} Zügen gewonnen, mit drei oder allen vier Paaren.`,
    togetherColumns: ["Zug", "Gemeinsam", "Ergebnis", "Hinweise"],
    turns: "Zug für Zug",
    nothingShared: "Keine zwei haben dasselbe Paar gewählt.",
    alone: (count) =>
      count === 1 ? "1 Paar hat nur eine Person gesehen." : `${count} Paare hat nur eine Person gesehen.`,
  },

  lesson: {
    welcome:
      "Zwölf Bilder liegen auf dem Tisch. Alle wählen heimlich vier Paare, die zusammengehören. Je näher du wie der Erzähler denkst, desto mehr Punkte gibt es.",
    choose:
      "In diesem Zug erzählt Milo. Tipp zwei Karten an, die zusammenpassen, dann noch drei Paare: vier Paare, acht verschiedene Karten. Es gibt kein Richtig, nur das, was andere auch denken könnten.",
    ready:
      "Die Zeichen sind nur für dich. Du kannst es dir noch überlegen; wenn deine Paare stehen, sag bereit.",
    revealed:
      "Alle sind bereit, also werden die Tafeln aufgedeckt. Nun legt der Erzähler seine Paare aus, eines nach dem anderen.",
    scored:
      "Für jedes Paar, das du auch gewählt hast, bekommst du einen Punkt. Lies weiter, um den Rest zu sehen.",
    narrator:
      "Auch der Erzähler bekommt etwas: einen Punkt für alle, die zwei oder drei seiner Paare haben, zwei für alle vier. Jeder will verstanden werden.",
    turned: "Die Karten werden umgedreht: jetzt zeigen sie die andere Art, und du erzählst. Wähl vier Paare.",
    ready_again: "Sag wieder bereit.",
    lay: "Leg deine Paare in beliebiger Folge aus. Du darfst sagen, warum.",
    farewell: "Das ist DUOS. Nach zwei Runden, wenn alle zweimal erzählt haben, gewinnen die meisten Punkte.",
  },
};
