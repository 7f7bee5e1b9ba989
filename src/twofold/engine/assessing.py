"""What a game adds for looking back: what a strong player could have hoped for, decision by decision.

Whoever assesses sees what the mover saw: deals are imagined, and nobody peeks.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from twofold.engine.seats import Seat
from twofold.texts import Text

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")


class About(Struct, frozen=True):
    """What chances are about."""

    victory: Literal["round", "match"]
    sides: int
    """How many play against each other; a seat's side is its number modulo this."""


class Assessed(Struct, frozen=True):
    """What one play promised."""

    action: Any
    chance: float
    """To win, from 0 to 1, as whoever played could know it."""

    doubt: float = 0.0
    """The standard error of what it lacks to the best play."""


class Decided(Struct, frozen=True):
    """A decision of a seat: what it saw, what it could do and what it did."""

    seat: Seat
    view: Any
    choices: Sequence[Any]
    action: Any


class Analyst(Protocol):
    """Looks on behind one seat through a match, and says what its decisions promised."""

    def watch(self, view: Any) -> None:
        """Called with every view of the seat in turn."""
        ...

    def assess(
        self, decided: Decided, deals: int, rng: Random, plays: Sequence[Any] = ()
    ) -> tuple[Assessed, ...]:
        """These plays, or the likely ones and the chosen one; the best first, none if there was no choice."""
        ...


@dataclass(frozen=True)
class Assessing(Generic[StateT, ActionT]):
    """How a game is looked back on."""

    analyst: Callable[[], Analyst]
    """Makes a fresh one for one seat of one match."""

    likely: Callable[[Sequence[tuple[StateT, Seat]]], Sequence[tuple[Sequence[ActionT], Sequence[float]]]]
    """For many situations at once: what a strong player might do, and how likely."""

    rounds: Callable[[StateT], int]
    """How many rounds have been finished."""

    shares: Callable[[StateT, int], tuple[float, ...]]
    """By seat: the share in the victory of that round, counted from 0."""

    about: Callable[[Any, int], About]
    """What the chances are about, with these options and so many seats."""

    signs: Callable[[StateT, int, Seat], Mapping[str, float]]
    """How that round ended for a seat, in figures that explain why it was won or lost: the larger ``own`` and
    the smaller ``theirs``, the better …"""

    why: Callable[[Mapping[str, float], Mapping[str, float]], Text]
    """… and what they say, on average, of a play and of one that is not as good."""

    alike: Callable[[Any, Sequence[ActionT]], Sequence[Sequence[ActionT]]]
    """The plays among these choices of a view, in groups that come to the same; calls and gifts are no plays.

    The first of a group is the one that is weighed for all of it."""


AnyAssessing: TypeAlias = Assessing[Any, Any]
