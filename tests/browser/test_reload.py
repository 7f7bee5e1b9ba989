"""A reload keeps what somebody has picked, marked or typed and not yet sent; another question does not."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, TableServer
from tests.browser.devices import Devices
from tests.browser.staging import Staged, staged
from tests.browser.stored import table, updates
from tests.browser.tapping import tap
from twofold.engine import installed_games

PRESSED = """() => [...document.querySelectorAll("[data-card], [data-spot]")]
  .filter(card => card.ariaPressed === "true").map(card => card.dataset.card ?? card.ariaLabel)"""
ROW = "() => [...document.querySelectorAll('[role=toolbar] button')].map(place => place.textContent.trim())"
WORD = "() => [...document.querySelectorAll('.answer input')].map(input => input.value)"

Update = dict[str, Any]


class Half(NamedTuple):
    """What is half made in a game."""

    seats: int
    asked: str
    """The type of what may be done then, or the action of its form."""
    make: Callable[[Page], None]
    look: str
    """What is seen of it."""

    def asks(self, update: Update) -> bool:
        """Whether this is the question."""
        return any(self.asked in (choice["type"], choice.get("action")) for choice in update["choices"])


def pick_a_card(page: Page) -> None:
    """Choose a card and do not play it."""
    tap(page.locator('[data-card].playable[aria-pressed="false"]').first)


def pair_three_cards(page: Page) -> None:
    """One pair, and a card that waits for its partner."""
    for place in (4, 9, 2):
        page.locator(f'[data-spot="{place}"]').click()


def type_a_word(page: Page) -> None:
    """Without saying it."""
    page.locator(".answer input").fill("zebr")


def lay_two_cards(page: Page) -> None:
    """The beginning of a row."""
    for number in "31":
        page.keyboard.press(number)


HALVES = {
    "dualis": Half(4, "play", pick_a_card, PRESSED),
    "duet": Half(2, "lay", lay_two_cards, ROW),
    "duos": Half(4, "choose", pair_three_cards, PRESSED),
    "duple": Half(2, "answer", type_a_word, WORD),
    "uno-duo": Half(2, "play", pick_a_card, PRESSED),
}


def tell(stage: Staged, game: str, names: tuple[str, ...], update: Update) -> None:
    """How the match stands."""
    stage.table(table(game, names, "playing", update["match"]))
    assert [*stage.match([update])] == []


@pytest.mark.parametrize("game", [*installed_games])
def test_a_reload_keeps_what_is_half_made_for_this_question_alone(
    devices: Devices, server: TableServer, game: str
) -> None:
    half = HALVES[game]
    names = ("Ada", "Bo", "Cleo", "Dan")[: half.seats]
    first, *_, last = filter(half.asks, updates(game, names, 0, seed=1))
    with staged(devices, server.address, "desktop", DESKTOP) as stage:
        tell(stage, game, names, first)
        untouched = stage.page.evaluate(half.look)
        half.make(stage.page)
        made = stage.page.evaluate(half.look)
        assert made != untouched

        stage.reload()
        tell(stage, game, names, first)
        assert stage.page.evaluate(half.look) == made

        tell(stage, game, names, last)
        stage.reload()
        tell(stage, game, names, first)
        assert stage.page.evaluate(half.look) == untouched
