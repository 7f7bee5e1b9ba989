"""Dualis in words, for the terminal and for transcripts."""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from twofold.engine import Form, Hidden, Refusal, Seat, Words, not_understood
from twofold.games.dualis.actions import Action, HandCoins, PlayCard
from twofold.games.dualis.cards import COLOUR_OF, NUMBER_OF, NUMBERS, SUIT_OF, Card, Colour, Suit, card_of
from twofold.games.dualis.events import CardPlayed, CoinsHanded, Event, RoundDealt, RoundScored, TrickWon
from twofold.games.dualis.state import RoundResult, alone
from twofold.games.dualis.texts import text
from twofold.games.dualis.view import View, hand_of
from twofold.texts import Person, Text, figure

if TYPE_CHECKING:
    from twofold.texts import Speech

SUIT_SIGN = {Suit.STAR: "★", Suit.MOON: "☾"}
STYLE = {Colour.RED: "bright_red", Colour.BLUE: "bright_blue"}
LETTER = {"s": Suit.STAR, "m": Suit.MOON, "r": Colour.RED, "b": Colour.BLUE}
NAME_WIDTH = 12
"""At least so wide is the column of names."""


def code_of(card: Card) -> str:
    """A card as players type it: ``S9R`` is the red 9 of Stars."""
    return f"{SUIT_OF[card].name[0]}{NUMBER_OF[card]}{COLOUR_OF[card].name[0]}"


def key_of(trump: Colour | None) -> str:
    """How the texts are told the trump, or that there is none."""
    return "none" if trump is None else trump.key


def name_of(card: Card, speech: "Speech") -> str:
    """A card in words: Star 9 Red."""
    suit, colour = SUIT_OF[card], COLOUR_OF[card]
    name = text("card", suit=suit.key, number=NUMBER_OF[card], colour=colour.key)
    return f"[{STYLE[colour]}]{speech(name)}[/]"


def play_text(play: PlayCard, speech: "Speech") -> str:
    """A play in words, with its coin."""
    card = name_of(play.card, speech)
    return speech(text("card-with-coin", card=card, coin=play.colour.key)) if play.coin else card


# ---- The table


def table(view: View, choices: Sequence[Action | Form], speech: "Speech") -> str:
    """The whole table, top to bottom."""
    lines = [_title(view, speech), _centre(view, speech), *_seats(view, speech), "", *_trick(view, speech)]
    if view.viewer is not None:
        lines += ["", *_hand(view, choices, speech)]
    if remembered := list(_seen(view, speech)):
        lines += remembered
    return "\n".join(lines)


def _title(view: View, speech: "Speech") -> str:
    return f"[bold]{speech(text('round', round=view.round))}[/]   {speech(_standing(view))}"


def _standing(view: View) -> Text:
    if alone(view.options, len(view.hands)):
        return text("terminal-totals", totals=", ".join(map(figure, view.totals)))
    return text("terminal-rounds-won", first=view.rounds_won[0], second=view.rounds_won[1])


def _centre(view: View, speech: "Speech") -> str:
    red, blue = view.centre
    return speech(
        text(
            "terminal-centre",
            red=_coloured(Colour.RED, speech(text("terminal-red-coins", count=red))),
            blue=_coloured(Colour.BLUE, speech(text("terminal-blue-coins", count=blue))),
            trump=_coloured(view.trump, speech(text("terminal-trump", trump=key_of(view.trump)))),
        )
    )


def _coloured(colour: Colour | None, said: str) -> str:
    return said if colour is None else f"[{STYLE[colour]}]{said}[/]"


def _seats(view: View, speech: "Speech") -> list[str]:
    sides = _sides(view, speech)
    name_width = max(NAME_WIDTH, *map(len, speech))
    wide = max(map(len, _relations(speech).values())) + 1
    tricks, coins = speech(text("terminal-tricks")), speech(text("terminal-coins"))
    lines = [
        f"{'>' if seat == view.turn else ' '} {speech[seat]:<{name_width}} {side:<{wide}} "
        f"{tricks} {view.tricks[seat]:>2}   {coins} {view.coins[seat]:>2}   {_cards_left(view, seat, speech)}"
        for seat, side in enumerate(sides)
    ]
    return lines if alone(view.options, len(view.hands)) else [*lines, f"  {_together(view, speech)}"]


