"""Dice: fair, repeatable, bound to their labels, and provable."""

from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from twofold.engine.dice import (
    FastDice,
    SealedDice,
    commitment,
    match_id,
    match_seed,
)

DICE = SealedDice(b"seed", "match")


def test_the_same_label_gives_the_same_stream() -> None:
    assert DICE.stream("deal", 1).shuffled(range(52)) == DICE.stream("deal", 1).shuffled(range(52))


@pytest.mark.parametrize(
    "other",
    [
        DICE.stream("deal", 2),
        DICE.stream("cut", 1),
        SealedDice(b"seed", "another match").stream("deal", 1),
        SealedDice(b"another seed", "match").stream("deal", 1),
    ],
)
def test_match_seed_purpose_and_number_each_change_the_stream(other: object) -> None:
    assert DICE.stream("deal", 1).shuffled(range(52)) != other.shuffled(range(52))  # type: ignore[attr-defined]


def test_labels_cannot_be_confused_by_moving_their_borders() -> None:
    assert SealedDice(b"s", "ab").stream("c", 1).below(2**32) != SealedDice(b"s", "a").stream("bc", 1).below(
        2**32
    )
    assert match_seed(b"ab", [b"c"]) != match_seed(b"a", [b"bc"])
    assert match_seed(b"a", [b"b", b"c"]) != match_seed(b"a", [b"c", b"b"])


def test_a_known_shuffle_stays_as_it_is_for_ever() -> None:
    """Other programs verify our matches: the stream may never change without a new log version."""
    assert DICE.stream("deal", 1).shuffled(range(8)) == (1, 2, 6, 3, 7, 0, 5, 4)
    assert DICE.stream("roll", 1).below(1000) == 777


def test_every_order_is_equally_likely() -> None:
    orders = Counter(DICE.stream("deal", number).shuffled("abc") for number in range(6000))
    assert len(orders) == 6
    # Chi-squared with 5 degrees of freedom stays below 20.5 in 999 of 1,000 fair runs; this one is fixed.
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5


def test_numbers_reach_both_ends_and_never_the_limit() -> None:
    stream = DICE.stream("roll", 2)
    assert {stream.below(6) for _ in range(200)} == set(range(6))
    assert stream.below(1) == 0


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_a_limit_out_of_range_is_named(limit: int) -> None:
    with pytest.raises(ValueError, match=str(limit)):
        DICE.stream("roll", 1).below(limit)


def test_the_commitment_is_to_the_match_and_its_seed() -> None:
    framed = b"\0\0\0\x14twofold commitment 2" + b"\0\0\0\x02id" + b"\0\0\0\x03abc"
    assert commitment("id", b"abc") == sha256(framed).hexdigest()
    assert commitment("other", b"abc") != commitment("id", b"abc") != commitment("id", b"abd")


def test_the_seed_of_a_match_settles_its_id() -> None:
    assert match_id(b"abc") == "ba7816bf8f01cfea"


def test_what_a_seat_brought_is_bound_to_the_seat() -> None:
    assert match_seed(b"s", [b"a", b"b"]) != match_seed(b"s", [b"b", b"a"])
    assert match_seed(b"s", [b"a", b""]) != match_seed(b"s", [b"", b"a"])
    framed = b"\0\0\0\x14twofold match seed 1" + b"\0\0\0\x01s" + b"\0\0\0\x011" + b"\0\0\0\x01a"
    assert match_seed(b"s", [b"", b"a", b""]) == sha256(framed).digest()


def test_fast_dice_shuffle_the_same_cards() -> None:
    stream = FastDice(Random(1)).stream("deal", 1)
    assert sorted(stream.shuffled(range(52))) == list(range(52))
    assert 0 <= stream.below(3) < 3
