"""Play on from here, in a real browser: a moment of a replay becomes a practice table, undone and shared."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage, TableServer, house
from tests.browser.tapping import tap
from tests.browser.test_every_page import examine, violations

SEAT = 1


def practised(page: Page, match: str, at: int, moves: list[Any]) -> dict[str, Any]:
    """What the server says of a moment."""
    address = page.url.partition("/replay")[0] + f"/api/matches/{match}/practice"
    shown: dict[str, Any] = page.request.post(address, data={"at": at, "seat": SEAT, "moves": moves}).json()
    return shown


def moment(page: Page, match: str) -> tuple[int, int]:
    """A moment at which a card without a coin may be played from the seat, and that card."""
    for at in range(4, 40):
        choices = practised(page, match, at, [])["updates"][-1]["choices"]
        if plain := [choice for choice in choices if choice["type"] == "play" and not choice["coin"]]:
            return at, plain[0]["card"]
    raise AssertionError("nothing may be played anywhere")


def play(page: Page, card: int) -> None:
    """Choose a card, and play it."""
    tap(page.locator(f'[data-card="{card}"]'))
    page.get_by_role("button", name=re.compile("^Play (Star|Moon)")).click()


def test_a_moment_is_played_on_undone_and_given_away_as_a_link(match: str, open_page: OpenPage) -> None:
    page = open_page(f"/replay/{match}", size=PHONE)
    page.get_by_label("View").select_option(str(SEAT))
    at, card = moment(page, match)
    page.get_by_label("Step of the match").fill(str(at))
    onward = page.get_by_role("link", name="Play on from here")
    onward.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Practice: Dualis")).to_be_focused()
    expect(page.get_by_text("Practice: it doesn’t count.")).to_be_visible()
    assert page.url.endswith(f"/replay/{match}#what-if={at}.{SEAT}")
    mine = page.locator("[data-card]")
    expect(page.locator(f'[data-card="{card}"]')).to_be_visible()
    before = mine.count()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    play(page, card)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    expect(page.locator(f'[data-card="{card}"]')).to_have_count(0)
    page.get_by_text("Compare").click()
    now = page.locator("section", has=page.get_by_role("heading", name="In practice", exact=True)).last
    expect(now.get_by_role("listitem").first).to_be_visible()
    examine(page, "practice")
    friend = open_page(page.url)
    expect(friend.get_by_role("button", name="Undo")).to_be_enabled()
    expect(friend.locator("main [data-settled=true], main[data-settled=true]")).to_have_count(1)
    expect(friend.locator(f'[data-card="{card}"]')).to_have_count(0)
    assert friend.url == page.url
    undo.click()
    expect(page.locator(f'[data-card="{card}"]')).to_be_visible()
    expect(mine).to_have_count(before)
    assert page.url.endswith(f"#what-if={at}.{SEAT}")
    page.get_by_role("link", name="Watch the match again").click()
    expect(page.get_by_label("Replay").get_by_role("status")).to_contain_text(f"Step {at} of")


def test_another_seat_is_taken_in_german_and_nonsense_is_told_apart(match: str, open_page: OpenPage) -> None:
    page = open_page(f"/replay/{match}")
    page.evaluate("localStorage.setItem('twofold.language', 'de')")
    page.goto(page.url + "#what-if=8.0")
    page.reload()
    expect(page.get_by_role("heading", name="Dualis, weitergespielt")).to_be_visible()
    expect(page.locator("[data-card]").first).to_be_visible()
    first = page.locator("[data-card]").first.get_attribute("data-card")
    page.get_by_label("Wessen Platz du nimmst").select_option("2")
    expect(page.locator(f'[data-card="{first}"]')).to_have_count(0)
    expect(page.locator("[data-card]").first).to_be_visible()
    assert page.url.endswith("#what-if=8.2")
    assert violations(page) == []
    page.evaluate("location.hash = '#what-if=nonsense'")
    expect(page.get_by_text("Diesen Moment gibt es nicht.")).to_be_visible()


def test_where_time_decides_the_clock_starts_when_one_wants(server: TableServer, open_page: OpenPage) -> None:
    match = broken_off(server)
    page = open_page(f"/replay/{match}#what-if=0.0", size=PHONE)
    start = page.get_by_role("button", name="Start the clock")
    expect(start).to_be_enabled()
    examine(page, "practice-in-time", ("phone",))
    start.click()
    expect(start).to_have_count(0)
    expect(page.get_by_role("heading", name="Practice: Duple")).to_be_visible()


def broken_off(server: TableServer) -> str:
    """A match of Duple that was broken off as soon as it had begun; gives its id."""
    bots = [{"kind": "bot", "level": "easy"}] * 2
    wish = {"game": "duple", "name": "Host", "seats": bots, "sit": None}
    seated = house("POST", f"{server.address}/api/tables", json=wish).json()
    table, host = seated["table"]["id"], {"authorization": f"Bearer {seated['token']}"}
    begun = house("POST", f"{server.address}/api/tables/{table}/start", json={}, headers=host).json()
    house("POST", f"{server.address}/api/tables/{table}/abandon", headers=host)
    return str(begun["match"])
