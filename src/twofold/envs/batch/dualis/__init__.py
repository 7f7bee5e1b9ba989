"""Dualis as an array program: any number of tables at once, the numbers of the PettingZoo environment.

>>> import jax
>>> from twofold.envs.batch import dualis
>>> options = dualis.Options(seats=4, short=True)
>>> state = dualis.init(jax.random.key(7), options, tables=1000)
>>> actions = dualis.sample(state, options, jax.random.key(8))
>>> state = dualis.step(state, actions, options)
>>> dualis.observe(state, options).shape, dualis.mask(state, options).shape
((1000, 350), (1000, 114))

Every field of a state is a plain array with one number a table, hands are bits, and the next round is dealt
card by card while this one is played: so a step is elementwise, and a compiler makes one loop of it.
"""

from ..dualis_numbers import DECK_SIZE, PLAYS, SUIT_SIZE
from .dealing import init
from .legality import mask, nth_action, sample
from .observing import observe
from .state import Hand, Options, State, action_count, feature_count, is_alone, turn
from .stepping import step

__all__ = [
    "DECK_SIZE",
    "PLAYS",
    "SUIT_SIZE",
    "Hand",
    "Options",
    "State",
    "action_count",
    "feature_count",
    "init",
    "is_alone",
    "mask",
    "nth_action",
    "observe",
    "sample",
    "step",
    "turn",
]
