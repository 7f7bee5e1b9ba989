"""Playing UNO Duo through its page."""

from playwright.sync_api import Page

from tests.browser.tapping import tap

TABLE = ".uno-duo"
PLAYABLE = "[data-card].playable"
PICKER = ".picker button"
BUTTONS = ".bar .buttons button:enabled"
UNO = "[data-call]"
CALLS = {"arm", "say", "catch"}


def move(page: Page) -> None:
    """Call UNO when it counts, and play the first card that may be played, or do what is done instead."""
    uno = page.locator(UNO)
    if uno.count() and uno.get_attribute("data-call") in CALLS:
        uno.press("Enter")
    if page.locator(PICKER).first.is_visible():
        page.locator(PICKER).first.press("Enter")
    elif page.locator(PLAYABLE).first.is_visible():
        play(page)
    elif page.locator(BUTTONS).count():
        page.locator(BUTTONS).last.press("Enter")
    else:
        page.wait_for_timeout(30)
        return
    page.locator(f'{TABLE}[aria-busy="false"]').wait_for(state="attached")


def play(page: Page) -> None:
    """Choose the first card that may be played, if none is chosen yet; then play it."""
    chosen = page.locator(f'{PLAYABLE}[aria-pressed="true"]').first
    if not chosen.is_visible():
        tap(page.locator(PLAYABLE).first)
    wild = page.locator(PICKER).first
    if wild.is_visible():
        wild.press("Enter")
    else:
        chosen.press("Enter")
