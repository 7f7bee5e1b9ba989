"""What people think and say, on every page and on the big screen."""

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.browser.boxes import found
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.stored import WIDE, Told, moments, table
from tests.browser.tables import deal, open_table, sit_down
from tests.browser.test_boxes import resize, screen  # noqa: F401  # a fixture
from tests.browser.test_every_page import examine
from twofold.server.protocol.people import AwayShown, Look, PersonShown

SEATS = 8
LONG = {
    "type": "line",
    "number": 1,
    "chat": "table",
    "name": WIDE[0],
    "seat": 0,
    "text": "W" * 200,
    "person": 1,
}


NOTE = """() => {
  window.noted = new Set();
  const note = () => {
    for (const mark of document.querySelectorAll("[data-emote]")) {
      const place = mark.closest(".talk, .seat, li");
      if (place) window.noted.add(`${place.className} ${mark.dataset.emote} ${place.textContent}`);
    }
    for (const said of document.querySelectorAll(".talk p")) window.noted.add(`said ${said.textContent}`);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes what is shown for a moment only: it may be over before a test looks."""

NOTED = "words => [...window.noted].some((shown) => words.every((word) => shown.includes(word)))"


def noted(page: Page, *words: str) -> None:
    """Wait until something with these words in it has been shown."""
    page.wait_for_function(NOTED, arg=[*words])


def people(**more: Any) -> tuple[PersonShown, ...]:
    """Everybody, with the widest names."""
    looks = [Look(number, number) for number in range(SEATS)]
    return tuple(
        PersonShown(seat + 1, WIDE[seat], looks[seat], present=True, seat=seat, **more)
        for seat in range(SEATS)
    )


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_talk_covers_nothing_on_the_big_screen(screen: Told, size: tuple[int, int]) -> None:  # noqa: F811
    resize(screen.page, *size)
    (moment, *_) = moments("duple", SEATS, {}, seed=1)
    reactions = [{"type": "reaction", "person": number, "emote": "clap"} for number in range(1, SEATS + 1)]
    screen.page.evaluate(NOTE)
    gone = people(away=AwayShown(0, 40_000))
    for phase in ("gathering", "playing"):
        room = table("duple", WIDE[:SEATS], phase, "match" if phase == "playing" else None)
        screen.table(replace(room, people=people()))
        if phase == "playing":
            screen.moment(moment)
        assert found(screen.page) == []
        screen.say(LONG)
        noted(screen.page, "said", "…")
        assert found(screen.page) == [], phase
        screen.say(*reactions)
        assert found(screen.page) == [], phase
    screen.table(replace(room, people=gone))
    expect(screen.page.get_by_text("is away. A bot plays on in")).to_be_visible()
    assert found(screen.page) == []


def test_a_reaction_is_seen_beside_who_sent_it_everywhere(open_page: OpenPage) -> None:
    host = open_page(size=PHONE)
    address = open_table(host, "UNO Duo")
    guest, tv = open_page(address), open_page(f"{address}/screen", size=(1280, 720))
    sit_down(guest, 1, "Bo")
    for page in (host, guest, tv):
        page.evaluate(NOTE)
    guest.get_by_role("button", name="React").press("Enter")
    examine(guest, "tray", ["phone"])
    guest.get_by_role("button", name="Wow").press("Enter")
    for page in (host, guest):
        noted(page, "wow", "Bo")
    noted(tv, "talk", "wow")
    expect(tv.get_by_text("Bo is amazed.")).to_be_attached()
    deal(host)
    guest.locator(".seat").first.wait_for()
    tv.locator(".seats").wait_for()
    host.get_by_role("button", name="React").click()
    host.get_by_role("button", name="Heart").click()
    for page in (guest, tv):
        noted(page, "seat", "heart")
    host.get_by_role("button", name="Chat").click()
    host.get_by_role("textbox", name="Message").fill("Good luck")
    host.get_by_role("button", name="Send").click()
    noted(tv, "said", "Good luck")
    expect(host.get_by_role("listitem").filter(has_text="Good luck").locator("svg.avatar")).to_be_visible()
