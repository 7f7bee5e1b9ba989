"""Every scene of every game, to be looked at: phone, phone sideways, desktop and television, light and dark.

``python -m tools.contact_sheet [GAME …]`` plays a stored match of each game to pages without a server, beat
by beat, and writes ``build/scenes/<game>.html``, a sheet of pictures with a row for each beat. Nothing of it
is committed.
"""

import shutil
import sys
import tempfile
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, find
from tests.browser.conftest import TableServer
from tests.browser.staging import DEVICES, staged
from tests.browser.stored import moments, table
from tools.web_fixtures import NAMES
from twofold.engine import Audience, installed_games

FOLDER = Path(__file__).parent.parent / "build" / "scenes"
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
MANY = 4
"""As many as sit at a table, where so many can play."""

STYLE = """
  body { font-family: sans-serif; background: #888 }
  figure { display: inline-block; margin: 0.5rem; vertical-align: top }
  img { max-height: 22rem; max-width: 32rem; display: block }
"""

Sheet = dict[str, list[Path]]
"""The pictures of a scene's beats, by what they are called."""


def take(browser: Browser, address: str, game: str, device: str, theme: Theme, sheet: Sheet) -> None:
    """Take every picture on one device."""
    counts = installed_games[game].seat_counts
    names = NAMES[: min(MANY, counts[-1])]
    with staged(browser, address, device, DEVICES[device][-1], theme) as stage:
        viewer = Audience.SPECTATOR if stage.you is None else stage.you
        stage.table(table(game, names, "playing", "match"))
        for moment in moments(game, names, viewer):
            for beat in stage.pictures(moment):
                title = f"{moment.kind}: {beat}"
                path = FOLDER / game / f"{device}-{theme}-{len(list((FOLDER / game).iterdir())):03}.png"
                stage.page.screenshot(path=path)
                sheet.setdefault(title, []).append(path)


def page(game: str, sheet: Sheet) -> str:
    """The sheet of a game."""
    rows = "\n".join(
        f"<h2>{escape(title)}</h2>\n{''.join(map(figure, taken))}" for title, taken in sheet.items()
    )
    name = escape(installed_games[game].name)
    head = f"<meta charset=utf-8><title>{name}</title><style>{STYLE}</style>"
    return f"<!doctype html>{head}<h1>{name}</h1>\n{rows}\n"


def figure(path: Path) -> str:
    """One picture."""
    source = path.relative_to(FOLDER).as_posix()
    return (
        f'<figure><img loading="lazy" src="{source}" alt=""><figcaption>{path.stem}</figcaption></figure>\n'
    )


def make(browser: Browser, address: str, game: str) -> None:
    """One sheet."""
    shutil.rmtree(FOLDER / game, ignore_errors=True)
    (FOLDER / game).mkdir(parents=True)
    sheet: Sheet = {}
    for device in DEVICES:
        for theme in THEMES:
            take(browser, address, game, device, theme, sheet)
    (FOLDER / f"{game}.html").write_text(page(game, sheet), "utf-8")


def main(games: Sequence[str]) -> None:
    """Make the sheets of these games, or of all."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        found = find(playwright)
        if found is None:
            raise SystemExit("No Chromium can be had here: install one to take pictures.")
        server = TableServer(Path(folder), "scenes")
        server.start()
        browser = playwright.chromium.launch(executable_path=found.path, args=list(ARGUMENTS))
        for game in games or installed_games:
            make(browser, server.address, game)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
