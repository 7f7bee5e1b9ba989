"""The judge against the words of families: what it accepts, what it puts to the vote, what it refuses.

`development.txt` was looked at and learned from while the dictionary was made. `test.txt` was written with
it and set aside until the end, when it stood at 0.945; `fresh.txt` was written by somebody else, and measured
when the dictionary was done. No word of any was added to the dictionary by hand.
"""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.ledger import rule
from twofold.engine import FastDice, Refusal
from twofold.games.duple.dealing import setup
from twofold.games.duple.judge import Verdict, is_final, judge
from twofold.games.duple.lexicon import CATEGORIES
from twofold.games.duple.options import Options

FAMILY = Path(__file__).parent / "family"
LISTS = ["development", "test", "fresh"]
TABLE = setup(Options(max_words=3), 3, FastDice(Random(0)))

REACHED = [("development", 0.979, 0.994), ("test", 0.964, 0.997), ("fresh", 0.977, 1.0)]
"""Accepted of the right words, and the share of right words among the accepted: these may only be raised."""

REFUSED = {"development": 0, "test": 1, "fresh": 2}
"""Right words that the dictionary refuses; anybody may challenge it. These may only fall."""


def family_words(listed: str) -> list[tuple[bool, str, str]]:
    """Whether a family accepts it, the category, the word."""
    lines = (FAMILY / f"{listed}.txt").read_text("utf-8").splitlines()
    rows = [line.split(" | ") for line in lines]
    return [
        (label == "right", category, word) for label, category, words in rows for word in words.split(", ")
    ]


def verdict(word: str, category: str) -> Verdict | None:
    """None where the judge refuses."""
    said = judge(word, "", category, TABLE)
    return None if isinstance(said, Refusal) else said


@pytest.mark.parametrize("listed", LISTS)
def test_the_family_answers_in_every_category(listed: str) -> None:
    counts = Counter((right, category) for right, category, _ in family_words(listed))
    assert {category for _, category in counts} == set(CATEGORIES)
    assert sum(count for (right, _), count in counts.items() if right) >= 600
    assert sum(count for (right, _), count in counts.items() if not right) >= 80


@rule("DUPLE-18")
@pytest.mark.parametrize(("listed", "accepted", "precision"), REACHED)
def test_the_judge_accepts_what_a_family_accepts(listed: str, accepted: float, precision: float) -> None:
    judged = Counter(
        (right, verdict(word, category) is Verdict.ACCEPTED) for right, category, word in family_words(listed)
    )
    assert judged[True, True] / (judged[True, True] + judged[True, False]) >= accepted
    assert judged[True, True] / (judged[True, True] + judged[False, True]) >= precision


@rule("DUPLE-19")
@pytest.mark.parametrize("listed", LISTS)
def test_hardly_anything_that_is_right_is_not_even_put_to_the_vote(listed: str) -> None:
    assert len(refused_though_right(listed)) <= REFUSED[listed]


@rule("DUPLE-19")
@pytest.mark.parametrize("listed", LISTS)
def test_nothing_that_is_right_is_refused_without_appeal(listed: str) -> None:
    refused = refused_though_right(listed)
    assert [word for category, word in refused if is_final(word, "", category, TABLE)] == []


def refused_though_right(listed: str) -> list[tuple[str, str]]:
    """Category and word."""
    answers = family_words(listed)
    return [(category, word) for right, category, word in answers if right and not verdict(word, category)]
