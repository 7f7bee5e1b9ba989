"""The deck: 116 Things, 116 Animals, a picture and a name each."""

import json
from collections import Counter
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.ledger import rule
from tools.duos import pictures
from twofold.games.duos.cards import DECK_SIZE, Category, Face, card_text, face_of, faces, faces_by_key
from twofold.texts.catalogue import languages
from twofold.texts.speech import Speech

WEB = Path(__file__).parents[3] / "web"
ICON_SET = "fluent-emoji-flat"
OWN = "twofold"
PAINTS = ("fill", "stroke")
RULEBOOK_ANIMALS = {
    "ant",
    "anteater",
    "mosquito",
    "dragonfly",
    "crow",
    "flamingo",
    "rhino",
    "giraffe",
    "wasp",
    "hippo",
}

every_category = pytest.mark.parametrize("category", list(Category))


def all_faces() -> list[Face]:
    return list(chain.from_iterable(faces(category) for category in Category))


@rule("DUOS-1")
@every_category
def test_116_faces_of_each_category(category: Category) -> None:
    assert [face.card for face in faces(category)] == list(range(DECK_SIZE))
    assert all(face_of(face.card, category) is face for face in faces(category))


@rule("DUOS-1")
def test_no_two_faces_share_a_key_or_a_picture() -> None:
    for feature in ("key", "icon"):
        seen = Counter(getattr(face, feature) for face in all_faces())
        assert len(seen) == 2 * DECK_SIZE, [value for value, count in seen.items() if count > 1]
    assert set(faces_by_key()) == {face.key for face in all_faces()}


@rule("DUOS-1")
@pytest.mark.parametrize("language", languages())
def test_no_two_faces_share_a_name_in_any_language(language: str) -> None:
    speech = Speech(language)
    seen = Counter(speech(card_text(face.key)).casefold() for face in all_faces())
    assert len(seen) == 2 * DECK_SIZE, [name for name, count in seen.items() if count > 1]


@rule("DUOS-1")
def test_emoji_differ_where_there_are_any() -> None:
    symbols = [face.symbol for face in all_faces() if face.symbol]
    assert len(symbols) == len(set(symbols)) > 200


@rule("DUOS-1")
def test_the_animals_of_the_rulebook_are_in_the_deck() -> None:
    assert {face.key for face in faces(Category.ANIMALS)} >= RULEBOOK_ANIMALS


@every_category
def test_every_face_goes_with_many_others_in_several_ways(category: Category) -> None:
    holders = Counter(trait for face in faces(category) for trait in face.traits)
    for face in faces(category):
        shared = [trait for trait in face.traits if holders[trait] > 1]
        partners = [other for other in faces(category) if other is not face and other.traits & face.traits]
        assert len(shared) >= 3, face.key
        assert len(partners) >= 7, face.key


def test_faces_are_numbered_through() -> None:
    assert [face.number for face in all_faces()] == list(range(2 * DECK_SIZE))


def test_every_face_is_drawn_in_one_manner() -> None:
    """The one icon set, and drawings of our own where it has none: what stands out hints at false pairs."""
    assert {face.icon.partition(":")[0] for face in all_faces()} == {ICON_SET, OWN}
    assert all(face.icon.partition(":")[2] for face in all_faces())


def test_pictures_json_is_fresh() -> None:
    assert pictures.TARGET.read_text("utf-8") == pictures.written()


def test_every_icon_is_in_its_package() -> None:
    package = WEB / "node_modules" / "@iconify-json" / ICON_SET / "icons.json"
    if package.exists():
        drawn = json.loads(package.read_text("utf-8"))
        known = drawn["icons"].keys() | drawn.get("aliases", {}).keys()
        assert not icons_of(ICON_SET) - known


def test_every_drawing_of_our_own_is_used_and_coloured() -> None:
    drawings = {path.stem: path.read_text("utf-8") for path in (WEB / "duos-drawings").glob("*.svg")}
    assert drawings.keys() == icons_of(OWN)
    for name, drawing in drawings.items():
        elements = ElementTree.fromstring(drawing).iter()
        colours = {element.get(paint) for element in elements for paint in PAINTS}
        assert len(colours - {None, "none"}) > 1, name


def icons_of(icon_set: str) -> set[str]:
    named = (face.icon.partition(":") for face in all_faces())
    return {name for drawn_in, _, name in named if drawn_in == icon_set}
