"""What is told of a match afterwards, in a real browser: figures against the log's, the picture to keep."""

import re
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Download, Locator, Page, Response, Route, expect

from tests.browser.conftest import DESKTOP, DEVICES, OpenPage, TableServer, bots_play, house, unconnected
from tests.browser.devices import NOTHING, Devices
from tests.browser.games import GAMES, played
from tests.browser.staging import DEVICES as SCREENS
from tests.browser.staging import Staged, staged
from tests.browser.stored import WIDE, moments, replay, room
from tests.browser.tables import deal, hurry_to_the_end, open_table, play_bots, wait_until
from tests.browser.tapping import at_rest, place_of
from tests.browser.test_every_page import examine
from tools.web_fixtures import NAMES
from twofold.cli import main
from twofold.engine import installed_games
from twofold.replays import SavedMatch, read, refold

OPTIONS = {"dualis": ["short=1"], "duet": ["round_limit=6"], "uno-duo": ["target=100"]}
SEATS = {"duple": "3"}
SVG = "{http://www.w3.org/2000/svg}"
PNG_SIZES = {"1200 × 630": (1200, 630), "1080 × 1080": (1080, 1080)}
BOTS = ("Pip", "Otto", "Mira", "Nell")
"""What bots are called at a table."""


with_exports = pytest.mark.xdist_group("stories")
"""All in one worker: the matches are played once."""


class Told(NamedTuple):
    """A match that was exported, and what its log holds."""

    file: Path
    saved: SavedMatch


@pytest.fixture(scope="module")
def exports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Told]:
    """A whole match of every game as one file."""
    folder = tmp_path_factory.mktemp("stories")
    told: dict[str, Told] = {}
    for game in GAMES:
        options = [part for option in OPTIONS.get(game, []) for part in ("--option", option)]
        seats = ["--seats", SEATS[game]] if game in SEATS else []
        simulate = ["simulate", game, "--games", "1", "--seed", "4", "--bots", "easy", "--log", str(folder)]
        log = folder / f"{game}-00001.jsonl"
        for command in ([*simulate, *options, *seats], ["export", str(log)]):
            assert CliRunner().invoke(main, command).exit_code == 0
        told[game] = Told(log.with_suffix(".html"), read(log.read_text("utf-8").splitlines()))
    return told


@pytest.fixture(scope="module")
def stories(browser: Browser, exports: dict[str, Told]) -> Iterator[Callable[[str], Page]]:
    """Opens the story of a game's match with the network off; tests of one game look at one page."""
    with ExitStack() as opened:

        @cache
        def opens(game: str) -> Page:
            page = opened.enter_context(unconnected(browser, "en-GB"))
            page.goto(exports[game].file.as_uri())
            page.get_by_role("button", name="Read the story").click()
            expect(page.get_by_role("img", name=re.compile(" as a picture: "))).to_be_visible()
            return page

        yield opens


def words_of(page: Page) -> str:
    """All that the page says, tables that are folded up included."""
    return " ".join((page.locator("main").text_content() or "").split())


def tells(page: Page, saved: SavedMatch, names: Sequence[str]) -> None:
    """Every figure that the log gives stands in the story, in the log's order."""
    for number, figures in enumerate(played(saved.header.game).figures(refold(saved), names)):
        rounds = page.get_by_role("radio")
        if rounds.count() > number:
            rounds.nth(number).check(force=True)
        said, place = words_of(page), 0
        for figure in figures:
            place = said.find(figure, place)
            assert place >= 0, f"{figure!r} does not follow in: {said}"


@with_exports
@pytest.mark.parametrize("game", GAMES)
def test_a_story_tells_what_the_log_holds_with_the_network_off(
    stories: Callable[[str], Page], exports: dict[str, Told], game: str
) -> None:
    page = stories(game)
    expect(page.get_by_role("heading", name=f"The story of {installed_games[game].name}")).to_be_visible()
    saved = exports[game].saved
    tells(page, saved, saved.header.seats)
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.get_by_label("View")).to_have_value("everyone")
    page.get_by_role("button", name="Read the story").click()
    expect(page.get_by_role("heading", name=f"The story of {installed_games[game].name}")).to_be_visible()


