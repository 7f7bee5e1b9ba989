"""UNO Duo in a browser: how it is played, what a room may not see, what its story tells."""

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.browser.games import PRESSED, Figures, Half, View, hidden, pick_a_card
from tests.browser.tapping import press, tap
from twofold.engine import Match

TABLE = ".uno-duo"
PLAYABLE = "[data-card].playable"
PICKER = ".picker button"
BUTTONS = ".bar .buttons button:enabled"
UNO = "[data-call]"
CALL = ':is([data-call="arm"], [data-call="say"], [data-call="catch"])'
"""The UNO button when pressing it counts."""

half = Half(2, "play", pick_a_card, PRESSED)


def move(page: Page) -> bool:
    """Call UNO when it counts, and play the first card that may be played, or do what is done instead."""
    if page.locator(CALL).is_visible():
        press(page.locator(CALL))
    if page.locator(PICKER).first.is_visible():
        moved = press(page.locator(PICKER).first)
    elif page.locator(PLAYABLE).first.is_visible():
        moved = play(page)
    elif page.locator(BUTTONS).last.is_visible():
        moved = press(page.locator(BUTTONS).last)
    else:
        return False
    page.locator(f'{TABLE}[aria-busy="false"]').wait_for(state="attached")
    return moved


def play(page: Page) -> bool:
    """Choose the first card that may be played, if none is chosen yet; then play it."""
    chosen = page.locator(f'{PLAYABLE}[aria-pressed="true"]').first
    if not chosen.is_visible():
        tap(page.locator(PLAYABLE).first)
    wild = page.locator(PICKER).first
    return press(wild if wild.is_visible() else chosen)


def keeps_secrets(view: View) -> bool:
    """Neither a hand nor the draw pile nor a card that somebody looked at is shown."""
    piles = (*view["hands"], view["draw_pile"])
    return all(hidden(pile) for pile in piles) and not isinstance(view["looked_at"], int)


def figures(match: Match, names: Sequence[str]) -> Figures:
    """Who went out in each round, what that cost, and how many cards were left."""
    told: list[str] = []
    for result in match.state.results:
        other = 1 - result.winner
        points = "1 point" if result.points[other] == 1 else f"{result.points[other]} points"
        told.append(f"{names[result.winner]} plays the last card. Penalty for {names[other]}: {points}.")
    yield told
