"""The 116 two-sided cards: card n shows the n-th Thing on one side and the n-th Animal on the other.

The faces stand in ``things.tsv`` and ``animals.tsv``, a line each. Pictures are named by icon set and icon;
the browser's build takes them from the icon package and from `web/duos-drawings`.
"""

import csv
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec

from twofold.games.duos.texts import text
from twofold.texts import Text

Card: TypeAlias = int

DECK_SIZE = 116
TABLE_SIZE = 12
COLUMNS = 4
ROWS = 3


class Category(StrEnum):
    """The side that lies up."""

    THINGS = "things"
    ANIMALS = "animals"

    @property
    def other(self) -> "Category":
        return Category.ANIMALS if self is Category.THINGS else Category.THINGS


class Face(msgspec.Struct, frozen=True):
    """One side of a card."""

    category: Category
    card: Card
    key: str
    """Its English name in lower case with hyphens, different for each of the 232 faces."""
    icon: str
    """Icon set and icon, as in ``fluent-emoji-flat:ant``."""
    symbol: str
    """An emoji for the terminal; empty where there is none, then the name must do."""
    traits: frozenset[str]
    """What people may see in it: where it lives, how it looks, what it is for, which story tells of it."""

    @property
    def number(self) -> int:
        """Where the face stands among all 232: the Things first."""
        return self.card + (DECK_SIZE if self.category is Category.ANIMALS else 0)


@cache
def faces(category: Category) -> tuple[Face, ...]:
    """The 116 faces of a category, by card."""
    lines = files(__package__).joinpath(f"{category}.tsv").read_text(encoding="utf-8").splitlines()
    rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    return tuple(_face(category, card, row) for card, row in enumerate(rows))


def _face(category: Category, card: Card, row: dict[str, str]) -> Face:
    return Face(
        category=category,
        card=card,
        key=row["key"],
        icon=row["icon"],
        symbol=row["symbol"],
        traits=frozenset(row["traits"].split()),
    )


@cache
def faces_by_key() -> dict[str, Face]:
    """All 232 faces."""
    return {face.key: face for category in Category for face in faces(category)}


def face_of(card: Card, category: Category) -> Face:
    return faces(category)[card]


def card_text(key: str) -> Text:
    """How a face is called; the languages bring the forms that sentences ask for."""
    return text(f"card-{key}")


def category_text(category: Category) -> Text:
    """How a category is called."""
    return text(f"category-{category}")
