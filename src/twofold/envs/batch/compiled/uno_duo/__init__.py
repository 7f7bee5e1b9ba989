"""UNO Duo on one core: any number of tables in one array, the numbers of the PettingZoo environment.

>>> from twofold.envs.batch.compiled import uno_duo
>>> options = uno_duo.Options(target=1)
>>> state = uno_duo.init(7, options, tables=1000)
>>> state = uno_duo.step(state, uno_duo.sample(state, options), options)
>>> uno_duo.observe(state, options).shape, uno_duo.mask(state, options).shape
((1000, 417), (1000, 146))

A state is changed in place by ``step``, and by ``sample``, which takes its chances from the tables' own
randomness; ``state.copy()`` keeps one.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...uno_duo_numbers import ACTIONS, DRAFT, FEATURES, FIRST_WILD, KINDS, WILDS_DO
from ..bits import compiled, mixed
from .observing import fill, fill_mask
from .piles import begin
from .playing import any_action
from .rounds import take_action
from .tables import TABLE, Options, Tables

Actions: TypeAlias = NDArray[np.integer[Any]]

__all__ = [
    "ACTIONS",
    "DRAFT",
    "FEATURES",
    "FIRST_WILD",
    "KINDS",
    "TABLE",
    "WILDS_DO",
    "Options",
    "Tables",
    "action_count",
    "feature_count",
    "init",
    "mask",
    "observe",
    "play_on",
    "renew",
    "sample",
    "step",
    "turn",
]


def action_count(options: Options) -> int:  # noqa: ARG001 - the same in every variant
    """How many actions are numbered."""
    return ACTIONS


def feature_count(options: Options) -> int:  # noqa: ARG001
    """How many features an observation has."""
    return FEATURES


def init(seed: int, options: Options, tables: int) -> Tables:  # noqa: ARG001
    """The first draft of so many matches; the same seed deals the same."""
    state = np.zeros(tables, TABLE)
    _begin(state, np.uint64(seed))
    return state


def step(state: Tables, actions: Actions, options: Options, *, auto_reset: bool = True) -> Tables:
    """Take the action of the seat in turn at every table; one that would be refused changes nothing.

    With auto-reset a match that has ended is followed by the next one at once: ``over`` and ``rewards`` still
    tell of the one that ended.
    """
    _step(state, actions, options, auto_reset)
    return state


def renew(state: Tables, which: NDArray[np.bool_], options: Options) -> Tables:  # noqa: ARG001
    """A new match at some of the tables."""
    _renew(state, which)
    return state


def sample(state: Tables, options: Options) -> NDArray[np.int64]:  # noqa: ARG001
    """An action for each table, every one that would be accepted equally likely."""
    actions = np.empty(len(state), np.int64)
    _sample(state, actions)
    return actions


def turn(state: Tables, options: Options) -> NDArray[np.int64]:  # noqa: ARG001
    """Whose turn it is at each table."""
    return np.asarray(state["turn"].astype(np.int64))


def observe(
    state: Tables, options: Options, seat: Actions | None = None, out: NDArray[np.float32] | None = None
) -> NDArray[np.float32]:
    """The features of the seat in turn, or of another; into ``out``, if it is given."""
    features = np.empty((len(state), FEATURES), np.float32) if out is None else out
    _observe(state, features, turn(state, options) if seat is None else seat, options)
    return features


def mask(
    state: Tables,
    options: Options,  # noqa: ARG001
    out: NDArray[np.bool_] | None = None,
) -> NDArray[np.bool_]:
    """True for each action that would be accepted from the seat in turn; into ``out``, if it is given."""
    legal = np.empty((len(state), ACTIONS), np.bool_) if out is None else out
    _mask(state, legal)
    return legal


def play_on(state: Tables, options: Options, steps: int) -> int:
    """So many random actions at every table, without anybody looking; how many matches ended by them."""
    return _play_on(state, options, steps)


@compiled
def _begin(state: Tables, seed: np.uint64) -> None:
    for number in range(len(state)):
        state[number].random = mixed(seed + mixed(np.uint64(number) + np.uint64(1)))
        begin(state[number])


@compiled
def _renew(state: Tables, which: NDArray[np.bool_]) -> None:
    for number in range(len(state)):
        if which[number]:
            state[number].over = False
            begin(state[number])


@compiled
def _step(state: Tables, actions: Actions, options: Options, auto_reset: bool) -> None:
    for number in range(len(state)):
        take_action(state[number], actions[number], options, auto_reset)


@compiled
def _sample(state: Tables, actions: Actions) -> None:
    for number in range(len(state)):
        actions[number] = any_action(state[number])


@compiled
def _observe(state: Tables, features: NDArray[np.float32], seats: Actions, options: Options) -> None:
    for number in range(len(state)):
        fill(features[number], state[number], seats[number], options)


@compiled
def _mask(state: Tables, legal: NDArray[np.bool_]) -> None:
    for number in range(len(state)):
        fill_mask(legal[number], state[number])


@compiled
def _play_on(state: Tables, options: Options, steps: int) -> int:
    ended = 0
    for number in range(len(state)):
        for _ in range(steps):
            take_action(state[number], any_action(state[number]), options, True)
            ended += state[number].over
    return ended
