/** Die Texte von Dualis auf Deutsch. */
import type { Same } from "../../messages";
import type { Colour, Suit } from "./cards";
import type { en } from "./en";
import { speakingOf } from "../../messages/person";

const { form } = speakingOf("de");
const suits: Record<Suit, string> = { star: "Stern", moon: "Mond" };
const colours: Record<Colour, string> = { red: "Rot", blue: "Blau" };
const coinNames: Record<Colour, string> = { red: "rote Münze", blue: "blaue Münze" };
const coins = (count: number) => (count === 1 ? "1 Münze" : `${count} Münzen`);
const tricks = (count: number) => (count === 1 ? "1 Stich" : `${count} Stiche`);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const de: Same<typeof en> = {
  card: ({ suit, number, colour }) => `${suits[suit]} ${number} ${colours[colour]}`,
  holding: (suit, colour) => `${suits[suit]} ${colours[colour]}:`,
  withCoin: (card, coin) => `${card} mit ${coin === "red" ? "roter" : "blauer"} Münze`,
  coin: (colour) => capital(coinNames[colour]),
  coinsLeft: (count, colour) => `${count} ${colour === "red" ? "rote" : "blaue"} Münzen in der Mitte`,
  putCoin: (coin, card) => `Eine ${coinNames[coin]} auf ${card} legen`,
  centre: "Die Münzen in der Mitte",
  trick: "Der Stich",
  lastTrick: "Der letzte Stich",
  seen: "Was zu sehen war",
  gone: "In gewonnenen Stichen",
  lacks: (suit, names) => `Kein ${suits[suit]} mehr: ${names}`,
  trump: (colour) => (colour ? `${colours[colour]} ist Trumpf` : "Kein Trumpf"),
  thenTrump: (colour) => (colour ? `dann ${colours[colour]}` : "dann kein Trumpf"),
  low: "Niedrig gewinnt",
  high: "Hoch gewinnt",
  hand: "Deine Karten",
  playable: "spielbar",
  chosen: "gewählt",
  play: "Spielen",
  playCard: (card) => `${card} spielen`,
  lead: "Spiel eine beliebige Karte aus",
  follow: (suit) => `Bediene ${suits[suit]}`,
  anything: "Spiel eine beliebige Karte",
  wait: (name) => form(name, `${name} überlegt …`, "Du bist dran …"),
  over: "Die Partie ist zu Ende",
  us: "Wir",
  them: "Sie",
  partner: "Partner",
  opponent: "Gegner",
  cards: (count) => (count === 1 ? "1 Karte" : `${count} Karten`),
  tricks,
  coins,
  bid: (won, bid) => `${tricks(won)} gewonnen, ${coins(bid)} geboten`,
  onBid: "genau getroffen",
  handOver: (count) => `${coins(count)} geben`,
  handOverTo: (count, name) => `${coins(count)} an ${name} geben`,
  roundRow: (round) => `Runde ${round} (Stiche/Gebot)`,
  tricksShort: (count) => (count === 1 ? "Stich" : "Stiche"),
  bidShort: "Gebot",
  roundOver: (round) => `Runde ${round} ist vorbei`,
  roundWon: (names) => `Runde gewonnen: ${names}`,
  rounds: "Gewonnene Runden",
  total: "Summe",
  points: (score) => (score > 0 ? `+${score}` : String(score).replace("-", "−")),
  sideResult: (won, bid) => `${tricks(won)}, ${coins(bid)}`,
  and: " & ",
  events: {
    card_played: (name, card) => `${name} ${form(name, "spielt", "spielst")} ${card}.`,
    trick_won: (name, trump) => `Der Stich geht an ${form(name, name, "dich")}. ${trump}.`,
    coins_handed: (name, count, partner) =>
      `${name} ${form(name, "gibt", "gibst")} ${coins(count)} an ${form(partner, partner, "dich")}.`,
    round_scored: (round, sides) => `Runde ${round} ist vorbei: ${sides}.`,
    round_dealt: (round, name) =>
      `Runde ${round} ist ausgeteilt; ${form(name, `${name} spielt`, "du spielst")} aus.`,
  },

  story: {
    round: (round) => `Runde ${round}`,
    turned: (trick, names) =>
      trick === 1
        ? `Vom ersten Stich an vorn: ${names}.`
        : `Stich ${trick} brachte die Wende; von da an vorn: ${names}.`,
    settled: (trick) =>
      `Mit Stich ${trick} war es entschieden: Kein Stich und keine Münze hätte danach noch geändert, wer am besten abschneidet.`,
    settledLast:
      "Es blieb bis zuletzt offen: Bis zum letzten Stich hätten Stiche und Münzen noch alles ändern können.",
    turnedFlag: "Wende",
    settledFlag: "entschieden",
    balance: "Die Münzen in der Mitte",
    balanceNote:
      "Karte für Karte: Über der Linie ist Rot Trumpf, darunter Blau. Unten, wer jeden Stich gewann.",
    balanceColumns: ["Stich", "Rote Münzen", "Blaue Münzen", "Trumpf", "Gewonnen von"],
    bids: "Stiche gegen Münzen",
    bidsNote: "Gewonnene Stiche minus gebotene Münzen, nach jedem Stich. Auf der Linie gäbe es Punkte.",
    trickColumn: "Stich",
    wonOfBid: (won, bid) => `${won} / ${bid}`,
    tricks: "Stich für Stich",
    tricksNote: "Die ausgespielte Karte steht vorn. Unten: Stiche / Münzen bis dahin.",
    ledBy: (name) => `${name} spielt aus`,
    takes: (name) => `${name} gewinnt ihn`,
  },

  lesson: {
    welcome:
      "Willkommen bei Dualis. Du spielst mit Nora, die dir gegenübersitzt, gegen Milo und Otto. Jede Karte hat ein Zeichen (Stern oder Mond), eine Zahl und eine Farbe. Unten liegen deine Karten.",
    centre:
      "In der Mitte liegen fünf rote und fünf blaue Münzen. Trumpf ist die Farbe, von der dort mehr liegen. Jetzt sind es gleich viele, also gibt es keinen. Otto spielt zum ersten Stich aus.",
    follow:
      "Otto spielt Stern 7 Rot aus. Bediene das Zeichen, solange du kannst; die Farbe ist egal. Du hast zwei Sterne: Wähle Stern 13 Blau, dann „Spielen“.",
    won: "Dein Stern war der stärkste: Der Stich gehört dir. Wer einen Stich gewinnt, spielt zum nächsten aus.",
    coin: "Stiche zählen nur, wenn du sie bietest: mit einer Münze der anderen Farbe auf der Karte, die du spielst. Die Karte zählt dann als diese Farbe. Wähle Mond 11 Rot, leg die blaue Münze darauf und spiel sie.",
    trump:
      "Übrig sind fünf rote und vier blaue Münzen: Rot ist Trumpf, und Ottos kleine Mond 3 Rot hat den Stich geholt. Deine Münze bleibt bei dir: Ihr habt einen Stich geboten.",
    follow_again:
      "Otto spielt Stern 9 Rot aus. Du hast nur noch einen Stern, also muss er es sein: Stern 5 Blau.",
    void: "Der ging an Otto, und er spielt Stern 4 Rot aus. Du hast keinen Stern mehr und darfst spielen, was du magst. Rot ist Trumpf: Spiel Mond 10 Rot.",
    bid: "Dein Trumpf hat gestochen. Ihr habt jetzt zwei Stiche und eine Münze. Biete noch einmal: Spiel Mond 9 Blau mit einer roten Münze aus.",
    exact:
      "Von jeder Farbe liegen noch vier Münzen da, also gibt es keinen Trumpf, und Milos Mond 12 hat gewonnen. Ihr steht bei zwei Stichen und zwei Münzen: Endet die Runde so, bringt sie 2 Punkte. Sonst kostet jeder Stich zu viel oder zu wenig einen Punkt.",
    farewell:
      "Das ist Dualis: Stiche gewinnen, beim Spielen bieten, und am Ende geht es auf. Wer zuerst zwei Runden gewinnt, gewinnt. Das war das kurze Spiel; im vollen hat jeder 13 Karten, und von jeder Farbe gibt es sieben Münzen. Viel Spaß!",
  },
};
