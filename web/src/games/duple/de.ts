/** Die Texte von Duple auf Deutsch. */
import type { Same } from "../../messages";
import type { en } from "./en";
import { speakingOf, type Name } from "../../messages/person";
import { dayOf } from "./days";

const { form, mid } = speakingOf("de");
const symbols = ["Kreis", "Dreieck", "Quadrat", "Stern", "Herz", "Raute", "Mond", "Kreuz"];
const categories: Record<string, string> = {
  "No category": "Jedes Wort",
  Noun: "Nomen",
  Verb: "Verb",
  Adjective: "Adjektiv",
  Animal: "Tier",
  Place: "Ort",
  "Food or drink": "Essen oder Trinken",
  Plant: "Pflanze",
  "Person or job": "Mensch oder Beruf",
  Object: "Gegenstand",
  "Body or health": "Körper oder Gesundheit",
};
const decided = (on: string) => {
  const day = dayOf(on, "de");
  return day === null ? "Wie ihr schon entschieden habt" : `Wie ihr am ${day} entschieden habt`;
};
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} und ${items.at(-1)}`;
const people = (names: readonly Name[]) =>
  list(names.map((name, index) => (index ? mid(name) : String(name))));
const cardsOf = (count: number) => (count === 1 ? "1 Karte" : `${count} Karten`);

export const de: Same<typeof en> = {
  letterCard: (letter, symbol) => `${letter}, ${symbols[symbol] ?? ""}`,
  wildCard: (one, other) => `Joker: ${symbols[one] ?? ""} und ${symbols[other] ?? ""}`,
  allPlay: "Alle spielen",
  category: (name) => categories[name] ?? name,

  drawPile: (pile, count) => `Vom ${pile === 0 ? "linken" : "rechten"} Stapel ziehen, ${cardsOf(count)}`,
  middle: "Die Mitte",
  noWild: "Kein Joker",
  turnCategory: (left) => `Neue Kategorie aufdecken, noch ${left}`,
  turnWild: (left) => `Neuen Joker aufdecken, noch ${left}`,
  turn: (left) => `Neu · ${left}`,
  emptyPile: "Keine Karte",
  pileOf: (name, which, piles) =>
    `${piles === 1 ? "" : which === 0 ? "Linker " : "Rechter "}Stapel von ${form(name, name, "dir")}`,
  under: (count) => `${cardsOf(count)} darunter`,
  chooseLeft: "Buchstaben auf meinen linken Stapel legen",
  chooseRight: "Buchstaben auf meinen rechten Stapel legen",
  here: "hierhin",
  points: (count) => (count === 1 ? "1 Punkt" : `${count} Punkte`),
  won: (count) => `Gewinnstapel: ${cardsOf(count)}`,

  faceOff: "Duell",
  yourFaceOff: "Du bist dran!",
  cascade: (count) => `Kaskade, ${count} am Stück`,
  tie: "Fotofinish",
  tiedBy: (milliseconds) => `${milliseconds} ms Abstand`,
  thirdLetter: "Ein dritter Buchstabe entscheidet",
  youDig: "Gleichstand! Zieh den dritten Buchstaben",
  wantedLetters: (count) => `ab ${count} Buchstaben`,
  timeLeft: "Verbleibende Zeit",
  secondsLeft: (count) => `${count} s`,
  tries: "Wörter bisher",
  noTries: "Noch kein Wort …",
  counts: "zählt vielleicht",
  fails: "zählt nicht",
  gaveUp: (names) => `Kein Wort: ${people(names)}`,

  vote: "Der Tisch stimmt ab",
  voteTitle: (word) => `Zählt ${word}?`,
  voteBy: (name, category) => `gesagt von ${form(name, name, "dir")} · ${category}`,
  voteYes: "Es zählt",
  voteNo: "Nein",
  voted: {
    yes: "ja",
    no: "nein",
    abstain: "enthält sich",
    rather_yes: "eher ja",
    rather_no: "eher nein",
  },
  notVoted: "…",
  voteSilence: "Wer nicht abstimmt, ist einverstanden.",

  challengeRefused: "Das zählt doch!",
  challengeAccepted: "Zählt das?",
  challengeOf: (word, accepted) =>
    accepted
      ? `Den Tisch abstimmen lassen: Zählt ${word}?`
      : `Den Tisch abstimmen lassen: ${word} zählt doch`,
  challengedBy: (name, accepted) =>
    `${name} ${accepted ? form(name, "zweifelt", "zweifelst") + " daran" : form(name, "setzt sich dafür ein", "setzt dich dafür ein")}. Die Uhr steht.`,
  challengedLate: (word) => `${word} steht schon zu lange, um noch abzustimmen.`,
  dictionarySays: (accepted) => (accepted ? "Das Wörterbuch lässt es gelten" : "Das Wörterbuch lehnt es ab"),
  precedent: (word, accepted, on) => `${decided(on)}: ${word} ${accepted ? "zählt" : "zählt nicht"}`,
  letStand: "Einverstanden",
  lastWords: "Alles ist gespielt: Zählen die letzten Wörter?",
  waitLastWords: "Die anderen schauen sich die letzten Wörter an …",

  wonWith: (name) => `${name} ${form(name, "gewinnt", "gewinnst")} mit`,
  took: (milliseconds) => `nach ${seconds(milliseconds)}`,
  nobody: "Niemand hat ein Wort gefunden",
  before: (name, word, milliseconds) => `${name}: ${word}, ${seconds(milliseconds)}`,
  beforeNobody: "Zuvor: kein Wort gefunden",
  late: (milliseconds) => `Du warst ${milliseconds} ms zu spät`,
  whatMatches:
    "Zwei Karten mit demselben Symbol oder mit den beiden des Jokers: Wem sie gehören, der sucht um die Wette ein Wort mit beiden Buchstaben.",
  spot: "Hier ruft niemand die Paare aus: Entdeck zwei, die passen, und sag ein Wort.",

  word: "Dein Wort",
  say: "Sagen",
  typeHere: "Tipp ein Wort",
  spotHere: "Passt was? Sag ein Wort",
  quiet: "Platz für dein Wort",
  othersRace: (names) => `${people(names)} im Duell`,
  listen: "Wörter laut sagen",
  stopListening: "Nicht mehr zuhören",
  giveUp: "Kein Wort",
  giveUpAria: "Zustimmen, dass es kein Wort gibt",
  tooFast: "Mehr als drei Versuche in der Sekunde hört niemand.",
  nothingMatches: (word) => `${word}: aber nichts passt zusammen. Es kostet nichts.`,
  murmur: "Der Tisch raunt: Schau genauer hin, da passt etwas zusammen!",

  drawPrompt: "Zieh eine Karte, von welchem Stapel du magst",
  drawOnto: "Zieh, auf deinen markierten Stapel",
  racePrompt: (letters, category) => `${category} mit ${letters}`,
  votePrompt: (word) => `Zählt ${word}?`,
  waitDraw: (name) => `${name} ${form(name, "zieht", "ziehst")} …`,
  waitRace: (names) => `${people(names)} im Duell …`,
  waitVote: (word) => `Der Tisch stimmt über ${word} ab …`,
  waitThird: "Gleich kommt der dritte Buchstabe …",
  waitJudge: "Dein Wort ist gesagt …",
  gaveUpPrompt: "Du findest kein Wort: die anderen vielleicht",
  over: "Die Stapel sind leer",

  sheetLetters: "Gewonnene Buchstaben",
  sheetAllPlays: "Gewonnene „Alle spielen“",
  sheetPoints: "Punkte",
  sheetRaces: "Gewonnene Duelle",
  sheetFastest: "Schnellstes Wort",
  sheetMean: "Im Schnitt",
  sheetTime: seconds,
  none: "–",

  events: {
    letter_drawn: (name, card) => `${name} ${form(name, "zieht", "ziehst")} ${card}.`,
    wild_turned: (name, card) => `${name} ${form(name, "deckt", "deckst")} auf: ${card}.`,
    category_turned: (name, category) =>
      `${name} ${form(name, "deckt", "deckst")} eine Kategorie auf: ${category}.`,
    all_play_turned: (name) => `${name} ${form(name, "zieht", "ziehst")} „Alle spielen“.`,
    face_off_began: (names, letters, category) =>
      `Duell! ${people(names)}: ${category}, mit ${list(letters)}.`,
    all_play_began: (letters) => `Alle spielen! Irgendein Wort mit ${list(letters)}.`,
    murmured: (name) =>
      `${name} ${form(name, "greift", "greifst")} nach einer Karte, und der Tisch raunt: Schau genauer hin!`,
    nothing_spotted: (name, word) =>
      `${name} ${form(name, "ruft", "rufst")} ${word}, aber nichts passt zusammen.`,
    spoke: (name) => `${name} ${form(name, "hat", "hast")} ein Wort.`,
    word_said: (name, word) => `${name} ${form(name, "sagt", "sagst")} ${word}.`,
    word_refused: (name, word, reason) => `${name} ${form(name, "versucht", "versuchst")} ${word}: ${reason}`,
    tries_exhausted: (name) => `${name} ${form(name, "ist", "bist")} zu schnell für jeden Schiedsrichter.`,
    vote_called: (name, word, category) =>
      `Der Tisch stimmt ab: Zählt ${word} von ${form(name, name, "dir")} (${category})?`,
    vote_cast: (name, vote) =>
      vote === "abstain"
        ? `${name} ${form(name, "enthält sich", "enthältst dich")}.`
        : vote === "yes" || vote === "no"
          ? `${name} ${form(name, "stimmt", "stimmst")} mit ${vote === "yes" ? "Ja" : "Nein"}.`
          : `${name} ${form(name, "würde", "würdest")} eher ${vote === "rather_yes" ? "Ja" : "Nein"} sagen.`,
    vote_closed: (word, accepted) => `${word} ${accepted ? "zählt" : "zählt nicht"}.`,
    challenged: (name, word, speaker, accepted) =>
      `${name} ${accepted ? form(name, "zweifelt", "zweifelst") + " an" : form(name, "setzt sich", "setzt dich") + " ein für"} ${word}${speaker === null ? "" : ` von ${form(speaker, speaker, "dir")}`}: Der Tisch stimmt ab.`,
    precedent_followed: (word, accepted, on) =>
      `${decided(on)}: ${word} ${accepted ? "zählt" : "zählt nicht"}.`,
    called_off: "Dieses Duell fällt aus: Die Karten sind nicht mehr dieselben.",
    card_returned: (card, winner, owner) =>
      `${card} ${winner === null ? "kommt zurück" : `geht zurück von ${form(winner, winner, "dir")}`}${owner === null ? "" : ` und liegt wieder vor ${form(owner, owner, "dir")}`}.`,
    tied: (names) =>
      `Fotofinish zwischen ${list(names.map((name) => form(name, name, "dir")))}: Ein dritter Buchstabe entscheidet.`,
    third_letter_drawn: (name, card) =>
      `${name ?? "Der Tisch"} ${form(name ?? "", "zieht", "ziehst")} ${card} als dritten Buchstaben.`,
    given_up: (name) => `${name} ${form(name, "findet", "findest")} kein Wort.`,
    face_off_won: (name, word, card, loser, took) =>
      `${name} ${form(name, "sagt", "sagst")} nach ${seconds(took)} ${word} und ${form(name, "gewinnt", "gewinnst")} ${card} ${loser === null ? "vom eigenen Stapel" : `von ${form(loser, loser, "dir")}`}.`,
    all_play_won: (name, word, took) =>
      `${name} ${form(name, "gewinnt", "gewinnst")} „Alle spielen“ mit ${word} nach ${seconds(took)}.`,
    nobody_won: (card, drawer, left) =>
      `Niemand hat ein Wort: ${card} ${left ? "verlässt das Spiel" : "kommt zurück in einen Stapel"}, und ${form(drawer, `${drawer} zieht`, "du ziehst")} noch einmal.`,
    match_ended: "Die Stapel sind leer.",
  },

  story: {
    title: "Jedes Rennen",
    fastest: (name, word, milliseconds) =>
      `Das schnellste Wort: ${word}, von ${name}, nach ${seconds(milliseconds)}.`,
    couldHave: "Hätte gezählt:",
    alsoPossible: "Hätte auch gezählt:",
    decisions: "Was der Tisch entschieden hat",
    undone: "Der Tisch hat diesen Sieg zurückgenommen.",
  },

  lesson: {
    welcome:
      "Duple ist ein Wettlauf um Wörter. Karten werden eine nach der anderen aufgedeckt; sobald zwei zusammenpassen, suchen die beiden, denen sie gehören, ein Wort mit beiden Buchstaben. Wer schneller ist, bekommt die Karte des anderen. (Die Wörter sind englisch.)",
    middle:
      "Das gilt gerade: die Kategorie Ort und ein Joker, durch den Mond und Dreieck zusammenpassen. Links und rechts liegen die beiden Zugstapel.",
    draw: "Du ziehst zuerst, im echten Spiel von welchem Stapel du magst. Nimm hier den linken.",
    match:
      "Dein E und das N von Lina zeigen beide ein Dreieck: ein Duell! Ihr sucht um die Wette einen Ort mit E und N, aus mindestens fünf Buchstaben.",
    refused: "Ein falsches Wort kostet nichts als Zeit. Probier es aus: Sag CASTLE.",
    answer:
      "Da ist kein N drin, sagt die Jury, genau dort, wo du getippt hast. Jetzt ein besseres: ENGLAND zum Beispiel, oder OCEAN. (Buchstaben, die du schon hast, werden beim Tippen abgehakt.)",
    wild: "Das N von Lina gehört dir: ein Punkt. Aber Milo hat einen Mond gezogen, und durch den Joker passt er zu deinem Dreieck. Wieder ein Duell: E und R …",
    lost: "… und Milo war schneller: AMERICA. Er bekommt dein E. Was du gewonnen hast, ist sicher, es liegt verdeckt.",
    again: "Du bist wieder dran: Zieh vom linken Stapel.",
    others:
      "Für dich passt nichts. Lina hat einen neuen Joker aufgedeckt, der den alten zudeckt, und weitergezogen: Ihr Mond passt zu dem von Milo. Hier bist du nicht dabei, schau zu.",
    vote: "Lina sagt RIVERWICK. Das Wörterbuch kennt es nicht, also stimmt der Tisch ab. Sei nett: Lass es zählen.",
    giveUp:
      "Fällt dir nichts ein, drück auf „Kein Wort“. Sind sich alle im Duell einig oder ist die Zeit um, kommt die Karte zurück in einen Stapel. Wörter fast im selben Augenblick sind ein Fotofinish: Ein dritter Buchstabe entscheidet.",
    farewell:
      "Und wenn „Alle spielen“ auftaucht, suchen alle um die Wette ein Wort mit allen Buchstaben auf dem Tisch, für zwei Punkte. Sind die Stapel leer, gewinnen die meisten Punkte. Viel Spaß!",
  },
};
