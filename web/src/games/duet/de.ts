/** Die Texte von Duet auf Deutsch. */
import type { DuetFailing, DuetJudgement, DuetRating } from "../../generated/types";
import type { Same } from "../../messages";
import { wholeMilliseconds } from "./beat";
import type { en } from "./en";
import { speakingOf, type Name } from "../../messages/person";

const { form } = speakingOf("de");
const ms = (figure: number) => `${wholeMilliseconds(figure)} ms`;
const lean = ({ lean }: DuetRating) =>
  Math.abs(lean) < 8 ? "weder früh noch spät" : `im Schnitt ${ms(lean)} ${lean < 0 ? "zu früh" : "zu spät"}`;

const failings: Record<DuetFailing, (name: Name) => string> = {
  out_of_sequence: (name) => `${name} ${form(name, "dreht", "drehst")} eine Karte außer der Reihe um`,
  off_beat: (name) => `${name} ${form(name, "ist", "bist")} neben dem Takt`,
  missed_beat: (name) => `${name} verpasst einen Schlag`,
  laying_time: (name) => `${name} ${form(name, "hat", "hast")} keine Zeit mehr zum Auslegen`,
  performing_time: (name) => `${name} ${form(name, "hat", "hast")} keine Zeit mehr zum Spielen`,
};

const judgements: Record<DuetJudgement, string> = {
  tight: "genau",
  early: "früh",
  late: "spät",
  missed: "daneben",
  rested: "eine Pause",
};

