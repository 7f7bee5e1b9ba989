"""DUOS in a browser: how it is played, what a room may not see, what its story tells."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from tests.browser.games import PRESSED, Figures, Half, View, hidden, statistics
from tests.browser.tapping import press
from twofold.engine import Match

SPOT = "[data-spot]:not([disabled])"
UNLAID = f".duos:has(.laid) {SPOT}:has(.mark):not(:has(.lit))"
"""A card of a pair that the Narrator, who is this page, may lay out now."""

UNMARKED = f".duos:not(:has(.laid), :has(.mark)) {SPOT}"
"""A card of a table where this page may choose, and has not."""

LAY = "button:text-is('Show pair')"
LAID = ".laid li:not(.empty)"
FIRST_EIGHT = range(8)

DECIDING = """({ choices, view }) =>
  choices.find(({ type }) => type !== "form") ?? {
    type: "choose",
    pairs: view.viewer < 2 ? [[0, 1], [2, 3], [4, 5], [6, 7]] : [[0, 7], [1, 6], [2, 5], [3, 4]],
  }"""
"""Plays a match in which the first two think alike, and nobody else does as they do."""


def pair_three_cards(page: Page) -> None:
    """One pair, and a card that waits for its partner."""
    for place in (4, 9, 2):
        page.locator(f'[data-spot="{place}"]').click()


half = Half(4, "choose", pair_three_cards, PRESSED)


def move(page: Page) -> bool:
    """Pair the cards as they lie, say ready, or lay pairs out."""
    for name in ("Ready", "Next turn"):
        button = page.locator(f"button:text-is('{name}'):enabled")
        if button.is_visible():
            return press(button) and gone(button)
    lay = page.locator(LAY)
    if lay.is_visible():
        return lay_out(page, lay)
    if page.locator(UNLAID).first.is_visible():
        return press(page.locator(UNLAID).first)
    if page.locator(UNMARKED).first.is_visible():
        choose_at_once(page)
        return True
    return False


def gone(button: Locator) -> bool:
    """Wait until a button that was pressed can be pressed no more."""
    button.wait_for(state="hidden")
    return True


def lay_out(page: Page, lay: Locator) -> bool:
    """Lay the chosen pair out, and wait until it lies there."""
    laid = page.locator(LAID).count()
    if not press(lay):
        return False
    page.wait_for_function(
        "([pairs, laid]) => document.querySelectorAll(pairs).length != laid", arg=[LAID, laid]
    )
    return True


def choose(page: Page) -> None:
    """Four pairs: the first with the second, the third with the fourth, and so on."""
    for place in FIRST_EIGHT:
        page.locator(f'[data-spot="{place}"]').click()
    may_be_ready(page)


def choose_at_once(page: Page) -> None:
    """The same within one frame, in matches of many turns: every frame draws twelve pictures."""
    page.evaluate(
        "places => places.forEach(place => document.querySelector(`[data-spot='${place}']`).click())",
        [*FIRST_EIGHT],
    )
    may_be_ready(page)


def may_be_ready(page: Page) -> None:
    """Wait until the server has the pairs."""
    page.get_by_role("button", name="Ready").and_(page.locator(":enabled")).wait_for()


def keeps_secrets(view: View) -> bool:
    """No board is shown while pairs are chosen."""
    return view["phase"] != "choosing" or all(hidden(board) for board in view["boards"])


def figures(match: Match, names: Sequence[str]) -> Figures:
    """How many pairs every two players had in common, the most first."""
    alike: dict[str, int] = statistics(match)["alike"]
    ranked = sorted(alike.items(), key=lambda pair: -pair[1])
    yield [
        f"{names[int(one)]} and {names[int(other)]} {common} pairs in common"
        for (one, other), common in ((pair.split("-"), common) for pair, common in ranked)
    ]
