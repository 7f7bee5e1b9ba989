"""What holds for a game that says nothing else: no clock, no silence, nothing to prepare."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from twofold.engine.dice import Dice
from twofold.engine.events import Events, Title
from twofold.engine.refusal import NOTHING_EXPIRED, Refusal, Refused
from twofold.engine.seats import Seat
from twofold.engine.words import Form


def no_table_refusal(options: Any, seats: int) -> Refusal | None:  # noqa: ARG001
    """For games whose options fit any number of seats."""
    return None


def no_deadline(state: Any) -> int | None:  # noqa: ARG001
    """For games without a clock."""
    return None


def nothing_expires(state: Any, at: int, dice: Dice) -> tuple[Any, Events]:  # noqa: ARG001
    """For games without a clock."""
    raise Refused(NOTHING_EXPIRED)


def nobody_is_kept_waiting(state: Any) -> Seat | None:  # noqa: ARG001
    """For games whose deadlines hold against bots like against anybody."""
    return None


def clock_may_wait(state: Any) -> bool:  # noqa: ARG001
    """For games in which nobody gains by being late."""
    return True


def everything(state: Any, happened: Sequence[Events]) -> Sequence[Events]:  # noqa: ARG001
    """For games in which whatever was told may be looked up."""
    return happened


def talk_is_free(state: Any) -> Refusal | None:  # noqa: ARG001
    """For games that never silence their players."""
    return None


def nothing_to_prepare() -> None:
    """For games that are ready as soon as they are loaded."""


def no_titles(state: Any, happened: Sequence[Events]) -> tuple[Title, ...]:  # noqa: ARG001
    """For games that nobody is remembered for."""
    return ()


def nothing_to_remark(state: Any) -> Mapping[str, Any]:  # noqa: ARG001
    """For games whose outcome says all that figures are made of."""
    return {}


def as_it_is(state: Any) -> Any:
    """For rules whose states still have the form that they had when these rules were the present ones."""
    return state


def no_forms(view: Any, form: Form, rng: Random) -> Any:  # noqa: ARG001
    """For games that list all their choices."""
    raise LookupError(f"no form {form.action!r} is known here")
