"""What the judge says of words: singular and plural, compounds, doubts."""

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.ledger import rule
from twofold.engine import FastDice, Refusal
from twofold.games.duple.dealing import setup
from twofold.games.duple.judge import Verdict, judge
from twofold.games.duple.lexicon import CATEGORIES, key_of, lexicon
from twofold.games.duple.options import Options
from twofold.games.duple.state import State


@cache
def table(**options: Any) -> State:
    return setup(Options(max_words=3, **options), 3, FastDice(Random(0)))


def verdict(word: str, category: str, **options: Any) -> Verdict | str:
    """The verdict, or the rule by which the word is refused."""
    said = judge(word, "", category, table(**options))
    return said.rule if isinstance(said, Refusal) else said


@rule("DUPLE-17")
@pytest.mark.parametrize(
    ("word", "category"),
    [
        ("people", "Person or job"),
        ("oxen", "Animal"),
        ("bacteria", "Body or health"),
        ("police", "Person or job"),
        ("clothes", "Object"),
        ("cattle", "Animal"),
        ("troops", "Noun"),
        ("stairs", "Object"),
        ("scissors", "Object"),
        ("trousers", "No category"),
    ],
)
def test_singular_no_plurals_whatever_they_end_in(word: str, category: str) -> None:
    assert verdict(word, category) == "DUPLE-17"
    assert word not in set(lexicon().answers(word, category))


@rule("DUPLE-17")
@pytest.mark.parametrize("word", ["species", "measles", "crossroads", "gymnastics"])
def test_a_noun_with_a_singular_verb_is_no_plural(word: str) -> None:
    assert verdict(word, "Noun") == Verdict.ACCEPTED


@rule("DUPLE-17")
@pytest.mark.parametrize("word", ["walks", "explodes", "talks", "answers"])
def test_what_she_does_is_no_plural_where_a_verb_is_asked_for(word: str) -> None:
    assert verdict(word, "Verb") == Verdict.ACCEPTED


@rule("DUPLE-17")
def test_a_walk_taken_twice_is_a_plural_where_a_noun_is_asked_for() -> None:
    assert verdict("walks", "Noun") == "DUPLE-17"


@rule("DUPLE-17")
def test_where_any_word_goes_the_table_says_whether_walks_are_several_or_what_she_does() -> None:
    assert verdict("walks", "No category") == Verdict.ASK_THE_TABLE
    assert verdict("walks", "No category", judge="strict") == "DUPLE-17"
    assert verdict("trousers", "No category") == "DUPLE-17"


@rule("DUPLE-18")
@pytest.mark.parametrize("word", ["Friday", "october", "Christmas"])
def test_days_months_and_feasts_are_words_like_others(word: str) -> None:
    assert verdict(word, "Noun") == verdict(word, "No category") == Verdict.ACCEPTED


@rule("DUPLE-18")
def test_a_colour_is_an_adjective_where_dictionaries_know_the_stone_alone() -> None:
    assert verdict("turquoise", "Adjective") == Verdict.ACCEPTED
    assert verdict("diamond", "Adjective") == "DUPLE-18"


@rule("DUPLE-18")
def test_of_a_compound_that_fits_by_one_of_its_words_the_table_is_asked() -> None:
    assert verdict("duck soup", "Animal") == Verdict.ASK_THE_TABLE
    assert verdict("washing machine", "Plant") == "DUPLE-18"


@rule("DUPLE-32")
def test_star_wars_reaches_the_table_in_a_category_of_its_own() -> None:
    assert verdict("Star Wars", "Film", blanks="Film") == Verdict.ASK_THE_TABLE


@rule("DUPLE-18")
@pytest.mark.parametrize(
    ("word", "category"),
    [
        ("tram driver", "Person or job"),
        ("kitchen lamp", "Object"),
        ("pumpkin sauce", "Food or drink"),
        ("Jessica Miller", "Person or job"),
    ],
)
def test_a_compound_is_what_its_last_word_is(word: str, category: str) -> None:
    assert lexicon().find(word.lower()) is None
    assert verdict(word, category) == Verdict.ACCEPTED


@rule("DUPLE-18")
@pytest.mark.parametrize(
    ("word", "category"),
    [("four-leaf clover", "Plant"), ("sugar-free", "Adjective"), ("tram-driver", "Person or job")],
)
def test_what_a_hyphen_joins_is_a_compound_too(word: str, category: str) -> None:
    assert lexicon().find(key_of(word)) is None
    assert verdict(word, category) == Verdict.ACCEPTED
    assert verdict(word, "Verb") == Verdict.ASK_THE_TABLE


@rule("DUPLE-17", "DUPLE-18")
def test_a_hyphen_makes_no_singular_of_a_plural() -> None:
    assert verdict("tram-drivers", "Person or job") == Verdict.ASK_THE_TABLE


@rule("DUPLE-18")
def test_a_compound_with_nonsense_in_it_is_for_the_table() -> None:
    assert verdict("blartfast driver", "Person or job") == Verdict.ASK_THE_TABLE
    assert verdict("kitchen lamp", "Animal") == Verdict.ASK_THE_TABLE


@rule("DUPLE-19")
def test_a_doubt_is_for_the_table_and_a_refusal_for_what_nobody_would_say() -> None:
    assert verdict("ticket", "Object") == Verdict.ASK_THE_TABLE
    assert verdict("ticket", "Object", judge="strict") == "DUPLE-19"
    assert verdict("guitar", "Animal") == "DUPLE-18"


@pytest.mark.uncovered
@pytest.mark.parametrize("category", CATEGORIES)
def test_what_is_suggested_is_accepted(category: str) -> None:
    for word in lexicon().answers("", category, typical=True):
        assert verdict(word, category) == Verdict.ACCEPTED
