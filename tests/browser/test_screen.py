"""The big screen: the public table for a whole room, in real browsers, on a real server."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import PHONE, SCREEN, OpenPage, TableServer, screenshot
from tests.browser.devices import NOTHING, Devices
from tests.browser.games import GAMES, played
from tests.browser.games.duple import OPEN, draw, say
from tests.browser.hands import press_remote
from tests.browser.staging import TELEVISION, staged
from tests.browser.stored import moments, room
from tests.browser.tables import (
    add_bots,
    deal,
    hurry_to_the_end,
    is_over,
    lose_connection,
    open_table,
    play_until,
    sit_down,
    switch,
)
from tests.browser.test_every_page import examine, looks, violations
from tools.web_fixtures import NAMES
from twofold.engine import Audience, installed_games

TV = SCREEN
SCREENS = ((1280, 720), TV, (3840, 2160))
LEGIBLE = 28
"""Pixels of a screen 1080 high: letters of that size are read from four metres."""

STEPS = 12
"""Enough for every game to be under way."""

TEXTS = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!textContent.trim() || parent.closest('.unseen, svg, title') || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(parent).fontSize);
    found.push({ text: textContent.trim(), size, left, top, right, bottom });
  }
  return found;
}
"""
SCROLLED = """
() => [...document.querySelectorAll('html, main, main *')].filter((element) => {
  const { overflowY, overflowX } = getComputedStyle(element);
  const scrolls = (kind) => element.localName === 'html' || ['auto', 'scroll'].includes(kind);
  const deep = element.scrollHeight - element.clientHeight;
  const wide = element.scrollWidth - element.clientWidth;
  return (scrolls(overflowY) && deep > 1) || (scrolls(overflowX) && wide > 1);
}).map((element) => element.outerHTML.slice(0, 120))
"""
STICKING_OUT = """
() => [...document.querySelectorAll('.seats > li')].flatMap((seat) => {
  const { left, right } = seat.getBoundingClientRect();
  return [...seat.querySelectorAll('*')].filter((part) => {
    const box = part.getClientRects()[0];
    return box && !part.closest('.unseen') && (box.left < left - 1 || box.right > right + 1);
  }).map((part) => part.outerHTML.slice(0, 120));
})
"""


def way_in(page: Page) -> None:
    """The QR code and the short code are in sight."""
    expect(page.get_by_role("img", name="QR code")).to_be_in_viewport(ratio=1)
    expect(page.locator("aside .code")).to_be_in_viewport(ratio=1)


def stage(page: Page) -> None:
    """Wait until the match is shown."""
    expect(page.locator(".centre > *").first).to_be_attached()
    expect(page.locator(".seats > li").first).to_be_visible()


def fits(page: Page) -> None:
    """Nothing scrolls, nothing sticks out, and everything is large enough for the size of the screen."""
    width, height = page.viewport_size["width"], page.viewport_size["height"]  # type: ignore[index]
    assert page.evaluate(SCROLLED) == []
    assert page.evaluate(STICKING_OUT) == []
    texts = page.evaluate(TEXTS)
    assert texts
    outside = [
        text["text"]
        for text in texts
        if min(text["left"], text["top"]) < -1 or text["right"] > width + 1 or text["bottom"] > height + 1
    ]
    assert outside == []
    small = {text["text"]: text["size"] for text in texts if text["size"] < LEGIBLE * height / TV[1]}
    assert small == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_room_reads_the_table_of_every_game_and_only_what_everybody_may_know(
    open_page: OpenPage, game: str
) -> None:
    host = open_page(NOTHING)
    address = open_table(host, installed_games[game].name)
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    screen = open_page("/nowhere", size=TV)
    screen.on("websocket", listen)
    screen.goto(f"{address}/screen")
    expect(screen.get_by_role("heading", name=installed_games[game].name)).to_be_visible()
    by_day_or_night(screen, f"screen-{game}-gathering")
    deal(host)
    stage(screen)
    fits(screen)
    for _ in range(STEPS):
        assert screen.locator("[data-card], .face .mark, input").count() == 0
        if not is_over(host):
            played(game).move(host)
    if not is_over(host):
        by_day_or_night(screen, f"screen-{game}-playing")
    updates = [frame for frame in frames if frame["type"] == "update"]
    assert updates
    for update in updates:
        assert update["view"]["viewer"] is None
        assert update["choices"] == []
        assert update["outcome"] or played(game).keeps_secrets(update["view"]), update["view"]


