"""Somebody drops out of a match: everybody sees it, and whoever is back learns what was played."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.devices import NOTHING
from tests.browser.tables import deal, open_table, sit_down
from tests.browser.test_every_page import examine

TV = (1280, 720)


def test_who_drops_out_is_missed_by_everybody_and_told_what_a_bot_played(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    address = open_table(host, "DUOS")
    guest, screen = open_page(address), open_page(f"{address}/screen", size=TV)
    sit_down(guest, 1, "Bo")
    deal(host)
    guest.locator(".bar.active").first.wait_for(state="attached")
    guest.goto(address.partition("/t/")[0])
    for page in (host, screen):
        expect(page.get_by_text("Bo is away. A bot takes over in")).to_be_visible()
    host.get_by_role("button", name="Wait for Bo").click()
    for page in (host, screen):
        expect(page.get_by_text("Bo is away. The match is paused.")).to_be_visible()
    examine(host, "away", ["phone"])
    host.get_by_role("button", name="Continue with a bot").click()
    expect(screen.get_by_text("Bo is away. A bot is playing.")).to_be_visible()
    host.get_by_role("button", name="Hide the note that Bo is away").click()
    expect(host.get_by_text("A bot is playing.")).to_have_count(0)

    host.wait_for_function("() => !window.latest.waiting_for.includes(1)")
    guest.goto(address)
    told = guest.get_by_role("region", name="A bot played while you were away")
    expect(told.get_by_role("listitem").first).to_contain_text("You")
    examine(guest, "missed", ["phone"])
    told.get_by_role("button", name="OK").click()
    expect(told).to_have_count(0)
    expect(screen.get_by_text("Bo is away")).to_have_count(0)
