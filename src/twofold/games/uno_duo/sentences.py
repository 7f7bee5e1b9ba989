"""The events of UNO Duo as sentences."""

from typing import TYPE_CHECKING

from twofold.games.uno_duo.events import (
    CardKept,
    CardPicked,
    CardPlayed,
    CardsDrawn,
    CardsSeen,
    ColourNamed,
    Event,
    HandsSwapped,
    PileOpened,
    PileTurned,
    RoundDealt,
    RoundScored,
    RunEnded,
    TurnLost,
    UnoCaught,
    UnoSaid,
)
from twofold.games.uno_duo.naming import card_text, codes, colour_text, count_text, inscription, painted
from twofold.games.uno_duo.state import RoundResult, opponent
from twofold.games.uno_duo.texts import text
from twofold.texts import Person, Text

if TYPE_CHECKING:
    from twofold.texts import Speech


def event(happened: Event, speech: "Speech") -> str:
    """One event as a sentence; the cards that somebody gets or is left with are listed by their codes."""
    told = [_told(happened, speech)]
    if isinstance(happened, RoundScored):
        left = ((seat, cards) for seat, cards in enumerate(happened.result.left) if cards)
        told += [text("terminal-left", who=Person(seat), cards=codes(cards)) for seat, cards in left]
    return " ".join(map(speech.dressed(painted), told))


def _told(happened: Event, speech: "Speech") -> Text:
    match happened:
        case CardsSeen(seat, cards, does):
            listed = codes(cards) + inscription(cards, does, speech)
            return text("event-cards-seen", who=Person(seat), cards=listed)
        case RoundScored(number, result):
            return _round_scored(number, result)
        case RoundDealt(number, player_one):
            return text("event-round-dealt", round=number, who=Person(player_one))
        case PileOpened(card):
            return text("event-pile-opened", card=card_text(card))
        case PileTurned(count, shuffled):
            return text(f"event-pile-turned{'-shuffled' if shuffled else ''}", count=count)
        case CardPicked() | CardPlayed() | ColourNamed() | CardsDrawn():
            return _turn_told(happened)
    return _seat_told(happened)


def _turn_told(happened: CardPicked | CardPlayed | ColourNamed | CardsDrawn) -> Text:
    who = Person(happened.seat)
    match happened:
        case CardPicked(_, kept, discarded, does):
            card = card_text(discarded, does)
            return text(f"event-card-picked-{'kept' if kept else 'unseen'}", who=who, card=card)
        case CardPlayed():
            return _card_played(happened)
        case ColourNamed(_, colour):
            return text("event-colour-named", who=who, colour=colour_text(colour))
        case CardsDrawn(_, count):
            if not count:
                return text("event-cards-drawn-none")
            return text("event-cards-drawn", who=who, cards=count_text(count))


def _card_played(played: CardPlayed) -> Text:
    who, card = Person(played.seat), card_text(played.card, played.customizable)
    uno = "-uno" if played.uno else ""
    if played.colour is None:
        return text(f"event-card-played{uno}", who=who, card=card)
    return text(f"event-card-played-naming{uno}", who=who, card=card, colour=colour_text(played.colour))


def _seat_told(happened: CardKept | RunEnded | TurnLost | HandsSwapped | UnoSaid | UnoCaught) -> Text:
    who, other = Person(happened.seat), Person(opponent(happened.seat))
    match happened:
        case HandsSwapped():
            return text("event-hands-swapped", who=who, other=other)
        case UnoCaught():
            return text("event-uno-caught", who=who, other=other)
        case UnoSaid():
            return text("event-uno-said", who=who)
        case CardKept():
            return text("event-card-kept", who=who)
        case RunEnded():
            return text("event-run-ended", who=who)
        case TurnLost():
            return text("event-turn-lost", who=who)


def _round_scored(number: int, result: RoundResult) -> Text:
    if result.winner is None:
        first, second = result.points
        charged = text("points", count=second)
        return text("event-round-scored-blocked", round=number, first=first, second=charged)
    loser = opponent(result.winner)
    return text(
        "event-round-scored",
        round=number,
        who=Person(result.winner),
        other=Person(loser),
        points=text("points", count=result.points[loser]),
    )
