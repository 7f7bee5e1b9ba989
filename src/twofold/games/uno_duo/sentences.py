"""The events of UNO Duo as sentences."""

from collections.abc import Sequence

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
from twofold.games.uno_duo.naming import codes, colour_text, count_text, name_of
from twofold.games.uno_duo.state import opponent


def event(happened: Event, names: Sequence[str]) -> str:
    """One event as a sentence."""
    match happened:
        case RoundScored() | RoundDealt() | PileOpened() | PileTurned():
            return _table_event(happened, names)
        case CardPicked() | CardPlayed() | ColourNamed() | RunEnded() | CardKept():
            return _turn_event(happened, names)
        case CardsSeen(seat, cards, does):
            return f"{names[seat]} gets {codes(cards, does)}."
        case CardsDrawn(seat, count):
            return f"{names[seat]} draws {count_text(count)}." if count else "There is nothing left to draw."
        case TurnLost(seat):
            return f"{names[seat]} loses the turn."
        case HandsSwapped(seat):
            return f"{names[seat]} and {names[opponent(seat)]} trade hands."
        case UnoSaid(seat):
            return f"{names[seat]} says UNO."
        case UnoCaught(seat):
            return f"{names[opponent(seat)]} is faster: {names[seat]} forgot to say UNO."


def _table_event(happened: RoundScored | RoundDealt | PileOpened | PileTurned, names: Sequence[str]) -> str:
    match happened:
        case RoundScored(number, result):
            charges = " and ".join(
                f"{names[seat]} is charged {result.points[seat]} for {codes(left)}"
                for seat, left in enumerate(result.left)
                if left
            )
            if result.winner is None:
                return f"Both pass with nothing left to draw, and round {number} is over: {charges}."
            return f"{names[result.winner]} goes out and round {number} is over: {charges}."
        case RoundDealt(number, player_one):
            return f"Round {number}: the deck is shuffled, {names[player_one]} drafts first."
        case PileOpened(card):
            return f"The draft is over. {name_of(card)} opens the discard pile."
        case PileTurned(count, shuffled):
            how = "reshuffled" if shuffled else "turned over"
            return f"The draw pile is used up: {count_text(count)} from the discard pile are {how}."


def _turn_event(
    happened: CardPicked | CardPlayed | ColourNamed | RunEnded | CardKept, names: Sequence[str]
) -> str:
    name = names[happened.seat]
    match happened:
        case CardPicked(_, kept, discarded, does):
            if kept:
                return f"{name} keeps the card; {name_of(discarded, does)} is turned up and out of the draft."
            return f"{name} discards {name_of(discarded, does)} and takes the next card unseen."
        case CardPlayed(_, card, colour, uno, does):
            named = "" if colour is None else f" and names {colour_text(colour)}"
            return f"{name} plays {name_of(card, does)}{named}{', and says UNO' if uno else ''}."
        case ColourNamed(_, colour):
            return f"{name} names {colour_text(colour)}."
        case RunEnded():
            return f"{name} ends the colour run."
        case CardKept():
            return f"{name} keeps the drawn card."