@with_exports
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_violation_in_any_story(stories: Callable[[str], Page], game: str) -> None:
    page = stories(game)
    if game != "duple":  # all of whose figures are words
        page.locator("summary").first.click()
    examine(page, f"story-{game}")


@with_exports
@pytest.mark.parametrize("game", GAMES)
def test_the_picture_can_be_kept_with_names_and_scores(
    stories: Callable[[str], Page], exports: dict[str, Told], game: str, tmp_path: Path
) -> None:
    page = stories(game)
    with page.expect_download() as drawing:
        page.get_by_role("link", name="Save as SVG").click()
    picture = ElementTree.parse(kept(drawing.value, tmp_path)).getroot()
    assert picture.tag == f"{SVG}svg"
    said = " ".join("".join(text.itertext()) for text in picture.iter(f"{SVG}text"))
    saved = exports[game].saved
    outcome = saved.seal.outcome
    assert outcome
    for name, score in zip(saved.header.seats, outcome.scores, strict=True):
        assert name in said
        assert f"{score:g}" in said.split()
    names = "-".join(name.replace(" ", "-") for name in saved.header.seats)
    for size, wanted in PNG_SIZES.items():
        with page.expect_download() as painting:
            page.get_by_role("button", name=size).click()
        assert painting.value.suggested_filename.startswith(f"twofold-{game}-{names}")
        painted = kept(painting.value, tmp_path).read_bytes()
        assert painted.startswith(b"\x89PNG")
        assert struct.unpack(">II", painted[16:24]) == wanted
        assert len(painted) > BLANK


BLANK = 30_000
"""A picture with nothing on it is packed into far fewer bytes."""


@with_exports
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_picture_fits_where_it_stands(stories: Callable[[str], Page], game: str) -> None:
    """Measured with the picture's own faces, in the browser that draws it."""
    page = stories(game)
    expect(page.get_by_role("link", name="Save as SVG")).to_be_visible()
    measured = page.evaluate(MEASURE)
    assert len(measured) > 5
    assert not [said for said, width, room in measured if width > room + 1]


MEASURE = """async () => {
  const address = document.querySelector("figcaption a").href;
  const drawn = new DOMParser().parseFromString(
    decodeURIComponent(address.slice(address.indexOf(",") + 1)), "image/svg+xml");
  const picture = document.body.appendChild(document.importNode(drawn.documentElement, true));
  picture.getBoundingClientRect();
  await document.fonts.ready;
  const measured = [...picture.querySelectorAll("text[data-room]")].map((text) =>
    [text.textContent, text.getComputedTextLength(), Number(text.dataset.room)]);
  picture.remove();
  return measured;
}"""
"""The words of the picture, how wide each comes out, and how much room it has."""


def kept(download: Download, folder: Path) -> Path:
    """The file where it was saved."""
    path = folder / download.suggested_filename
    download.save_as(path)
    return path


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("dualis", 4, {"short": True}), ("uno-duo", 2, {"target": 100}), ("duos", 4, {})],
)
def test_the_server_tells_the_story_of_its_matches(
    open_page: OpenPage, server: TableServer, game: str, seats: int, options: dict[str, Any]
) -> None:
    """The games whose bots need not wait for a beat or think of words."""
    match = bots_play(server, game, seats, options)
    log = house("GET", f"{server.address}/api/matches/{match}/log").text
    page = open_page(f"/story/{match}")
    expect(page.get_by_role("img", name=re.compile(" as a picture: "))).to_be_visible()
    saved = read(log.splitlines())
    tells(page, saved, BOTS)
    analysed = installed_games[game].looking_back is not None
    expect(page.get_by_role("button", name="Analyse the match")).to_have_count(int(analysed))
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_label("View")).to_be_visible()
    page.get_by_role("link", name="Read the story").click()
    expect(page.get_by_role("heading", name=f"The story of {installed_games[game].name}")).to_be_focused()


def test_the_result_shows_the_picture_and_leads_to_the_story(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    open_table(page, "Dualis", **{"Short game": "on"})
    deal(page)
    hurry_to_the_end(page)
    expect(page.get_by_role("img", name=re.compile("^Dualis as a picture: "))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("won!|Well played!$"))).to_be_focused()
    titles = page.get_by_role("list", name="Awards")
    expect(titles.get_by_role("listitem")).to_have_count(4)
    moment = page.get_by_role("figure", name=re.compile("^Deciding moment · Round . · Trick ."))
    assert place_of(moment)["y"] < place_of(page.get_by_role("table"))["y"]
    assert covered_focus(page) == []
    examine(page, "result")
    page.get_by_role("link", name="Read the story").click()
    expect(page.get_by_role("heading", name="The story of Dualis")).to_be_focused()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()


