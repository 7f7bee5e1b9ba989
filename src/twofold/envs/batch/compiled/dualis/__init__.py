"""Dualis on one core: any number of tables in one array, the numbers of the PettingZoo environment.

>>> from twofold.envs.batch.compiled import dualis
>>> options = dualis.Options(seats=4, short=True)
>>> state = dualis.init(7, options, tables=1000)
>>> state = dualis.step(state, dualis.sample(state, options), options)
>>> dualis.observe(state, options).shape, dualis.mask(state, options).shape
((1000, 350), (1000, 114))

A state is changed in place by ``step``, and by ``sample``, which takes its chances from the tables' own
randomness; ``state.copy()`` keeps one.
"""

import numpy as np
from numpy.typing import NDArray

from ...dualis_numbers import DECK_SIZE
from ..bits import compiled, mixed
from ..frame import Actions, Features, Frame, Legal, Loops
from .observing import fill, fill_mask
from .playing import act, any_action, begin, coinable, handable, playable
from .tables import TABLE, Options, Tables, action_count, feature_count

__all__ = [
    "DECK_SIZE",
    "TABLE",
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


def turn(state: Tables, options: Options) -> NDArray[np.int64]:
    """Whose turn it is at each table."""
    return np.asarray((state["leader"].astype(np.int64) + state["played"]) % options.seats)


@compiled
def _begin(state: Tables, seed: np.uint64, options: Options) -> None:
    for number in range(len(state)):
        state[number].random = mixed(seed + mixed(np.uint64(number) + np.uint64(1)))
        begin(state[number], options)


@compiled
def _renew(state: Tables, which: Legal, options: Options) -> None:
    for number in range(len(state)):
        if which[number]:
            state[number].over = False
            begin(state[number], options)


@compiled
def _step(state: Tables, actions: Actions, options: Options, auto_reset: bool) -> None:
    for number in range(len(state)):
        act(state[number], actions[number], options, auto_reset)


@compiled
def _sample(state: Tables, actions: Actions, options: Options) -> None:
    for number in range(len(state)):
        actions[number] = any_action(state[number], options)


@compiled
def _observe(state: Tables, features: Features, seats: Actions, options: Options) -> None:
    for number in range(len(state)):
        fill(features[number], state[number], seats[number], options)


@compiled
def _mask(state: Tables, legal: Legal, options: Options) -> None:
    for number in range(len(state)):
        table = state[number]
        cards = playable(table, options)
        fill_mask(legal[number], cards, coinable(cards, table), handable(table, options))


@compiled
def _play_on(state: Tables, options: Options, steps: int) -> int:
    ended = 0
    for number in range(len(state)):
        for _ in range(steps):
            act(state[number], any_action(state[number], options), options, True)
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
