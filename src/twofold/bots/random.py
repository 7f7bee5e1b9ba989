"""A player without a clue, for any game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from twofold.engine import AnyGame, Decision, Form, Moment

HASTE_MS = 2000
"""It acts within this time, in games where time matters."""

OUTSPOKEN = 0.1
"""How often it does something although the table does not wait for it."""


class RandomBot:
    """Does anything that is allowed."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def decide(self, view: Any, choices: Sequence[Any], moment: Moment, rng: Random) -> Decision | None:
        """One of the choices, each equally likely."""
        if not moment.waited_for and rng.random() >= OUTSPOKEN:
            return None
        choice = rng.choice(choices)
        action = self._game.fill(view, choice, rng) if isinstance(choice, Form) else choice
        return Decision(action, after=rng.randrange(HASTE_MS))
