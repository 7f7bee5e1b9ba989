"""What holds for every page: accessible in both themes, light on the line, nothing sticks out sideways."""

from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Literal
from zlib import crc32

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.amounts import amount
from tests.browser.conftest import DEVICES, OpenPage, TableServer, look, screenshot
from tests.browser.games import GAMES
from tests.browser.staging import STAGE, Staged
from tests.browser.stored import table, updates
from tests.browser.tables import deal, open_table, play_bots, until_asked
from tests.browser.tapping import at_rest, place_of
from twofold.engine import Audience, installed_games

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_SOURCE = AXE.read_text("utf-8")
MOST_SCRIPT_BYTES = 120 * 1024


def violations(page: Page, only: tuple[str, ...] = ()) -> list[str]:
    """What axe finds wrong, as lines to read; by some of its rules or by all."""
    at_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SOURCE)
    options = {"resultTypes": ["violations"], "preload": False, **({"runOnly": only} if only else {})}
    found = look(page, "options => axe.run(document, options).then(result => result.violations)", options)
    return [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]]


FAINT = """document.querySelector("main").insertAdjacentHTML(
  "beforeend", '<p id="faint">Hardly to be read</p>');
document.querySelector("#faint").style.cssText = "color: #ddd; background: #fff";"""


def test_axe_finds_what_is_hardly_to_be_read(open_page: OpenPage) -> None:
    page = open_page("/nowhere")
    expect(page.get_by_role("link", name="Back to the games")).to_be_visible()
    page.evaluate(FAINT)
    assert [found.partition(" id=")[0] for found in violations(page)] == ["color-contrast: <p"]


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


def today(page: Page) -> None:
    """The challenges of the day."""
    page.goto(page.url + "today")
    expect(page.get_by_label("Your result to share")).to_be_visible()


def nowhere(page: Page) -> None:
    """An address that leads nowhere."""
    page.goto(page.url + "nowhere")
    expect(page.get_by_role("link", name="Back to the games")).to_be_visible()


PAGES = (home, new_table, gathering, today, nowhere)
Theme = Literal["light", "dark"]
CHANGED_BY_NIGHT = ("color-contrast",)
"""The rules of axe that look at colours: all a theme changes."""

LOOKS: tuple[tuple[str, Theme], ...] = (
    *(("phone", "light"), ("desktop", "dark"), ("screen", "light")),
    *(("phone", "dark"), ("desktop", "light"), ("screen", "dark")),
)
"""Every device, by day and by night."""

SIDEWAYS = (640, 360)
FITTING = {"dualis", "duet", "duos", "duple"}
"""Where nothing may be scrolled away on a phone held sideways."""

DRAWERS = ("Rules", "Chat", "Match log", "Score sheet", "Table menu")


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
def test_a_table_is_for_everybody_on_any_device_and_in_german(open_page: OpenPage, game: str) -> None:
    """All that one look at a match that waits can tell; what follows is told by the tests of the game."""
    page = open_page()
    play_bots(page, installed_games[game].name)
    until_asked(page)
    examine(page, game, ("phone", "desktop"))
    stays_in_sight_sideways(page, game)
    page.evaluate("localStorage.setItem('twofold.language', 'de')")
    resize(page, "phone")
    page.reload()
    until_asked(page)
    assert page.evaluate("document.documentElement.lang") == "de"
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= DEVICES["phone"][0]
    screenshot(page, f"{game}-german-phone-light")


def stays_in_sight_sideways(page: Page, game: str) -> None:
    """On a phone held sideways what is asked stays in sight, and the rest is scrolled to."""
    page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    at_rest(page)
    screenshot(page, f"{game}-sideways-light")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIDEWAYS[0]
    main, bar = page.locator("main"), page.locator(".bar")
    hidden = main.evaluate("main => main.scrollHeight - main.clientHeight")
    assert (hidden > 0) == (game not in FITTING)
    for scrolled in (0, hidden / 2, hidden):
        main.evaluate("(main, scrolled) => main.scrollTo(0, scrolled)", scrolled)
        place = place_of(bar)
        assert place["y"] + place["height"] == SIDEWAYS[1]
    screenshot(page, f"{game}-sideways-scrolled-light")
    assert violations(page) == []


def looks(name: str, devices: Iterable[str]) -> list[tuple[str, Theme]]:
    """What axe looks at: on a change one device in one theme, which follow from the name of the page."""
    wanted = [look for look in LOOKS if look[0] in devices]
    if amount(0, 1):
        return wanted
    return [wanted[crc32(name.encode()) % len(wanted)]]


def examine(page: Page, name: str, devices: Collection[str] = tuple(DEVICES)) -> None:
    """Look at a page on a phone, a desk and a big screen, by day and by night."""
    for device in devices:
        resize(page, device)
        at_rest(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= DEVICES[device][0], device
    seen: set[str] = set()
    for device, theme in looks(name, devices):
        resize(page, device)
        page.emulate_media(color_scheme=theme)
        assert violations(page, CHANGED_BY_NIGHT if device in seen else ()) == [], f"{device}, {theme}"
        seen.add(device)
        screenshot(page, f"{name}-{device}-{theme}")


def resize(page: Page, device: str) -> None:
    """Look at it on another device."""
    width, height = DEVICES[device]
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_table_needs_little_script(
    browser: Browser, server: TableServer, game: str
) -> None:
    received: list[Response] = []

    def note(response: Response) -> None:
        received.append(response)

    names = ("Ada", "Bo", "Cleo")[: installed_games[game].seat_counts[0]]
    first = next(updates(game, names, Audience.SPECTATOR, seed=1))
    with browser.new_context() as context:
        visitor = context.new_page()
        visitor.on("response", note)
        visitor.add_init_script(STAGE)
        stage = Staged(visitor, server.address)
        stage.table(table(game, names, "playing", first["match"]))
        assert [*stage.match([first])] == []
        expect(visitor.locator("main [data-place]").first).to_be_visible()
        scripts = {response.url: response for response in received if response.url.endswith(".js")}
        weights = [int(script.header_value("content-length") or 0) for script in scripts.values()]
    assert any("/game-" in url for url in scripts)
    assert 0 < sum(weights) <= MOST_SCRIPT_BYTES, list(scripts)
