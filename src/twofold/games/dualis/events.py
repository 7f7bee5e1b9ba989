"""What happens in Dualis, as facts. All of it is public."""

from typing import TypeAlias

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.cards import Card, Colour
from twofold.games.dualis.state import RoundResult


class CardPlayed(Struct, frozen=True, tag="card_played", gc=False):
    """A card was played, perhaps under a coin."""

    seat: Seat
    card: Card
    coin: bool


class TrickWon(Struct, frozen=True, tag="trick_won", gc=False):
    """A trick was complete: coins were collected, then the cards."""

    seat: Seat
    cards: tuple[Card, ...]
    """In the order they were played."""

    trump: Colour | None
    play: PlayCard
    """The card that won it, perhaps under a coin."""

    low: bool
    """Whether low cards were strong (DUALIS-19)."""


class CoinsHanded(Struct, frozen=True, tag="coins_handed", gc=False):
    """Collected coins changed hands between partners."""

    seat: Seat
    partner: Seat
    count: int


class RoundScored(Struct, frozen=True, tag="round_scored", gc=False):
    """A round was over and was scored."""

    round: int
    result: RoundResult


class RoundDealt(Struct, frozen=True, tag="round_dealt", gc=False):
    """The cards were shuffled and dealt again."""

    round: int
    leader: Seat


Event: TypeAlias = CardPlayed | TrickWon | CoinsHanded | RoundScored | RoundDealt
