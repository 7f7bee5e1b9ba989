"""The face that a device has chosen is its player's everywhere: at a table against bots, and alone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.games import GAMES
from twofold.engine import installed_games

LOOK = {"colour": 5, "figure": 9}
CHOSEN = (
    f"""localStorage.setItem("twofold.look", '{{"colour":{LOOK["colour"]},"figure":{LOOK["figure"]}}}')"""
)


@pytest.mark.parametrize("game", GAMES)
def test_the_face_chosen_at_home_is_worn_against_bots_bug(open_page: OpenPage, game: str) -> None:
    """A blue teapot sat in Duet as a brown rabbit."""
    page = open_page("/", script=CHOSEN)
    page.get_by_role("button", name=f"Play {installed_games[game].name} against bots").click()
    page.wait_for_function("() => window.latest")
    assert me(page)["look"] == LOOK


def me(page: Page) -> dict[str, Any]:
    """The only person at the table, as everybody is told."""
    people = page.evaluate("window.table.people")
    [person] = [each for each in people if each["bot"] is None]
    return dict(person)


def test_the_face_chosen_at_home_is_worn_in_a_lesson(open_page: OpenPage) -> None:
    page = open_page("/", script=CHOSEN)
    worn = page.get_by_role("button", name="Change name and face").locator(".avatar")
    drawn = worn.inner_html()
    page.get_by_role("link", name="Learn Duet step by step").click()
    expect(page.locator("main [data-place]").first).to_be_attached()
    faces = page.locator("main .avatar")
    expect(faces.first).to_be_attached()
    assert drawn in faces.evaluate_all("all => all.map(each => each.innerHTML)")
