"""Every beat of every game, measured: what must be read can be read, on every device, with the longest names.

Matches are played without a server and told to one page a table, beat by beat: a picture costs a few frames.
"""

from itertools import cycle, product

import pytest
from playwright.sync_api import Browser

from tests.amounts import amount
from tests.browser.boxes import MEASURE, found
from tests.browser.conftest import TableServer
from tests.browser.staging import DEVICES, TELEVISION, Size, Staged, staged
from tests.browser.stored import WIDE, moments, table
from twofold.engine import Audience, installed_games


def tables(game: str, device: str) -> list[tuple[int, Size]]:
    """How many sit there, at which size: all of it where there is time, else few, some and many."""
    seats, sizes = installed_games[game].seat_counts, DEVICES[device]
    if amount(0, 1):
        return [*product(seats, sizes)]
    return [*zip(sorted({seats[0], seats[len(seats) // 2], seats[-1]}), cycle(sizes), strict=False)]


def problems(stage: Staged, *, scrolls: bool = False) -> list[str]:
    """What cannot be read in the present picture. A result is looked at elsewhere."""
    if stage.page.locator("section.result").count():
        return []
    return found(stage.page, scrolls=scrolls, far=stage.you is None)


@pytest.mark.parametrize(("game", "device"), [*product(installed_games, DEVICES)])
def test_whatever_must_be_read_can_be_read(
    browser: Browser, server: TableServer, game: str, device: str
) -> None:
    wrong: dict[str, list[str]] = {}
    for seats, size in tables(game, device):
        with staged(browser, server.address, device, size, script=MEASURE) as stage:
            viewer = Audience.SPECTATOR if stage.you is None else stage.you
            stage.table(table(game, WIDE[:seats], "playing", "match"))
            for moment in moments(game, WIDE[:seats], viewer):
                for beat in stage.pictures(moment):
                    if unreadable := problems(stage, scrolls=device == "sideways"):
                        wrong[f"{seats} at {size}: {moment.kind}: {beat}"] = unreadable
    assert wrong == {}


@pytest.mark.parametrize("game", [*installed_games])
def test_the_big_screen_can_be_read_before_a_match(browser: Browser, server: TableServer, game: str) -> None:
    for seats, size in tables(game, TELEVISION):
        with staged(browser, server.address, TELEVISION, size, script=MEASURE) as stage:
            stage.gather(table(game, WIDE[:seats], "gathering", None))
            assert problems(stage) == [], (seats, size)


ADDED = """style => {
  window.added?.remove();
  window.added = document.createElement("p");
  window.added.textContent = "Something that is much too long";
  style.split(";").forEach(rule => window.added.style.setProperty(...rule.split(":")));
  document.querySelector("main").append(window.added);
}"""


def test_the_measure_finds_what_is_wrong(browser: Browser, server: TableServer) -> None:
    """Whatever it is to find is put on the page, and found."""
    with staged(browser, server.address, TELEVISION, (1280, 720), script=MEASURE) as stage:
        stage.gather(table("duos", ("Ada", "Bo"), "gathering", None))
        assert problems(stage) == []
        for style, problem in (
            ("overflow:hidden;width:2rem;height:2rem;white-space:nowrap;font-size:2rem", "cut off by"),
            ("position:fixed;top:100vh;font-size:2rem", "outside the screen"),
            ("position:fixed;top:50%;left:0;font-size:8px", "only 8 px"),
            ("position:fixed;inset:0;font-size:2rem;background:white", "lies under"),
            ("overflow:auto;height:3rem;width:3rem;font-size:2rem", "scrolls"),
        ):
            stage.page.evaluate(ADDED, style)
            assert any(problem in told for told in problems(stage)), problem
