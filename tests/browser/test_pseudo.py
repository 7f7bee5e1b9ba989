"""No visible text of any page is hard-coded, and texts half as long again have room on a phone.

How they fare at every phase of every game is seen in test_phases, and in lessons in test_learn.
"""

import re
from calendar import month_abbr
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SCREEN, OpenPage, analysed, look
from tests.browser.pseudo import examine, in_the_code, marked, problems
from tests.browser.tables import add_bots, deal, open_table, play_bots, until_asked
from tests.browser.tapping import at_rest, tap
from tests.browser.test_every_page import DRAWERS, PAGES
from tests.browser.test_history import OTHERS, evenings, remembering
from tests.browser.test_puzzles import answer
from twofold.puzzles.puzzle import NAMES


@pytest.mark.parametrize("visit", PAGES, ids=lambda visit: visit.__name__)
def test_every_text_of_a_page_is_translated_and_has_room(
    open_page: OpenPage, visit: Callable[[Page], None]
) -> None:
    page = marked(open_page)
    visit(page)
    examine(page)


def test_every_text_of_a_room_is_translated_and_has_room(open_page: OpenPage) -> None:
    page = marked(open_page)
    page.get_by_role("button", name="Change name and face").click()
    examine(page)
    address = open_table(page, "Dualis")
    page.get_by_role("button", name="Variants: ").click()
    page.get_by_role("complementary", name="Variants").get_by_text("All options").click()
    examine(page)
    page.keyboard.press("Escape")
    page.locator("button.person.me").click()
    expect(page.get_by_role("complementary")).to_be_visible()
    examine(page)
    page.keyboard.press("Escape")
    guest = marked(open_page)
    guest.goto(address)
    expect(guest.get_by_role("button", name="Join")).to_be_visible()
    examine(guest)
    add_bots(page, 3)
    examine(page)
    deal(page)
    guest.locator("main [data-place]").first.wait_for()
    guest.get_by_role("button", name="Join").click()
    examine(guest)
    guest.get_by_role("button", name="Join").last.click()
    expect(guest.get_by_text("You’ll play in the next match.").first).to_be_visible()


def test_every_text_of_every_drawer_is_translated_and_has_room(open_page: OpenPage) -> None:
    page = marked(open_page)
    play_bots(page, "Dualis")
    until_asked(page)
    for name in DRAWERS:
        page.get_by_role("button", name=name).first.click()
        expect(page.get_by_role("complementary")).to_be_visible()
        examine(page)
        page.keyboard.press("Escape")


@analysed
def test_every_text_after_a_match_is_translated_and_has_room(open_page: OpenPage, match: str) -> None:
    page = marked(open_page)
    home = page.url
    page.goto(f"{home}story/{match}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Dualis")
    examine(page)
    page.get_by_role("button", name="Analyse the match").click()
    expect(page.get_by_role("columnheader", name="Accuracy")).to_be_visible()
    examine(page)
    page.goto(f"{home}replay/{match}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Dualis")
    page.locator("main [data-place]").first.wait_for()
    examine(page)
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_role("link", name="Save the log")).to_be_visible()
    examine(page)
    page.goto(f"{home}replay/{match}#what-if=6.1")
    expect(page.get_by_text("Practice: it doesn’t count.")).to_be_visible()
    page.locator("main [data-place]").first.wait_for()
    examine(page)
    page.get_by_text("Compare").click()
    expect(page.get_by_role("heading", name="In practice").last).to_be_visible()
    examine(page)


def test_every_text_of_the_matches_of_a_device_is_translated_and_has_room(
    open_page: OpenPage, match: str
) -> None:
    page = marked(open_page)
    remembering(page, *evenings(match))
    page.get_by_role("link", name="All 44 matches and statistics").click()
    expect(page.locator("[data-match]").first).to_be_visible()
    examine(page, OTHERS)
    page.get_by_role("link", name="Statistics").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("statistics")
    examine(page, (*OTHERS, *month_abbr[1:]))


def test_every_text_of_a_puzzle_is_translated_and_has_room(open_page: OpenPage) -> None:
    page = marked(open_page)
    page.goto(f"{page.url}puzzles/dualis")
    expect(page.get_by_text("What is the best play?")).to_be_visible()
    page.locator("main [data-place]").first.wait_for()
    examine(page, NAMES)
    play = answer(0)
    tap(page.locator(f'[data-card="{play.card}"]'))
    if play.coin:
        page.get_by_role("button", name=re.compile("Put a .* coin on")).last.click()
    page.get_by_role("button", name=re.compile("^⟦?Play .*(Star|Moon)")).click()
    expect(page.get_by_role("heading", name="Correct!")).to_be_visible()
    examine(page, NAMES)


def test_every_text_of_a_big_screen_is_translated(open_page: OpenPage) -> None:
    page = marked(open_page, SCREEN)
    page.goto(f"{page.url}screen")
    expect(page.get_by_role("button", name="Show room")).to_be_visible()
    examine(page)
    page.get_by_role("button", name="Open a room on this screen").click()
    page.locator("aside .code").wait_for()
    assert in_the_code(page) == []


def test_the_check_finds_a_text_that_stands_in_the_code(open_page: OpenPage) -> None:
    page = marked(open_page)
    page.evaluate("document.querySelector('main').append('Hard-coded')")
    assert problems(page) == ["in the code: Hard-coded"]


# ---- From right to left

OVERLAPPING = """selector => {
  const boxes = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && box.height > 1);
  const found = [];
  for (const [one, a] of boxes)
    for (const [other, b] of boxes) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push([one, other].map((each) => each.textContent.trim()).join(" / "));
    }
  return found;
}"""
READ = "h1, h2, h3, p, button, a, label, input, select"
"""What must be read or pressed."""


def fits(page: Page) -> bool:
    """Whether nothing sticks out sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def overlapping(page: Page, direction: str) -> list[str]:
    """What lies on something else when the page is read in this direction."""
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    at_rest(page)
    assert fits(page)
    return sorted(look(page, OVERLAPPING, READ))


def test_nothing_overlaps_from_right_to_left(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    expect(page.get_by_role("button", name="with friends").first).to_be_visible()
    assert overlapping(page, "rtl") == overlapping(page, "ltr")
    open_table(page, "Dualis")
    assert overlapping(page, "rtl") == overlapping(page, "ltr")
    deal(page)
    until_asked(page)
    assert overlapping(page, "rtl") == overlapping(page, "ltr")
