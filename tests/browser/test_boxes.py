"""The big screen between matches, measured: people who wait, and the score sheet of a long evening."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.boxes import MEASURE, found
from tests.browser.conftest import TableServer
from tests.browser.staging import DEVICES, TELEVISION, Size, Staged, staged
from tests.browser.stored import WIDE, moments, room

LATE = ("W" * 20, "M" * 20)
"""They wait for the next match."""

LONG = 20
"""So many matches have been played, and everybody has won them all: there is no wider sheet."""


@pytest.mark.parametrize("size", DEVICES[TELEVISION], ids=lambda size: f"{size[1]} lines")
def test_whoever_waits_and_the_score_sheet_of_a_long_evening_have_room(
    browser: Browser, server: TableServer, size: Size
) -> None:
    wrong: dict[str, list[str]] = {}
    with staged(browser, server.address, TELEVISION, size, script=MEASURE) as stage:
        for game, people in (("uno-duo", 2), ("duple", 8)):
            stage.gather(room(game, WIDE[:people], LATE, "gathering", 0))
            wrong[f"{people} before a match"] = found(stage.page, far=True)
            wrong[f"{people} afterwards"] = at_the_end(stage, game, people)
    assert not any(wrong.values()), wrong


def at_the_end(stage: Staged, game: str, people: int) -> list[str]:
    """What cannot be read when a match is over."""
    last = moments(game, WIDE[:people])[-1]
    assert last.after["outcome"]
    stage.table(room(game, WIDE[:people], LATE, "over", LONG))
    for _ in stage.pictures(last):
        pass
    sheet = stage.page.get_by_role("region", name="This evening")
    expect(sheet.locator("ol > li")).to_have_count(people)
    expect(sheet.locator(".honour").first).to_be_visible()
    stage.page.evaluate("window.drawn()")
    return found(stage.page, far=True)
