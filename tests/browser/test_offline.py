"""Without a network: it is said at once, what is done meanwhile is kept, and it is said when it is back."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage, screenshot
from tests.browser.devices import NOTHING
from tests.browser.games.dualis import PLAYABLE
from tests.browser.tables import play_bots, until_asked
from tests.browser.tapping import tap


def test_no_network_is_said_at_once_and_a_move_made_meanwhile_is_kept_bug(open_page: OpenPage) -> None:
    page = open_page(NOTHING, size=PHONE)
    play_bots(page, "Dualis")
    until_asked(page)
    told = page.get_by_role("status")
    page.context.set_offline(True)
    try:
        expect(told.get_by_text("No connection. Trying again")).to_be_visible()
        card = page.locator(PLAYABLE).first
        chosen = card.get_attribute("data-card")
        tap(card)
        page.locator(f'[data-card="{chosen}"][aria-pressed="true"]').press("Enter")
        expect(told.get_by_text("No connection. Your move is kept")).to_be_visible()
        screenshot(page, "offline")
    finally:
        page.context.set_offline(False)
    expect(told.get_by_text("Connected again.")).to_be_visible()
    expect(page.locator(f'[data-card="{chosen}"].playable')).to_have_count(0)
    expect(told.get_by_text("Connected again.")).to_have_count(0)
