"""A game's part of today's deal: some small stretch of a match, with marks for how it went."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from twofold.engine.bot import BotMaker
from twofold.engine.seats import Seat
from twofold.texts import Text

StateT = TypeVar("StateT")

Mark: TypeAlias = Literal[0, 1, 2]
"""Nothing, half, all of it."""

MOST: Mark = 2


def graded(value: float, half: float, whole: float) -> Mark:
    """The mark of a figure of which more is better."""
    return 2 if value >= whole else 1 if value >= half else 0


def first_seat(state: object) -> Seat:  # noqa: ARG001
    """Where people sit unless the game says otherwise."""
    return 0


@dataclass(frozen=True)
class Challenge(Generic[StateT]):
    """A table that is the same for everybody on a day, and what counts there."""

    task: Text
    """What is to be done, and what earns the marks."""

    seats: int
    options: Mapping[str, Any]
    player: BotMaker
    """Who plays the other seats: by what it sees and its dice alone, never by how quick the machine is."""

    level: str
    """What the strength of that player is called."""

    most: int
    """How many marks there are."""

    marks: Callable[[StateT, Seat], tuple[Mark, ...] | None]
    """How it went for this seat; ``None`` while it goes on."""

    chair: Callable[[StateT], Seat] = first_seat
    """Where the person sits, from the state at the start."""
