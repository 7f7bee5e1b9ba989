"""Playing Duet through its page."""

from collections.abc import Iterable

from playwright.sync_api import Page

OWN_ROW = '[role="toolbar"]'
LIVE_ROW = f"{OWN_ROW}.live"
TRAY = ".tray"


def move(page: Page) -> None:
    """Start the beat, lay the cards as they come, or flip out of sequence, which ends a round quickly."""
    start = page.get_by_role("button", name="Start the beat")
    if start.is_visible() and start.is_enabled():
        start.click()
        page.locator(".beat .lit").wait_for()
    elif page.locator(TRAY).is_visible():
        lay(page, range(1, len(page.locator(f"{TRAY} button").all()) + 1))
    elif page.locator(LIVE_ROW).is_visible():
        page.keyboard.press("2")
        page.locator(LIVE_ROW).wait_for(state="detached")
    else:
        page.wait_for_timeout(30)


def lay(page: Page, row: Iterable[int]) -> None:
    """Lay this row with the number keys."""
    for number in row:
        page.keyboard.press(str(number))
    page.get_by_role("button", name="Lay", exact=True).click()
    page.locator(TRAY).wait_for(state="detached")
