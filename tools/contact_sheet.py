"""Every scene of every game, to be looked at: phone, phone sideways, desktop and television, light and dark.

``python -m tools.contact_sheet [GAME …]`` plays stored matches of each game to pages without a server, beat
by beat: of a full table, and of as few and as many as can play. It shows their results to whoever won and to
whoever lost, goes through the lesson, and writes ``build/scenes/<game>.html``, a sheet of pictures with a row
for each of all that. Nothing of it is committed.
"""

import shutil
import sys
from collections.abc import Sequence
from html import escape
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from tests.browser.conftest import opening
from tests.browser.devices import Devices
from tests.browser.games import GAMES
from tests.browser.staging import DEVICES, TELEVISION, Staged, staged
from tests.browser.stored import moments, replay, room, table
from tests.browser.tapping import at_rest
from tests.browser.test_learn import at_step, go_on
from tools.browsing import browsing
from tools.web_fixtures import NAMES
from twofold.engine import Audience, Viewer, installed_games
from twofold.engine.lesson import has_lesson, read_lesson

FOLDER = Path(__file__).parent.parent / "build" / "scenes"
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
FULL = 4
"""As many as sit at most tables, where so many can play."""

Names = tuple[str, ...]

STYLE = """
  body { font-family: sans-serif; background: #888 }
  figure { display: inline-block; margin: 0.5rem; vertical-align: top }
  img { max-height: 22rem; max-width: 32rem; display: block }
"""

Sheet = dict[str, list[Path]]
"""The pictures of a scene's beats, by what they are called."""


class Camera:
    """Takes the pictures of one game on one device."""

    def __init__(self, game: str, device: str, theme: Theme, sheet: Sheet) -> None:
        self._folder = FOLDER / game
        self._named = f"{device}-{theme}"
        self._sheet = sheet

    def take(self, page: Page, title: str) -> None:
        """Take one."""
        path = self._folder / f"{self._named}-{len(list(self._folder.iterdir())):03}.png"
        page.screenshot(path=path)
        self._sheet.setdefault(title, []).append(path)


def casts(game: str) -> list[Names]:
    """Who plays it: at a full table, and as few and as many as can."""
    seats = installed_games[game].seat_counts
    return [NAMES[:count] for count in dict.fromkeys((min(FULL, seats[-1]), seats[0], seats[-1]))]


def take_match(stage: Staged, game: str, names: Names, camera: Camera) -> None:
    """Take every beat of a match."""
    stage.table(table(game, names, "playing", "match"))
    for moment in moments(game, names, seen_by(stage)):
        for beat in stage.pictures(moment):
            camera.take(stage.page, f"{len(names)} play. {moment.kind}: {beat}")


def seen_by(stage: Staged) -> Viewer:
    """Who looks."""
    return Audience.SPECTATOR if stage.you is None else stage.you


def take_result(stage: Staged, game: str, names: Names, camera: Camera, how: str) -> None:
    """Take what whoever looks is told of a match that is over, and what comes below it."""
    title = f"{len(names)} played: the result, {how}"
    stage.tell(replay(game, names))
    stage.table(room(game, names, (), "over", 1))
    for _ in stage.pictures(moments(game, names, seen_by(stage))[-1]):
        pass
    stage.page.locator("figure img").first.wait_for()
    camera.take(stage.page, title)
    while stage.page.evaluate(SCROLL):
        camera.take(stage.page, f"{title}, scrolled")


def readers(game: str, names: Names) -> dict[str, int]:
    """Somebody who won, and somebody who lost, if anybody did."""
    outcome = replay(game, names).outcome
    assert outcome
    return {"won" if seat in outcome.winners else "lost": seat for seat in range(len(names))}


SCROLL = """() => {
  const result = document.querySelector(".result .told");
  const before = result?.scrollTop;
  result?.scrollBy({ top: result.clientHeight - 40, behavior: "instant" });
  return result?.scrollTop !== before;
}"""


def take_lesson(devices: Devices, address: str, game: str, device: str, theme: Theme, camera: Camera) -> None:
    """Take every step of the lesson, and its end."""
    with opening(devices, address, "scenes", painted=True) as opened:
        page = opened(f"/learn/{game}", size=DEVICES[device][-1], theme=theme)
        steps = read_lesson(installed_games[game]).steps
        for number, step in enumerate(steps):
            at_step(page, number, len(steps))
            at_rest(page)
            camera.take(page, f"the lesson, step {number + 1}")
            go_on(page, step)
        page.get_by_role("heading", name="Now you know").wait_for()
        at_rest(page)
        camera.take(page, "the lesson is over")


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


def make(devices: Devices, address: str, game: str) -> None:
    """One sheet."""
    shutil.rmtree(FOLDER / game, ignore_errors=True)
    (FOLDER / game).mkdir(parents=True)
    sheet: Sheet = {}
    for device, theme in product(DEVICES, THEMES):
        camera = Camera(game, device, theme, sheet)
        for names in casts(game):
            with staged(devices, address, device, DEVICES[device][-1], theme, painted=True) as stage:
                take_match(stage, game, names, camera)
            for how, seat in readers(game, names).items() if device != TELEVISION else [("told", 0)]:
                with staged(
                    devices, address, device, DEVICES[device][-1], theme, you=seat, painted=True
                ) as stage:
                    take_result(stage, game, names, camera, how)
        if device != TELEVISION and has_lesson(installed_games[game]):
            take_lesson(devices, address, game, device, theme, camera)
    (FOLDER / f"{game}.html").write_text(page(game, sheet), "utf-8")


def main(games: Sequence[str]) -> None:
    """Make the sheets of these games, or of all."""
    with browsing("scenes") as (browser, server):
        devices = Devices(browser)
        for game in games or GAMES:
            make(devices, server.address, game)


if __name__ == "__main__":
    main(sys.argv[1:])
