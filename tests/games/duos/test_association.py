"""The association model: what goes with what, under each taste."""

from importlib.resources import files

import pytest

from twofold.games.duos.association import (
    COMBINED,
    RELATIONS,
    TASTES,
    VECTORS,
    WORDNET,
    Association,
    Taste,
    association,
    common_words,
)
from twofold.games.duos.cards import Category, Face, faces, faces_by_key


@pytest.fixture(scope="module")
def model() -> Association:
    return association()


def face(key: str) -> Face:
    return faces_by_key()[key]


def closeness(model: Association, taste: Taste, one: str, other: str) -> float:
    cards = [face(one).card, face(other).card]
    return model.table(taste, face(one).category, cards)[0][1]


def test_the_shipped_files_are_small() -> None:
    shipped = files("twofold.games.duos")
    assert len(shipped.joinpath("associations.zip").read_bytes()) < 5_000_000
    assert "WordNet" in shipped.joinpath("CREDITS.md").read_text("utf-8")


def test_the_vocabulary_has_20000_different_words(model: Association) -> None:
    assert len(set(model.vocabulary)) == len(model.vocabulary) >= 20_000


@pytest.mark.parametrize("relation", RELATIONS)
@pytest.mark.parametrize("category", list(Category))
def test_closeness_is_mutual(model: Association, category: Category, relation: str) -> None:
    cards = range(0, 116, 7)
    for one in cards:
        for other in cards:
            there = model.closeness(relation, category, one, other)
            assert there == model.closeness(relation, category, other, one)
            assert 0 <= there < 10


@pytest.mark.parametrize(
    ("taste", "near", "far"),
    [
        (VECTORS, ("piano", "violin"), ("piano", "toilet")),
        (VECTORS, ("dog", "cat"), ("dog", "oyster")),
        (WORDNET, ("wasp", "bee"), ("wasp", "camel")),
        (WORDNET, ("caterpillar", "butterfly"), ("caterpillar", "walrus")),
        (WORDNET, ("car", "wheel"), ("car", "lemon")),
        (COMBINED, ("ant", "anteater"), ("ant", "swan")),
        (COMBINED, ("key", "padlock"), ("key", "banana")),
        (COMBINED, ("castle", "crown"), ("castle", "sled")),
        (COMBINED, ("wolf", "sheep"), ("wolf", "jellyfish")),
    ],
)
def test_near_things_are_nearer_than_far_ones(
    model: Association, taste: Taste, near: tuple[str, str], far: tuple[str, str]
) -> None:
    assert closeness(model, taste, *near) > closeness(model, taste, *far) + 0.5


def test_tastes_judge_by_different_relations() -> None:
    assert not [r for r in RELATIONS if VECTORS.weight(r) and WORDNET.weight(r)]
    assert set(TASTES) == {"vectors", "wordnet", "combined"}


@pytest.mark.parametrize(
    ("word", "taste", "fitting", "other"),
    [
        ("insect", VECTORS, "mosquito", "giraffe"),
        ("insect", WORDNET, "cockroach", "giraffe"),
        ("africa", COMBINED, "lion", "penguin"),
        ("pirate", COMBINED, "parrot", "cow"),
        ("music", VECTORS, "guitar", "carrot"),
        ("Stripes", WORDNET, "zebra", "seal"),
    ],
)
def test_a_word_speaks_of_what_it_fits(
    model: Association, word: str, taste: Taste, fitting: str, other: str
) -> None:
    there, elsewhere = model.relevances(word, [face(fitting), face(other)], taste)
    assert there > elsewhere


def test_a_word_may_stand_in_other_forms(model: Association) -> None:
    assert model.known_form("INSECTS") in {"insects", "insect"}
    assert model.known_form("zebra's") == "zebra"
    assert model.known_form("blood-thirsty") == model.known_form("bloodthirsty")


def test_an_unknown_word_says_nothing(model: Association) -> None:
    assert model.known_form("qwzxv") is None
    assert not any(model.relevances("qwzxv", faces(Category.THINGS), COMBINED))


@pytest.mark.parametrize("category", list(Category))
def test_there_is_something_to_say_of_every_face(category: Category) -> None:
    for each in faces(category):
        words = common_words(each)
        assert len(words) >= 40
        assert all(word.isalpha() for word in words)
