"""Duet in a browser: how it is played, what a room may not see, what its story tells."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from playwright.sync_api import Page

from tests.browser.games import Figures, Half, View, statistics
from tests.browser.tapping import press
from twofold.engine import Match

OWN_ROW = '[role="toolbar"]'
LIVE_ROW = f"{OWN_ROW}.live"
TRAY = ".tray"
HALF_SUNG = 4
A_MOMENT = 20
ROW = "() => [...document.querySelectorAll('[role=toolbar] button')].map(place => place.textContent.trim())"


def lay_two_cards(page: Page) -> None:
    """The beginning of a row."""
    for number in "31":
        page.keyboard.press(number)


half = Half(2, "lay", lay_two_cards, ROW)


def move(page: Page) -> bool:
    """Start the beat, lay the cards as they come, or flip out of sequence, which ends a round quickly."""
    start = page.get_by_role("button", name="Start the beat").and_(page.locator(":enabled"))
    if start.is_visible():
        if not press(start):
            return False
        start.wait_for(state="hidden")
    elif page.locator(TRAY).is_visible():
        lay(page, range(1, len(page.locator(f"{TRAY} button").all()) + 1))
    elif page.locator(LIVE_ROW).is_visible():
        page.keyboard.press(key_of(2, page.locator(f"{OWN_ROW} button").count()))
        page.locator(LIVE_ROW).wait_for(state="detached")
    else:
        return False
    return True


def pose(page: Page) -> None:
    """For a picture: somebody performs, and the lane has something to show."""
    while not page.locator(".hit").is_visible() or page.locator(".trail .open").count() > HALF_SUNG:
        if page.locator(LIVE_ROW).is_visible():
            page.locator(f"{LIVE_ROW} button").first.click()
        elif not move(page):
            page.wait_for_timeout(A_MOMENT)


def move_by_touch(page: Page) -> bool:
    """The same with thumbs: cards are laid and flipped where they are touched."""
    start = page.get_by_role("button", name="Start the beat").and_(page.locator(":enabled"))
    if start.is_visible():
        start.tap()
        start.wait_for(state="hidden")
    elif page.locator(TRAY).is_visible():
        for card in page.locator(f"{TRAY} button").all():
            card.tap()
        page.get_by_role("button", name="Lay", exact=True).tap()
        page.locator(TRAY).wait_for(state="detached")
    elif page.locator(LIVE_ROW).is_visible():
        page.locator(f"{LIVE_ROW} button").nth(1).tap()
        page.locator(LIVE_ROW).wait_for(state="detached")
    else:
        return False
    return True


def key_of(place: int, cards: int) -> str:
    """The key that flips this place: letters of the home row, from the middle outwards."""
    left = (cards + 1) // 2
    return ("asdf"[4 - left :] + "jkl;"[: cards - left])[place - 1]


def lay(page: Page, row: Iterable[int]) -> None:
    """Lay this row with the number keys."""
    for number in row:
        page.keyboard.press(str(number))
    page.get_by_role("button", name="Lay", exact=True).click()
    page.locator(TRAY).wait_for(state="detached")


def faces(page: Page) -> list[str]:
    """The numbers on all faces in the page, whether they can be seen or not."""
    return page.locator(".leaf.front text").all_text_contents()


def keeps_secrets(view: View) -> bool:
    """A row is shown while it is performed only."""
    shown = any(isinstance(card, int) for row in view["rows"] for card in row)
    return view["phase"] == "performing" or not shown


def figures(match: Match, names: Sequence[str]) -> Figures:
    """How tight every performance was, round by round."""
    told: list[str] = []
    performances: list[dict[str, Any]] = statistics(match)["performances"]
    for number, round_ in groupby(performances, key=lambda performance: performance["round"]):
        told.append(f"Round {number}")
        for performance in round_:
            rating = performance["rating"]
            if rating is not None:
                told.append(f"{names[performance['seat']]} avg {round(rating['mean'])} ms")
                told.append(f"spread {round(rating['spread'])} ms")
    yield told
