"""What tables of every compiled game can do: the frame around the loops that each game compiles for itself.

The loops cannot be shared: Numba keeps the machine code of a function for the next time only if no other
function is handed to it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Tables: TypeAlias = NDArray[Any]
Actions: TypeAlias = NDArray[np.integer[Any]]
Features: TypeAlias = NDArray[np.float32]
Legal: TypeAlias = NDArray[np.bool_]

OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True)
class Loops(Generic[OptionsT]):
    """What a game compiles: each goes over all the tables."""

    begin: Callable[[Tables, np.uint64, OptionsT], None]
    renew: Callable[[Tables, Legal, OptionsT], None]
    step: Callable[[Tables, Actions, OptionsT, bool], None]
    sample: Callable[[Tables, Actions, OptionsT], None]
    observe: Callable[[Tables, Features, Actions, OptionsT], None]
    mask: Callable[[Tables, Legal, OptionsT], None]
    play_on: Callable[[Tables, OptionsT, int], int]


@dataclass(frozen=True)
class Frame(Generic[OptionsT]):
    """The functions of a compiled game; a state is changed in place."""

    table: np.dtype[Any]
    loops: Loops[OptionsT]
    turn: Callable[[Tables, OptionsT], NDArray[np.int64]]
    action_count: Callable[[OptionsT], int]
    feature_count: Callable[[OptionsT], int]

    def init(self, seed: int, options: OptionsT, tables: int) -> Tables:
        """The beginning of so many matches; the same seed deals the same."""
        state = np.zeros(tables, self.table)
        self.loops.begin(state, np.uint64(seed), options)
        return state

    def step(self, state: Tables, actions: Actions, options: OptionsT, *, auto_reset: bool = True) -> Tables:
        """Take the action of the seat in turn at every table; one that would be refused changes nothing.

        With auto-reset a match that has ended is followed by the next one at once: ``over`` and ``rewards``
        still tell of the one that ended.
        """
        self.loops.step(state, actions, options, auto_reset)
        return state

    def renew(self, state: Tables, which: Legal, options: OptionsT) -> Tables:
        """A new match at some of the tables."""
        self.loops.renew(state, which, options)
        return state

    def sample(self, state: Tables, options: OptionsT) -> NDArray[np.int64]:
        """An action for each table, every one that would be accepted equally likely."""
        actions = np.empty(len(state), np.int64)
        self.loops.sample(state, actions, options)
        return actions

    def observe(
        self, state: Tables, options: OptionsT, seat: Actions | None = None, out: Features | None = None
    ) -> Features:
        """The features of the seat in turn, or of another; into ``out``, if it is given."""
        features = np.empty((len(state), self.feature_count(options)), np.float32) if out is None else out
        self.loops.observe(state, features, self.turn(state, options) if seat is None else seat, options)
        return features

    def mask(self, state: Tables, options: OptionsT, out: Legal | None = None) -> Legal:
        """True for each action that would be accepted from the seat in turn; into ``out``, if it is given."""
        legal = np.empty((len(state), self.action_count(options)), np.bool_) if out is None else out
        self.loops.mask(state, legal, options)
        return legal

    def play_on(self, state: Tables, options: OptionsT, steps: int) -> int:
        """So many random actions at every table, without anybody looking; how many matches ended by them."""
        return self.loops.play_on(state, options, steps)
