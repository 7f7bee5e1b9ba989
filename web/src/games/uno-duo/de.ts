/** Die Texte von UNO Duo auf Deutsch. */
import type { Same } from "../../messages";
import type { Action, Colour, Wild } from "./cards";
import type { en } from "./en";
import { speakingOf, type Name } from "../../messages/person";

const { form, mid } = speakingOf("de");
const first = (name: Name) => `${mid(name)} ${form(name, "fängt", "fängst")} an`;
const colour: Record<Colour, string> = { red: "Rot", yellow: "Gelb", green: "Grün", blue: "Blau" };
const sign: Record<Action | Wild, string> = {
  skip: "Aussetzen",
  reverse: "Richtungswechsel",
  draw_two: "Zieh 2",
  wild: "Farbwahl",
  wild_draw_four: "Farbwahl Zieh 4",
  swap_hands: "Farbwahl Handtausch",
  customizable: "Freie Farbwahl",
};
const cards = (count: number) => (count === 1 ? "1 Karte" : `${count} Karten`);
const points = (count: number) => (count === 1 ? "1 Punkt" : `${count} Punkte`);

export const de: Same<typeof en> = {
  card: (face) => {
    const name = typeof face.sign === "number" ? String(face.sign) : sign[face.sign];
    return face.colour ? `${colour[face.colour]} ${name}` : name;
  },
  named: (card, named) => `${card}, jetzt ${colour[named]}`,
  colour: (named) => colour[named],
  cards,
  hand: "Deine Hand",
  hands: (name) => `Die Hand von ${name}`,
  playable: "spielbar",
  chosen: "gewählt",
  justDrawn: "gerade gezogen",
  inscribed: (card, does) => `${card} (${does})`,
  inscription: { wild: "", draw_one: "das Gegenüber zieht 1", skip: "das Gegenüber setzt aus" },

  cut: (higher) => `${higher} ${form(higher, "hebt höher ab und wählt", "hebst höher ab und wählst")} zuerst`,
  cutBy: (name, card) => `${name} ${form(name, "hebt", "hebst")} ${card} ab.`,
  draft: (round, pick) => `Runde ${round}, Auswahl: Karte ${pick} von 7`,
  draftOf: (round, name, pick) => `Runde ${round}, Auswahl: Karte ${pick} von 7 für ${name}`,
  seen: "Die siehst du",
  unseen: "Die nicht",
  secret: "Gerade angesehen",
  unseenByAll: "Noch ungesehen",
  keepSeen: (card) => `${card} behalten; die Karte darunter scheidet aus`,
  takeUnseen: (card) => `${card} abwerfen und die Karte darunter ungesehen nehmen`,
  outPile: (count) => `${cards(count)} ausgeschieden`,
  out: (count) => `${count} raus`,

  opening: {
    number: (_one, two) => `liegt zuerst. ${two} ${form(two, "fängt", "fängst")} an`,
    skip: (one, two) => `liegt zuerst: ${mid(two)} setzt aus, ${first(one)}`,
    reverse: (_one, two) =>
      `liegt zuerst: ${mid(two)} ${form(two, "beginnt", "beginnst")} mit einem Farblauf`,
    draw_two: (one, two) =>
      `liegt zuerst: ${mid(two)} ${form(two, "zieht", "ziehst")} 2 und setzt aus, ${first(one)}`,
    wild_draw_four: (one, two) =>
      `liegt zuerst: ${mid(two)} ${form(two, "zieht", "ziehst")} 4 und setzt aus, ${first(one)}`,
    wild: (one, two) => `liegt zuerst: ${mid(one)} ${form(one, "nennt", "nennst")} die Farbe, ${first(two)}`,
  },
  run: (named) => `Farblauf: nur ${colour[named]}`,
  stop: {
    skip: () => "Beendest du ihn jetzt, bist du noch einmal dran",
    draw_two: (other, sum) => `Beendest du ihn jetzt, zieht ${other} ${sum} oder kontert`,
    other: (other) => `Beendest du ihn jetzt, ist ${other} dran`,
  },
  stack: (sum) => `${sum} Karten ziehen oder mit Zieh 2 kontern`,
  stackSum: (sum) => `+${sum}`,
  drawPile: (count) => `Nachziehstapel, ${cards(count)}`,
  discardPile: (count) => `Ablagestapel, ${cards(count)}`,
  drawFromPile: "Eine Karte ziehen",
  matchColour: (named) => `${colour[named]} bedienen`,
  noColour: "Noch keine Farbe",

  nameColour: "Nenn eine Farbe",
  nameFor: (card) => `${card}: Nenn eine Farbe`,
  cancel: "Doch nicht diese Karte",

  uno: "UNO",
  unoNow: "UNO!",
  unoArm: "mit ansagen",
  unoArmed: "mit der Karte",
  unoSay: "sag es!",
  unoCatch: "erwischt!",
  unoLabel: {
    idle: "UNO: gerade schuldet es niemand",
    arm: "UNO mit der vorletzten Karte ansagen",
    armed: "UNO wird mit der Karte angesagt",
    say: "Jetzt UNO sagen",
    catch: "Zuerst UNO rufen: dein Gegenüber hat es vergessen",
  },
  saidUno: "hat UNO gesagt",
  owesUno: "UNO vergessen!",

  play: "Spielen",
  playCard: (card) => `${card} spielen`,
  keep: "Behalten",
  takeNext: "Blind",
  draw: "Ziehen",
  take: (sum) => `${sum} ziehen`,
  endRun: "Beenden",

  memory: "Gedächtnis",
  memoryOpen: "Was du dir merken könntest",
  remembered: (known, below) =>
    [known && `${cards(known)} drüben`, below && `${below} unten im Stapel`].filter(Boolean).join(" · ") ||
    "was zu sehen war",
  holds: (name) => `${name} hält`,
  below: "Der Nachziehstapel endet mit",
  discards: "Abgelegt",
  nothing: "Noch gibt es nichts zu merken",

  prompt: {
    draft: "Behalten oder blind nehmen?",
    colour: "Nenn die Farbe",
    turn: "Spiel oder zieh",
    cannot: "Nichts passt: zieh",
    drawn: "Spielen oder behalten?",
    drawnWild: (card) => `${card}: wählen oder behalten?`,
    drawnKeep: "Passt nicht",
    answer: (sum) => `Konter oder zieh ${sum}`,
    take: (sum) => `Keine Zieh 2: zieh ${sum}`,
    run: "Noch eine Karte?",
    runOver: "Mehr passt nicht",
    say: "Sag UNO!",
    catch: (name) => `Ruf UNO vor ${name}!`,
    wait: (name) => form(name, `${name} überlegt …`, "Du bist dran …"),
    drafting: (name) => form(name, `${name} wählt …`, "Du bist dran …"),
    over: "Das Spiel ist aus",
  },

  round: (round) => `Runde ${round}`,
  roundOver: (round) => `Runde ${round} ist vorbei`,
  blocked: "Nichts mehr zu ziehen, und beide haben gepasst",
  wentOut: (name) => `${name} ${form(name, "hat", "hast")} keine Karten mehr`,
  charged: (name, count) => `${name} ${form(name, "bekommt", "bekommst")} ${points(count)} für den Rest`,
  scores: "Runden und Punkte",
  total: "Summe",
  target: (target) => `bis ${target}, weniger gewinnt`,
  standing: (name, total) => `${name}: ${points(total)}`,
  score: (count) => (count ? `+${count}` : "0"),

  events: {
    card_kept_in_draft: (name, card) =>
      `${name} ${form(name, "behält", "behältst")} die Karte; ${card} wird aufgedeckt und scheidet aus.`,
    card_discarded: (name, card) =>
      `${name} ${form(name, "wirft", "wirfst")} ${card} ab und ${form(name, "nimmt", "nimmst")} die nächste Karte ungesehen.`,
    cards_seen: (name, list) => `${name} ${form(name, "bekommt", "bekommst")} ${list}.`,
    pile_opened: (card) => `Die Auswahl ist vorbei. ${card} liegt zuerst.`,
    colour_named: (name, named) => `${name} ${form(name, "nennt", "nennst")} ${colour[named]}.`,
    card_played: (name, card, named, uno) =>
      `${name} ${form(name, "spielt", "spielst")} ${card}${named ? `, ${form(name, "nennt", "nennst")} ${colour[named]}` : ""}${uno ? ` und ${form(name, "sagt", "sagst")} UNO` : ""}.`,
    cards_drawn: (name, count) =>
      count
        ? `${name} ${form(name, "zieht", "ziehst")} ${cards(count)}.`
        : "Es ist nichts mehr zum Ziehen da.",
    card_kept: (name) => `${name} ${form(name, "behält", "behältst")} die gezogene Karte.`,
    run_ended: (name) => `${name} ${form(name, "beendet", "beendest")} den Farblauf.`,
    turn_lost: (name) => `${name} setzt aus.`,
    hands_swapped: (name, other) =>
      `${name} und ${mid(other)} ${form(name, form(other, "tauschen", "tauscht"), "tauscht")} die Hände.`,
    pile_turned: (count, shuffled) =>
      `Der Nachziehstapel ist leer: ${cards(count)} vom Ablagestapel werden ${shuffled ? "neu gemischt" : "umgedreht"}.`,
    uno_said: (name) => `${name} ${form(name, "sagt", "sagst")} UNO.`,
    uno_caught: (name, other) =>
      `${other} ${form(other, "ist", "bist")} schneller: ${mid(name)} ${form(name, "hat", "hast")} UNO vergessen.`,
    round_blocked: (round, first, second) =>
      `Beide passen, weil es nichts mehr zu ziehen gibt, und Runde ${round} ist vorbei: ${first} und ${points(second)} werden angeschrieben.`,
    round_scored: (round, winner, loser, count) =>
      `${winner} ${form(winner, "hat", "hast")} keine Karten mehr, Runde ${round} ist vorbei: ${mid(loser)} ${form(loser, "bekommt", "bekommst")} ${points(count)}.`,
    round_dealt: (round, name) =>
      `Runde ${round}: neu gemischt, ${mid(name)} ${form(name, "wählt", "wählst")} zuerst.`,
  },

  story: {
    title: "Karten auf der Hand",
    blocked: (first, second) =>
      `Es gab nichts mehr zu ziehen, und beide passten: ${first} und ${points(second)} werden angeschrieben.`,
    ending: (winner, other, charged) =>
      `${winner} ist fertig; ${other} bekommt ${points(charged)} angeschrieben.`,
    moveColumn: "Zug",
    whatColumn: "Was geschah",
    kinds: { uno: "UNO!", caught: "Erwischt", stack: "Zieh-2 gestapelt", swap: "Karten getauscht" },
    mark: (kind, name, sum) =>
      ({
        uno: `${name} sagt UNO.`,
        caught: `${name} wird erwischt.`,
        stack: `${name} stapelt: ${sum} zu ziehen.`,
        swap: `${name} tauscht die Karten.`,
      })[kind],
  },

  lesson: {
    welcome:
      "Willkommen bei UNO Duo. Werde deine Karten schneller los als Milo: Was dir bleibt, kostet dich Punkte, und wer am wenigsten hat, gewinnt. Jede Farbe hat ihre eigene Form: Rot ▲, Gelb ★, Grün ■, Blau ●.",
    cut: "Ihr hebt beide ab. Deine Gelbe 7 schlägt Milos Aussetzen, das 0 zählt, also wählst du zuerst. Du suchst dir sieben Karten aus, eine nach der anderen.",
    look: "Du siehst eine Blaue 0. Behalte sie, oder wirf sie ab und nimm die Karte darunter, die du nicht siehst. Sei mutig: Nimm sie blind.",
    keep: "Ein Grünes Aussetzen: Glück gehabt. Jetzt siehst du eine Gelbe 4. Behalte sie diesmal. Die Karte darunter wird aufgedeckt und scheidet aus, und ihr habt sie beide gesehen.",
    treasure: "Eine Gelbe Zieh 2! Karten, die etwas bewirken, lohnen sich. Behalte sie.",
    gamble: "Eine Grüne 7 kostet 7 Punkte, wenn sie dir bleibt. Versuch dein Glück noch einmal: blind.",
    steady: "Ein Gelbes Aussetzen, gut gemacht. Eine Grüne 4 passt zu deinem Grünen Aussetzen: Behalte sie.",
    daring: "Eine Rote 6 passt zu nichts, was du hast. Nimm die Karte, die du nicht siehst.",
    seventh: "Ein Gelber Richtungswechsel! Und nun eine Grüne Zieh 2. Behalte sie, dann ist deine Hand voll.",
    draw: "Zuerst lag die Rote 6, und Milo hat eine Rote 0 gespielt. Du brauchst eine rote Karte, eine 0 oder eine Farbwahl, und hast nichts davon. Zieh eine Karte.",
    wild: "Eine Farbwahl: Sie passt immer, und du darfst sie gleich spielen. Du hast vier gelbe Karten, also wähl sie aus und nenn Gelb.",
    draw_two:
      "Milo hat kein Gelb und behält, was er gezogen hat. Spiel deine Gelbe Zieh 2: Wähl sie aus und drück auf Spielen.",
    reverse:
      "Milo konnte nicht kontern, hat zwei Karten gezogen und setzt aus. Du bist wieder dran. Spiel den Gelben Richtungswechsel: Er beginnt einen Farblauf.",
    run: "In einem Farblauf legst du so viele Karten dieser Farbe, wie du magst, eine nach der anderen. Leg die Gelbe 4.",
    last_counts: "Nur die letzte Karte eines Laufs wirkt. Nimm eine gute: Leg das Gelbe Aussetzen.",
    end_run:
      "Mehr Gelb hast du nicht. Über den Stapeln steht, was passiert, wenn du jetzt aufhörst. Beende den Lauf.",
    skip: "Milo setzt aus, du bist noch einmal dran. Ein Grünes Aussetzen passt auf das gelbe: gleiche Aktion. Spiel es.",
    uno: "Noch zwei Karten. Bevor du die vorletzte spielst, drück auf UNO. Dann spiel die Grüne 4. Vergisst du es und Milo drückt zuerst, ziehst du zwei; vergisst er es, kannst du ihn genauso erwischen.",
    answer:
      "Milo spielt eine Zieh 2 auf dich. Du könntest zwei Karten ziehen, oder mit deiner eigenen Zieh 2 kontern und ihm alles zurückschicken. Es ist deine letzte Karte: Spiel sie!",
    scores:
      "Du bist fertig. Milo musste die vier Karten noch ziehen, bevor gezählt wurde: Zahlen kosten ihren Wert, Aussetzen, Richtungswechsel und Zieh 2 kosten 20, Farbwahlen 40 oder 50. Mit 204 Punkten ist er über 200, und die kleinere Summe gewinnt.",
    farewell:
      "Das ist UNO Duo. Noch ein Tipp: Was bei der Auswahl ausgeschieden ist, liegt der Reihe nach unten im Nachziehstapel. „Gedächtnis“ zeigt, was du gesehen hast. Viel Spaß!",
  },
};
