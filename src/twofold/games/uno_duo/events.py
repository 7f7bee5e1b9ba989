"""What happens in UNO Duo, as facts. Only ``CardsSeen`` is private."""

from typing import TypeAlias

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.uno_duo.cards import Card, Cards, Colour
from twofold.games.uno_duo.options import Customizable
from twofold.games.uno_duo.state import RoundResult


class CardPicked(Struct, frozen=True, tag="card_picked", gc=False):
    """In the draft, a card was added to a hand and the other one went to the discard pile, face up."""

    seat: Seat
    kept: bool
    """Whether it kept the card it looked at, or took the next one unseen."""

    discarded: Card
    customizable: Customizable = "wild"
    """What the customizable wilds of this match do (UNO-2)."""


class CardsSeen(Struct, frozen=True, tag="cards_seen"):
    """Cards came into a hand; only their owner learns which."""

    seat: Seat
    cards: Cards
    customizable: Customizable = "wild"
    """What the customizable wilds of this match do (UNO-2)."""


class PileOpened(Struct, frozen=True, tag="pile_opened", gc=False):
    """The draft was over, and the top card of the draw pile opened the discard pile."""

    card: Card


class ColourNamed(Struct, frozen=True, tag="colour_named", gc=False):
    """The opening wild got its colour."""

    seat: Seat
    colour: Colour


class CardPlayed(Struct, frozen=True, tag="card_played", gc=False):
    """A card was played."""

    seat: Seat
    card: Card
    colour: Colour | None
    """The colour named for a wild."""

    uno: bool
    """Whether UNO was said with it."""

    customizable: Customizable = "wild"
    """What the customizable wilds of this match do (UNO-2)."""


class CardsDrawn(Struct, frozen=True, tag="cards_drawn", gc=False):
    """Cards were drawn from the draw pile; 0 when there was nothing to draw."""

    seat: Seat
    count: int


class CardKept(Struct, frozen=True, tag="card_kept", gc=False):
    """The drawn card stayed in the hand, and the turn was over."""

    seat: Seat


class RunEnded(Struct, frozen=True, tag="run_ended", gc=False):
    """A colour run was over: its last card took effect."""

    seat: Seat


class TurnLost(Struct, frozen=True, tag="turn_lost", gc=False):
    """A player did not get a turn."""

    seat: Seat


class HandsSwapped(Struct, frozen=True, tag="hands_swapped", gc=False):
    """The two players traded hands."""

    seat: Seat


class PileTurned(Struct, frozen=True, tag="pile_turned", gc=False):
    """The discard pile, but for its top card, became the draw pile."""

    count: int
    shuffled: bool


class UnoSaid(Struct, frozen=True, tag="uno_said", gc=False):
    """A player remembered to say UNO."""

    seat: Seat


class UnoCaught(Struct, frozen=True, tag="uno_caught", gc=False):
    """A player had forgotten to say UNO, and the opponent was faster."""

    seat: Seat


class RoundScored(Struct, frozen=True, tag="round_scored"):
    """A hand was empty, or nothing could be drawn any more; the cards left were counted."""

    round: int
    result: RoundResult


class RoundDealt(Struct, frozen=True, tag="round_dealt", gc=False):
    """The deck was shuffled, and the next draft began."""

    round: int
    player_one: Seat


Event: TypeAlias = (
    CardPicked
    | CardsSeen
    | PileOpened
    | ColourNamed
    | CardPlayed
    | CardsDrawn
    | CardKept
    | RunEnded
    | TurnLost
    | HandsSwapped
    | PileTurned
    | UnoSaid
    | UnoCaught
    | RoundScored
    | RoundDealt
)
