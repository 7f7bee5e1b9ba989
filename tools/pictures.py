"""Takes the pictures of the README: each game's table some moves into a match, in a real browser.

``python -m tools.pictures`` writes ``docs/pictures/<game>.png``.
"""

import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, find
from tests.browser.conftest import DESKTOP, TableServer
from tests.browser.games import played
from tests.browser.tables import play_bots
from twofold import installed_games

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SECONDS = 4
"""How long is played before the picture is taken."""

THEMES = ("light", "dark")


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


def main() -> None:
    """Take them all, light and dark in turn."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        found = find(playwright)
        if found is None:
            raise SystemExit("No Chromium can be had here: install one to take pictures.")
        server = TableServer(Path(folder), "pictures")
        server.start()
        browser = playwright.chromium.launch(executable_path=found.path, args=list(ARGUMENTS))
        for number, game_id in enumerate(installed_games):
            take(browser, server, game_id, THEMES[number % 2])
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
