"""What people do at a table, in the words of the page."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, screenshot
from tests.browser.games import played

Move = Callable[[Page], bool]
"""Does one thing that this page may do now; false if there is none."""

MOST_MOVES = 2000
MOMENT = 30
"""Milliseconds between two looks at pages where nothing can be done."""

HURRY = """() => {
  const line = window.sockets.at(-1);
  const hurry = () => {
    const { choices, match, number, outcome } = window.latest ?? {};
    if (outcome) line.removeEventListener("message", hurry);
    if (!choices?.length || answered === number) return;
    answered = number;
    line.send(JSON.stringify({ type: "act", id: crypto.randomUUID(), match, number, action: choices[0] }));
  };
  let answered = null;
  line.addEventListener("message", hurry);
  hurry();
}"""
"""Answers whatever the page is told with the first thing that is allowed."""

NEWS = "window.news"
"""How many messages a page has had about its match."""


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
    play_until(lambda: all(map(is_over, pages)), played(game).move, *pages)


def hurry_to_the_end(page: Page) -> None:
    """Play a match of which only the end matters over the page's own connection instead of by its buttons."""
    page.evaluate(HURRY)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def play_until(done: Callable[[], bool], move: Move, *pages: Page) -> None:
    """Everybody does whatever is allowed until it is done; a match must not stand still nor go on forever."""
    moves, news, since = 0, -1, time.monotonic()
    while not done():
        if moved := sum([move(page) for page in pages]):
            moves, since = moves + moved, time.monotonic()
            assert moves < MOST_MOVES, f"{moves} moves, and no end"
            continue
        heard = sum(page.evaluate(NEWS) for page in pages)
        if heard != news:
            news, since = heard, time.monotonic()
        assert time.monotonic() - since < PATIENCE / 1000, "\n".join(map(standstill, pages))
        pages[0].wait_for_timeout(MOMENT)


def wait_until(page: Page, done: Callable[[], bool]) -> None:
    """Wait for something that this test itself notices while the page goes on."""
    since = time.monotonic()
    while not done():
        assert time.monotonic() - since < PATIENCE / 1000, standstill(page)
        page.wait_for_timeout(MOMENT)


def standstill(page: Page) -> str:
    """What a page shows on which nothing can be done and nothing happens."""
    screenshot(page, "standstill")
    return f"{page.url}: nothing can be done, nothing happens: {page.locator('main').inner_text()!r}"


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
