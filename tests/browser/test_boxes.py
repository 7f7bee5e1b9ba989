"""The big screen, measured: at every phase of every game, for as many as can play it, with the longest names.

Matches are played without a server and told to one page a game, so that a picture costs a few frames.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.amounts import amount
from tests.browser.boxes import WATCH, found
from tests.browser.conftest import PATIENCE, TableServer
from tests.browser.stored import WIDE, Told, moments, table
from twofold.engine import installed_games

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
SHORT: dict[str, dict[str, Any]] = {"uno-duo": {"target": 20}, "duet": {"round_limit": 12}}
"""Options that make a match short; what is seen of it is the same."""


@pytest.fixture
def screen(browser: Browser, server: TableServer) -> Iterator[Told]:
    """A big screen that is told what happens."""
    context = browser.new_context(
        viewport={"width": SIZES[0][0], "height": SIZES[0][1]}, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield Told(page, server.address)
    context.close()
    assert errors == []


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


def tables(game: str) -> list[tuple[int, tuple[int, int]]]:
    """How many sit there, on which screen: all of it where there is time, else few, some and many."""
    seats = installed_games[game].seat_counts
    if amount(0, 1):
        return [(count, size) for count in seats for size in SIZES]
    several = sorted({seats[0], seats[len(seats) // 2], seats[-1]})
    return [*zip(several, reversed(SIZES), strict=False)]


@pytest.mark.parametrize("game", [*installed_games])
def test_nothing_is_cut_off_or_covered_or_scrolls(screen: Told, game: str) -> None:
    wrong: dict[str, list[str]] = {}
    for seats, size in tables(game):
        resize(screen.page, *size)
        shown = moments(game, seats, SHORT.get(game, {}), seed=1)
        screen.table(table(game, WIDE[:seats], "gathering", None))
        pictures = {"gathering": found(screen.page)}
        screen.table(table(game, WIDE[:seats], "playing", "match"))
        for moment in shown:
            screen.moment(moment)
            pictures[moment.kind] = found(screen.page)
        for kind, problems in pictures.items():
            if problems:
                wrong[f"{seats} at {size}: {kind}"] = problems
    assert wrong == {}


def test_the_measure_finds_what_is_wrong(screen: Told) -> None:
    """Whatever it is to find is put on the page, and found."""
    screen.table(table("duos", ("Ada", "Bo"), "gathering", None))
    assert found(screen.page) == []
    for style, problem in (
        ("overflow:hidden;width:2rem;height:2rem;white-space:nowrap;font-size:2rem", "cut off by"),
        ("position:fixed;top:100vh;font-size:2rem", "outside the screen"),
        ("position:fixed;top:50%;left:0;font-size:8px", "only 8 px"),
        ("position:fixed;inset:0;font-size:2rem", "lies under"),
        ("overflow:auto;height:3rem;width:3rem;font-size:2rem", "scrolls"),
    ):
        screen.page.evaluate(
            """style => {
                const part = document.createElement("p");
                part.textContent = "Something that is much too long";
                style.split(";").forEach(rule => part.style.setProperty(...rule.split(":")));
                document.querySelector("main").append(part);
                window.added = part;
            }""",
            style,
        )
        assert any(problem in told for told in found(screen.page)), problem
        screen.page.evaluate("() => window.added.remove()")
        found(screen.page)
