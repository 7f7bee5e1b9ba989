"""UNO Duo as an array program: any number of tables at once, the numbers of the PettingZoo environment.

>>> import jax
>>> from twofold.envs.batch import uno_duo
>>> options = uno_duo.Options(target=1)
>>> state = uno_duo.init(jax.random.key(7), options, tables=100)
>>> actions = uno_duo.sample(state, options, jax.random.key(8))
>>> state = uno_duo.step(state, actions, options)
>>> uno_duo.observe(state, options).shape, uno_duo.mask(state, options).shape
((100, 417), (100, 146))

Hands are bits, and nothing is ever shuffled: an unseen card of the draw pile is drawn by lot when its turn
comes, which is as random. Only cards that everybody has seen lie in order, in a ring in which they are never
moved: to turn the discards over is to say where they end. So a step is elementwise but for reading a few
words of the ring and writing one, and a compiler makes very few loops of it.
"""

from ..uno_duo_numbers import ACTIONS, DRAFT, FEATURES, WILDS_DO
from .dealing import init
from .legality import mask, nth_action, sample
from .observing import observe
from .state import Options, State
from .stepping import step

__all__ = [
    "ACTIONS",
    "DRAFT",
    "FEATURES",
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
