"""The whole truth about a match of UNO Duo."""

from enum import StrEnum

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.uno_duo.cards import Card, Cards, Colour
from twofold.games.uno_duo.options import Options

HAND_SIZE = 7


class Phase(StrEnum):
    """What the player in turn is to do."""

    DRAFT = "draft"
    """Keep or discard the top card of the draw pile."""

    COLOUR = "colour"
    """Name the colour of the opening wild."""

    TURN = "turn"
    """Play a card or draw one."""

    DRAWN = "drawn"
    """Play the card just drawn, or keep it."""

    ANSWER = "answer"
    """Answer a Draw 2 with another, or take the sum."""

    RUN = "run"
    """Lay more cards of the colour, or end the run."""

    OVER = "over"


class RoundResult(Struct, frozen=True):
    """How a round came out."""

    winner: Seat | None
    """Who went out; ``None`` when both passed with nothing left to draw (UNO-15)."""

    left: tuple[Cards, Cards]
    """By seat: the cards in hand."""

    points: tuple[int, int]
    """By seat: what it was charged for them."""


class State(Struct, frozen=True):
    """A match of UNO Duo."""

    options: Options
    cuts: tuple[tuple[Card, Card], ...]
    """The cards that the two seats cut before the first round; equal cuts were repeated."""

    round: int
    """1 for the first."""

    player_one: Seat
    """Who drafts first in this round; the opponent is Player 2."""

    phase: Phase
    turn: Seat
    hands: tuple[Cards, Cards]
    draw_pile: Cards
    """The top card first."""

    discards: Cards
    """The discard pile, or while drafting the draft's, the top card last."""

    colour: Colour | None
    """The colour to match; ``None`` until an opening wild has one."""

    below: int = 0
    """How many cards at the bottom of the draw pile lay face up before: everybody knows their order."""

    known: tuple[Cards, Cards] = ((), ())
    """By seat: the cards of its hand that its opponent knows."""

    open: tuple[Cards, Cards] = ((), ())
    """By seat: the cards of its hand that everybody knows."""

    drawn: Card | None = None
    """The card just drawn, which may be played at once; it is already in the hand."""

    drawn_open: bool = False
    """Whether everybody knows that card."""

    stack: int = 0
    """The sum of the Draw 2s to be answered or taken."""

    said: tuple[bool, bool] = (False, False)
    """By seat: whether it has said UNO for its one card."""

    owing: Seat | None = None
    """Who has one card, has not said UNO and can be caught."""

    times_turned: int = 0
    """How often in this match the discard pile has become the draw pile."""

    results: tuple[RoundResult, ...] = ()
    passes: int = 0
    """How many turns in a row were passed because there was nothing to draw (UNO-15)."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase is Phase.OVER


def opponent(seat: Seat) -> Seat:
    """The other one."""
    return 1 - seat


def totals(results: tuple[RoundResult, ...]) -> tuple[int, int]:
    """By seat: all that it was charged so far (UNO-26)."""
    return sum(result.points[0] for result in results), sum(result.points[1] for result in results)
