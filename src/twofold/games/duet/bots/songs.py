"""Rows that are easy or hard to follow."""

from enum import Enum
from itertools import pairwise
from random import Random

from twofold.games.duet.cards import Row, set_of

CANDIDATES = 24
"""Rows that are considered before one is laid: few enough that the choice stays a surprise."""


class Taste(Enum):
    """Which rows a player likes to lay."""

    PLAIN = "plain"
    ANY = "any"
    JUMPY = "jumpy"


def compose(cards: int, taste: Taste, rng: Random) -> Row:
    """A row to lay as the Caller."""
    count = 1 if taste is Taste.ANY else CANDIDATES
    candidates = [tuple(rng.sample(set_of(cards), cards)) for _ in range(count)]
    return (min if taste is Taste.PLAIN else max)(candidates, key=difficulty)


def difficulty(row: Row) -> tuple[int, int]:
    """Many things to keep in mind first, then long ways for the hands."""
    return chunks(row), leaps(row)


def chunks(row: Row) -> int:
    """How many runs like 3 4 5 or 2 1 the row falls into: each is one thing to remember."""
    return 1 + sum(abs(right - left) != 1 for left, right in pairwise(row))


def leaps(row: Row) -> int:
    """How far the hands travel when the cards go up in order."""
    return sum(abs(row.index(number + 1) - row.index(number)) for number in range(1, len(row)))
