"""What a browser test knows of each game: a module with the game's name, and the words that they share."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from playwright.sync_api import Page

from twofold.engine import Match

View = Mapping[str, Any]
Figures = Iterator[list[str]]
"""For each round that can be chosen, texts in order."""


class Played(Protocol):
    """A module of this package."""

    move: Callable[[Page], bool]
    """Does one thing that this page may do now; false if there is none."""

    keeps_secrets: Callable[[View], bool]
    """Whether a view keeps from the room what it may not know."""

    figures: Callable[[Match, Sequence[str]], Figures]
    """What the log of a match gives and a story must tell."""


def played(game: str) -> Played:
    """How a game is played, watched and told in a browser."""
    module: Played = import_module(f"{__name__}.{game.replace('-', '_')}")
    return module


def hidden(thing: Any) -> bool:
    """Whether a part of a view tells nothing but a count."""
    return isinstance(thing, dict) and thing["type"] == "hidden"


def statistics(match: Match) -> dict[str, Any]:
    """The figures of the game's own that come with a result."""
    assert match.outcome
    return match.outcome.statistics