def _relations(speech: "Speech") -> dict[str, str]:
    """What seats may be to the viewer."""
    said = {"you": text("terminal-you"), "partner": text("partner"), "opponent": text("opponent")}
    return {relation: speech(name) for relation, name in said.items()}


def _sides(view: View, speech: "Speech") -> list[str]:
    """By seat: what it is to the viewer; empty where that says nothing."""
    said, count = _relations(speech), len(view.hands)
    if view.viewer is None:
        return [""] * count
    others = ("", "") if alone(view.options, count) else (said["partner"], said["opponent"])
    sides = [others[(seat - view.viewer) % 2] for seat in range(count)]
    sides[view.viewer] = said["you"]
    return sides


def _together(view: View, speech: "Speech") -> str:
    """What counts at the end of the round: the sums of the partnerships (DUALIS-15)."""
    sums = [
        text(
            "terminal-side",
            names=speech[side::2],
            result=text("side-result", won=sum(view.tricks[side::2]), bid=sum(view.coins[side::2])),
        )
        for side in range(2)
    ]
    return speech(text("terminal-together", sides="; ".join(map(speech, sums))))


def _cards_left(view: View, seat: Seat, speech: "Speech") -> str:
    hand = view.hands[seat]
    if isinstance(hand, Hidden):
        return speech(text("cards", count=hand.count))
    return speech(text("cards", count=len(hand))) if seat == view.viewer else " ".join(map(code_of, hand))


def _trick(view: View, speech: "Speech") -> list[str]:
    if not view.trick:
        return [speech(text("terminal-empty-trick"))]
    plays = [
        f"  {speech[(view.leader + place) % len(view.hands)]}: {play_text(play, speech)}"
        for place, play in enumerate(view.trick)
    ]
    return [speech(_trick_heading(view)), *plays]


def _trick_heading(view: View) -> Text:
    """With High-Low it announces which cards are strong (DUALIS-19)."""
    if not view.options.high_low:
        return text("terminal-trick")
    return text("terminal-trick-low") if view.low_is_strong else text("terminal-trick-high")


def _hand(view: View, choices: Sequence[Action | Form], speech: "Speech") -> Iterable[str]:
    legal = {choice.card for choice in choices if isinstance(choice, PlayCard)}
    suits = {suit: speech(text(f"suit-{suit.key}")) for suit in Suit}
    wide = max(map(len, suits.values())) + 1
    yield speech(text("terminal-hand"))
    for suit, name in suits.items():
        codes = (
            f"{_coloured(COLOUR_OF[card], code_of(card))}{'*' if card in legal else ' '}"
            for card in hand_of(view)
            if SUIT_OF[card] is suit
        )
        yield f"  {SUIT_SIGN[suit]} {name:<{wide}} " + (" ".join(codes) or speech(text("terminal-no-cards")))


def _seen(view: View, speech: "Speech") -> Iterable[str]:
    """The last trick, and what else the table lists of those before (DUALIS-10)."""
    if last := view.last_trick:
        plays = ", ".join(
            f"{speech[(last.leader + place) % len(speech)]} {_marked(play)}"
            for place, play in enumerate(last.plays)
        )
        yield speech(text("terminal-last-trick", plays=plays, who=Person(view.leader)))
    if view.memory and view.memory.gone:
        yield speech(text("terminal-gone", cards=_listed(view.memory.gone, speech)))
        for suit in Suit:
            lacking = [speech[seat] for seat, suits in enumerate(view.memory.lacking) if suit in suits]
            if lacking:
                yield speech(text("lacks", suit=suit.key, names=", ".join(lacking)))


def _marked(play: PlayCard) -> str:
    return f"{_coloured(COLOUR_OF[play.card], code_of(play.card))}{'+' if play.coin else ''}"


def _listed(cards: Sequence[Card], speech: "Speech") -> str:
    """Cards by suit and colour: ``★ Red 3 9, Blue 4; ☾ Red 1``."""
    held = {(SUIT_OF[card], COLOUR_OF[card]): "" for card in cards}
    for card in cards:
        held[SUIT_OF[card], COLOUR_OF[card]] += f" {NUMBER_OF[card]}"
    suits = (
        ", ".join(
            f"{_coloured(colour, speech(text(f'colour-{colour.key}')))}{numbers}"
            for (of, colour), numbers in held.items()
            if of is suit
        )
        for suit in Suit
    )
    return "; ".join(f"{SUIT_SIGN[suit]} {line}" for suit, line in zip(Suit, suits, strict=True) if line)


