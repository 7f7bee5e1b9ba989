"""Shares, intervals and ratings, on figures that can be checked by hand."""

import pytest

from twofold.bots.ratings import MEAN_RATING, bradley_terry, ratings, share, wilson


def test_wilsons_interval_is_the_textbooks() -> None:
    interval = wilson(0.5, 100)
    assert interval.low == pytest.approx(0.4038, abs=1e-4)
    assert interval.high == pytest.approx(0.5962, abs=1e-4)


def test_a_share_is_that_of_the_sums() -> None:
    interval = share([1, 2, 0, 3], [2, 3, 1, 4])
    assert interval is not None
    assert interval.value == 0.6
    assert interval.low < 0.6 < interval.high


def test_deals_that_agree_in_themselves_count_once_however_often_they_are_played() -> None:
    single = share([1, 0, 1, 0, 1, 0], [1] * 6)
    tenfold = share([10, 0, 10, 0, 10, 0], [10] * 6)
    assert single is not None
    assert tenfold is not None
    assert (tenfold.low, tenfold.high) == pytest.approx((single.low, single.high))


def test_more_deals_make_a_narrower_interval() -> None:
    few, many = share([1, 0] * 5, [1] * 10), share([1, 0] * 50, [1] * 100)
    assert few is not None
    assert many is not None
    assert few.low < many.low < many.high < few.high


def test_winning_everything_is_no_proof_of_winning_always() -> None:
    interval = share([2.0] * 10, [2.0] * 10)
    assert interval is not None
    assert interval.value == interval.high == 1.0
    assert 0.6 < interval.low < 0.8


def test_a_share_of_nothing_is_none() -> None:
    assert share([0, 0], [0, 0]) is None


def test_ten_victories_to_one_are_four_hundred_points() -> None:
    rated = bradley_terry(["a", "b"], {("a", "b"): (9999.5, 999.5)})
    assert rated["a"] - rated["b"] == pytest.approx(400)
    assert rated["a"] + rated["b"] == pytest.approx(2 * MEAN_RATING)


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    rated = bradley_terry(["a", "b"], {("a", "b"): (10, 0)})
    assert rated["a"] - rated["b"] == pytest.approx(400 * 1.3222, abs=0.1)


def test_ratings_put_the_best_first_with_intervals_around_them() -> None:
    deal = {("weak", "fair"): (0.5, 1.5), ("weak", "good"): (0.0, 2.0), ("fair", "good"): (0.5, 1.5)}
    lucky = {("weak", "fair"): (2.0, 0.0), ("weak", "good"): (0.0, 2.0), ("fair", "good"): (1.0, 1.0)}
    rated = ratings(["weak", "fair", "good"], [deal] * 20 + [lucky] * 5)
    assert [rating.bot for rating in rated] == ["good", "fair", "weak"]
    assert all(rating.elo.low < rating.elo.value < rating.elo.high for rating in rated)
    assert rated[0].elo.low > rated[1].elo.high


def test_ratings_are_the_same_again() -> None:
    deals = [{("a", "b"): (float(number % 3), 2.0 - number % 3)} for number in range(12)]
    assert ratings(["a", "b"], deals) == ratings(["a", "b"], deals)