export const de: Same<typeof en> = {
  caller: "Ruft",
  responder: "Antwortet",
  points: (count) => (count === 1 ? "1 Punkt" : `${count} Punkte`),
  row: (name) => form(name, `Die Reihe von ${name}`, "Deine Reihe"),
  ownRow: "Deine Reihe",
  hand: "Deine Karten",
  place: (position) => `Platz ${position}`,
  faceDown: "verdeckt",
  faceUp: (number) => `${number} liegt offen`,
  empty: "leer",
  wrong: "außer der Reihe",
  differs: "anders",
  layCard: (number) => `${number} auslegen`,
  takeBack: (number) => `${number} zurücknehmen`,
  nowUp: (cards) => cards.map(([place, number]) => `Platz ${place}: ${number}`).join(", "),

  lay: "Auslegen",
  clear: "Leeren",
  startBeat: "Takt starten",
  callPrompt: (cards) => `Leg ein Lied: 1 bis ${cards}, in beliebiger Folge`,
  answerPrompt: (name) => `Leg die Reihe von ${name} aus dem Kopf nach`,
  laying: (name) => `${name} ${form(name, "legt", "legst")} eine Reihe aus …`,
  ready: (name) => `${name} ist bereit: starte den Takt`,
  countIn: (name) => `${name} startet gleich den Takt für dich …`,
  waiting: (name) => `${name} ${form(name, "startet", "startest")} gleich den Takt`,
  watch: (name) => `Schau ${name} zu und merk es dir`,
  next: (up, down) =>
    `Als Nächstes: ${[up && `${up} auf`, down && `${down} zu`].filter(Boolean).join(" oder ")}`,
  turnedUp: "Alle Karten liegen offen",

  round: (round) => `Runde ${round}`,
  cardsUnseen: (cards) => `gespielt mit den Karten 1 bis ${cards}`,
  tempo: (tempo) => `${tempo} bpm`,
  relaxed: "gelassen",
  grows: "wächst mit euch",
  seconds: (seconds) => `${seconds} s`,
  timeLeft: "Verbleibende Zeit",
  beatRuns: (tempo) => `Der Takt läuft mit ${tempo} Schlägen pro Minute.`,
  beatRests: "Der Takt ruht.",
  hands: (name, free) =>
    `${name}: ${free === 0 ? "keine Hand" : free === 1 ? "eine Hand" : "beide Hände"} frei`,

  soundOffer: "Duet wird zu einem Takt gespielt: mit Ton?",
  judgements,
  streak: (streak) => `${streak} im Takt`,
  forgivenOne: (left) => (left ? `verziehen, noch ${left}` : "verziehen, der letzte"),
  chances: (left) =>
    left === 1
      ? "Ein Patzer wird noch verziehen"
      : left
        ? `${left} Patzer werden noch verziehen`
        : "Kein Patzer wird mehr verziehen",
  trail: (hits, flips) => `${hits} von ${flips} Karten im Takt`,
  lookAway: (name) => `${name}, schau weg`,

  song: "Das Lied",
  playSong: "Das Lied abspielen",
  pauseSong: "Das Lied anhalten",
  onceMore: "Noch einmal",
  phrase: (round, name, tempo) => [`Runde ${round}`, name, `${tempo} bpm`].filter(Boolean).join(" · "),

  timing: "Timing, Schlag für Schlag",
  early: "früh",
  late: "spät",
  noTaps: "keine Karte umgedreht",
  figures: (rating) => `${ms(rating.mean)} daneben, ${lean(rating)}`,
  figuresShort: (rating) => `Ø ${ms(rating.mean)}`,
  spread: (rating) => `Streuung ${ms(rating.spread)}`,
  nothingYet: (name, cards) =>
    `${name} ${form(name, "ruft", "rufst")}: eine geheime Reihe von 1 bis ${cards}, der Zahl nach auf- und zugedreht, im Takt.`,

  equal: "Die Reihen sind gleich",
  different: "Die Reihen sind verschieden",
  failing: (failing, name) => failings[failing](name),
  scores: (name) => `${name} ${form(name, "bekommt", "bekommst")} den Punkt`,
  lastRound: (round, what, who) => `Runde ${round} · ${what} · Punkt für ${form(who, who, "dich")}`,

  calibrate: "Timing",
  calibrateTitle: "Kommt der Takt bei dir zu spät?",
  calibrateLead:
    "Tipp achtmal mit. Lautsprecher und Bildschirme hinken nach; der Takt kommt dann um so viel früher.",
  calibrateStart: "Los",
  calibrateTap: "Tipp hier auf jeden Schlag",
  calibrateLeft: (left) => `noch ${left}`,
  calibrated: (latency) =>
    latency > 0
      ? `Der Takt kommt für dich ${latency} ms früher.`
      : latency < 0
        ? `Der Takt kommt für dich ${-latency} ms später.`
        : "Der Takt kommt für dich pünktlich.",
  calibrateReset: "Zurücksetzen",
  calibrateDone: "Fertig",
  calibrateUneven: "Die Schläge lagen weit auseinander. Noch einmal, etwas ruhiger?",
  calibrateOffer: "Du bist gleichmäßig, aber neben dem Takt: Kommt er auf diesem Gerät zu spät?",
  calibrateNow: "Mittippen",
  calibrateSound: "Mit Ton misst du deinen Lautsprecher, ohne Ton deinen Bildschirm.",

  total: "Punkte",
  sheetWon: "1",
  sheetTiming: "Im Takt",
  sheetMemory: "Gemerkt",
  share: (part, whole) => `${Math.round((100 * part) / whole)} %`,
  cardsOf: (cards, of) => `${cards} von ${of} Karten`,
  better: "★",
  timeEven: "Ihr habt den Takt gleich gut gehalten.",
  timeBetter: (name) => `${name} ${form(name, "hat", "hast")} den Takt besser gehalten.`,
  memoryEven: "Ihr habt euch gleich viel gemerkt.",
  memoryBetter: (name) => `${name} ${form(name, "hat sich", "hast dir")} mehr gemerkt.`,

  events: {
    row_laid: (name, cards) => `${name} ${form(name, "legt", "legst")} ${cards} Karten verdeckt aus.`,
    beat_started: (name, performer, tempo) =>
      `${name} ${form(name, "startet", "startest")} den Takt, ${tempo} pro Minute: ${form(performer, `${performer} darf`, "du darfst")} auf jedem Schlag einsetzen.`,
    tempo_changed: (tempo: number, faster: boolean) =>
      `${faster ? "Beide haben den Takt gehalten: Er steigt" : "Der Takt ging verloren: Er sinkt"} auf ${tempo} in der Minute.`,
    theTable: "Der Tisch",
    card_flipped: (name, up, how) =>
      `${name} ${form(name, "dreht", "drehst")} eine Karte ${up ? "auf" : "zu"}: ${how}.`,
    performance_finished: (name) => `${name} ${form(name, "ist", "bist")} durch; der Takt hört auf.`,
    round_scored: (round, what, winner) =>
      `Runde ${round} ist vorbei: ${what}. Punkt für ${form(winner, winner, "dich")}.`,
    rows: (name, row) => `${name} ${form(name, "hatte", "hattest")} ${row}`,
    round_began: (round, caller, cards) =>
      `Runde ${round} beginnt: ${form(caller, `${caller} ruft`, "du rufst")}, mit den Karten 1 bis ${cards}.`,
  },

  story: {
    lead: (tempo) =>
      `Jedes Umdrehen gegen den Takt, von ${tempo} in der Minute an: über der Linie zu früh, darunter zu spät.`,
    songLead: "Das ganze Spiel, wie es klang: Abspielen und den Karten folgen.",
    tightest: (name, round, figures) => `Am genauesten: ${name}, Runde ${round}, ${figures}.`,
    tap: (beat, offset) =>
      `Schlag ${beat}: ${offset ? `${ms(offset)} zu ${offset < 0 ? "früh" : "spät"}` : "genau"}`,
  },

  lesson: {
    welcome:
      "Duet ist ein Lied für zwei. Eine ruft: legt eine geheime Reihe Karten und dreht sie im Takt um. Der andere gibt sie zurück, aus dem Kopf.",
    called:
      "Ihr habt beide die Karten 1 bis 4. Lina ruft: Sie legt ihre verdeckt aus, in einer Folge, die nur sie kennt.",
    beat: "Sie ist bereit. In Duet startet man den Takt füreinander: Starte ihn für Lina, zähl mit ihr bis vier und schau zu.",
    mixed:
      "Jede Karte ging auf und wieder zu, eine je Schlag. Auf als 1, 2, 3, 4 und zu als 1, 2, 3, 4; wie man das mischt, ist jedem überlassen, mit zwei Händen: Mehr als zwei sind nie offen.",
    last: "Jede Zahl hat ihren Ton. Ist eine Karte einmal zu, bekommt sie niemand mehr zu sehen, auch nicht, wer sie ausgelegt hat.",
    lay: "Sie ist durch, und du antwortest: Leg dieselbe Reihe. (Die 3, dann die 1, die 2 und die 4.)",
    first:
      "Lina hat den Takt gestartet. Lass ihn bis vier zählen, dann setz ein, auf welchem Schlag du magst: Dreh die 1 auf, die zweite Karte deiner Reihe.",
    second: "Die nächste darfst du heben, bevor die erste wieder liegt. Dreh die 2 auf.",
    busy: "Jetzt sind deine beiden Hände voll, und eine dritte Karte ist nicht zu greifen. Dreh die 1 zu.",
    choice: "Eine Hand ist frei. Du könntest mit der 2 zu weitermachen; nehmen wir die 3 auf.",
    onDown: "Im Takt: Genau ist am besten, früh und spät zählen auch. Als Nächstes geht die 2 zu.",
    onUp: "Die 4 auf, die letzte Karte.",
    onEnd: "Die 3 zu …",
    end: "… und die 4 zu. Dann bist du durch, und der Takt hört auf.",
    equal:
      "Die Reihen sind gleich: ein Punkt für dich, und jetzt rufst du. Die 5 kommt bei beiden dazu. Die Zeichen zeigen, wie du den Takt getroffen hast.",
    call: "Jetzt eine Runde, die du singst. Leg 2, 4, 1, 3, 5: dein Lied für Lina.",
    come: "Vier Schläge, dann sing: jede Karte auf und wieder zu, eine je Schlag. Die 1 ist die dritte Karte.",
    sing: "Weiter so, im Takt: auf, zu, und die nächste Zahl.",
    answer:
      "Du bist durch! Lina hat dein Lied aus dem Kopf nachgelegt: Starte den Takt und hör ihre Antwort.",
    fault:
      "Eine Karte außer der Reihe beendet die Runde, und der andere bekommt den Punkt; ebenso eine Reihe, die man falsch im Kopf hat. In einem Spiel werden je Vorführung drei Patzer neben dem Takt verziehen.",
    farewell:
      "Drei Punkte Vorsprung mit allen acht Karten oder mit zehn Punkten, und du hast gewonnen. Der Takt beginnt so langsam wie hier und wächst mit euch. Fühlt er sich zu spät an, hilft „Timing“. Viel Spaß!",
  },
};