def by_day_or_night(screen: Page, name: str) -> None:
    """One table, looked at in the theme that follows from its name, or in both where there is time."""
    for _, theme in looks(name, ["screen"]):
        screen.emulate_media(color_scheme=theme)
        look(screen, f"{name}-{theme}")


def look(screen: Page, name: str) -> None:
    """Whatever the size of the screen, all can be read; it is kept as a picture."""
    for width, height in SCREENS:
        screen.set_viewport_size({"width": width, "height": height})
        way_in(screen)
        fits(screen)
    screen.set_viewport_size({"width": TV[0], "height": TV[1]})
    assert violations(screen) == []
    screenshot(screen, name)


def test_phones_join_with_the_code_and_the_screen_follows_to_the_rematch(open_page: OpenPage) -> None:
    ada = open_page(NOTHING, size=PHONE)
    address = open_table(ada, "Dualis", **{"Short game": "on"})
    screen = open_page(f"{address}/screen", size=TV)
    bo = open_page(size=PHONE)
    bo.get_by_label("Room code").fill(screen.locator("aside .code").inner_text())
    bo.get_by_role("button", name="Join").click()
    sit_down(bo, 1, "Bo")
    expect(screen.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    expect(screen.get_by_text("Join on your phone")).to_be_visible()
    deal(ada)
    stage(screen)
    expect(screen.get_by_text("Watch now, play next")).to_be_visible()
    hurry_to_the_end(ada, bo)
    expect(screen.get_by_role("heading", name="win")).to_be_visible()
    expect(screen.get_by_text("0 of 2 are ready")).to_be_visible()
    look(screen, "screen-dualis-result-light")
    ada.get_by_role("button", name="Play again").click()
    expect(screen.get_by_text("1 of 2 is ready")).to_be_visible()
    ada.get_by_role("button", name="Start now").click()
    expect(ada.locator("[data-card]")).to_have_count(9)
    expect(bo.get_by_text("The next match has begun")).to_be_visible()
    bo.get_by_role("button", name="Go to the match").click()
    expect(bo.locator("[data-card]")).to_have_count(9)
    expect(screen.get_by_role("heading", name="win")).to_be_hidden()
    stage(screen)
    way_in(screen)


def test_a_full_table_of_duos_sees_the_reveal_as_a_show(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    screen = open_page(f"{full_table(host, 'DUOS', 6)}/screen", size=TV)
    look(screen, "screen-duos-full-gathering-light")
    deal(host)
    stage(screen)
    why = host.get_by_label("Why? (optional)")
    play_until(why.is_visible, played("duos").move, host)
    why.fill("Because both of them were in the attic of my grandmother, and nobody ever asked about them")
    host.get_by_role("button", name="Show pair").click()
    told = screen.locator("[data-read='told']")
    expect(told.get_by_text("nobody ever asked about them")).to_be_visible()
    expect(told.locator("img")).to_have_count(2)
    expect(screen.get_by_role("list", name="Everybody’s pairs").locator("img")).to_have_count(6 * 8)
    look(screen, "screen-duos-reveal-light")


def test_a_full_table_of_duple_sees_a_race_with_every_try(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    screen = open_page(f"{full_table(host, 'Duple', 8)}/screen", size=TV, theme="dark")
    deal(host)
    stage(screen)
    look(screen, "screen-duple-full-dark")
    tries = screen.get_by_role("list", name="Words so far").filter(has_text="ZZZZZ")
    play_until(tries.is_visible, cry, host)
    look(screen, "screen-duple-race-dark")


def cry(page: Page) -> bool:
    """Say a wrong word in every race; a bot may have won one before it is heard."""
    if not page.locator(OPEN).count():
        return draw(page)
    say(page, "zzzzz")
    return True


def full_table(host: Page, game: str, seats: int) -> str:
    """A table with so many around it; gives its address."""
    address = open_table(host, game)
    add_bots(host, seats - 1)
    return address


def test_a_device_that_holds_a_seat_shows_the_screen_as_a_spectator(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    open_table(host, "Dualis")
    link = host.get_by_role("link", name="Big screen")
    expect(host.get_by_text("/screen and type the code")).to_be_visible()
    with host.expect_popup() as opened:
        link.click()
    screen = opened.value
    way_in(screen)
    deal(host)
    expect(host.locator("[data-card]")).to_have_count(13)
    stage(screen)
    expect(screen.locator("[data-card]")).to_have_count(0)
    host.get_by_role("button", name="Table menu").click()
    expect(host.get_by_role("link", name="Big screen")).to_be_visible()


def test_a_table_that_does_not_want_to_be_watched_says_so(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    open_table(host, "Dualis")
    switch(host, "Let people watch", on=False)
    screen = open_page(f"{host.url}/screen", size=TV)
    expect(screen.get_by_role("heading", name="has not allowed watching here")).to_be_visible()
    fits(screen)
    assert violations(screen) == []


def test_a_screen_without_a_table_says_so(open_page: OpenPage) -> None:
    screen = open_page("/t/nowhere/screen", size=TV)
    expect(screen.get_by_role("heading", name="There is no room at this link")).to_be_visible()


def test_a_lost_connection_is_shown_and_mended(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    screen = open_page(f"{open_table(host, 'DUOS')}/screen", size=TV)
    deal(host)
    stage(screen)
    lose_connection(screen)
    stage(screen)
    way_in(screen)


def test_the_pointer_leaves_when_nobody_moves_it_and_comes_back(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    screen = open_page(f"{open_table(host, 'DUOS')}/screen", size=TV)
    expect(screen.locator(".screen")).to_have_css("cursor", "none")
    screen.mouse.move(200, 200)
    expect(screen.locator(".screen")).not_to_have_css("cursor", "none")
    sound = screen.get_by_role("button", name="Sound")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")


def test_a_tv_opens_a_room_with_its_remote_control_and_types_the_code_of_another(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    open_table(host, "Duple")
    code = host.locator(".code").inner_text()
    tv = open_page(size=TV)
    press_remote(tv.get_by_role("button", name="Open a room"))
    expect(tv.get_by_role("heading", name="Players")).to_be_visible()
    tv.go_back()
    press_remote(tv.get_by_role("button", name="Use this screen as the TV"))
    way_in(tv)
    press_remote(tv.get_by_role("button", name="Sound"))
    press_remote(tv.get_by_role("button", name="Show another room"))
    press_remote(tv.get_by_role("button", name="Open a room on this screen"))
    way_in(tv)
    press_remote(tv.get_by_role("button", name="Show another room"))
    field = tv.get_by_label("Room code")
    expect(field).to_be_visible()
    examine(tv, "screen-code")
    field.fill("QQQQQQ")
    field.press("Enter")
    expect(tv.get_by_role("alert")).to_contain_text("No room has this code.")
    field.fill(code.lower())
    press_remote(tv.get_by_role("button", name="Show room"))
    expect(tv.get_by_role("heading", name="Duple")).to_be_visible()
    way_in(tv)


def test_an_address_with_the_code_in_it_leads_to_the_table(open_page: OpenPage) -> None:
    host = open_page(NOTHING)
    address = open_table(host, "Duet")
    tv = open_page(f"/screen/{host.locator('.code').inner_text()}", size=TV)
    expect(tv).to_have_url(f"{address}/screen")
    way_in(tv)


def test_public_tables_are_offered_to_a_tv(open_page: OpenPage, server: TableServer) -> None:
    host = open_page(NOTHING)
    open_table(host, "UNO Duo")
    switch(host, "Show in the list of open rooms", on=True)
    tv = open_page("/screen", size=TV)
    tv.locator(f'a[href="{host.url.removeprefix(server.address)}/screen"]').click()
    expect(tv.get_by_role("heading", name="UNO Duo")).to_be_visible()
    way_in(tv)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_waited_for_while_a_round_is_counted_bug(
    devices: Devices, server: TableServer, game: str
) -> None:
    """Whoever was to lead the next round was waited for while the last one was still being told."""
    names = NAMES[: installed_games[game].seat_counts[-1]]
    named: dict[str, str] = {}
    with staged(devices, server.address, TELEVISION, TV) as stage:
        stage.table(room(game, names, (), "playing", 0))
        for moment in moments(game, names, Audience.SPECTATOR):
            for beat in stage.pictures(moment):
                said = stage.page.locator("header .turn").all_inner_texts()
                waits = stage.page.locator("ol.seats .awaited").count()
                if beat.startswith("aftermath") and (waits or any(name in said[0] for name in names)):
                    named[f"{moment.kind}: {beat}"] = said[0]
    assert named == {}
