"""What an analysis tells of a match."""

from collections.abc import Sequence
from math import exp
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from twofold.engine import Seat
from twofold.engine.assessing import About, Assessed

Mark: TypeAlias = Literal["good", "dubious", "mistake"]

DUBIOUS, MISTAKE = 0.06, 0.12
"""What a play must have lost, of the chance to win, to be marked so …"""

SURE = 3.0
"""… even if that is overestimated by so many standard errors; else an expert would be blamed by chance."""

HARSHNESS = 5.0
"""A play that loses a fifth of the chance to win counts as accurate to 37 %."""

MOMENTS = 3


class Judged(Struct, frozen=True):
    """One decision and what it promised."""

    seq: int
    """The entry of the log."""

    seat: Seat
    round: int
    """Counted from 0."""

    action: Any
    before: float
    """The chance to win with the best play, as whoever decided could know it …"""

    after: float
    """… and with the play that was chosen."""

    doubt: float
    """The standard error of the difference."""

    mark: Mark
    plays: tuple[Assessed, ...]
    """What could have been played, the best first."""

    @property
    def lost(self) -> float:
        """How much of the chance to win the choice cost."""
        return self.before - self.after


class Player(Struct, frozen=True):
    """How well one seat decided."""

    seat: Seat
    decisions: int
    accuracy: float
    """From 0 to 100; 100 is the best play every time."""

    dubious: int
    mistakes: int
    lost: float
    """All that its decisions cost, in victories."""


class Deal(Struct, frozen=True):
    """Luck and skill of one round apart."""

    round: int
    worth: tuple[float, ...]
    """By seat: how often strong players win from this deal."""

    shares: tuple[float, ...]
    """By seat: what came of it."""


class Analysis(Struct, frozen=True):
    """A match, decision by decision."""

    match: str
    game: str
    names: tuple[str, ...]
    about: About

    deals: int
    """How many deals were imagined for each decision."""

    seed: int
    decisions: tuple[Judged, ...]
    players: tuple[Player, ...]
    rounds: tuple[Deal, ...]
    moments: tuple[int, ...]
    """The entries that decided it, the most decisive first."""


def judged(seq: int, seat: Seat, number: int, action: Any, plays: tuple[Assessed, ...]) -> Judged:
    """A decision with its mark."""
    own = next(assessed for assessed in plays if assessed.action == action)
    best = plays[0].chance
    mark = mark_of(best - own.chance, own.doubt)
    return Judged(seq, seat, number, action, best, own.chance, own.doubt, mark, plays)


def mark_of(lost: float, doubt: float) -> Mark:
    """What to call a play that lost so much, as far as can be told."""
    certain = lost - SURE * doubt
    return "mistake" if certain >= MISTAKE else "dubious" if certain >= DUBIOUS else "good"


def player(seat: Seat, decisions: Sequence[Judged]) -> Player:
    """How well a seat decided."""
    own = [decision for decision in decisions if decision.seat == seat]
    marks = [decision.mark for decision in own]
    lost = [max(0.0, decision.lost) for decision in own]
    accuracy = sum(100 * exp(-HARSHNESS * loss) for loss in lost) / len(own) if own else 100.0
    return Player(seat, len(own), accuracy, marks.count("dubious"), marks.count("mistake"), sum(lost))


def moments(decisions: Sequence[Judged]) -> tuple[int, ...]:
    """The decisions that cost most, at most three."""
    costly = sorted(decisions, key=lambda decision: (-decision.lost, decision.seq))
    return tuple(decision.seq for decision in costly[:MOMENTS] if decision.mark != "good")
