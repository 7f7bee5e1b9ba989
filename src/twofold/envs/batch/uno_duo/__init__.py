"""UNO Duo as an array program: any number of tables at once, the numbers of the PettingZoo environment.

>>> import jax
>>> from twofold.envs.batch import uno_duo
>>> options = uno_duo.Options(target=1)
>>> state = uno_duo.init(jax.random.key(7), options, tables=100)
>>> actions = uno_duo.sample(state, options, jax.random.key(8))
>>> state = uno_duo.step(state, actions, options)
>>> uno_duo.observe(state, options).shape, uno_duo.mask(state, options).shape
((100, 417), (100, 146))

Each of the 112 cards knows where it is and in which order it lies there, so drawing any number of cards,
turning the pile over or swapping hands are comparisons, and no card is ever moved through memory. The next
shuffle is made while the draft runs: eight exchanges with every pick.
"""

from ..uno_duo_numbers import ACTIONS, DISCARDS, DRAFT, FEATURES, FIRST_HAND, KIND, PILE, WILDS_DO
from .dealing import init
from .legality import mask, nth_action, sample
from .observing import observe
from .state import Options, State
from .stepping import step

__all__ = [
    "ACTIONS",
    "DISCARDS",
    "DRAFT",
    "FEATURES",
    "FIRST_HAND",
    "KIND",
    "PILE",
    "WILDS_DO",
    "Options",
    "State",
    "init",
    "mask",
    "nth_action",
    "observe",
    "sample",
    "step",
]
