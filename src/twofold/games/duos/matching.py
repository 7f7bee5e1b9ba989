"""The best four pairs of the twelve cards, and how likely each pair is: both exact, over all 51,975 choices.

A set of places is an int with a bit each. Each set of pairs is met once, by asking what becomes of its lowest
place: it stays alone, or it is paired with one of the others.
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import TypeAlias

Pair: TypeAlias = tuple[int, int]
"""Two places of the table, the lower first."""
Pairs: TypeAlias = tuple[Pair, ...]
Weights: TypeAlias = Sequence[Sequence[float]]

PAIRS_TO_CHOOSE = 4


@cache
def all_pairs(size: int) -> Pairs:
    """Each two of that many places."""
    return tuple((low, high) for low in range(size) for high in range(low + 1, size))


@cache
def _partners(size: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By set of places: what may be paired with its lowest one, and what is left of the set then."""
    table: list[tuple[tuple[int, int], ...]] = [()]
    for places in range(1, 1 << size):
        lowest = places & -places
        rest = places ^ lowest
        table.append(tuple((j, rest ^ 1 << j) for j in range(size) if rest >> j & 1))
    return tuple(table)


def best_pairs(weights: Weights, count: int = PAIRS_TO_CHOOSE) -> Pairs:
    """The disjoint pairs, exactly that many, whose weights add up to the most."""
    size = len(weights)
    tops = _tops(weights, count)
    chosen: list[Pair] = []
    places = (1 << size) - 1
    while len(chosen) < count:
        lowest = (places & -places).bit_length() - 1
        left = count - len(chosen)
        alone = tops[left][places ^ 1 << lowest]
        gains = [(weights[lowest][j] + tops[left - 1][rest], j, rest) for j, rest in _partners(size)[places]]
        gain, partner, rest = max(gains, default=(float("-inf"), -1, 0))
        if gain >= alone:
            chosen.append((lowest, partner))
            places = rest
        else:
            places ^= 1 << lowest
    return tuple(chosen)


def _tops(weights: Weights, count: int) -> list[list[float]]:
    """By number of pairs, by set of places: the most that so many pairs within the set can weigh."""
    size = len(weights)
    partners = _partners(size)
    tops = [[0.0] * (1 << size)]
    for _ in range(count):
        fewer = tops[-1]
        level = [float("-inf")] * (1 << size)
        for places in range(1, 1 << size):
            lowest = places & -places
            row = weights[lowest.bit_length() - 1]
            top = level[places ^ lowest]
            for j, rest in partners[places]:
                top = max(top, row[j] + fewer[rest])
            level[places] = top
        tops.append(level)
    return tops


def likelihoods(closeness: Weights, keenness: float, count: int = PAIRS_TO_CHOOSE) -> dict[Pair, float]:
    """How likely each pair is among the four, if a choice is the likelier the closer its pairs are.

    A choice's chance goes with exp(keenness × the closeness of its pairs); the likelihoods sum to the count.
    """
    size = len(closeness)
    odds = [[exp(keenness * value) for value in row] for row in closeness]
    everything = (1 << size) - 1
    sums = _sums(odds, count)
    total = sums[count][everything]
    return {
        (i, j): odds[i][j] * sums[count - 1][everything ^ 1 << i ^ 1 << j] / total for i, j in all_pairs(size)
    }


def _sums(odds: Weights, count: int) -> list[list[float]]:
    """By number of pairs, by set of places: the odds of all choices of so many pairs within the set."""
    size = len(odds)
    partners = _partners(size)
    sums = [[1.0] * (1 << size)]
    for _ in range(count):
        fewer = sums[-1]
        level = [0.0] * (1 << size)
        for places in range(1, 1 << size):
            lowest = places & -places
            row = odds[lowest.bit_length() - 1]
            level[places] = level[places ^ lowest] + sum(
                [row[j] * fewer[rest] for j, rest in partners[places]]
            )
        sums.append(level)
    return sums
