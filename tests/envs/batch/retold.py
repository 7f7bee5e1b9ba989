"""Batched matches told again by the engine: the same deals, the same actions, and every number compared."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np

from twofold.envs.numbered import NumberedGame

T = TypeVar("T")


class ToldDice:
    """Dice that come down as a simulator's did: by purpose and number, what they showed."""

    def __init__(self, told: Mapping[tuple[str, int], Any]) -> None:
        self._told = told
        self._asked: tuple[str, int] = ("", 0)

    def stream(self, purpose: str, number: int) -> "ToldDice":
        """The stream of this purpose."""
        stream = ToldDice(self._told)
        stream._asked = purpose, number
        return stream

    def below(self, limit: int) -> int:
        """What was drawn."""
        drawn = self._told[self._asked]
        value: int = drawn.pop(0) if isinstance(drawn, list) else drawn
        assert 0 <= value < limit
        return value

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The order that was dealt; it must be one of just these items."""
        order = tuple(self._told[self._asked])
        assert sorted(order) == sorted(items)  # type: ignore[type-var]
        return order


class Step:
    """One step of one table: what was seen before it, and what was done."""

    def __init__(self, seat: int, mask: Any, seen: Any, action: int) -> None:
        self.seat, self.mask, self.seen, self.action = seat, mask, seen, action


def retell(game: NumberedGame, dice: ToldDice, steps: Sequence[Step], final: Any, rewards: Any) -> None:
    """Play a match again by the rules, and compare every mask, every observation and the result."""
    state = game.game.setup(game.options, game.seats, dice)
    for number, step in enumerate(steps):
        assert game.actor(state) == step.seat, number
        np.testing.assert_array_equal(game.mask(state, step.seat), step.mask, str(number))
        seen = [game.features(state, seat) for seat in range(game.seats)]
        np.testing.assert_allclose(step.seen, seen, rtol=1e-6, err_msg=str(number))
        state, _ = game.game.apply(state, step.seat, game.actions[step.action], 0, dice)
    outcome = game.game.outcome(state)
    assert outcome is not None
    np.testing.assert_allclose(final, [game.features(state, seat) for seat in range(game.seats)], rtol=1e-6)
    np.testing.assert_allclose(rewards, game.payoffs(outcome), rtol=1e-6)


def cut_for(player_one: int) -> list[int]:
    """UNO Duo: two cuts after which this seat is Player 1, a 9 and a 0 among the first cards."""
    return [18, 0] if player_one == 0 else [0, 18]
