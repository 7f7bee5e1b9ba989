"""No visible text is hard-coded, and longer ones have room.

In the pseudo-language all that comes from the files of texts is marked and half as long again; what is shown
without the marks stands in its code.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.tables import deal, open_table, play_bots, until_asked
from tests.browser.tapping import at_rest
from tests.browser.test_every_page import DRAWERS, GAMES, PAGES
from twofold.engine import installed_games
from twofold.engine.lesson import read_lesson
from twofold.texts import Text

SHOWN = """() => {
  const skipped = "script, style, article, [hidden], select.entry option";
  const visible = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    if (node.data.trim() && !around.closest(skipped) && visible(around)) found.push(node.data.trim());
  }
  for (const element of document.body.querySelectorAll("[aria-label], [title], [alt], [placeholder]")) {
    if (element.closest(skipped) || !visible(element)) continue;
    for (const name of ["aria-label", "title", "alt", "placeholder"])
      if (element.getAttribute(name)) found.push(element.getAttribute(name));
  }
  return [...found, document.title];
}"""
"""Every text that a page shows or reads out; rules come from the server, which has no pseudo-language."""

MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
WORD = re.compile(r"[^\W\d_]{2,}")
NAME = "Ada"
TAGLINES = [str(Text(f"{game.id}/tagline")) for game in installed_games.values()]
"""They come from the server like the rules."""

NAMES = [
    *TAGLINES,
    *(game.name for game in installed_games.values()),
    *(seat for game in installed_games.values() for seat in read_lesson(game).seats if seat),
    *("Twofold", "UNO", NAME),
]
"""What people and games are called is the same in every language."""

NO_TEXTS = re.compile(r"https?://\S+|\b[A-Z]+-\d+\b|\b[A-Z0-9]{6}\b|\b[A-Z][a-z]+ \d+, \d{4}\b")
"""Addresses, ids of rules, codes of tables, and dates, which the browser writes."""


def unmarked(page: Page) -> list[str]:
    """What the page shows that comes from no file of texts."""
    at_rest(page)
    found = []
    for shown in page.evaluate(SHOWN):
        rest, before = shown, ""
        while rest != before:
            rest, before = MARKED.sub(" ", rest), rest
        for name in NAMES:
            rest = rest.replace(name, " ")
        if WORD.search(NO_TEXTS.sub(" ", rest)):
            found.append(shown)
    return found


SETTLED = """name => {
  localStorage.setItem("twofold.language", "pseudo");
  localStorage.setItem("twofold.name", name);
}"""


def marked(open_page: OpenPage) -> Page:
    """The home page on a phone, in the pseudo-language."""
    page = open_page(size=PHONE)
    page.evaluate(SETTLED, NAME)
    page.reload()
    expect(page.get_by_role("button", name="with friends").first).to_be_visible()
    return page


def fits(page: Page) -> bool:
    """Whether nothing sticks out sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("visit", PAGES, ids=lambda visit: visit.__name__)
def test_every_text_of_a_page_is_translated_and_has_room(
    open_page: OpenPage, visit: Callable[[Page], None]
) -> None:
    page = marked(open_page)
    visit(page)
    assert unmarked(page) == []
    assert fits(page)


def test_every_text_of_every_drawer_is_translated(open_page: OpenPage) -> None:
    page = marked(open_page)
    play_bots(page, "Dualis")
    until_asked(page)
    for name in DRAWERS:
        page.get_by_role("button", name=name).first.click()
        expect(page.get_by_role("complementary")).to_be_visible()
        assert unmarked(page) == []
        assert fits(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_table_is_translated_and_has_room(open_page: OpenPage, game: str) -> None:
    page = marked(open_page)
    play_bots(page, installed_games[game].name)
    until_asked(page)
    assert unmarked(page) == []
    assert fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_lesson_is_translated(open_page: OpenPage, game: str) -> None:
    page = marked(open_page)
    page.get_by_role("link", name=f"Learn {installed_games[game].name} step by step").click()
    expect(page.get_by_role("region", name="The lesson")).to_be_visible()
    assert unmarked(page) == []
    assert fits(page)


@pytest.mark.parametrize("way", ["replay", "story"])
def test_every_text_after_a_match_is_translated(open_page: OpenPage, match: str, way: str) -> None:
    page = marked(open_page)
    page.goto(f"{page.url}{way}/{match}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Dualis")
    assert unmarked(page) == []
    assert fits(page)


def test_the_check_finds_a_text_that_stands_in_the_code(open_page: OpenPage) -> None:
    page = marked(open_page)
    page.evaluate("document.querySelector('main').append('Hard-coded')")
    assert unmarked(page) == ["Hard-coded"]


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


def overlapping(page: Page, direction: str) -> list[str]:
    """What lies on something else when the page is read in this direction."""
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    at_rest(page)
    assert fits(page)
    return sorted(page.evaluate(OVERLAPPING, READ))


def test_nothing_overlaps_from_right_to_left(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    expect(page.get_by_role("button", name="with friends").first).to_be_visible()
    assert overlapping(page, "rtl") == overlapping(page, "ltr")
    open_table(page, "Dualis")
    assert overlapping(page, "rtl") == overlapping(page, "ltr")
    deal(page)
    until_asked(page)
    assert overlapping(page, "rtl") == overlapping(page, "ltr")
