"""Playing Dualis through its page."""

from playwright.sync_api import Page

from tests.browser.tapping import tap

PLAYABLE = "[data-card].playable"


def move(page: Page) -> bool:
    """Play the first card that may be played."""
    card = page.locator(PLAYABLE).first
    if not card.is_visible():
        return False
    chosen = card.get_attribute("data-card")
    tap(card)
    page.locator(f'[data-card="{chosen}"][aria-pressed="true"]').press("Enter")
    page.locator('[data-card][aria-pressed="true"]').wait_for(state="detached")
    return True
