"""The judge's dictionary against words that people judged, and what the game asks of it."""

import csv
from collections import Counter
from hashlib import sha256
from importlib.resources import files
from itertools import islice
from pathlib import Path

import pytest

from tests.ledger import rule
from twofold.games.duple import game
from twofold.games.duple.lexicon import CATEGORIES, key_of, lexicon

JUDGED = Path(__file__).with_name("judged_words.tsv")
PAGE = Path(__file__).parents[3] / "docs" / "duple.md"

PRECISION, RECALL = 0.980, 0.998
"""What was reached: these may only be raised."""


def judged_words() -> list[tuple[str, str, bool]]:
    """Pairs of a category and a word, labelled by hand before the dictionary existed."""
    with JUDGED.open(encoding="utf-8", newline="") as rows:
        return [
            (row["category"], row["word"], row["accepted"] == "yes")
            for row in csv.DictReader(rows, delimiter="\t")
        ]


def accepts(category: str, word: str) -> bool:
    entry = lexicon().find(key_of(word))
    return entry is not None and not entry.plural and category in entry.categories


def test_the_judged_words_are_many_and_spread_over_all_categories() -> None:
    labels = Counter((category, accepted) for category, _, accepted in judged_words())
    assert set(labels) == {(category, accepted) for category in CATEGORIES for accepted in (True, False)}
    assert min(labels.values()) >= 30
    assert sum(labels.values()) >= 600


@rule("DUPLE-18")
def test_the_dictionary_judges_nearly_like_people_at_a_table() -> None:
    verdicts = Counter((accepted, accepts(category, word)) for category, word, accepted in judged_words())
    right = verdicts[True, True]
    assert right / (right + verdicts[False, True]) >= PRECISION
    assert right / (right + verdicts[True, False]) >= RECALL


def figures(category: str, pairs: list[tuple[str, str, bool]]) -> str:
    """A row of the table in the documentation."""
    verdicts = Counter((accepted, accepts(each, word)) for each, word, accepted in pairs)
    right, wrong, missed = verdicts[True, True], verdicts[False, True], verdicts[True, False]
    counts = f"{right + missed} | {wrong + verdicts[False, False]}"
    return f"| {category} | {counts} | {right / (right + wrong):.3f} | {right / (right + missed):.3f} |"


@pytest.mark.parametrize("category", CATEGORIES)
def test_the_published_figures_are_those_that_are_measured(category: str) -> None:
    rows = PAGE.read_text("utf-8").splitlines()
    assert figures(category, [pair for pair in judged_words() if pair[0] == category]) in rows
    assert figures("**all**", judged_words()) in rows


def test_another_dictionary_is_another_version_of_the_rules() -> None:
    shipped = (files("twofold.games.duple") / "lexicon.dat").read_bytes()
    assert (game.rules_version, sha256(shipped).hexdigest()[:16]) == (1, "1b796ff07d41c47d")


@rule("DUPLE-18")
@pytest.mark.parametrize(
    ("word", "category"),
    [
        ("poodle", "Animal"),
        ("leopard", "Animal"),
        ("barnyard", "Place"),
        ("explode", "Verb"),
        ("alligator", "Animal"),
        ("elephant", "Animal"),
        ("cheetah", "Animal"),
        ("Zürich", "Place"),
        ("Beyoncé", "No category"),
        ("smartphone", "Object"),
        ("dragon", "Animal"),
    ],
)
def test_what_a_word_is_comes_from_what_it_is_a_kind_of(word: str, category: str) -> None:
    assert accepts(category, word) == (word != "Beyoncé")


@rule("DUPLE-17")
@pytest.mark.parametrize("word", ["horses", "children", "geese", "smartphones", "countries"])
def test_plurals_are_known_as_plurals(word: str) -> None:
    entry = lexicon().find(word)
    assert entry is not None
    assert entry.plural


@rule("DUPLE-17")
@pytest.mark.parametrize("word", ["measles", "physics", "princess", "octopus", "tennis", "species", "cactus"])
def test_a_final_s_alone_makes_no_plural(word: str) -> None:
    entry = lexicon().find(word)
    assert entry is not None
    assert not entry.plural


@rule("DUPLE-17")
def test_case_accents_hyphens_and_apostrophes_do_not_matter() -> None:
    assert key_of("  Crème   BRÛLÉE ") == "creme brulee"
    assert key_of("jack-o'-lantern") == "jackolantern"


def test_answers_hold_the_letters_fit_the_category_and_come_common_first() -> None:
    words = lexicon()
    found = list(words.answers("ll", "Animal", zipf=2.5))
    assert len(found) == words.count("ll", "Animal", zipf=2.5)
    entries = [words.find(word) for word in found]
    assert all(word.count("l") >= 2 and len(word) >= 5 for word in found)
    assert all(entry is not None and "Animal" in entry.categories for entry in entries)
    commonness = [entry.zipf for entry in entries if entry is not None]
    assert commonness == sorted(commonness, reverse=True)
    assert commonness[-1] >= 2.5


def test_rude_words_are_judged_but_never_suggested() -> None:
    words = lexicon()
    assert words.find("bastard") is not None
    assert "bastard" not in set(words.answers("bastrd", "No category"))


def test_short_answers_are_found_where_a_table_allows_them() -> None:
    assert "zoo" in set(lexicon().answers("zoo", "Place", min_letters=3))
    assert all(len(word) >= 7 for word in islice(lexicon().answers("e", "Noun", min_letters=7), 50))


def test_letters_no_word_can_hold_have_no_answers() -> None:
    assert lexicon().count("qqqq", "No category") == 0
    assert lexicon().count("é", "No category") == 0


@pytest.mark.parametrize(
    "key", ["", ",", "zzzzzzzz", "aaaaaaaa", "\n", "日本", "giraffe,", "\N{GRINNING FACE}"]
)
def test_what_is_no_word_is_not_found(key: str) -> None:
    assert lexicon().find(key) is None
