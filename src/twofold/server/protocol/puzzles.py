"""Puzzles on the wire. Whoever solves them says how far they are: the server remembers nothing of it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from twofold.engine import Refusal, Seat
from twofold.puzzles import Rating, Solution
from twofold.server.protocol.ws import Update
from twofold.texts import Text


class Solver(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody has done so far; a device keeps it."""

    rating: Annotated[float, Meta(ge=-10_000, le=10_000)] = 1500.0
    deviation: Annotated[float, Meta(ge=10, le=350)] = 350.0
    volatility: Annotated[float, Meta(ge=0.01, le=0.3)] = 0.06


class TakePuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Which puzzle, and what you would play."""

    solver: Solver | None = None
    """Nothing before your first."""

    done: Annotated[tuple[int, ...], Meta(max_length=1000)] = ()
    """The numbers of the puzzles behind you."""

    number: int | None = None
    """Counted from 1; without it you get the one that fits you best of those that are left."""

    answer: Any = None
    """An action of the game."""


class PuzzleShown(Struct, frozen=True):
    """A puzzle, and what came of your answer."""

    number: int
    count: int
    """How many there are."""

    rating: int
    """How hard it is."""

    variant: tuple[Text, ...]
    """What is played otherwise than in the box, option by option."""

    seat: Seat
    """Yours."""

    names: tuple[str | None, ...]
    """By seat; you have a name of your own."""

    update: Update
    """The table; its clock stands still."""

    refusal: Refusal | None
    """Why what you sent is no answer."""

    solution: Solution | None
    solver: Rating
    """How you do now; only the first answer to a puzzle counts."""
