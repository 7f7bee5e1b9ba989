"""Ratings as Mark Glickman works them out."""

import pytest

from twofold.puzzles import Rating, rated, solved_by


def test_the_published_example() -> None:
    after = rated(Rating(1500, 200, 0.06), [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)])
    assert after.rating == pytest.approx(1464.06, abs=0.05)
    assert after.deviation == pytest.approx(151.52, abs=0.05)
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)


def test_a_surprise_raises_the_volatility() -> None:
    assert rated(Rating(1500, 60, 0.06), [(2600, 30, 1)]).volatility > 0.06


def test_solving_raises_and_missing_lowers() -> None:
    fresh = Rating()
    assert (
        solved_by(fresh, 1500, right=True).rating > fresh.rating > solved_by(fresh, 1500, right=False).rating
    )


def test_a_rating_becomes_surer() -> None:
    player = Rating()
    for number in range(20):
        before, player = player, solved_by(player, 1500, right=bool(number % 2))
        assert player.deviation < before.deviation
