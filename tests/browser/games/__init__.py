"""What a browser test knows of each game: a module with the game's name, and the words that they share."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Page

from tests.browser.tapping import tap
from twofold.engine import Match

FOLDERS = Path(__file__).parents[3] / "web" / "src" / "games"
GAMES = sorted(path.parent.name for path in FOLDERS.glob("*/index.ts"))
"""Those that have a table in the browser: a game need not."""

View = Mapping[str, Any]
Figures = Iterator[list[str]]
"""For each round that can be chosen, texts in order."""


class Half(NamedTuple):
    """Something half made that a reload must not lose."""

    seats: int
    asked: str
    """The type of what may be done then, or the action of its form."""

    make: Callable[[Page], object]
    look: str
    """What is seen of it."""

    def asks(self, update: Mapping[str, Any]) -> bool:
        """Whether this is the question."""
        return any(self.asked in (choice["type"], choice.get("action")) for choice in update["choices"])


class Played(Protocol):
    """A module of this package."""

    move: Callable[[Page], bool]
    """Does one thing that this page may do now; false if there is none."""

    keeps_secrets: Callable[[View], bool]
    """Whether a view keeps from the room what it may not know."""

    half: Half
    """What somebody has picked, marked or typed and not yet sent."""

    figures: Callable[[Match, Sequence[str]], Figures]
    """What the log of a match gives and a story must tell."""


def played(game: str) -> Played:
    """How a game is played, watched and told in a browser."""
    module: Played = import_module(f"{__name__}.{game.replace('-', '_')}")
    return module


PRESSED = """() => [...document.querySelectorAll("[data-card], [data-spot]")]
  .filter(card => card.ariaPressed === "true").map(card => card.dataset.card ?? card.ariaLabel)"""
"""The cards that are chosen."""


def pick_a_card(page: Page) -> None:
    """Choose a card and do not play it."""
    tap(page.locator('[data-card].playable[aria-pressed="false"]').first)


def hidden(thing: Any) -> bool:
    """Whether a part of a view tells nothing but a count."""
    return isinstance(thing, dict) and thing["type"] == "hidden"


def statistics(match: Match) -> dict[str, Any]:
    """The figures of the game's own that come with a result."""
    assert match.outcome
    return match.outcome.statistics
