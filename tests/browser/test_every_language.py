"""All that there is of every game opens in every language; an error of a page fails the test, as ever."""

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, OpenPage, TableServer
from tests.browser.devices import NOTHING, Devices
from tests.browser.games import GAMES
from tests.browser.staging import Staged, staged
from tests.browser.stored import TOLD, moments, replay, table
from tests.browser.tables import wait_until
from tools.web_fixtures import NAMES
from twofold.engine import installed_games
from twofold.engine.lesson import has_lesson
from twofold.puzzles import has_puzzles
from twofold.texts.catalogue import languages

GO = """to => {
  history.pushState(null, "", to);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
"""To another page, as a link leads there: loading everything again costs more than what is looked at."""

OPENED = [
    pytest.param(game, language, marks=pytest.mark.xdist_group(f"matches of {game}"))
    for game, language in product(GAMES, languages())
]
"""Those who look at the same match are together, so that it is played once."""


@pytest.mark.parametrize(("game", "language"), OPENED)
def test_every_page_of_every_game_opens_in_every_language(
    devices: Devices, server: TableServer, game: str, language: str
) -> None:
    speaking = f"localStorage.setItem('twofold.language', '{language}')"
    names = NAMES[: installed_games[game].seat_counts[-1]]
    with staged(devices, server.address, "desktop", DESKTOP, script=speaking) as stage:
        assert stage.page.evaluate("document.documentElement.lang") == language
        play(stage, game, names)
        look_back(stage, game, names)
        for path in alone(game):
            stage.page.evaluate(GO, path)
            expect(stage.page.locator("main [data-place]").first).to_be_attached()


def play(stage: Staged, game: str, names: tuple[str, ...]) -> None:
    """A table, the fullest moments of a match, and its result."""
    stage.table(table(game, names, "playing", "match"))
    for moment in moments(game, names, viewer=0):
        for _ in stage.pictures(moment):
            pass
    stage.table(table(game, names, "over", "match"))
    expect(stage.page.locator("section.result")).to_be_visible()


def look_back(stage: Staged, game: str, names: tuple[str, ...]) -> None:
    """The match again from its beginning to its end, and its story."""
    stage.tell(replay(game, names))
    stage.page.evaluate(GO, f"/replay/{TOLD}")
    expect(stage.page.locator("main [data-place]").first).to_be_attached()
    stage.page.keyboard.press("End")
    stage.page.evaluate(GO, f"/story/{TOLD}")
    expect(stage.page.locator("main > .story").first).to_be_attached()


def alone(game: str) -> list[str]:
    """Where one person plays a game: its lesson, a puzzle, today's deal."""
    kind = installed_games[game]
    ways = {"learn": has_lesson(kind), "puzzles": has_puzzles(kind), "today": kind.today is not None}
    return [f"/{way}/{game}" for way, leads in ways.items() if leads]


def test_what_goes_wrong_in_a_page_is_noted(open_page: OpenPage, errors: list[str]) -> None:
    page = open_page(NOTHING)
    page.evaluate("""() => {
      console.error("written");
      setTimeout(() => { throw Error("thrown"); });
      Promise.reject(Error("rejected"));
    }""")
    wait_until(page, lambda: len(errors) == 3)
    assert sorted(error.partition("\n")[0] for error in errors) == ["rejected", "thrown", "written"]
    errors.clear()
