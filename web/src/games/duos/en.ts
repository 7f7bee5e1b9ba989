/** The texts of DUOS. */
import { speakingOf, type Name } from "../../messages/person";

const { form } = speakingOf("en");
const pairs = (count: number) => (count === 1 ? "1 pair" : `${count} pairs`);
const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);

export const en = {
  things: "Things",
  animals: "Animals",
  turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  narrator: "Narrator",
  ready: "ready",
  ofReady: (players: number) => `of ${players} ready`,
  choosing: "choosing",
  points,
  and: " & ",
  pair: (one: Name, other: Name) => `${one} and ${other}`,
  grid: "The cards on the table",
  mark: { circle: "circle", square: "square", triangle: "triangle", diamond: "diamond" },
  card: {
    free: "not in a pair",
    half: "picked up: choose its partner",
    paired: (partner: Name, mark: string) => `you paired it with ${partner}, marked with a ${mark}`,
    laid: (number: number, partner: Name) => `laid out as pair ${number} with ${partner}`,
    shared: (number: number, partner: Name) => `in common as pair ${number} with ${partner}`,
    toLay: "picked to be laid out",
  },

  choose: (chosen: number) =>
    chosen === 0 ? "Choose four pairs in secret" : `${pairs(chosen)} of four chosen`,
  partnerOf: (card: string) => `What goes with ${card}?`,
  sayReady: "Four pairs: ready?",
  readyButton: "Ready",
  clear: "Clear",
  next: "Next turn",
  waitReady: "Ready. Others are choosing …",
  waitNext: "Waiting for your partner …",
  waitNarrator: (name: Name) => `${name} ${form(name, "lays", "lay")} out the pairs …`,
  layPrompt: "Lay out a pair",
  layPair: (one: Name, other: Name) => `Lay out ${one} and ${other}?`,
  why: "Why? (if you like)",
  lay: "Lay out",
  over: "The match is over",

  laidPairs: "The Narrator's pairs",
  nobody: "Nobody else saw it",
  also: (names: string) => `Also: ${names}`,
  toCome: "still to come",
  plus: (count: number) => `+${count}`,

  hints: "Hints",
  word: "WORD",
  yes: "YES",
  not: "NOT",
  wordHint: "Say one word",
  yesHint: "Point at a card in your pairs",
  notHint: "Point at a card you left out",
  pointYes: "Tap the card you say YES to",
  pointNot: "Tap the card you say NOT to",
  sayWord: "Say it",
  wordLabel: "One word for your partner",
  cancel: "Never mind",
  used: "used this turn",
  track: "Nine turns",
  won: "won",
  lost: "lost",
  together: (count: number) => `${pairs(count)} in common`,
  compared: (count: number) =>
    count >= 3 ? `${pairs(count)} in common: the turn is won` : `Only ${pairs(count)} in common`,

  scoreTurn: (turn: number) => `Turn ${turn}`,
  total: "Total",
  events: {
    pairs_chosen: "Your four pairs are marked.",
    ready_said: (name: Name) => `${name} ${form(name, "is", "are")} ready.`,
    word_said: (name: Name, word: string) => `${name} ${form(name, "says", "say")}: ${word}`,
    pointed_yes: (name: Name, card: string) => `${name} ${form(name, "says", "say")} YES to ${card}.`,
    pointed_not: (name: Name, card: string) => `${name} ${form(name, "says", "say")} NOT to ${card}.`,
    board_reopened: (name: Name) => `${name} may choose again.`,
    boards_revealed: "The boards are revealed.",
    pair_laid: (name: Name, pair: string, why: string) =>
      `${name} ${form(name, "lays", "lay")} out ${pair}${why ? `: “${why}”` : "."}`,
    matched: (names: string) => `A point: ${names}.`,
    unmatched: "Nobody else chose it.",
    narrator_scored: (name: Name, earned: number) =>
      `${name} ${form(name, "gains", "gain")} ${points(earned)} as Narrator.`,
    compared: (count: number, won: boolean, score: number) =>
      `${pairs(count)} in common. ${won ? "The turn is won" : "The turn is lost"}; score ${score}.`,
    turn_begun: (turn: number, category: string, narrator: Name) =>
      `Turn ${turn}: ${category}${narrator ? `, ${form(narrator, `${narrator} is`, "you are")} the Narrator` : ""}.`,
  },

  story: {
    map: "Who pairs like whom",
    alike: (closest: string, common: number, of: number, farthest: string, least: number) =>
      `${closest} think most alike: ${common} of ${of} pairs in common. ${farthest} least: ${least}.`,
    ranking: "How many pairs in common",
    inCommon: "pairs in common",
    together: "Pairs in common",
    togetherNote: (won: number, turns: number) =>
      `${won} of ${turns} turns won, with three pairs or all four.`,
    togetherColumns: ["Turn", "In common", "Result", "Hints"],
    turns: "Turn by turn",
    nothingShared: "No two players chose the same pair.",
    alone: (count: number) =>
      count === 1 ? "1 pair was one player’s alone." : `${count} pairs were one player’s alone.`,
  },

  lesson: {
    welcome:
      "Twelve pictures lie on the table. Everybody secretly chooses four pairs that belong together. The closer you think to the Narrator, the more you score.",
    choose:
      "Milo is the Narrator in this turn. Tap two cards that go together, then three pairs more: four pairs, eight different cards. There is no right answer, only what others may think, too.",
    ready: "Marks are only for you. You can still change your mind; when your pairs stand, say ready.",
    revealed: "All are ready, so the boards are revealed. Now the Narrator lays out pairs, one at a time.",
    scored: "For each pair that you chose as well you gain a point. Read on to see the rest.",
    narrator:
      "The Narrator gains, too: one point for each player with two or three of their pairs, two for all four. Everybody wants to be understood.",
    turned:
      "The cards are turned over: now they are of the other kind, and you are the Narrator. Choose four pairs.",
    ready_again: "Say ready again.",
    lay: "Lay out your pairs in any order. You may say why.",
    farewell: "That is DUOS. After two rounds, when all have narrated twice, the most points win.",
  },
};
