"""Every beat of every game, measured: what must be read can be read, on every device, with the longest names.

Matches are played without a server and told to one page a table, beat by beat: a picture costs a few frames.
"""

from collections.abc import Iterator, Sequence
from itertools import cycle, islice, product

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.amounts import amount
from tests.browser.boxes import MEASURE, found
from tests.browser.conftest import TableServer
from tests.browser.devices import Devices, Size
from tests.browser.games import GAMES
from tests.browser.staging import DEVICES, TELEVISION, Staged, staged
from tests.browser.stored import LATE, WIDE, Moment, moments, room, table
from twofold.engine import Audience, installed_games
from twofold.server.protocol.http import Table
from twofold.server.protocol.people import AwayShown


def tables(game: str, device: str) -> list[tuple[int, Size]]:
    """How many sit there, at which size: all of it where there is time, else many and few, and every size.

    The first is the narrowest: as many as can be, and on a television the smallest.
    """
    seats, sizes = installed_games[game].seat_counts, DEVICES[device]
    if amount(0, 1):
        return [*product(seats[::-1], sizes[::-1])]
    some = dict.fromkeys((seats[-1], seats[0], *([seats[len(seats) // 2]] if device == TELEVISION else [])))
    number = max(len(some), len(sizes))
    return [*zip(islice(cycle(some), number), islice(cycle(sizes[::-1]), number), strict=True)]


def part_of(shown: Sequence[Moment], table: int) -> Sequence[Moment]:
    """What is looked at of a match: all of it at the first table, and on a change a third at the others."""
    return shown if len(shown) < 3 or not table or amount(0, 1) else shown[table % 3 :: 3]


WATCHED = [
    pytest.param(game, device, marks=pytest.mark.xdist_group(f"matches of {game}"))
    for game, device in product(GAMES, DEVICES)
]
"""Those who look at the same matches are together, so that they are played once."""


def problems(stage: Staged, *, scrolls: bool = False) -> list[str]:
    """What cannot be read in the present picture. A result is looked at elsewhere."""
    if stage.page.locator("section.result").count():
        return []
    return found(stage.page, scrolls=scrolls, far=stage.you is None)


def scenes(game: str, names: tuple[str, ...], viewer: int | None) -> Iterator[tuple[Table, Sequence[Moment]]]:
    """A table and what happens there; on the big screen the fullest of it again while everybody is away.

    On the big screen others wait for the next match.
    """
    shown = moments(game, names, Audience.SPECTATOR if viewer is None else viewer)
    playing = (
        room(game, names, LATE, "playing", 0) if viewer is None else table(game, names, "playing", "match")
    )
    yield playing, shown
    if viewer is None:
        gone = tuple(replace(person, away=AwayShown(0, 40_000)) for person in playing.people)
        yield replace(playing, people=gone), [max(shown[:-1], key=lambda moment: moment.fullness)]


@pytest.mark.parametrize(("game", "device"), WATCHED)
def test_whatever_must_be_read_can_be_read(
    devices: Devices, server: TableServer, game: str, device: str
) -> None:
    wrong: dict[str, list[str]] = {}
    with staged(devices, server.address, device, DEVICES[device][0], script=MEASURE) as stage:
        for number, (seats, size) in enumerate(tables(game, device)):
            stage.resize(size)
            for shown, happening in scenes(game, WIDE[:seats], stage.you):
                stage.table(shown)
                for moment in part_of(happening, number):
                    for beat in stage.pictures(moment):
                        if unreadable := problems(stage, scrolls=device == "sideways"):
                            wrong[f"{seats} at {size}: {moment.kind}: {beat}"] = unreadable
            if stage.you is None:
                expect(stage.page.get_by_text("Next to play: MMM")).to_be_visible()
                expect(stage.page.get_by_text("is away. A bot takes over in")).to_be_visible()
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_big_screen_can_be_read_before_a_match(devices: Devices, server: TableServer, game: str) -> None:
    with staged(devices, server.address, TELEVISION, DEVICES[TELEVISION][0], script=MEASURE) as stage:
        for seats, size in tables(game, TELEVISION):
            stage.resize(size)
            stage.gather(table(game, WIDE[:seats], "gathering", None))
            assert problems(stage) == [], (seats, size)


ADDED = """style => {
  window.added?.remove();
  window.added = document.createElement("p");
  window.added.textContent = "Something that is much too long";
  style.split(";").forEach(rule => window.added.style.setProperty(...rule.split(":")));
  document.querySelector("main").append(window.added);
}"""


NUMBER = """() => document.querySelector("main").insertAdjacentHTML("beforeend", `
  <svg data-compared style="position: fixed; inset: 50% auto auto 50%">
    <text y="60" font-size="60">37</text>
  </svg>`)"""


def test_the_measure_finds_what_is_wrong(devices: Devices, server: TableServer) -> None:
    """Whatever it is to find is put on the page, and found."""
    with staged(devices, server.address, TELEVISION, (1280, 720), script=MEASURE) as stage:
        stage.gather(table("duos", ("Ada", "Bo"), "gathering", None))
        assert problems(stage) == []
        for style, problem in (
            ("overflow:hidden;width:2rem;height:2rem;white-space:nowrap;font-size:2rem", "cut off by"),
            ("position:fixed;top:100vh;font-size:2rem", "outside the screen"),
            ("position:fixed;top:50%;left:0;font-size:8px", "only 8 px"),
            ("position:fixed;inset:0;font-size:2rem;background:white", "lies under"),
            ("overflow:auto;height:3rem;width:3rem;font-size:2rem", "scrolls"),
        ):
            stage.page.evaluate(ADDED, style)
            assert any(problem in told for told in problems(stage)), problem


def test_a_number_on_a_card_that_is_compared_is_missed_when_something_covers_it(
    devices: Devices, server: TableServer
) -> None:
    with staged(devices, server.address, TELEVISION, (1280, 720), script=MEASURE) as stage:
        stage.gather(table("duos", ("Ada", "Bo"), "gathering", None))
        stage.page.evaluate(NUMBER)
        assert not any(told.startswith("37 ") for told in problems(stage))
        stage.page.evaluate(ADDED, "position:fixed;inset:0;font-size:2rem;background:white")
        assert any(told.startswith("37 (") for told in problems(stage))
