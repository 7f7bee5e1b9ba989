"""Lessons on the wire: where a learner is, and what comes of what they do. The server keeps nothing of it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from twofold.engine import Refusal, Seat
from twofold.server.protocol.ws import Update

LONGEST_LESSON = 300
"""So many things one may do in a lesson."""


class TakeLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Where you are in a lesson, and what you do now. The server remembers nothing of it."""

    done: Annotated[tuple[Any, ...], Meta(max_length=LONGEST_LESSON)] = ()
    """What you did, one thing after the other: an action of the game, null for reading on (in a round: for
    waiting until something is ``due``), or the key of an answer."""

    after: Annotated[tuple[int | None, ...], Meta(max_length=LONGEST_LESSON)] = ()
    """How many milliseconds each of these took you; it counts in rounds and in steps done in time."""

    show_me: bool = False
    """Whether the next step is to be done for you."""


class LessonShown(Struct, frozen=True):
    """Where that leads."""

    done: tuple[Any, ...]
    """What you have done, to be sent again with whatever you do next."""

    after: tuple[int | None, ...]
    """How long it took you, to be sent again as well."""

    back: int
    """How much of ``done`` to send for going back."""

    number: int
    """How many steps are behind you."""

    steps: int
    """How many there are in all; when that many are done, the lesson is over."""

    say: str | None
    """The key of what the next step says; ``None`` when the lesson is over."""

    asks: bool
    """Whether the next step wants something done."""

    answers: tuple[str, ...]
    """Where it is a question, the keys of its answers."""

    lit: tuple[str, ...]
    """What it speaks of, by the marks that the table gives its cards, coins, seats and buttons."""

    free: bool
    """Whether it is a round that you play as you like."""

    due: int | None
    """In a round: so many milliseconds after the last update something happens without you. Say null then."""

    in_time: bool
    """Whether the lesson runs on a clock."""

    learner: Seat
    names: tuple[str | None, ...]
    """By seat; the learner has a name of their own."""

    updates: tuple[Update, ...]
    """The table before the last thing you did, then after each thing that happened since.

    The clock stands still; where the lesson is in time, it runs from the beginning of what happened.
    """

    refusal: Refusal | None
    """Why what came after ``done`` does not take you on."""
