/** The texts of Duet. */
import type { DuetFailing, DuetJudgement, DuetRating } from "../../generated/types";
import { wholeMilliseconds } from "./beat";
import { speakingOf, type Name } from "../../messages/person";

const { form, mid } = speakingOf("en");
const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);
const ms = (figure: number) => `${wholeMilliseconds(figure)} ms`;
const lean = ({ lean }: DuetRating) =>
  Math.abs(lean) < 8 ? "neither early nor late" : `${ms(lean)} ${lean < 0 ? "early" : "late"} on average`;

const failings: Record<DuetFailing, (name: Name) => string> = {
  out_of_sequence: (name) => `${name} ${form(name, "flips", "flip")} a card out of sequence`,
  off_beat: (name) => `${name} ${form(name, "is", "are")} off the beat`,
  missed_beat: (name) => `${name} ${form(name, "misses", "miss")} a beat`,
  laying_time: (name) => `${name} ${form(name, "runs", "run")} out of time to lay a row`,
  performing_time: (name) => `${name} ${form(name, "runs", "run")} out of time to perform`,
};

const judgements: Record<DuetJudgement, string> = {
  tight: "tight",
  early: "early",
  late: "late",
  missed: "missed",
  rested: "a rest",
};

export const en = {
  caller: "Caller",
  responder: "Responder",
  points,
  row: (name: Name) => form(name, `${name}’s row`, "Your row"),
  ownRow: "Your row",
  hand: "Your cards",
  place: (position: number) => `Place ${position}`,
  faceDown: "face down",
  faceUp: (number: number) => `${number} is up`,
  empty: "empty",
  wrong: "out of sequence",
  differs: "different",
  layCard: (number: number) => `Lay ${number}`,
  takeBack: (number: number) => `Take ${number} back`,
  nowUp: (cards: readonly (readonly [number, number])[]) =>
    cards.map(([place, number]) => `Place ${place}: ${number}`).join(", "),

  lay: "Lay",
  clear: "Clear",
  startBeat: "Start the beat",
  callPrompt: (cards: number) => `Lay a song: 1 to ${cards}, in any order`,
  answerPrompt: (name: Name) => `Lay ${name}’s row from memory`,
  laying: (name: Name) => `${name} ${form(name, "lays", "lay")} a row …`,
  ready: (name: Name) => `${name} is ready: start the beat`,
  countIn: (name: Name) => `${name} starts the beat for you …`,
  waiting: (name: Name) => `${name} ${form(name, "is", "are")} about to start the beat`,
  watch: (name: Name) => `Watch ${name}, and remember`,
  next: (up: number | null, down: number | null) =>
    `Next: ${[up && `${up} up`, down && `${down} down`].filter(Boolean).join(" or ")}`,
  turnedUp: "All cards are turned up",

  round: (round: number) => `Round ${round}`,
  cardsUnseen: (cards: number) => `played with cards 1 to ${cards}`,
  tempo: (tempo: number) => `${tempo} bpm`,
  relaxed: "relaxed",
  grows: "grows with you",
  seconds: (seconds: number) => `${seconds} s`,
  timeLeft: "Time left",
  beatRuns: (tempo: number) => `The beat runs at ${tempo} a minute.`,
  beatRests: "The beat rests.",
  hands: (name: Name, free: number) =>
    `${name}: ${free === 0 ? "no hand" : free === 1 ? "one hand" : "both hands"} free`,

  soundOffer: "Duet is played to a beat: sound on?",
  judgements,
  streak: (streak: number) => `${streak} in time`,
  forgivenOne: (left: number) => (left ? `forgiven, ${left} left` : "forgiven, the last one"),
  chances: (left: number) =>
    left === 1
      ? "One more miss is forgiven"
      : left
        ? `${left} more misses are forgiven`
        : "No more miss is forgiven",
  trail: (hits: number, flips: number) => `${hits} of ${flips} flips in time`,
  lookAway: (name: Name) => `${name}, look away`,

  song: "The song",
  playSong: "Play the song",
  pauseSong: "Pause the song",
  onceMore: "Once more",
  phrase: (round: number, name: Name, tempo: number) =>
    [`Round ${round}`, name, `${tempo} bpm`].filter(Boolean).join(" · "),

  timing: "Timing, beat by beat",
  early: "early",
  late: "late",
  noTaps: "no flip",
  figures: (rating: DuetRating) => `${ms(rating.mean)} off, ${lean(rating)}`,
  figuresShort: (rating: DuetRating) => `Ø ${ms(rating.mean)}`,
  spread: (rating: DuetRating) => `spread ${ms(rating.spread)}`,
  nothingYet: (name: Name, cards: number) =>
    `${name} ${form(name, "calls", "call")}: a secret row of 1 to ${cards}, flipped up and down in number order, to the beat.`,

  equal: "The rows are equal",
  different: "The rows are different",
  failing: (failing: DuetFailing, name: Name) => failings[failing](name),
  scores: (name: Name) => `${name} ${form(name, "scores", "score")}`,
  lastRound: (round: number, what: string, who: Name) => `Round ${round} · ${what} · ${who} scored`,

  calibrate: "Timing",
  calibrateTitle: "Is the beat late for you?",
  calibrateLead: "Tap along, eight times. Speakers and screens lag; the beat then comes that much sooner.",
  calibrateStart: "Start",
  calibrateTap: "Tap here on every beat",
  calibrateLeft: (left: number) => (left === 1 ? "1 more" : `${left} more`),
  calibrated: (latency: number) =>
    latency > 0
      ? `The beat comes ${latency} ms sooner for you.`
      : latency < 0
        ? `The beat comes ${-latency} ms later for you.`
        : "The beat comes on time for you.",
  calibrateReset: "Reset",
  calibrateDone: "Done",
  calibrateUneven: "Those taps lay far apart. Once more, a little calmer?",
  calibrateOffer: "You are steady, but beside the beat: is it late on this device?",
  calibrateNow: "Tap along",
  calibrateSound: "With sound on you measure your speaker, without it your screen.",

  total: "Points",
  sheetWon: "1",
  sheetTiming: "In time",
  sheetMemory: "Remembered",
  share: (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`,
  cardsOf: (cards: number, of: number) => `${cards} of ${of} cards`,
  better: "★",
  timeEven: "You both kept time equally well.",
  timeBetter: (name: Name) => `${name} kept time better.`,
  memoryEven: "You both remembered as much.",
  memoryBetter: (name: Name) => `${name} remembered more.`,

  events: {
    row_laid: (name: Name, cards: number) => `${name} ${form(name, "lays", "lay")} ${cards} cards face down.`,
    beat_started: (name: Name, performer: Name, tempo: number) =>
      `${name} ${form(name, "starts", "start")} the beat, ${tempo} a minute: ${mid(performer)} may come in on any count.`,
    tempo_changed: (tempo: number, faster: boolean) =>
      `${faster ? "Both kept the beat: it goes up" : "The beat was lost: it goes down"} to ${tempo} a minute.`,
    theTable: "The table",
    card_flipped: (name: Name, up: boolean, how: string) =>
      `${name} ${form(name, "flips", "flip")} a card ${up ? "up" : "down"}: ${how}.`,
    performance_finished: (name: Name) => `${name} ${form(name, "finishes", "finish")}; the beat stops.`,
    round_scored: (round: number, what: string, winner: Name) =>
      `Round ${round} is over: ${what}. ${winner} ${form(winner, "scores", "score")}.`,
    rows: (name: Name, row: string) => `${name} had ${row}`,
    round_began: (round: number, caller: Name, cards: number) =>
      `Round ${round} begins: ${mid(caller)} ${form(caller, "calls", "call")}, with cards 1 to ${cards}.`,
  },

  story: {
    lead: (tempo: number) =>
      `Every flip against the beat, from ${tempo} a minute on: above the line early, below it late.`,
    songLead: "The whole match as it sounded: press play and follow the cards.",
    tightest: (name: Name, round: number, figures: string) =>
      `The tightest performance: ${name}, round ${round}, ${figures}.`,
    tap: (beat: number, offset: number) =>
      `Beat ${beat}: ${offset ? `${ms(offset)} ${offset < 0 ? "early" : "late"}` : "on it"}`,
  },

  lesson: {
    welcome:
      "Duet is a song for two. One of you calls: lays a secret row of cards and flips it to a beat. The other gives it back, from memory.",
    called:
      "You each have the cards 1 to 4. Lina is the Caller: she lays hers face down, in an order that only she knows.",
    beat: "She is ready. In Duet you start the beat for each other: start it for Lina, count to four with her, and watch.",
    mixed:
      "Each card went up and came down again, one flip a beat. Up as 1, 2, 3, 4 and down as 1, 2, 3, 4; how to mix it is up to the player, with two hands: no more than two are ever up.",
    last: "Every number has its tone. Once a card is down nobody is shown it again, not even the player who laid it.",
    lay: "She is through, and it is your turn to answer: lay the same row. (3, then 1, then 2, then 4.)",
    first:
      "Lina has started the beat. Let it count to four, then come in on whichever count you like: flip 1 up, the second card of your row.",
    second: "You may lift the next one before the first is down. Flip 2 up.",
    busy: "Now both your hands are busy, so a third card is out of reach. Flip 1 down.",
    choice: "A hand is free. You could go on with 2 down; let us have 3 up.",
    onDown: "On the beat: tight is best, early and late still count. Next goes 2 down.",
    onUp: "4 up, the last card.",
    onEnd: "3 down …",
    end: "… and 4 down. Then you are through, and the beat stops.",
    equal:
      "The rows are equal: a point for you, and now you call. The 5 joins both sets. The marks show how you met the beat.",
    call: "Now a round that you sing. Lay 2, 4, 1, 3, 5: your song for Lina.",
    come: "Four counts, then sing: each card up and down again, one flip a beat. 1 is the third card.",
    sing: "Keep going, on the beat: up, down, and the next number.",
    answer: "You are through! Lina has laid your song from memory: start the beat, and hear her answer.",
    fault:
      "A card out of sequence ends the round, and the other player scores; so does a row that is remembered wrongly. In a match three misses of the beat are forgiven in each performance.",
    farewell:
      "Three points ahead with all eight cards in play, or with ten points, and you have won. The beat begins as slowly as here and grows with you. If it feels late, “Timing” sets it right. Enjoy!",
  },
};