STICKING_OUT = """table => {
  const { left, right } = table.parentElement.parentElement.getBoundingClientRect();
  const lines = cell => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return [...table.querySelectorAll("td, thead th")].filter(cell => {
    const box = cell.getBoundingClientRect();
    return box.left < left || box.right > right || lines(cell) > 1;
  }).map(cell => cell.textContent);
}"""
"""What of a score sheet lies beyond its place, or is broken in the middle of a figure or of a short name."""


@pytest.mark.parametrize("device", ["phone", "sideways", "desktop"])
def test_the_figures_of_eight_stay_in_their_place_bug(
    devices: Devices, server: TableServer, device: str
) -> None:
    """On a phone held sideways the last column lay under the picture."""
    with staged(devices, server.address, device, SCREENS[device][0]) as stage:
        assert figures_at_the_end(stage, "duple", NAMES).evaluate(STICKING_OUT) == []


BEYOND = "table => table.clientWidth - table.parentElement.clientWidth"
"""How much wider a score sheet is than its place."""


def test_the_figures_of_two_partnerships_with_long_names_stay_in_their_place_bug(
    devices: Devices, server: TableServer
) -> None:
    """On a laptop the second column lay under the picture."""
    with staged(devices, server.address, "desktop", DESKTOP) as stage:
        assert figures_at_the_end(stage, "dualis", WIDE[:4]).evaluate(BEYOND) <= 0


def figures_at_the_end(stage: Staged, game: str, names: tuple[str, ...]) -> Locator:
    """The score sheet of a match that is over."""
    stage.tell(replay(game, names))
    stage.table(room(game, names, (), "over", 1))
    for _ in stage.pictures(moments(game, names, 0)[-1]):
        pass
    stage.page.locator("figure img").first.wait_for()
    return stage.page.get_by_role("table", name="Score sheet")


def covered_focus(page: Page) -> list[str]:
    """What of the table can still be reached by keyboard under its result."""
    reached: list[str] = page.evaluate(TABBED)
    return reached


TABBED = """() => [...document.querySelectorAll("main :is(a, button, input, select, [tabindex])")]
  .filter(each => !each.closest(".result") && (each.focus(), document.activeElement === each))
  .map(each => each.outerHTML)"""


def test_the_result_stays_where_it_is_when_its_picture_arrives(open_page: OpenPage) -> None:
    """On every device of somebody who looks on and of somebody who plays."""
    page = open_page(NOTHING, size=DEVICES["phone"])
    address = open_table(page, "Dualis", **{"Short game": "on"})
    others = [open_page(address, size=DEVICES[device]) for device in ("desktop", "screen")]
    held: dict[Page, Route] = {}
    for each in (page, *others):
        each.route("**/api/matches/*/replay*", partial(held.__setitem__, each))
    deal(page)
    hurry_to_the_end(page)
    for each in (page, *others):
        wait_until(each, partial(held.__contains__, each))
        at_rest(each)
        again = each.get_by_role("link", name="Watch the replay")
        before = again.bounding_box()
        held[each].continue_()
        expect(each.get_by_role("img", name=re.compile("^Dualis as a picture: "))).to_be_visible()
        assert again.bounding_box() == before


def test_a_table_in_play_loads_no_story(open_page: OpenPage) -> None:
    page = open_page(NOTHING)
    loaded: list[str] = []

    def note(response: Response) -> None:
        loaded.append(response.url)

    page.on("response", note)
    play_bots(page, "Dualis")
    expect(page.locator("main [data-place]").first).to_be_visible()
    assert any("/game-" in url for url in loaded)
    assert not any(
        part in url for url in loaded for part in ("/story-", "/FetchedPicture-", "/MatchPicture-")
    )


def test_a_story_of_nothing_says_so(open_page: OpenPage) -> None:
    page = open_page("/story/nowhere")
    expect(page.get_by_role("link", name="Back to the games")).to_be_visible()
