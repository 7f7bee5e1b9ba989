/** The texts of Dualis. */
import type { Colour, Face, Suit } from "./cards";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const coins = (count: number) => (count === 1 ? "1 coin" : `${count} coins`);
const tricks = (count: number) => (count === 1 ? "1 trick" : `${count} tricks`);

export const en = {
  card: ({ suit, number, colour }: Face) => `${capital(suit)} ${number} ${capital(colour)}`,
  withCoin: (card: string, coin: Colour) => `${card} with a ${coin} coin`,
  coin: (colour: Colour) => `${capital(colour)} coin`,
  coinsLeft: (count: number, colour: Colour) => `${count} ${colour} coins in the centre`,
  putCoin: (coin: Colour, card: string) => `Put a ${coin} coin on ${card}`,
  centre: "The coins in the centre",
  trick: "The trick",
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
  wait: (name: string) => `${name} is thinking …`,
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
  handOverTo: (count: number, name: string) => `Give ${coins(count)} to ${name}`,
  roundRow: (round: number) => `Round ${round} (tricks/bid)`,
  tricksShort: "tricks",
  bidShort: "bid",
  roundOver: (round: number) => `Round ${round} is over`,
  roundWon: (names: string) => `${names} won the round`,
  rounds: "Rounds won",
  total: "Total",
  points: (score: number) => (score > 0 ? `+${score}` : String(score).replace("-", "−")),
  sideResult: (won: number, bid: number) => `${tricks(won)}, ${coins(bid)}`,
  and: " & ",
  events: {
    card_played: (name: string, card: string) => `${name} plays ${card}.`,
    trick_won: (name: string, trump: string) => `${name} wins the trick. ${trump}.`,
    coins_handed: (name: string, count: number, partner: string) =>
      `${name} hands ${coins(count)} to ${partner}.`,
    round_scored: (round: number, sides: string) => `Round ${round} is over: ${sides}.`,
    round_dealt: (round: number, name: string) => `Round ${round} is dealt; ${name} leads.`,
  },
};
