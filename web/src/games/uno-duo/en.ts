/** The texts of UNO Duo. */
import type { Action, Colour, Face, Wild } from "./cards";
import { speakingOf, type Name } from "../../messages/person";

const { form, mid } = speakingOf("en");
const first = (name: Name) => `${mid(name)} ${form(name, "goes", "go")} first`;
const colour: Record<Colour, string> = { red: "Red", yellow: "Yellow", green: "Green", blue: "Blue" };
const sign: Record<Action | Wild, string> = {
  skip: "Skip",
  reverse: "Reverse",
  draw_two: "Draw 2",
  wild: "Wild",
  wild_draw_four: "Wild Draw 4",
  swap_hands: "Wild Swap Hands",
  customizable: "Wild Customizable",
};
const cards = (count: number) => (count === 1 ? "1 card" : `${count} cards`);
const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);

export const en = {
  card: (face: Face) => {
    const name = typeof face.sign === "number" ? String(face.sign) : sign[face.sign];
    return face.colour ? `${colour[face.colour]} ${name}` : name;
  },
  named: (card: string, named: Colour) => `${card}, named ${colour[named]}`,
  colour: (named: Colour) => colour[named],
  cards,
  hand: "Your hand",
  hands: (name: Name) => `${name}’s hand`,
  playable: "may be played",
  chosen: "chosen",
  justDrawn: "just drawn",
  inscribed: (card: string, does: string) => `${card} (${does})`,
  inscription: { wild: "", draw_one: "the opponent draws 1", skip: "the opponent is skipped" },

  cut: (higher: Name) => `${higher} ${form(higher, "cuts higher and drafts", "cut higher and draft")} first`,
  cutBy: (name: Name, card: string) => `${name} ${form(name, "cuts", "cut")} ${card}.`,
  draft: (round: number, pick: number) => `Round ${round}, draft: card ${pick} of 7`,
  draftOf: (round: number, name: Name, pick: number) => `Round ${round}, draft: ${name}’s card ${pick} of 7`,
  seen: "You see it",
  unseen: "You don’t",
  secret: "They see it",
  unseenByAll: "They don’t",
  keepSeen: (card: string) => `Keep ${card}; the card below it goes out`,
  takeUnseen: (card: string) => `Discard ${card} and take the card below it unseen`,
  outPile: (count: number) => `${cards(count)} out of the draft`,
  out: (count: number) => `${count} out`,

  opening: {
    number: (_one: Name, two: Name) => `opens. ${two} ${form(two, "goes", "go")} first`,
    skip: (one: Name, two: Name) => `opens: ${mid(two)} ${form(two, "is", "are")} skipped, ${first(one)}`,
    reverse: (_one: Name, two: Name) =>
      `opens: ${mid(two)} ${form(two, "begins", "begin")} with a colour run`,
    draw_two: (one: Name, two: Name) =>
      `opens: ${mid(two)} ${form(two, "draws 2 and is", "draw 2 and are")} skipped, ${first(one)}`,
    wild_draw_four: (one: Name, two: Name) =>
      `opens: ${mid(two)} ${form(two, "draws 4 and is", "draw 4 and are")} skipped, ${first(one)}`,
    wild: (one: Name, two: Name) =>
      `opens: ${mid(one)} ${form(one, "names", "name")} the colour, ${first(two)}`,
  },
  run: (named: Colour) => `Colour run: ${colour[named]} only`,
  stop: {
    skip: (_other: Name) => "End it now: you have another turn",
    draw_two: (other: Name, sum: number) => `End it now: ${other} draws ${sum} or answers`,
    other: (other: Name) => `End it now: ${other}’s turn`,
  },
  stack: (sum: number) => `${sum} cards to draw, or another Draw 2`,
  stackSum: (sum: number) => `+${sum}`,
  drawPile: (count: number) => `Draw pile, ${cards(count)}`,
  discardPile: (count: number) => `Discard pile, ${cards(count)}`,
  drawFromPile: "Draw a card",
  matchColour: (named: Colour) => `Match ${colour[named]}`,
  noColour: "No colour yet",

  nameColour: "Name a colour",
  nameFor: (card: string) => `${card}: name a colour`,
  cancel: "Not this card",

  uno: "UNO",
  unoNow: "UNO!",
  unoArm: "say it too",
  unoArmed: "with the card",
  unoSay: "say it!",
  unoCatch: "catch!",
  unoLabel: {
    idle: "UNO: nobody owes it now",
    arm: "Say UNO with the card that leaves you with one",
    armed: "UNO will be said with the card",
    say: "Say UNO now",
    catch: "Call UNO first: your opponent forgot",
  },
  saidUno: "said UNO",
  owesUno: "forgot UNO!",

  play: "Play",
  playCard: (card: string) => `Play ${card}`,
  keep: "Keep",
  takeNext: "Unseen",
  draw: "Draw",
  take: (sum: number) => `Draw ${sum}`,
  endRun: "End run",

  memory: "Memory",
  memoryOpen: "What you could remember",
  remembered: (known: number, below: number) =>
    [known && `${cards(known)} of theirs`, below && `${below} at the bottom of the pile`]
      .filter(Boolean)
      .join(" · ") || "what was seen",
  holds: (name: Name) => `${name} holds`,
  below: "The draw pile ends with",
  discards: "Discarded",
  nothing: "Nothing to remember yet",

  prompt: {
    draft: "Keep it, or go unseen?",
    colour: "Name the colour",
    turn: "Play a card or draw",
    cannot: "Nothing fits: draw",
    drawn: "Play it or keep it?",
    drawnWild: (card: string) => `Choose ${card}, or keep it?`,
    drawnKeep: "No match: keep it",
    answer: (sum: number) => `Answer, or draw ${sum}`,
    take: (sum: number) => `No Draw 2: draw ${sum}`,
    run: "Lay more, or end the run",
    runOver: "Nothing fits: end the run",
    say: "Say UNO!",
    catch: (name: Name) => `${name} forgot: call UNO!`,
    wait: (name: Name) => form(name, `${name} is thinking …`, "Your turn …"),
    drafting: (name: Name) => form(name, `${name} is drafting …`, "Your turn …"),
    over: "The match is over",
  },

  round: (round: number) => `Round ${round}`,
  roundOver: (round: number) => `Round ${round} is over`,
  wentOut: (name: Name) => `${name} went out`,
  blocked: "Nothing left to draw, and both passed",
  charged: (name: Name, count: number) =>
    `${name} ${form(name, "is", "are")} charged ${points(count)} for what was left`,
  scores: "Rounds and points",
  total: "Total",
  target: (target: number) => `to ${target}, lowest wins`,
  standing: (name: Name, total: number) => `${name}: ${points(total)}`,
  score: (count: number) => (count ? `+${count}` : "0"),

  events: {
    card_kept_in_draft: (name: Name, card: string) =>
      `${name} ${form(name, "keeps", "keep")} the card; ${card} is turned up and out of the draft.`,
    card_discarded: (name: Name, card: string) =>
      `${name} ${form(name, "discards", "discard")} ${card} and ${form(name, "takes", "take")} the next card unseen.`,
    cards_seen: (name: Name, list: string) => `${name} ${form(name, "gets", "get")} ${list}.`,
    pile_opened: (card: string) => `The draft is over. ${card} opens the discard pile.`,
    colour_named: (name: Name, named: Colour) => `${name} ${form(name, "names", "name")} ${colour[named]}.`,
    card_played: (name: Name, card: string, named: Colour | null, uno: boolean) =>
      `${name} ${form(name, "plays", "play")} ${card}${named ? ` and ${form(name, "names", "name")} ${colour[named]}` : ""}${uno ? `, and ${form(name, "says", "say")} UNO` : ""}.`,
    cards_drawn: (name: Name, count: number) =>
      count ? `${name} ${form(name, "draws", "draw")} ${cards(count)}.` : "There is nothing left to draw.",
    card_kept: (name: Name) => `${name} ${form(name, "keeps", "keep")} the drawn card.`,
    run_ended: (name: Name) => `${name} ${form(name, "ends", "end")} the colour run.`,
    turn_lost: (name: Name) => `${name} ${form(name, "loses", "lose")} the turn.`,
    hands_swapped: (name: Name, other: Name) => `${name} and ${mid(other)} trade hands.`,
    pile_turned: (count: number, shuffled: boolean) =>
      `The draw pile is used up: ${cards(count)} from the discard pile are ${shuffled ? "reshuffled" : "turned over"}.`,
    uno_said: (name: Name) => `${name} ${form(name, "says", "say")} UNO.`,
    uno_caught: (name: Name, other: Name) =>
      `${other} ${form(other, "is", "are")} faster: ${mid(name)} forgot to say UNO.`,
    round_blocked: (round: number, first: number, second: number) =>
      `Both pass with nothing left to draw, and round ${round} is over: ${first} and ${points(second)} are charged.`,
    round_scored: (round: number, winner: Name, loser: Name, count: number) =>
      `${winner} ${form(winner, "goes", "go")} out and round ${round} is over: ${mid(loser)} ${form(loser, "is", "are")} charged ${points(count)}.`,
    round_dealt: (round: number, name: Name) =>
      `Round ${round}: the deck is shuffled, ${mid(name)} ${form(name, "drafts", "draft")} first.`,
  },

  story: {
    title: "Cards in hand",
    blocked: (first: number, second: number) =>
      `Nothing was left to draw and both passed: ${first} and ${points(second)} are charged.`,
    ending: (winner: Name, other: Name, charged: number) =>
      `${winner} goes out; ${other} is charged ${points(charged)}.`,
    moveColumn: "Move",
    whatColumn: "What happened",
    kinds: { uno: "UNO!", caught: "Caught", stack: "Draw 2s stacked", swap: "Hands swapped" },
    mark: (kind: "uno" | "caught" | "stack" | "swap", name: Name, sum: number) =>
      ({
        uno: `${name} says UNO.`,
        caught: `${name} is caught.`,
        stack: `${name} stacks: ${sum} to draw.`,
        swap: `${name} swaps the hands.`,
      })[kind],
  },

  lesson: {
    welcome:
      "Welcome to UNO Duo. Get rid of your cards before Milo does: what you are left with is charged to you, and the lowest total wins. Each colour has a shape of its own: Red ▲, Yellow ★, Green ■, Blue ●.",
    cut: "You both cut the deck. Your Yellow 7 beats Milo’s Skip, which counts 0, so you draft first. You will pick seven cards, one at a time.",
    look: "You look at a Blue 0. Keep it, or throw it out and take the card below it, which you don’t see. Be bold: choose Unseen.",
    keep: "A Green Skip: lucky. Now you look at a Yellow 4. Keep it this time. The card below it is turned up and is out of the draft, and you have both seen it.",
    treasure: "A Yellow Draw 2! Cards that do something are worth keeping. Keep it.",
    gamble: "A Green 7 costs 7 points if it stays in your hand. Try your luck once more: Unseen.",
    steady: "A Yellow Skip, well done. A Green 4 fits your Green Skip: keep it.",
    daring: "A Red 6 fits nothing you have. Take the card that you don’t see.",
    seventh: "A Yellow Reverse! And now a Green Draw 2. Keep it, and your hand is full.",
    draw: "Red 6 opened the pile, and Milo played a Red 0. You need a red card, a 0 or a wild, and you have none. Draw a card.",
    wild: "A Wild: it goes on anything, and you may play it at once. You hold four yellow cards, so choose the Wild and name Yellow.",
    draw_two:
      "Milo has no yellow card and keeps what he drew. Play your Yellow Draw 2: choose it, then press Play.",
    reverse:
      "Milo had no Draw 2 to answer with, so he drew two cards and lost his turn. You go again. Play the Yellow Reverse: it starts a colour run.",
    run: "In a colour run you may lay as many cards of that colour as you like, one after the other. Lay the Yellow 4.",
    last_counts: "Only the last card of a run takes effect. Let it be a good one: lay the Yellow Skip.",
    end_run:
      "No more yellow cards. The line above the piles says what will happen if you stop here. End the run.",
    skip: "Milo is skipped, and it is your turn again. A Green Skip matches the Yellow Skip: same action. Play it.",
    uno: "Two cards left. Before you play the one that leaves you with a single card, press UNO. Then play the Green 4. If you forget and Milo presses UNO first, you draw two; and if he forgets, you can catch him the same way.",
    answer:
      "Milo plays a Draw 2 on you. You could draw two cards, or answer with a Draw 2 of your own and send him the whole sum. It is your last card: play it!",
    scores:
      "You are out. Milo still had to draw the four cards before his hand was counted: numbers cost their value, Skip, Reverse and Draw 2 cost 20, wilds 40 or 50. With 204 points he is past 200, and the lowest total wins.",
    farewell:
      "That is UNO Duo. One more hint: the cards that were out of the draft lie at the bottom of the draw pile, in order. “Memory” lists what you have seen. Have fun!",
  },
};
