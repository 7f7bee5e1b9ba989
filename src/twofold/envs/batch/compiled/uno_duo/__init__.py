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

import numpy as np
from numpy.typing import NDArray

from ...uno_duo_numbers import ACTIONS, DRAFT, FEATURES, FIRST_WILD, KINDS, WILDS_DO
from ..bits import compiled, mixed
from ..frame import Actions, Features, Frame, Legal, Loops
from .observing import fill, fill_mask
from .piles import begin
from .playing import any_action
from .rounds import take_action
from .tables import TABLE, Options, Tables

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


def turn(state: Tables, options: Options) -> NDArray[np.int64]:  # noqa: ARG001
    """Whose turn it is at each table."""
    return np.asarray(state["turn"].astype(np.int64))


@compiled
def _begin(state: Tables, seed: np.uint64, options: Options) -> None:  # noqa: ARG001
    for number in range(len(state)):
        state[number].random = mixed(seed + mixed(np.uint64(number) + np.uint64(1)))
        begin(state[number])


@compiled
def _renew(state: Tables, which: Legal, options: Options) -> None:  # noqa: ARG001
    for number in range(len(state)):
        if which[number]:
            state[number].over = False
            begin(state[number])


@compiled
def _step(state: Tables, actions: Actions, options: Options, auto_reset: bool) -> None:
    for number in range(len(state)):
        take_action(state[number], actions[number], options, auto_reset)


@compiled
def _sample(state: Tables, actions: Actions, options: Options) -> None:  # noqa: ARG001
    for number in range(len(state)):
        actions[number] = any_action(state[number])


@compiled
def _observe(state: Tables, features: Features, seats: Actions, options: Options) -> None:
    for number in range(len(state)):
        fill(features[number], state[number], seats[number], options)


@compiled
def _mask(state: Tables, legal: Legal, options: Options) -> None:  # noqa: ARG001
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


_frame = Frame(
    TABLE,
    Loops(_begin, _renew, _step, _sample, _observe, _mask, _play_on),
    turn,
    action_count,
    feature_count,
)
init = _frame.init
step = _frame.step
renew = _frame.renew
sample = _frame.sample
observe = _frame.observe
mask = _frame.mask
play_on = _frame.play_on
