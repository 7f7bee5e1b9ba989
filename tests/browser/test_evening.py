"""An evening: a screen opens a room, phones come, one game follows another, and results wait for readers."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.tables import deal, hurry_to_the_end
from tests.browser.test_every_page import examine

PHONE, TV = (390, 844), (1280, 720)


def come_in(open_page: OpenPage, code: str, name: str) -> Page:
    """Somebody types the code on a phone, and is in."""
    page = open_page(size=PHONE)
    page.get_by_label("Table code").fill(code)
    page.get_by_role("button", name="Join").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()
    return page


def put(page: Page, game: str) -> None:
    """The host puts a game on the table."""
    page.get_by_role("button", name=f"Put {game} on the table").click()


def test_an_evening_of_one_room_and_several_games(open_page: OpenPage) -> None:
    screen = open_page("/screen", size=TV)
    screen.get_by_role("button", name="Open a room on this screen").click()
    code = screen.locator("aside .code").inner_text()
    ada, bo, cleo = (come_in(open_page, code, name) for name in ("Ada", "Bo", "Cleo"))
    for name in ("Ada", "Bo", "Cleo"):
        expect(screen.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    expect(bo.get_by_text("Ada starts as soon as everybody is here.")).to_be_visible()
    put(ada, "Dualis")
    deal(ada)
    expect(cleo.locator("[data-card]")).to_have_count(13)

    dan = come_in_during(open_page, code, "Dan")
    hurry_to_the_end(ada, bo, cleo)
    expect(screen.get_by_text("Nobody of 4 is in yet")).to_be_visible()

    ada.get_by_role("button", name="To the room").click()
    expect(ada.get_by_role("heading", name="Who plays?")).to_be_visible()
    put(ada, "UNO Duo")
    expect(bo.get_by_role("heading", name="win")).to_be_visible()
    examine(bo, "evening-result", ["phone"])
    bo.get_by_role("button", name="To the room").click()
    expect(bo.get_by_role("heading", name="Who plays?")).to_be_visible()
    put(ada, "Dualis")
    deal(ada)
    for page in (ada, bo, dan):
        expect(page.locator("[data-card]")).to_have_count(13)
    expect(cleo.get_by_text("The next match has begun")).to_be_visible()
    cleo.get_by_role("button", name="To the table").click()
    expect(cleo.locator("[data-card]")).to_have_count(13)

    hurry_to_the_end(ada, bo, cleo, dan)
    standings = screen.get_by_role("region", name="This evening")
    expect(standings.get_by_text("of 2")).to_have_count(3)
    expect(standings.get_by_text("of 1")).to_have_count(1)


def come_in_during(open_page: OpenPage, code: str, name: str) -> Page:
    """Somebody comes while the others play: they look on, and are next."""
    page = open_page(size=PHONE)
    page.get_by_label("Table code").fill(code)
    page.get_by_role("button", name="Join").click()
    page.get_by_role("button", name="Come in").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").last.click()
    expect(page.get_by_text("You play in the next match.")).to_be_visible()
    return page
