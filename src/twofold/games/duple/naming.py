"""What categories are called, in every language; those that a table made up stay as they were written."""

from twofold.games.duple.lexicon import CATEGORIES
from twofold.games.duple.texts import text
from twofold.texts import Text


def dashed(category: str) -> str:
    """A category of the dictionary in the id of a text."""
    return category.lower().replace(" ", "-")


def category_text(category: str) -> Text | str:
    """The name of a category."""
    return text(f"category-{dashed(category)}") if category in CATEGORIES else category


def quoted(typed: str, most: int) -> str:
    """The beginning of what somebody typed, without anything that a terminal would obey."""
    return repr(typed[:most])[1:-1]
