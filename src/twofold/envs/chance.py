"""Chance made explicit: every draw from the dice is a node of its own, with equally likely outcomes.

Rules ask their dice as they go. These dice answer with the outcomes decided so far and stop the rules where
one is missing. Rules are pure, so they can simply be run again once it has been decided.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct

from twofold.engine import Events, Seat
from twofold.engine.dice import fisher_yates
from twofold.envs.numbered import NumberedGame

T = TypeVar("T")


class Undecided(Exception):
    """The rules need an outcome that has not been decided yet."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"one of {outcomes} outcomes is to be decided")
        self.outcomes = outcomes


class DecidedDice:
    """Dice, and their only stream, that come down as decided."""

    def __init__(self, decided: Iterable[int]) -> None:
        self._decided = iter(decided)

    def stream(self, purpose: str, number: int) -> "DecidedDice":  # noqa: ARG002 - each run draws in the same order
        """The one stream there is."""
        return self

    def below(self, limit: int) -> int:
        """The next decided outcome; where there is only one, nothing has to be decided."""
        if limit == 1:
            return 0
        for outcome in self._decided:
            return outcome
        raise Undecided(limit)

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items as the next outcomes order them, one outcome a place."""
        return fisher_yates(items, self.below)


class Pending(Struct, frozen=True):
    """What the rules are about to do: take an action of a seat, or deal for the first time."""

    seat: Seat | None = None
    action: int | None = None
    decided: tuple[int, ...] = ()
    """The outcomes of chance in this step so far."""


class Position(Struct, frozen=True):
    """A place in the tree of a game: between two steps, or within one that waits for chance."""

    table: Any = None
    """The state that the rules know; ``None`` before the first deal is complete."""

    told: tuple[Events, ...] = ()
    """All that has happened, step by step."""

    step: Pending | None = None
    """The step that waits for chance."""

    outcomes: int = 0
    """How many outcomes the next draw can have, if a step waits for one."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        """Nothing in it ever changes: searches copy states by the thousand."""
        return self


def beginning(game: NumberedGame) -> Position:
    """Before the first deal."""
    return _taken(game, Position(), Pending())


def after_action(game: NumberedGame, position: Position, seat: Seat, action: int) -> Position:
    """What an accepted action leads to."""
    return _taken(game, position, Pending(seat, action))


def after_chance(game: NumberedGame, position: Position, outcome: int) -> Position:
    """What an outcome of chance leads to."""
    assert position.step is not None
    step = position.step
    return _taken(game, position, Pending(step.seat, step.action, (*step.decided, outcome)))


def _taken(game: NumberedGame, position: Position, step: Pending) -> Position:
    try:
        table, events = _run(game, position.table, step)
    except Undecided as undecided:
        return Position(position.table, position.told, step, undecided.outcomes)
    return Position(table, (*position.told, events))


def _run(game: NumberedGame, table: Any, step: Pending) -> tuple[Any, Events]:
    dice, rules = DecidedDice(step.decided), game.game
    if step.seat is None or step.action is None:
        return rules.setup(game.options, game.seats, dice), ()
    return rules.apply(table, step.seat, game.actions[step.action], 0, dice)
