/** The texts of Duple. */
import type { DupleVoteCast } from "../../generated/types";
import { speakingOf, type Name } from "../../messages/person";
import { dayOf } from "./days";

const { form, mid } = speakingOf("en");
const symbols = ["circle", "triangle", "square", "star", "heart", "diamond", "moon", "cross"];
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
const people = (names: readonly Name[]) =>
  list(names.map((name, index) => (index ? mid(name) : String(name))));
const decided = (on: string) => {
  const day = dayOf(on, "en");
  return day === null ? "As you decided before" : `As you decided on ${day}`;
};
const cardsOf = (count: number) => (count === 1 ? "1 card" : `${count} cards`);

export const en = {
  letterCard: (letter: string, symbol: number) => `${letter}, ${symbols[symbol] ?? ""}`,
  wildCard: (one: number, other: number) => `Wild: ${symbols[one] ?? ""} and ${symbols[other] ?? ""}`,
  allPlay: "All Play",
  /** Categories go by the name the server gives them; a table's own stay as written. */
  category: (name: string) => (name === "No category" ? "Any word" : name),

  drawPile: (pile: number, count: number) =>
    `Draw from the ${pile === 0 ? "left" : "right"} pile, ${cardsOf(count)}`,
  middle: "The middle",
  noWild: "No Wild",
  turnCategory: (left: number) => `Turn a new category, ${left} left`,
  turnWild: (left: number) => `Turn a new Wild, ${left} left`,
  turn: (left: number) => `Turn · ${left}`,
  emptyPile: "No card",
  pileOf: (name: Name, which: number, piles: number) =>
    `${form(name, `${name}’s`, "Your")} ${piles === 1 ? "" : which === 0 ? "left " : "right "}pile`,
  under: (count: number) => `${cardsOf(count)} underneath`,
  chooseLeft: "Lay letters on my left pile",
  chooseRight: "Lay letters on my right pile",
  here: "next",
  points: (count: number) => (count === 1 ? "1 point" : `${count} points`),
  won: (count: number) => `winning pile: ${cardsOf(count)}`,

  faceOff: "Face-off",
  yourFaceOff: "You’re on!",
  cascade: (count: number) => `Cascade, ${count} in a row`,
  tie: "Photo finish",
  tiedBy: (milliseconds: number) => `${milliseconds} ms apart`,
  thirdLetter: "A third letter decides",
  youDig: "Tie! Draw the third letter",
  wantedLetters: (count: number) => `${count}+ letters`,
  timeLeft: "Time left",
  secondsLeft: (count: number) => `${count} s`,
  tries: "Words so far",
  noTries: "No word yet …",
  counts: "may count",
  fails: "does not count",
  gaveUp: (names: readonly Name[]) =>
    `${people(names)} ${names.length === 1 ? form(names[0] ?? "", "sees", "see") : "see"} no word`,

  vote: "The table votes",
  voteTitle: (word: string) => `Does ${word} count?`,
  voteBy: (name: Name, category: string) => `${name} ${form(name, "says", "say")} it · ${category}`,
  voteYes: "It counts",
  voteNo: "No",
  voted: {
    yes: "yes",
    no: "no",
    abstain: "abstains",
    rather_yes: "rather yes",
    rather_no: "rather no",
  },
  notVoted: "…",
  voteSilence: "Who does not vote agrees.",

  challengeRefused: "But it counts!",
  challengeAccepted: "Does that count?",
  challengeOf: (word: string, accepted: boolean) =>
    accepted ? `Have the table vote: does ${word} count?` : `Have the table vote: ${word} counts, I say`,
  challengedBy: (name: Name, accepted: boolean) =>
    `${name} ${accepted ? form(name, "doubts", "doubt") : form(name, "stands up for", "stand up for")} it. The clock stands.`,
  challengedLate: (word: string) => `${word} has stood too long to be challenged.`,
  dictionarySays: (accepted: boolean) => (accepted ? "The dictionary takes it" : "The dictionary refuses it"),
  precedent: (word: string, accepted: boolean, on: string) =>
    `${decided(on)}: ${word} ${accepted ? "counts" : "does not count"}`,
  letStand: "Fine by me",
  lastWords: "All is played: do the last words count?",
  waitLastWords: "The others look at the last words …",

  wonWith: (name: Name) => `${name} ${form(name, "wins", "win")} with`,
  took: (milliseconds: number) => `after ${seconds(milliseconds)}`,
  nobody: "Nobody found a word",
  before: (name: Name, word: string, milliseconds: number) => `${name}: ${word}, ${seconds(milliseconds)}`,
  beforeNobody: "Before: no word found",
  late: (milliseconds: number) => `You were ${milliseconds} ms late`,
  whatMatches:
    "Two cards with the same symbol, or with the two of the Wild: their owners race for a word with both letters.",
  spot: "Nobody calls the matches here: spot two that match, and say a word.",

  word: "Your word",
  say: "Say it",
  typeHere: "Type a word",
  spotHere: "Seen a match? Say it",
  quiet: "Words go here",
  othersRace: (names: readonly Name[]) => `${people(names)} race`,
  listen: "Say words aloud",
  stopListening: "Stop listening",
  giveUp: "No word",
  giveUpAria: "Agree that there is no word",
  tooFast: "Three tries a second are all the judge can hear.",
  nothingMatches: (word: string) => `${word}: but nothing matches. It costs nothing.`,
  murmur: "The table murmurs: look more closely, there is a match!",

  drawPrompt: "Draw a card from either pile",
  drawOnto: "Draw, onto the pile you marked",
  racePrompt: (letters: string, category: string) => `${category} with ${letters}`,
  votePrompt: (word: string) => `Does ${word} count?`,
  waitDraw: (name: Name) => `${name} ${form(name, "draws", "draw")} …`,
  waitRace: (names: readonly Name[]) => `${people(names)} race …`,
  waitVote: (word: string) => `The table votes on ${word} …`,
  waitThird: "The third letter comes …",
  waitJudge: "Your word is said …",
  gaveUpPrompt: "You see no word: the others may still",
  over: "The piles are empty",

  sheetLetters: "Letters won",
  sheetAllPlays: "All Plays won",
  sheetPoints: "Points",
  sheetRaces: "Races won",
  sheetFastest: "Fastest word",
  sheetMean: "On average",
  sheetTime: seconds,
  none: "–",

  events: {
    letter_drawn: (name: Name, card: string) => `${name} ${form(name, "draws", "draw")} ${card}.`,
    wild_turned: (name: Name, card: string) => `${name} ${form(name, "turns", "turn")} a Wild: ${card}.`,
    category_turned: (name: Name, category: string) =>
      `${name} ${form(name, "turns", "turn")} a category: ${category}.`,
    all_play_turned: (name: Name) => `${name} ${form(name, "draws", "draw")} an All Play.`,
    face_off_began: (names: readonly Name[], letters: readonly string[], category: string) =>
      `Face-off! ${people(names)}: ${category}, with ${list(letters)}.`,
    all_play_began: (letters: readonly string[]) => `All Play! Everybody: any word with ${list(letters)}.`,
    murmured: (name: Name) =>
      `${name} ${form(name, "reaches", "reach")} for a card, and the table murmurs: look more closely!`,
    nothing_spotted: (name: Name, word: string) =>
      `${name} ${form(name, "calls", "call")} ${word}, but nothing matches.`,
    spoke: (name: Name) => `${name} ${form(name, "has", "have")} a word.`,
    word_said: (name: Name, word: string) => `${name} ${form(name, "says", "say")} ${word}.`,
    word_refused: (name: Name, word: string, reason: string) =>
      `${name} ${form(name, "tries", "try")} ${word}: ${reason}`,
    tries_exhausted: (name: Name) => `${name} ${form(name, "is", "are")} too fast for the judge.`,
    vote_called: (name: Name, word: string, category: string) =>
      `The table votes: does ${word} by ${mid(name)} count (${category})?`,
    vote_cast: (name: Name, vote: DupleVoteCast["vote"]) =>
      vote === "abstain"
        ? `${name} ${form(name, "abstains", "abstain")}.`
        : vote === "yes" || vote === "no"
          ? `${name} ${form(name, "votes", "vote")} ${vote}.`
          : `${name} would rather say ${vote === "rather_yes" ? "yes" : "no"}.`,
    vote_closed: (word: string, accepted: boolean) => `${word} ${accepted ? "counts" : "does not count"}.`,
    challenged: (name: Name, word: string, speaker: Name | null, accepted: boolean) =>
      `${name} ${accepted ? form(name, "doubts", "doubt") : form(name, "stands up for", "stand up for")} ${word}${speaker === null ? "" : ` by ${mid(speaker)}`}: the table votes.`,
    precedent_followed: (word: string, accepted: boolean, on: string) =>
      `${decided(on)}: ${word} ${accepted ? "counts" : "does not count"}.`,
    called_off: "This race is called off: its cards have changed.",
    card_returned: (card: string, winner: Name | null, owner: Name | null) =>
      `${card} ${winner === null ? "comes back" : `is taken back from ${mid(winner)}`}${owner === null ? "" : ` and lies before ${mid(owner)} again`}.`,
    tied: (names: readonly Name[]) => `Photo finish between ${list(names.map(mid))}: a third letter decides.`,
    third_letter_drawn: (name: Name | null, card: string) =>
      `${name ?? "The table"} ${form(name ?? "", "draws", "draw")} ${card} as the third letter.`,
    given_up: (name: Name) => `${name} ${form(name, "sees", "see")} no word.`,
    face_off_won: (name: Name, word: string, card: string, loser: Name | null, took: number) =>
      `${name} ${form(name, "says", "say")} ${word} after ${seconds(took)} and ${form(name, "wins", "win")} ${loser === null ? form(name, "their own", "your own") : form(loser, `${loser}’s`, "your")} ${card}.`,
    all_play_won: (name: Name, word: string, took: number) =>
      `${name} ${form(name, "wins", "win")} the All Play with ${word} after ${seconds(took)}.`,
    nobody_won: (card: string, drawer: Name, left: boolean) =>
      `Nobody has a word: ${card} ${left ? "leaves the game" : "goes back into a pile"}, and ${mid(drawer)} ${form(drawer, "draws", "draw")} again.`,
    match_ended: "The piles are empty.",
  },

  story: {
    title: "Every race",
    fastest: (name: Name, word: string, milliseconds: number) =>
      `The quickest word: ${word}, by ${name}, after ${seconds(milliseconds)}.`,
    couldHave: "Would have counted:",
    alsoPossible: "Would have counted, too:",
    decisions: "What the table decided",
    undone: "The table took this win back.",
  },

  lesson: {
    welcome:
      "Duple is a race for words. Cards are turned up one by one; as soon as two of them match, their owners look for a word with both letters. The faster one takes the other’s card.",
    middle:
      "This is in force: the category, Place, and a Wild that makes moon and triangle match each other. Left and right are the two Draw Piles.",
    draw: "You draw first, from whichever pile you like, in a real match. Here, take the left one.",
    match:
      "Your E and Lina’s N both show a triangle: a face-off! You two race for a place with an E and an N, of at least five letters.",
    refused: "A wrong word costs nothing but time. Try it: say CASTLE.",
    answer:
      "No N in it, says the judge, right where you typed. Now a better one: ENGLAND, say, or OCEAN. (Letters that you have got are ticked off as you type.)",
    wild: "Lina’s N is yours: one point. But Milo has drawn a moon, and the Wild matches it with your triangle. A face-off again: E and R …",
    lost: "… and Milo was faster: AMERICA. He takes your E. Your own winnings are safe, they lie face down.",
    again: "Your turn again: draw from the left pile.",
    others:
      "No match for you. Lina turned a new Wild, which covers the old one, and drew on: her moon matches Milo’s. You are not in this one, so watch.",
    vote: "Lina says RIVERWICK. The dictionary does not know it, so the table votes. Be kind: let it count.",
    giveUp:
      "When you see no word, press “No word”. If all who race agree, or time is up, the card goes back into a pile. Words at almost the same moment are a photo finish: a third letter decides.",
    farewell:
      "And when an All Play turns up, everybody races for one word with all letters on the table, for two points. When the piles are empty, most points win. Enjoy!",
  },
};
