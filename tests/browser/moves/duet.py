"""Playing Duet through its page."""

from collections.abc import Iterable

from playwright.sync_api import Page

from tests.browser.tapping import press

OWN_ROW = '[role="toolbar"]'
LIVE_ROW = f"{OWN_ROW}.live"
TRAY = ".tray"


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
        page.keyboard.press("2")
        page.locator(LIVE_ROW).wait_for(state="detached")
    else:
        return False
    return True


def lay(page: Page, row: Iterable[int]) -> None:
    """Lay this row with the number keys."""
    for number in row:
        page.keyboard.press(str(number))
    page.get_by_role("button", name="Lay", exact=True).click()
    page.locator(TRAY).wait_for(state="detached")
