"""Today's deal in a real browser: found at home, played, marked, remembered, and shown as a line."""

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage, screenshot
from tests.browser.games.duos import move
from tests.browser.test_every_page import examine

SHAPES = re.compile("^[○◐●]{4}$")
LONGEST_SECONDS = 180
MOMENT = 50
DAY = r"20\d\d-\d\d-\d\d"
STAYS = """{
  const begun = Date.now();
  globalThis.Date = class extends Date {
    constructor(...given) {
      given.length ? super(...given) : super(begun);
    }
  };
}"""
"""The test may run at midnight: for its pages the day does not end."""


def test_a_challenge_is_played_and_stands_in_the_line_of_the_day(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE, script=STAYS)
    page.get_by_role("link", name="Today’s deal").click()
    cards = page.get_by_role("listitem")
    expect(cards).to_have_count(5)
    examine(page, "today")
    page.get_by_role("link", name="Play: today’s mini-game of DUOS").click()
    expect(page.locator("[data-spot]")).to_have_count(12)
    examine(page, "today-challenge")
    over = page.get_by_role("heading", name="Done for today.")
    since = time.monotonic()
    while not over.is_visible():
        assert time.monotonic() - since < LONGEST_SECONDS
        if not move(page):
            page.wait_for_timeout(MOMENT)
    expect(over).to_be_focused()
    examine(page, "today-over")
    shapes = page.get_by_label("The mini-game").get_by_role("img").inner_text()
    assert SHAPES.match(shapes)
    line = page.get_by_label("Your result to share").locator("output")
    whole = re.compile(rf"^Twofold {DAY} ··· ··· {shapes} ··· ··· \d/32$")
    expect(line).to_have_text(whole)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Add me to the list").click()
    players = page.get_by_role("list", name="Today’s players")
    expect(players.get_by_text("Ada")).to_be_visible()
    page.get_by_role("link", name="Back to today’s deal").click()
    expect(line).to_have_text(whole)
    expect(players.get_by_text(shapes)).to_be_visible()
    expect(page.get_by_text("One day in a row")).to_be_visible()
    examine(page, "today-players")
    screenshot(page, "today")
    show_a_room(page, shapes)


def show_a_room(page: Page, shapes: str) -> None:
    """Whoever has played shows it to a room, and the room's screen tells everybody."""
    page.get_by_role("link", name="All games").click()
    page.get_by_role("button", name="Open a room").click()
    page.get_by_role("link", name="Play together").click()
    expect(page.get_by_text("The room can see your results.")).to_be_visible()
    examine(page, "today-room")
    page.get_by_role("link", name="Back to the room").click()
    results = page.get_by_role("list", name="Today’s deal in this room")
    expect(results.get_by_text(shapes)).to_be_visible()
    examine(page, "room-today")
    page.goto(f"{page.url}/screen")
    expect(results.get_by_text(shapes)).to_be_visible()


def test_a_challenge_says_what_is_to_be_done_and_what_is_none_says_so(open_page: OpenPage) -> None:
    page = open_page("/today/duet", size=PHONE)
    expect(page.get_by_role("heading", name="Today’s deal: Duet")).to_be_visible()
    page.get_by_text("The mini-game", exact=True).click()
    expect(page.get_by_text("with four, five and six cards")).to_be_visible()
    page.goto(page.url.replace("duet", "chess"))
    expect(page.get_by_text("There is no such mini-game today.")).to_be_visible()
