"""What people do at a table, in the words of the page."""

import re
from collections.abc import Callable
from importlib import import_module

from playwright.sync_api import Page, expect

Move = Callable[[Page], None]
"""Does one thing that is allowed, if it is this page's turn; otherwise waits a moment."""

MOST_STEPS = 3000


def move_of(game: str) -> Move:
    """How a game is played through its page: ``move`` of the module with the game's name in ``moves``."""
    move: Move = import_module(f"tests.browser.moves.{game.replace('-', '_')}").move
    return move


def play_bots(page: Page, game: str) -> None:
    """One click on the shelf."""
    page.get_by_role("button", name=f"Play {game} against bots").click()
    expect(page).to_have_url(re.compile(r"/t/"))


def open_table(page: Page, game: str, **options: str) -> str:
    """Open a table for friends; gives its address."""
    page.get_by_role("link", name=f"Play {game} with friends").click()
    for label, value in options.items():
        field = page.get_by_label(label)
        field.check() if value == "on" else field.select_option(value)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    return page.url


def play_to_the_end(game: str, *pages: Page) -> None:
    """Everybody plays whatever is allowed until all see the result."""
    move = move_of(game)
    for _ in range(MOST_STEPS):
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            move(page)
    raise AssertionError(f"the match of {game} did not end")


def is_over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.get_by_role("button", name="Play again").is_visible()


def sit_down(page: Page, seat: int, name: str) -> None:
    """Take a free seat of the table that the page shows."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=f"Take seat {seat + 1}").click()
    expect(page.get_by_text(f"{name} (you)")).to_be_visible()


def deal(page: Page) -> None:
    """The host begins; bots take the free seats."""
    page.get_by_role("button", name=re.compile("^Deal")).click()
