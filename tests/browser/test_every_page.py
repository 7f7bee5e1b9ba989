"""What holds for every page: accessible in both themes, light on the line, nothing sticks out sideways."""

from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import DEVICES, OpenPage, screenshot
from tests.browser.tables import deal, open_table, play_bots, until_asked
from tests.browser.tapping import at_rest
from twofold.engine import installed_games

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_SOURCE = AXE.read_text("utf-8")
MOST_SCRIPT_BYTES = 120 * 1024

GAMES = sorted(path.parent.name for path in Path(__file__).parents[2].glob("web/src/games/*/index.ts"))


def violations(page: Page, only: tuple[str, ...] = ()) -> list[str]:
    """What axe finds wrong, as lines to read; by some of its rules or by all."""
    at_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SOURCE)
    options = {"resultTypes": ["violations"], "preload": False, **({"runOnly": only} if only else {})}
    found = page.evaluate("options => axe.run(document, options).then(result => result.violations)", options)
    return [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]]


def home(page: Page) -> None:
    """The shelf."""
    expect(page.get_by_role("button", name="with friends").first).to_be_visible()


def new_table(page: Page) -> None:
    """A link to a room of one's own."""
    page.goto(page.url + "new/dualis")
    expect(page.get_by_role("button", name="Open a room")).to_be_visible()


def gathering(page: Page) -> None:
    """Waiting for friends."""
    open_table(page, "Dualis")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()


def nowhere(page: Page) -> None:
    """An address that leads nowhere."""
    page.goto(page.url + "nowhere")
    expect(page.get_by_role("link", name="Back to the games")).to_be_visible()


PAGES = (home, new_table, gathering, nowhere)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
CHANGED_BY_NIGHT = ("color-contrast",)
"""The rules of axe that look at colours: all a theme changes."""

DRAWERS = ("Rules", "Chat", "What happened", "Score sheet", "Table menu")


@pytest.mark.parametrize("visit", PAGES, ids=lambda visit: visit.__name__)
def test_axe_finds_no_violation(open_page: OpenPage, visit: Callable[[Page], None]) -> None:
    page = open_page()
    visit(page)
    examine(page, visit.__name__)


def test_axe_finds_no_violation_in_any_drawer(open_page: OpenPage) -> None:
    page = open_page()
    gathering(page)
    deal(page)
    expect(page.locator("[data-card].playable").first).to_be_visible()
    for name in DRAWERS:
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("complementary")).to_be_visible()
        examine(page, name.lower().replace(" ", "-"))
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_violation_at_any_table(open_page: OpenPage, game: str) -> None:
    page = open_page()
    play_bots(page, installed_games[game].name)
    until_asked(page)
    examine(page, game, ("phone", "desktop"))


def examine(page: Page, name: str, devices: Iterable[str] = DEVICES) -> None:
    """Look at a page on a phone, a desk and a big screen, by day and by night."""
    for device, theme in product(devices, THEMES):
        width, height = DEVICES[device]
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": width, "height": height})
        assert violations(page, CHANGED_BY_NIGHT if theme == "dark" else ()) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        screenshot(page, f"{name}-{device}-{theme}")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_table_needs_little_script(open_page: OpenPage, game: str) -> None:
    first = open_page()
    play_bots(first, installed_games[game].name)
    expect(first.locator("main [data-place]").first).to_be_visible()
    received: list[Response] = []

    def note(response: Response) -> None:
        received.append(response)

    visitor = open_page("/nowhere")
    visitor.context.clear_cookies()
    visitor.on("response", note)
    visitor.goto(first.url)
    expect(visitor.locator("main [data-place]").first).to_be_visible()
    scripts = {response.url: response for response in received if response.url.endswith(".js")}
    weights = [int(script.header_value("content-length") or 0) for script in scripts.values()]
    assert 0 < sum(weights) <= MOST_SCRIPT_BYTES, list(scripts)
