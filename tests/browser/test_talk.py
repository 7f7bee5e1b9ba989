"""What people think and say, on every page and on the big screen."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.amounts import some
from tests.browser.boxes import MEASURE, found
from tests.browser.conftest import PHONE, OpenPage, TableServer
from tests.browser.devices import NOTHING, Devices, Size
from tests.browser.staging import DEVICES, TELEVISION, staged
from tests.browser.stored import WIDE, moments, room
from tests.browser.tables import deal, open_table, sit_down
from tests.browser.test_every_page import examine
from twofold.server.protocol.people import AwayShown

SEATS = 8
LONG = {
    "type": "line",
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


@pytest.mark.parametrize("size", some(DEVICES[TELEVISION][::-1], 1), ids=lambda size: f"{size[1]} lines")
def test_talk_covers_nothing_on_the_big_screen(devices: Devices, server: TableServer, size: Size) -> None:
    everybody = [{"type": "reaction", "person": number, "emote": "clap"} for number in range(1, SEATS + 1)]
    wrong: dict[str, list[str]] = {}
    with staged(devices, server.address, TELEVISION, size, script=MEASURE) as stage:
        for number, phase in enumerate(("gathering", "playing"), start=1):
            shown = room("duple", WIDE[:SEATS], (), phase, 0)
            if phase == "gathering":
                stage.gather(shown)
            else:
                stage.table(shown)
                for _ in stage.pictures(moments("duple", WIDE[:SEATS])[0]):
                    pass
            for what, message in (("thought", everybody), ("said", [{**LONG, "number": number}])):
                stage.say(*message)
                stage.page.locator(".talk").wait_for()
                stage.page.evaluate("window.drawn()")
                wrong[f"{what} while {phase}"] = found(stage.page, far=True)
            expect(stage.page.locator(".talk p")).to_contain_text("…")
            stage.page.evaluate("window.letGo()")
        gone = tuple(replace(person, away=AwayShown(0, 40_000)) for person in shown.people)
        stage.table(replace(shown, people=gone))
        expect(stage.page.get_by_text("is away. A bot takes over in")).to_be_visible()
        stage.page.evaluate("window.drawn()")
        wrong["away"] = found(stage.page, far=True)
    assert not any(wrong.values()), wrong


COVERED = """() => [...document.querySelectorAll("[data-emote]")].flatMap((mark) => {
  const name = mark.closest(".seat, [data-chair]")?.querySelector(".name");
  if (!name) return [];
  const words = document.createRange();
  words.selectNodeContents(name);
  const [one, other] = [mark.getBoundingClientRect(), words.getBoundingClientRect()];
  const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top;
  return apart ? [] : [name.textContent];
})"""
"""The names that are covered by what somebody thinks."""


def test_a_reaction_covers_no_name_bug(devices: Devices, server: TableServer) -> None:
    everybody = [{"type": "reaction", "person": number, "emote": "clap"} for number in range(1, SEATS + 1)]
    with staged(devices, server.address, TELEVISION, DEVICES[TELEVISION][0], script=MEASURE) as stage:
        stage.table(room("duple", WIDE[:SEATS], (), "playing", 0))
        for _ in stage.pictures(moments("duple", WIDE[:SEATS])[0]):
            pass
        stage.say(*everybody)
        expect(stage.page.locator(".seat [data-emote]")).to_have_count(SEATS)
        stage.page.evaluate("window.drawn()")
        assert stage.page.evaluate(COVERED) == []


def test_a_reaction_is_seen_beside_who_sent_it_everywhere(open_page: OpenPage) -> None:
    host = open_page(NOTHING, size=PHONE)
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
    host.get_by_role("textbox", name="Your message").fill("Good luck")
    host.get_by_role("button", name="Send").click()
    noted(tv, "said", "Good luck")
    expect(host.get_by_role("listitem").filter(has_text="Good luck").locator("svg.avatar")).to_be_visible()