# ---- Events


def event(happened: Event, speech: "Speech") -> str:
    """One event as a sentence."""
    return speech(_told(happened, speech))


def _told(happened: Event, speech: "Speech") -> Text:
    match happened:
        case CardPlayed(seat, card, coin):
            played = play_text(PlayCard(card, coin), speech)
            return text("event-card-played", who=Person(seat), card=played)
        case TrickWon():
            return text("event-trick-won", who=Person(happened.seat), why=_why_won(happened, speech))
        case CoinsHanded(seat, partner, count):
            return text("event-coins-handed", who=Person(seat), partner=Person(partner), count=count)
        case RoundScored():
            return _round_scored(happened, speech)
        case RoundDealt(number, leader):
            return text("event-round-dealt", round=number, who=Person(leader))


def _why_won(won: TrickWon, speech: "Speech") -> Text:
    """The card, and what made it the strongest (DUALIS-8, DUALIS-19)."""
    card, strong, trump = play_text(won.play, speech), "low" if won.low else "high", key_of(won.trump)
    if won.play.colour is won.trump:
        return text("strongest-trump", card=card, strong=strong, trump=trump)
    return text("strongest-of-suit", card=card, strong=strong, suit=won.play.suit.key, trump=trump)


def _round_scored(scored: RoundScored, speech: "Speech") -> Text:
    """What each side came to; in Iso Play only totals count, so that nobody wins a round."""
    sides = "; ".join(map(speech, _sides_scored(scored.result, speech)))
    if scored.result.winner is None:
        return text("event-round-scored", round=scored.round, sides=sides)
    won = _round_won(scored.result, scored.result.winner)
    return text("event-round-scored-won", round=scored.round, sides=sides, won=won)


def _sides_scored(result: RoundResult, speech: "Speech") -> Iterable[Text]:
    count = len(result.scores)
    for side, score in enumerate(result.scores):
        counted = text("side-result", won=result.tricks[side], bid=result.coins[side])
        yield text("side-scored", names=speech[side::count], points=figure(score, "+d"), result=counted)


def _round_won(result: RoundResult, winner: Seat) -> Text:
    """Who won it, and why where the scores do not say (DUALIS-16)."""
    who, partner = Person(winner), Person(winner + 2)
    if len(set(result.scores)) == 1:
        return text("round-won-by-tricks", who=who, partner=partner)
    return text("round-won", who=who, partner=partner)


# ---- What players type


def action(chosen: Action) -> str:
    """What a player would type for this action."""
    match chosen:
        case PlayCard(card, coin):
            return code_of(card) + ("+" if coin else "")
        case HandCoins(count):
            return f"hand {count}"


def read(line: str, view: View) -> Action | Refusal:  # noqa: ARG001 - a card's code says all
    """``S9R`` plays the red 9 of Stars, ``S9R+`` with a coin; ``hand 2`` hands coins to the partner."""
    typed = line.strip().lower()
    if handed := re.fullmatch(r"hand (\d{1,3})", typed):
        return HandCoins(int(handed[1]))
    card = re.fullmatch(r"([sm]) ?(\d{1,2}) ?([rb]) ?(\+|coin)?", typed)
    if card and int(card[2]) in NUMBERS:
        suit, colour = LETTER[card[1]], LETTER[card[3]]
        return PlayCard(card_of(Suit(suit), int(card[2]), Colour(colour)), coin=bool(card[4]))
    return not_understood(text("terminal-not-understood", typed=line.strip()[:30]))


def prompt(view: View, choices: Sequence[Action | Form]) -> Text:
    """What is asked of the viewer now."""
    plays = [choice for choice in choices if isinstance(choice, PlayCard)]
    if not plays:
        return text("terminal-wait")
    if not view.trick:
        return text("lead")
    led = view.trick[0].suit
    return text("follow", suit=led.key) if all(play.suit is led for play in plays) else text("anything")


words: Words[View, Action, Event] = Words(
    table=table, event=event, action=action, read=read, prompt=prompt, legend=text("terminal-legend")
)
