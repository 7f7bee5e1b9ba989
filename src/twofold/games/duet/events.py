"""What happens in Duet, as facts. All of it is public; none of it tells of a face-down card (DUET-8)."""

from typing import TypeAlias

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.duet.beat import Judgement, Rating, Tap
from twofold.games.duet.cards import Number
from twofold.games.duet.state import Fault, RoundResult


class RowLaid(Struct, frozen=True, tag="row_laid"):
    """The performer's cards lay face down in a row."""

    seat: Seat
    cards: int


class BeatStarted(Struct, frozen=True, tag="beat_started"):
    """The beat began to run."""

    seat: Seat | None
    """Who started it; ``None``: the table, because the other player did not."""

    performer: Seat
    tempo: int


class TempoChanged(Struct, frozen=True, tag="tempo_changed"):
    """The beat of the next round is another."""

    tempo: int
    faster: bool
    """Whether both kept the beat; otherwise one of them lost it."""


class CardFlipped(Struct, frozen=True, tag="card_flipped"):
    """A card went up, or down again."""

    seat: Seat
    position: int
    number: Number
    up: bool
    tap: Tap
    judgement: Judgement


class PerformanceFinished(Struct, frozen=True, tag="performance_finished"):
    """Every card had been up and was down again: the beat stopped."""

    seat: Seat
    rating: Rating


class FaultMade(Struct, frozen=True, tag="fault_made"):
    """The performer failed, and the round was over."""

    fault: Fault


class RoundScored(Struct, frozen=True, tag="round_scored"):
    """All cards were turned up and a point was scored."""

    round: int
    result: RoundResult
    scores: tuple[int, int]


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """A new round began."""

    round: int
    caller: Seat
    cards: int


Event: TypeAlias = (
    RowLaid
    | BeatStarted
    | TempoChanged
    | CardFlipped
    | PerformanceFinished
    | FaultMade
    | RoundScored
    | RoundBegan
)
