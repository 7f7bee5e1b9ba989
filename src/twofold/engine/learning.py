"""What a game adds for learning: numbers for its actions and for its views.

Only games whose actions can all be listed, and that need no clock, can fill this in.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

OptionsT = TypeVar("OptionsT")
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")


class Block(Struct, frozen=True):
    """Some neighbouring features that belong together."""

    name: str
    size: int
    meaning: str
    """What the numbers say, in a sentence."""


Layout: TypeAlias = tuple[Block, ...]


@dataclass(frozen=True)
class Learning(Generic[OptionsT, ActionT, ViewT]):
    """How a game is turned into numbers, the same ones in every match with these options and seats."""

    actions: Callable[[OptionsT, int], tuple[ActionT, ...]]
    """Every action that any seat could ever take; its place here is its number."""

    layout: Callable[[OptionsT, int], Layout]
    """What the features mean, block by block, in order."""

    features: Callable[[ViewT], list[float]]
    """A seat's view as numbers from -1 to 1, as the layout says; seats count clockwise from its own."""

    widest_chance: int
    """No single draw from the dice has more outcomes than this."""


AnyLearning: TypeAlias = Learning[Any, Any, Any]


def one_hot(chosen: int | None, size: int) -> list[float]:
    """1 at the chosen place, 0 elsewhere; all 0 if nothing is chosen."""
    return [1.0 if place == chosen else 0.0 for place in range(size)]


def cut(value: float) -> float:
    """The value, or the nearest that is allowed: features stay between -1 and 1."""
    return max(-1.0, min(1.0, value))


def from_seat(figures: Sequence[Any], seat: int) -> list[Any]:
    """The figures of the seats clockwise, beginning with this seat's."""
    return [*figures[seat:], *figures[:seat]]
