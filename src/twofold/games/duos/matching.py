"""The best four pairs of the twelve cards, and how likely each pair is: both exact, over all 51,975 choices.

Each choice is met once, by asking what becomes of the lowest place that is left: it stays alone, or it is
paired with one of the others. What is left then, and how many pairs are still to come, is a *stage*; many
ways lead to the same stage, so there are only four hundred of them.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import exp
from typing import Any, NamedTuple, TypeAlias

Pair: TypeAlias = tuple[int, int]
"""Two places of the table, the lower first."""
Pairs: TypeAlias = tuple[Pair, ...]
Weights: TypeAlias = Sequence[Sequence[float]]

PAIRS_TO_CHOOSE = 4


@cache
def all_pairs(size: int) -> Pairs:
    """Each two of that many places."""
    return tuple((low, high) for low in range(size) for high in range(low + 1, size))


class Stage(NamedTuple):
    """What is left to decide; the stages it leads to stand before it in their list."""

    lowest: int
    alone: int
    """The stage that follows if the lowest place stays alone."""

    paired: tuple[tuple[int, int], ...]
    """Each partner that the lowest place may get, and the stage that follows."""


NO_CHOICE, DONE = 0, 1
"""The two stages at which nothing is left to decide: too few places, and enough pairs."""


@cache
def _stages(size: int, count: int) -> tuple[Stage, ...]:
    """All stages of choosing so many pairs of so many places, the first step last."""
    stages = [Stage(-1, 0, ()), Stage(-1, 0, ())]
    numbers: dict[tuple[int, int], int] = {}

    def number_of(places: int, left: int) -> int:
        if left == 0:
            return DONE
        if places.bit_count() < 2 * left:
            return NO_CHOICE
        if (places, left) not in numbers:
            lowest = (places & -places).bit_length() - 1
            rest = places ^ 1 << lowest
            alone = number_of(rest, left)
            partners = [j for j in range(lowest + 1, size) if rest >> j & 1]
            paired = tuple((j, number_of(rest ^ 1 << j, left - 1)) for j in partners)
            stages.append(Stage(lowest, alone, paired))
            numbers[places, left] = len(stages) - 1
        return numbers[places, left]

    number_of((1 << size) - 1, count)
    return tuple(stages)


def best_pairs(weights: Weights, count: int = PAIRS_TO_CHOOSE) -> Pairs:
    """The disjoint pairs, exactly that many, whose weights add up to the most."""
    stages = _stages(len(weights), count)
    tops = [float("-inf"), 0.0]
    for lowest, alone, paired in stages[2:]:
        row = weights[lowest]
        top = tops[alone]
        for j, after in paired:
            weight = row[j] + tops[after]
            if weight > top:  # noqa: PLR1730 - max() would take three times as long
                top = weight
        tops.append(top)
    return tuple(_chosen(weights, stages, tops))


def _chosen(weights: Weights, stages: Sequence[Stage], tops: Sequence[float]) -> Iterator[Pair]:
    """The way through the stages on which nothing is lost."""
    at = len(stages) - 1
    while at != DONE:
        lowest, alone, paired = stages[at]
        gain, partner, after = max((weights[lowest][j] + tops[after], j, after) for j, after in paired)
        if gain >= tops[alone]:
            yield lowest, partner
            at = after
        else:
            at = alone


def likelihoods(closeness: Weights, keenness: float, count: int = PAIRS_TO_CHOOSE) -> dict[Pair, float]:
    """How likely each pair is among the four, if a choice is the likelier the closer its pairs are.

    A choice's chance goes with exp(keenness × the closeness of its pairs); the likelihoods sum to the count.
    """
    return likelihoods_by_odds([[exp(keenness * value) for value in row] for row in closeness], count)


def likelihoods_by_odds(odds: Sequence[Sequence[Any]], count: int = PAIRS_TO_CHOOSE) -> dict[Pair, Any]:
    """The same by the odds of each pair; of many tables at once if these are arrays, a figure a table."""
    size = len(odds)
    stages = _stages(size, count)
    onward = _onward(odds, stages)
    likely: dict[Pair, Any] = dict.fromkeys(all_pairs(size), 0.0)
    reached: list[Any] = [0.0] * len(stages)
    """The odds of all ways from the first step to each stage, as a share of all choices."""
    reached[-1] = 1 / onward[-1]
    for at in range(len(stages) - 1, DONE, -1):
        share = reached[at]
        lowest, alone, paired = stages[at]
        reached[alone] = reached[alone] + share
        row = odds[lowest]
        for j, after in paired:
            way = share * row[j]
            reached[after] = reached[after] + way
            likely[lowest, j] = likely[lowest, j] + way * onward[after]
    return likely


def _onward(odds: Sequence[Sequence[Any]], stages: Sequence[Stage]) -> list[Any]:
    """By stage: the odds of all choices that can still be made from there."""
    onward: list[Any] = [0.0, 1.0]
    for lowest, alone, paired in stages[2:]:
        row = odds[lowest]
        onward.append(onward[alone] + sum([row[j] * onward[after] for j, after in paired]))
    return onward
