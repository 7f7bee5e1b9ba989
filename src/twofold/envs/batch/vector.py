"""Batches of matches as a vector environment of Gymnasium: one learner, and a policy for everybody else.

It needs the extras ``batch`` and ``envs``.

>>> from twofold.envs.batch.vector import DualisVector, UnoDuoVector
>>> tables = DualisVector(num_envs=100, options={"short": True})
>>> seen, info = tables.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape
((100, 350), (100, 114))
>>> UnoDuoVector(num_envs=100, options={"target": 100}).single_action_space.n
np.int64(146)
"""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from .compiled import dualis, uno_duo

Features: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.bool_]
Actions: TypeAlias = NDArray[np.int64]
Policy: TypeAlias = Callable[[Features, Mask], Actions]
"""From what some seats in turn see and may do: what they do, one action a row."""

MOST_STEPS = 10_000
"""A match is cut off after so many steps of the learner, refused ones included."""

NOTHING = -1
"""An action that is refused everywhere."""


class TableVector(VectorEnv[dict[str, Any], Actions, NDArray[Any]]):
    """Any number of matches of a game, in which the learner has one seat or several of one side.

    A step is the learner's action and then all that the others do until it is the learner's turn again, or
    the match has ended; the step after that begins a new match, whatever its action. What the mask excludes
    changes nothing. Rewards come at the end of a match, as in the PettingZoo environment.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: ModuleType,
        options: Any,
        num_envs: int,
        learner: Sequence[int],
        others: Policy | None,
        max_steps: int,
    ) -> None:
        """The others play at random, unless they are given a policy."""
        self.num_envs = num_envs
        self._game, self._options = game, options
        self._learner = np.array(learner)
        self._others = others or self._any_action
        self._max_steps = max_steps
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (game.feature_count(options),), np.float32),
                "action_mask": spaces.Box(0, 1, (game.action_count(options),), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(game.action_count(options))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal afresh at all tables; the same seed gives the same deals, and the others the same chances."""
        super().reset(seed=seed, options=options)
        self._state = self._game.init(int(self.np_random.integers(2**63)), self._options, self.num_envs)
        self._steps = np.zeros(self.num_envs, np.int64)
        self._ended = np.zeros(self.num_envs, np.bool_)
        self._rewards = np.zeros(self.num_envs, np.float32)
        self._over = np.zeros(self.num_envs, np.bool_)
        self._let_others_play()
        return self._seen(), {}

    def step(
        self, actions: Actions
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take the learner's actions, then those of all others up to its next turn."""
        beginning = self._ended
        self._game.renew(self._state, beginning, self._options)
        self._steps = np.where(beginning, 0, self._steps + 1)
        self._rewards[:], self._over[:] = 0, False
        self._take(np.where(beginning, NOTHING, actions))
        self._let_others_play()
        truncated = ~self._over & (self._steps >= self._max_steps)
        self._ended = self._over | truncated
        return self._seen(), self._rewards.copy(), self._over.copy(), truncated, {}

    def _take(self, actions: Actions) -> None:
        """One action at every table; those that it ends pay the learner."""
        self._game.step(self._state, actions, self._options, auto_reset=False)
        ending = self._state["over"] & ~self._over
        self._rewards[ending] = self._state["rewards"][ending, self._learner[0]]
        self._over |= ending

    def _let_others_play(self) -> None:
        while True:
            waiting = ~self._over & ~np.isin(self._game.turn(self._state, self._options), self._learner)
            if not waiting.any():
                return
            asked = self._state[waiting]
            actions = np.full(self.num_envs, NOTHING)
            actions[waiting] = self._others(
                self._game.observe(asked, self._options), self._game.mask(asked, self._options)
            )
            self._take(actions)

    def _any_action(self, features: Features, mask: Mask) -> Actions:  # noqa: ARG002 - it looks at nothing
        return np.asarray(np.argmax(self.np_random.random(mask.shape, np.float32) * mask, axis=1))

    def _seen(self) -> dict[str, Any]:
        """By the learner: from its seat in turn, or at the end of a match from its first one."""
        turn = self._game.turn(self._state, self._options)
        seat = np.where(np.isin(turn, self._learner), turn, self._learner[0])
        mask = self._game.mask(self._state, self._options)
        return {
            "observation": self._game.observe(self._state, self._options, seat),
            "action_mask": mask.astype(np.int8),
        }


class DualisVector(TableVector):
    """Matches of Dualis: partners, or alone."""

    def __init__(
        self,
        num_envs: int,
        seats: int = 4,
        options: Mapping[str, bool] | None = None,
        *,
        learner: Sequence[int] = (0,),
        others: Policy | None = None,
        max_steps: int = MOST_STEPS,
    ) -> None:
        super().__init__(
            dualis, dualis.Options(seats, **(options or {})), num_envs, learner, others, max_steps
        )


class UnoDuoVector(TableVector):
    """Matches of UNO Duo; its options are those of the game, by the same names."""

    def __init__(
        self,
        num_envs: int,
        options: Mapping[str, Any] | None = None,
        *,
        learner: Sequence[int] = (0,),
        others: Policy | None = None,
        max_steps: int = MOST_STEPS,
    ) -> None:
        named = {"customizable": "wild", **(options or {})}
        numbered = uno_duo.Options(**{**named, "customizable": uno_duo.WILDS_DO[named["customizable"]]})
        super().__init__(uno_duo, numbered, num_envs, learner, others, max_steps)
