"""Nothing jumps while a match is shown: every layout shift of it that the browser reports, and there is none.

A match is played without a server and told to one page, beat by beat. What travels does so by ``transform``,
and what is new or gone moves nothing else.
"""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.amounts import amount
from tests.browser.conftest import TableServer
from tests.browser.shifts import WATCH, shifts
from tests.browser.staging import DEVICES, Staged, staged
from tests.browser.stored import table, updates
from tools.web_fixtures import NAMES
from twofold.engine import installed_games

MOST_SEATS = 4
SHOWN = amount(40, 10**6)
"""So many moves from the beginning of a match, and as many before its end."""

Told = list[dict[str, Any]]


def stretches(told: Told) -> list[Told]:
    """What is shown of a match: all of it, or its beginning and its end."""
    return [told] if len(told) <= 2 * SHOWN else [told[:SHOWN], told[-SHOWN:]]


def jumps(stage: Staged, told: Told) -> dict[str, list[str]]:
    """What jumps, and at which beat, until the result is shown; the first picture of a page is no jump."""
    found: dict[str, list[str]] = {}
    for number, beat in enumerate(stage.match(told)):
        if stage.page.locator("section.result").count():
            break
        jumped = shifts(stage.page)
        if jumped and number:
            found[f"{number}: {beat}"] = jumped
    return found


@pytest.mark.parametrize(("game", "device"), [*product(installed_games, ("phone", "desktop"))])
def test_nothing_jumps_while_a_match_is_shown(
    browser: Browser, server: TableServer, game: str, device: str
) -> None:
    names = NAMES[: min(MOST_SEATS, installed_games[game].seat_counts[-1])]
    told = [*updates(game, names, viewer=0, seed=1)]
    with staged(browser, server.address, device, DEVICES[device][0], script=WATCH) as stage:
        stage.table(table(game, names, "playing", "match"))
        wrong = [found for part in stretches(told) if (found := jumps(stage, part))]
    assert wrong == []


def test_a_jump_is_found(browser: Browser, server: TableServer) -> None:
    """A line that appears above a table moves all of it."""
    line = """() => {
      const line = document.createElement("p");
      line.textContent = "New";
      document.querySelector("main").prepend(line);
      return window.drawn();
    }"""
    with staged(browser, server.address, "phone", DEVICES["phone"][0], script=WATCH) as stage:
        stage.gather(table("dualis", NAMES[:4], "gathering", None))
        shifts(stage.page)
        stage.page.evaluate(line)
        assert any("main" in jumped for jumped in shifts(stage.page))
