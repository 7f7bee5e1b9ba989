"""The whole truth about a match of Duet."""

from enum import Enum

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.duet.beat import Tap
from twofold.games.duet.cards import HANDS, Number, Row
from twofold.games.duet.options import Options


class Phase(Enum):
    """What a performer and the other player are at."""

    LAYING = "laying"
    """The performer lays the cards in a row."""

    WAITING = "waiting"
    """The row lies; the other player is about to start the beat."""

    PERFORMING = "performing"
    """The beat runs and the performer flips."""

    OVER = "over"


class Failing(Enum):
    """What a fault consisted of."""

    OUT_OF_SEQUENCE = "out_of_sequence"
    OFF_BEAT = "off_beat"
    MISSED_BEAT = "missed_beat"
    LAYING_TIME = "laying_time"
    PERFORMING_TIME = "performing_time"


class Fault(Struct, frozen=True):
    """What ended a round before both had finished."""

    seat: Seat
    failing: Failing


class Performance(Struct, frozen=True):
    """The timing of a performance."""

    round: int
    seat: Seat
    taps: tuple[Tap, ...]
    finished: bool
    tempo: int
    misses: int
    """How often the beat was missed (DUET-10)."""

    notes: tuple[int, ...]
    """The card of each flip: 3 went up, -3 went down. Where it lay is not told."""


class RoundResult(Struct, frozen=True):
    """How a round came out."""

    caller: Seat
    winner: Seat
    rows: tuple[Row, Row]
    """By seat; empty if the round was over before it was laid."""

    fault: Fault | None


class State(Struct, frozen=True):
    """A match of Duet."""

    options: Options
    round: int
    """1 for the first."""

    cards: int
    """How many cards each player's set holds."""

    scores: tuple[int, int]
    caller: Seat
    answering: bool
    """Whether the Responder is the performer."""

    phase: Phase
    since: int
    """When this phase began; while somebody performs, when the first beat fell."""

    tempo: int
    """Beats a minute, as they are now."""

    rows: tuple[Row, Row] = ((), ())
    """By seat, as laid in this round."""

    raised: int = 0
    """How many cards of this performance have gone up; the last of them was this number."""

    lowered: int = 0
    """How many of those are down again."""

    taps: tuple[Tap, ...] = ()
    """The flips of this performance."""

    notes: tuple[int, ...] = ()
    """The card of each of these flips: 3 went up, -3 went down."""

    misses: int = 0
    """How often the beat was missed in this performance."""

    performances: tuple[Performance, ...] = ()
    results: tuple[RoundResult, ...] = ()

    @property
    def responder(self) -> Seat:
        """Who repeats the song."""
        return 1 - self.caller

    @property
    def performer(self) -> Seat:
        """Whose performance it is."""
        return self.responder if self.answering else self.caller

    @property
    def other(self) -> Seat:
        """Who starts the beat for the performer."""
        return 1 - self.performer

    @property
    def hands_free(self) -> int:
        """How many of the performer's two hands hold no card up (DUET-5)."""
        return HANDS - (self.raised - self.lowered)

    def is_up(self, number: Number) -> bool:
        """Whether this card of the performer lies face up."""
        return self.lowered < number <= self.raised
