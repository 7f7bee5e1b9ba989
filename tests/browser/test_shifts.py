"""Nothing jumps while a match is shown: every layout shift of it that the browser reports, and there is none.

A match is played without a server and told to one page, beat by beat. What travels does so by ``transform``,
and what is new or gone moves nothing else.
"""

from itertools import cycle
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tests.amounts import amount, some
from tests.browser.conftest import TableServer
from tests.browser.devices import Devices
from tests.browser.games import GAMES
from tests.browser.shifts import WATCH, shifts
from tests.browser.staging import DEVICES, Staged, staged
from tests.browser.stored import moments, replay, room, table, updates
from tests.browser.tables import wait_until
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


TABLES = [
    (game, device)
    for turn in (("phone", "desktop"), ("desktop", "phone"))
    for game, device in zip(GAMES, cycle(turn), strict=False)
]
"""On a change every other game is shown on a phone, and the rest on a desk."""


@pytest.mark.parametrize(("game", "device"), some(TABLES, len(TABLES) // 2))
def test_nothing_jumps_while_a_match_is_shown(
    devices: Devices, server: TableServer, game: str, device: str
) -> None:
    names = NAMES[: min(MOST_SEATS, installed_games[game].seat_counts[-1])]
    told = [*updates(game, names, viewer=0, seed=1)]
    with staged(devices, server.address, device, DEVICES[device][0], script=WATCH) as stage:
        stage.table(table(game, names, "playing", "match"))
        wrong = [found for part in stretches(told) if (found := jumps(stage, part))]
    assert wrong == []


RESULTS = [
    (game, device, kept)
    for turn in (0, 1)
    for number, game in enumerate(GAMES)
    for device, kept in (("phone", (number + turn) % 2 == 0), ("desktop", (number + turn) % 2 == 1))
]
"""Whether the replay can be had; on a change each game is tried once with it and once without."""


@pytest.mark.parametrize(("game", "device", "kept"), some(RESULTS, len(RESULTS) // 2))
def test_nothing_jumps_while_a_result_is_made_whole_bug(
    devices: Devices, server: TableServer, game: str, device: str, kept: bool
) -> None:
    """Its words are there at once; moment, titles and picture arrive when they are fetched, or never do."""
    names = NAMES[: min(MOST_SEATS, installed_games[game].seat_counts[-1])]
    with staged(devices, server.address, device, DEVICES[device][0], script=WATCH) as stage:
        page = stage.page
        held: list[Route] = []

        def hold(asked: Route) -> None:
            held.append(asked)

        page.route("**/api/matches/*/replay?*", hold)
        stage.table(room(game, names, (), "over", 2))
        for _ in stage.pictures(moments(game, names, viewer=0)[-1]):
            pass
        page.locator(".result").wait_for()
        wait_until(page, lambda: bool(held))
        page.evaluate("window.drawn()")
        shifts(page)
        if kept:
            held[0].fulfill(body=msgspec.json.encode(replay(game, names)))
        else:
            held[0].fulfill(status=404, json={})
        expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
        expect(page.locator(".result .souvenir")).to_have_count(int(kept))
        expect(page.locator(".result figure img")).to_have_count(2 * kept)
        page.evaluate("window.drawn()")
        assert shifts(page) == []


FALLING = "[{ top: 0, opacity: 0 }, { top: 0, opacity: 1 }]"


def test_a_jump_is_found(devices: Devices, server: TableServer) -> None:
    """A line that appears above a table moves all of it; and nothing moves but by ``transform``, or fades."""
    line = """() => {
      const line = document.createElement("p");
      line.textContent = "New";
      document.querySelector("main").prepend(line);
      return window.drawn();
    }"""
    with staged(devices, server.address, "phone", DEVICES["phone"][0], script=WATCH) as stage:
        stage.gather(table("dualis", NAMES[:4], "gathering", None))
        shifts(stage.page)
        stage.page.evaluate(line)
        assert any("main" in jumped for jumped in shifts(stage.page))
        stage.page.evaluate(f"document.querySelector('main').animate({FALLING}, 1) && null")
        assert [jumped.rpartition(" moves by ")[2] for jumped in shifts(stage.page)] == ["top", "top"]
