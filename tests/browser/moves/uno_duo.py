"""Playing UNO Duo through its page."""

from playwright.sync_api import Page

from tests.browser.tapping import press, tap

TABLE = ".uno-duo"
PLAYABLE = "[data-card].playable"
PICKER = ".picker button"
BUTTONS = ".bar .buttons button:enabled"
UNO = "[data-call]"
CALL = ':is([data-call="arm"], [data-call="say"], [data-call="catch"])'
"""The UNO button when pressing it counts."""


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
