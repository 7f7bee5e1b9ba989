"""What people do at a table, in the words of the page."""

import re
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager

from playwright.sync_api import Locator, Page, expect

from tests.amounts import amount
from tests.browser import doors
from tests.browser.conftest import screenshot
from tests.browser.devices import PATIENCE
from tests.browser.games import played

Move = Callable[[Page], bool]
"""Does one thing that this page may do now; false if there is none."""

MOST_NEWS = 2000
BY_BUTTONS = amount(16, MOST_NEWS)
"""How many moves of a whole match are made by its buttons before it is hurried to its end."""
MOMENT = 30
"""Milliseconds between two looks at pages where nothing can be done."""

FIRST = "({ choices }) => choices.find(({ type }) => type !== 'form')"
"""Decides on the first thing that is allowed."""

HURRY = """decide => {
  const page = document.querySelector("#app").style;
  let answered = null;
  window.hurry = () => {
    const { match, number, outcome, choices } = window.latest ?? {};
    page.contentVisibility = outcome ? "" : "hidden";
    if (outcome) window.hurry = null;
    const asked = `${number} on line ${window.sockets.length}`;
    const action = choices?.length && answered !== asked && decide(window.latest);
    if (!action) return;
    answered = asked;
    const act = { type: "act", id: crypto.randomUUID(), match, number, action };
    window.sockets.at(-1).send(JSON.stringify(act));
  };
  window.hurry();
}"""
"""Answers whatever the page is told with what is decided on, after its connection was lost and mended, too.

Until the end nothing is drawn, because nobody looks."""

NEWS = "window.news"
"""How many messages a page has had about its match."""

OUTCOME = "() => Boolean(window.latest?.outcome)"

CUT = """words => {
  const told = () => document.body.innerText.includes(words);
  const watching = new MutationObserver(() => {
    window.lost ||= told();
    window.mended = window.lost && !told();
    if (window.mended) watching.disconnect();
  });
  window.lost = window.mended = false;
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  window.sockets.at(-1).close();
}"""
"""Cuts the connection, and notes what the page says of it: a new one may be there before a test looks."""


def play_bots(page: Page, game: str) -> None:
    """One click on the shelf; a page that shows nothing yet is dealt in without it."""
    if doors.is_nowhere(page):
        doors.deal_with_bots(page, game)
    else:
        page.get_by_role("button", name=f"Play {game} against bots").click()
        expect(page).to_have_url(re.compile(r"/t/"))


def until_asked(page: Page) -> None:
    """Wait until the match waits for this page: from then on no bot changes what is looked at."""
    page.locator(".bar.active").first.wait_for(state="attached")


def open_table(page: Page, game: str, **options: str) -> str:
    """Open a room with a game on its table, and agree on options by their names; gives its address.

    From the shelf and by its forms, or without both for a page that shows nothing yet.
    """
    if doors.is_nowhere(page):
        doors.open_room(page, game, options)
        expect(page.get_by_role("heading", name="Players")).to_be_visible()
        return page.url
    page.get_by_role("button", name=f"Play {game} with friends").click()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    if options:
        agree(page, options)
    return page.url


def agree(page: Page, options: Mapping[str, str]) -> None:
    """The host sets options by their names, one by one, in the drawer below the presets."""
    drawer = variants(page)
    drawer.get_by_text("All options").click()
    for label, value in options.items():
        field = drawer.get_by_label(label, exact=True)
        with agreed(page):
            if value in ("on", "off"):
                turn(field, value == "on")
            elif value.isdigit():
                field.fill(value)
                field.press("Tab")
            else:
                field.select_option(value)
    page.keyboard.press("Escape")


def agreed(page: Page) -> AbstractContextManager[object]:
    """What the host changes within is known to the server at its end: requests may overtake each other."""
    return page.expect_response(lambda answer: answer.request.method == "PATCH" and answer.ok)


def variants(page: Page) -> Locator:
    """The open drawer with the variants."""
    page.get_by_role("button", name=re.compile("^Variants")).click()
    return page.get_by_role("complementary", name="Variants")


