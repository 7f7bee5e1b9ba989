"""Takes the pictures of README and docs in a real browser: tables some moves into a match, and an evening.

``python -m tools.pictures`` writes ``<game>.png`` and ``evening-*.jpg`` into ``docs/pictures``; with names of
games, or ``evening``, those only.
"""

import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, TableServer, opening
from tests.browser.devices import Devices
from tests.browser.games import GAMES, duos, played
from tests.browser.hands import MOUSE
from tests.browser.tables import add_bots, hurry_to_the_end, play_bots
from tests.browser.test_evening import Party, start
from tools.browsing import browsing
from twofold import installed_games

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SECONDS = 4
"""How long is played before the picture is taken."""

THEMES = ("light", "dark")
EVENING = "evening"
PHONE, LAPTOP, TV = (390, 780), (1000, 780), (1280, 720)
QUALITY = 70
"""Of the pictures of an evening: each has less than 90 kB."""


def take(browser: Browser, server: TableServer, game_id: str, theme: str) -> None:
    """One picture."""
    game = played(game_id)
    pose = getattr(game, "pose", None)
    page = browser.new_page(
        viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="no-preference" if pose else "reduce",
        locale="en-GB",
    )
    page.goto(server.address)
    play_bots(page, installed_games[game_id].name)
    end = time.monotonic() + SECONDS
    while not pose and time.monotonic() < end:
        game.move(page)
    if pose:
        pose(page)
    page.screenshot(path=FOLDER / f"{game_id}.png")
    page.close()


def take_evening(devices: Devices, server: TableServer) -> None:
    """A screen opens a room, people and bots come; they play DUOS, and are asked for more."""
    server.runs(EVENING)
    with opening(devices, server.address, EVENING, painted=True) as open_page:
        party = Party(open_page, [(MOUSE, "light")])
        screen = party.device(TV)
        party.press(screen, "Use this screen as the TV")
        code = screen.locator("aside .code").inner_text()
        ada, ben = party.to_the_room(code, LAPTOP), party.to_the_room(code, PHONE)
        party.come_in(ada, "Ada")
        ben.get_by_label("Your name").fill("Ben")
        keep(ben, "phone")
        party.come_in(ben, "Ben")
        expect(screen.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
        keep(screen, "tv")
        party.put(ada, "DUOS")
        add_bots(ada, 2)
        expect(ada.get_by_text("Pip").first).to_be_visible()
        ada.evaluate("scrollTo(0, 0)")
        keep(ada, "room")
        start(party, ada)
        hurry_to_the_end(ada, ben, deciding=duos.DECIDING)
        party.press(ben, "Play again")
        expect(screen.get_by_text("1 of 2")).to_be_visible()
        keep(screen, "again")


def keep(page: Page, name: str) -> None:
    """A picture of the evening, small enough for a page of documentation."""
    page.screenshot(path=FOLDER / f"{EVENING}-{name}.jpg", type="jpeg", quality=QUALITY)


def main(wanted: list[str]) -> None:
    """Take them all, light and dark in turn, or those that are wanted."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browsing("pictures") as (browser, server):
        for number, game_id in enumerate(GAMES):
            if not wanted or game_id in wanted:
                take(browser, server, game_id, THEMES[number % 2])
        if not wanted or EVENING in wanted:
            take_evening(Devices(browser), server)


if __name__ == "__main__":
    main(sys.argv[1:])
