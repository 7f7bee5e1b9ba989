"""Random numbers and sets of cards as bits, for compiled loops."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np

Compiled = TypeVar("Compiled", bound=Callable[..., Any])


def compiled(function: Compiled) -> Compiled:
    """The same function as machine code, which is kept beside its source for the next time."""
    return cast(Compiled, numba.njit(cache=True)(function))


@compiled
def mixed(counter: np.uint64) -> np.uint64:
    """A random word for a counter: the finalizer of SplitMix64."""
    word = (counter ^ (counter >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled
def below(table: Any, limit: int) -> int:
    """A number from 0 up to the limit, from the table's own randomness, which goes on by it.

    The upper 32 bits of a word decide: no number is likelier than another by more than one in 2**32 / limit.
    """
    table.random += np.uint64(0x9E3779B97F4A7C15)
    word = (mixed(table.random) >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32)
    return int(np.int64(word))


@compiled
def bit(place: int) -> np.uint64:
    """The set of one member."""
    return np.uint64(1) << np.uint64(place)


@compiled
def count(bits: np.uint64) -> int:
    """How many members a set has."""
    bits = bits - ((bits >> np.uint64(1)) & np.uint64(0x5555555555555555))
    bits = (bits & np.uint64(0x3333333333333333)) + ((bits >> np.uint64(2)) & np.uint64(0x3333333333333333))
    bits = (bits + (bits >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int(np.int64((bits * np.uint64(0x0101010101010101)) >> np.uint64(56)))


@compiled
def lowest(bits: np.uint64) -> int:
    """The lowest member of a set that has one."""
    return count((bits & (~bits + np.uint64(1))) - np.uint64(1))


@compiled
def nth(bits: np.uint64, number: int) -> int:
    """The member with this number, counting from the lowest; the set must have that many."""
    for _ in range(number):
        bits &= bits - np.uint64(1)
    return lowest(bits)
