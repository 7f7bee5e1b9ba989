/** The texts of Dualis. */
import type { Colour, Face, Suit } from "./cards";
import { speakingOf, type Name } from "../../messages/person";

const { form, mid } = speakingOf("en");
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const coins = (count: number) => (count === 1 ? "1 coin" : `${count} coins`);
const tricks = (count: number) => (count === 1 ? "1 trick" : `${count} tricks`);

export const en = {
  card: ({ suit, number, colour }: Face) => `${capital(suit)} ${number} ${capital(colour)}`,
  holding: (suit: Suit, colour: Colour) => `${capital(suit)} ${capital(colour)}:`,
  withCoin: (card: string, coin: Colour) => `${card} with a ${coin} coin`,
  coin: (colour: Colour) => `${capital(colour)} coin`,
  coinsLeft: (count: number, colour: Colour) => `${count} ${colour} coins in the centre`,
  putCoin: (coin: Colour, card: string) => `Put a ${coin} coin on ${card}`,
  centre: "The coins in the centre",
  trick: "The trick",
  lastTrick: "The last trick",
  seen: "What was seen",
  gone: "In won tricks",
  lacks: (suit: Suit, names: string) => `No ${capital(suit)}s left: ${names}`,
  trump: (colour: Colour | null) => (colour ? `${capital(colour)} is trump` : "No trump"),
  thenTrump: (colour: Colour | null) => (colour ? `then ${capital(colour)}` : "then no trump"),
  low: "Low card wins",
  high: "High card wins",
  hand: "Your hand",
  playable: "may be played",
  chosen: "chosen",
  play: "Play",
  playCard: (card: string) => `Play ${card}`,
  lead: "Lead any card",
  follow: (suit: Suit) => `Follow ${capital(suit)}`,
  anything: "Play any card",
  wait: (name: Name) => form(name, `${name} is thinking …`, "Your turn …"),
  over: "The match is over",
  us: "Us",
  them: "Them",
  partner: "partner",
  opponent: "opponent",
  cards: (count: number) => (count === 1 ? "1 card" : `${count} cards`),
  tricks,
  coins,
  bid: (won: number, bid: number) => `${tricks(won)} won, ${coins(bid)} bid`,
  onBid: "on the bid",
  handOver: (count: number) => `Give ${coins(count)}`,
  handOverTo: (count: number, name: Name) => `Give ${coins(count)} to ${name}`,
  roundRow: (round: number) => `Round ${round} (tricks/bid)`,
  tricksShort: (count: number) => (count === 1 ? "trick" : "tricks"),
  bidShort: "bid",
  roundOver: (round: number) => `Round ${round} is over`,
  roundWon: (names: string) => `${names} won the round`,
  rounds: "Rounds won",
  total: "Total",
  points: (score: number) => (score > 0 ? `+${score}` : String(score).replace("-", "−")),
  sideResult: (won: number, bid: number) => `${tricks(won)}, ${coins(bid)}`,
  and: " & ",
  events: {
    card_played: (name: Name, card: string) => `${name} ${form(name, "plays", "play")} ${card}.`,
    trick_won: (name: Name, trump: string) => `${name} ${form(name, "wins", "win")} the trick. ${trump}.`,
    coins_handed: (name: Name, count: number, partner: Name) =>
      `${name} ${form(name, "hands", "hand")} ${coins(count)} to ${mid(partner)}.`,
    round_scored: (round: number, sides: string) => `Round ${round} is over: ${sides}.`,
    round_dealt: (round: number, name: Name) =>
      `Round ${round} is dealt; ${mid(name)} ${form(name, "leads", "lead")}.`,
  },

  story: {
    round: (round: number) => `Round ${round}`,
    turned: (trick: number, names: string) =>
      trick === 1
        ? `From the first trick on ${names} stayed ahead.`
        : `Trick ${trick} turned the round: from there on ${names} stayed ahead.`,
    settled: (trick: number) =>
      `It was settled with trick ${trick}: no trick and no coin to come could have changed who came out best.`,
    settledLast:
      "It stayed open to the end: until the last trick, the tricks and coins to come could have changed it.",
    turnedFlag: "turned",
    settledFlag: "settled",
    balance: "The coins in the centre",
    balanceNote: "Card by card: above the line Red is trump, below it Blue. Underneath, who won each trick.",
    balanceColumns: ["Trick", "Red coins", "Blue coins", "Trump", "Won by"],
    bids: "Tricks against coins",
    bidsNote: "Tricks won minus coins bid, after each trick. On the line a side would score.",
    trickColumn: "Trick",
    wonOfBid: (won: number, bid: number) => `${won} / ${bid}`,
    tricks: "Trick by trick",
    tricksNote: "The leader’s card comes first. At the foot: tricks won / coins bid so far.",
    ledBy: (name: Name) => `${name} leads`,
    takes: (name: Name) => `${name} wins it`,
  },

  lesson: {
    welcome:
      "Welcome to Dualis. You and Nora, who sits opposite, play together against Milo and Otto. Every card has a suit (Star or Moon), a number and a colour. Your hand is at the bottom.",
    centre:
      "In the middle lie five red and five blue coins. The colour with more coins there is trump. Now they are level, so nothing is. Otto leads to the first trick.",
    follow:
      "Otto leads Star 7 Red. Follow the suit while you can; the colour does not matter. You hold two Stars: choose Star 13 Blue, then press Play.",
    won: "Yours was the strongest Star, so the trick is yours. Whoever wins a trick leads to the next.",
    coin: "Tricks count only if you bid for them. You bid by putting a coin of the other colour on the card you play, and the card then counts as that colour. Choose Moon 11 Red, put the blue coin on it, and play it.",
    trump:
      "That left five red and four blue coins: Red is trump, and Otto’s little Moon 3 Red took the trick. Your coin stays with you: your side has bid one trick.",
    follow_again: "Otto leads Star 9 Red. You have a single Star left, so it must be that one: Star 5 Blue.",
    void: "Otto took it and leads Star 4 Red. You have no Star left, so you may play anything. Red is trump: play Moon 10 Red.",
    bid: "Your trump took the trick. Your side has two tricks now, and one coin. Bid once more: lead Moon 9 Blue with a red coin.",
    exact:
      "Four coins of each colour are left, so nothing is trump, and Milo’s Moon 12 won. Your side stands at two tricks and two coins: end the round like that and it scores 2. Every trick too many or too few costs a point instead.",
    farewell:
      "That is Dualis: win tricks, bid while you play, and come out even. The first side to win two rounds wins. This was the short game; the full one has 13 cards each and seven coins of each colour. Have fun!",
  },
};
