"""Choosing pairs: checked against plain enumeration of every choice."""

from itertools import combinations
from math import exp
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from twofold.games.duos.matching import Pairs, all_pairs, best_pairs, likelihoods


def every_choice(size: int, count: int) -> list[Pairs]:
    """All sets of so many disjoint pairs."""
    return [
        pairs
        for pairs in combinations(all_pairs(size), count)
        if len({place for pair in pairs for place in pair}) == 2 * count
    ]


def table_of(size: int, rng: Random) -> list[list[float]]:
    table = [[0.0] * size for _ in range(size)]
    for i, j in all_pairs(size):
        table[i][j] = table[j][i] = rng.uniform(-1, 3)
    return table


def weight(table: list[list[float]], pairs: Pairs) -> float:
    return sum(table[i][j] for i, j in pairs)


@settings(max_examples=amount(20, 60), deadline=None)
@given(st.integers(4, 8), st.integers(1, 2), st.randoms(use_true_random=False))
def test_no_choice_of_pairs_weighs_more_than_the_best(size: int, count: int, rng: Random) -> None:
    table = table_of(size, rng)
    best = best_pairs(table, count)
    assert best in every_choice(size, count)
    assert weight(table, best) == pytest.approx(
        max(weight(table, pairs) for pairs in every_choice(size, count))
    )


def test_the_best_set_may_lack_the_best_pair() -> None:
    table = [[0.0] * 4 for _ in range(4)]
    for (i, j), closeness in {(0, 1): 5.0, (0, 2): 4.0, (1, 3): 4.0}.items():
        table[i][j] = table[j][i] = closeness
    assert best_pairs(table, 2) == ((0, 2), (1, 3))
    assert best_pairs(table, 1) == ((0, 1),)


def test_four_pairs_of_twelve_are_eight_different_cards() -> None:
    best = best_pairs(table_of(12, Random(3)))
    assert len(best) == 4
    assert len({place for pair in best for place in pair}) == 8


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 7), st.randoms(use_true_random=False))
def test_likelihoods_are_those_of_all_choices_together(size: int, rng: Random) -> None:
    table = table_of(size, rng)
    odds = {pairs: exp(0.7 * weight(table, pairs)) for pairs in every_choice(size, 2)}
    for pair, likelihood in likelihoods(table, 0.7, 2).items():
        expected = sum(odd for pairs, odd in odds.items() if pair in pairs) / sum(odds.values())
        assert likelihood == pytest.approx(expected)


def test_without_preference_every_pair_is_as_likely() -> None:
    nothing = [[0.0] * 12 for _ in range(12)]
    assert list(likelihoods(nothing, 1.0).values()) == pytest.approx([4 / 66] * 66)
