"""The pseudo-language: all that comes from the files of texts is marked in it, and half as long again.

What is shown without the marks stands in the code; what cannot be read has too little room.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage, look
from tests.browser.tapping import at_rest
from twofold.engine import installed_games
from twofold.engine.lesson import read_lesson
from twofold.texts import Text

LEGIBLE = (Path(__file__).parent / "legible.js").read_text("utf-8")
NAME = "Ada"
CODED = "in the code"
SETTLED = f"""{{
  localStorage.setItem("twofold.language", "pseudo");
  localStorage.setItem("twofold.name", "{NAME}");
}}"""
"""Runs before a page's own scripts."""

MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
WORD = re.compile(r"[^\W\d_]{2,}")


@cache
def same_everywhere() -> tuple[str, ...]:
    """What people and games are called in every language; taglines and tasks come from the server."""
    games = installed_games.values()
    return (
        *(str(Text(f"{game.id}/tagline")) for game in games),
        *(str(game.today.task) for game in games if game.today),
        *(game.name for game in games),
        *(seat for game in games for seat in read_lesson(game).seats if seat),
        *("Twofold", "UNO", NAME),
    )


NO_TEXTS = re.compile(
    r"https?://\S+|twofold verify \S+|\b[A-Z]+-\d+\b|\b[A-Z0-9]{6}\b"
    r"|\b(?:[A-Z][a-z]{2}, )?[A-Z][a-z]+ \d+, \d{4}(?:, \d+:\d\d\s[AP]M)?\b"
)
"""Addresses, a command, ids of rules, codes of tables, and dates, which the browser writes."""


def is_translated(shown: str, names: Iterable[str] = ()) -> bool:
    """Whether all of it comes from files of texts, but for these names."""
    rest, before = shown, ""
    while rest != before:
        rest, before = MARKED.sub(" ", rest), rest
    for name in (*same_everywhere(), *names):
        rest = rest.replace(name, " ")
    return not WORD.search(NO_TEXTS.sub(" ", rest))


def problems(page: Page, names: Iterable[str] = ()) -> list[str]:
    """What of a picture is not translated, but for these names, or cannot be read."""
    read = look(page, LEGIBLE)
    coded = [f"{CODED}: {text}" for text in read["texts"] if not is_translated(text, names)]
    return [*dict.fromkeys(coded + read["unreadable"])]


def in_the_code(page: Page, names: Iterable[str] = ()) -> list[str]:
    """What of a picture is not translated, but for these names."""
    at_rest(page)
    return [problem for problem in problems(page, names) if problem.startswith(CODED)]


def examine(page: Page, names: Iterable[str] = ()) -> None:
    """Look at a page once nothing moves any more."""
    at_rest(page)
    found = problems(page, names)
    assert not found, "\n".join(found)


def marked(open_page: OpenPage, size: tuple[int, int] = PHONE) -> Page:
    """The home page on a phone, in the pseudo-language."""
    page = open_page(size=size, script=SETTLED)
    expect(page.get_by_role("button", name="with friends").first).to_be_visible()
    return page