def switch(page: Page, label: str, on: bool) -> None:
    """The host switches something of the table in its menu."""
    page.get_by_role("button", name="Table menu").click()
    with agreed(page):
        turn(page.get_by_role("switch", name=label), on)
    page.keyboard.press("Escape")


def turn(switch: Locator, on: bool) -> None:
    """Turn a switch that shows what the server says, which may take a moment to agree."""
    expect(switch).to_be_checked(checked=not on)
    switch.click()


def add_bots(page: Page, count: int) -> None:
    """The host has so many more characters sit down."""
    for _ in range(count):
        with page.expect_response(lambda answer: answer.url.endswith("/bots") and answer.ok):
            page.get_by_role("button", name="Add a bot").click()


def play_to_the_end(game: str, *pages: Page, deciding: str = FIRST, by_buttons: int = BY_BUTTONS) -> None:
    """Everybody plays whatever is allowed until all see the result.

    On a change only the beginning is played by buttons; where there is time, all of it.
    """
    made = 0

    def move(page: Page) -> bool:
        nonlocal made
        moved = played(game).move(page)
        made += moved
        return moved

    play_until(lambda: made >= by_buttons or all(map(is_over, pages)), move, *pages)
    hurry_to_the_end(*pages, deciding=deciding)


def hurry_to_the_end(*pages: Page, deciding: str = FIRST) -> None:
    """Play a match of which only the end matters over the pages' connections instead of by their buttons.

    What they do is decided by a function of an update, in the pages' language.
    """
    for page in pages:
        page.evaluate(f"() => ({HURRY})({deciding})")
    for page in pages:
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


def play_until(done: Callable[[], bool], move: Move, *pages: Page) -> None:
    """Everybody does whatever is allowed until it is done; a match must not stand still nor go on forever.

    How long it goes on is told by what the pages hear: on a slow server they try the same again and again.
    """
    news, since = -1, time.monotonic()
    while not done():
        moved = [move(page) for page in pages]
        heard = sum(page.evaluate(NEWS) for page in pages)
        if heard != news:
            news, since = heard, time.monotonic()
        assert heard < MOST_NEWS * len(pages), f"{heard} messages, and no end"
        assert time.monotonic() - since < PATIENCE / 1000, "\n".join(map(standstill, pages))
        if not any(moved):
            pages[0].wait_for_timeout(MOMENT)


def wait_until(page: Page, done: Callable[[], bool]) -> None:
    """Wait for something that this test itself notices while the page goes on."""
    since = time.monotonic()
    while not done():
        assert time.monotonic() - since < PATIENCE / 1000, standstill(page)
        page.wait_for_timeout(MOMENT)


def lose_connection(page: Page) -> None:
    """Cut the page's connection; wait until it has said so and has another one."""
    page.evaluate(CUT, "No connection")
    page.wait_for_function("() => window.mended")


def standstill(page: Page) -> str:
    """What a page shows on which nothing can be done and nothing happens."""
    screenshot(page, "standstill")
    return f"{page.url}: nothing can be done, nothing happens: {page.locator('main').inner_text()!r}"


def is_over(page: Page) -> bool:
    """Whether the result is shown; asked after every move, so it is looked for only when there is one."""
    return page.evaluate(OUTCOME) and page.get_by_role("button", name="Play again").is_visible()


def sit_down(page: Page, seat: int, name: str) -> None:
    """Come into the room that the page shows, and sit down there."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text(f"{name} (you)")).to_be_visible()
    elsewhere = page.get_by_role("button", name=f"Take seat {seat + 1}")
    if elsewhere.count():
        elsewhere.click()
    expect(elsewhere).to_have_count(0)


def all_have_shuffled(page: Page) -> None:
    """Wait until everybody who sits there has brought something to the shuffle."""
    page.wait_for_function("() => window.table?.seats.every(seat => seat.kind !== 'human' || seat.entropy)")


def deal(page: Page) -> None:
    """The host begins, once everybody has brought something to the shuffle; bots take the free seats."""
    all_have_shuffled(page)
    page.get_by_role("button", name=re.compile("^⟦?Start")).click()
