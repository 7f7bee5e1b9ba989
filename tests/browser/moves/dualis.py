"""Playing Dualis through its page."""

from playwright.sync_api import Page

from tests.browser.tapping import tap

PLAYABLE = "[data-card].playable"


def move(page: Page) -> None:
    """Play the first card that may be played; wait a moment when it is somebody else's turn."""
    card = page.locator(PLAYABLE).first
    if not card.is_visible():
        page.wait_for_timeout(30)
        return
    chosen = card.get_attribute("data-card")
    tap(card)
    page.locator(f'[data-card="{chosen}"][aria-pressed="true"]').press("Enter")
    page.locator('[data-card][aria-pressed="true"]').wait_for(state="detached")
