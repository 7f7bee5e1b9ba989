"""Matches that are over, measured: who waits, the score sheet of a long evening, the moment that decided."""

from msgspec.structs import replace
from playwright.sync_api import expect

from tests.browser.boxes import MEASURE, found
from tests.browser.conftest import PHONE, TableServer
from tests.browser.devices import Devices, Size
from tests.browser.staging import DEVICES, SIDEWAYS, TELEVISION, Staged, staged
from tests.browser.stored import LATE, WIDE, moments, replay, room
from twofold.engine import installed_games
from twofold.server.protocol.http import Table

LONG = 20
"""So many matches have been played, and everybody has won them all: there is no wider sheet."""


def test_whoever_waits_and_the_score_sheet_of_a_long_evening_have_room(
    devices: Devices, server: TableServer
) -> None:
    wrong: dict[str, list[str]] = {}
    sizes = DEVICES[TELEVISION]
    with staged(devices, server.address, TELEVISION, sizes[0], script=MEASURE) as stage:
        for game, people in (("uno-duo", 2), ("duos", 4), ("duple", 8)):
            stage.gather(hands_up(room(game, WIDE[:people], LATE, "gathering", 0)))
            expect(stage.page.locator(".wish")).to_have_count(people)
            wrong |= {f"{people} before a match, {size}": unreadable(stage, size) for size in sizes}
            end(stage, game, people)
            wrong |= {f"{people} afterwards, {size}": unreadable(stage, size) for size in sizes}
    assert not any(wrong.values()), wrong


TOO_WIDE = """drawer => [drawer, ...drawer.querySelectorAll("*")]
  .filter((part) => part.getBoundingClientRect().right > innerWidth && !part.closest(".unseen"))
  .map((part) => part.outerHTML.slice(0, 120))"""


def test_what_is_said_of_somebody_with_a_wide_name_stays_on_a_phone_bug(
    devices: Devices, server: TableServer
) -> None:
    with staged(devices, server.address, "phone", PHONE) as stage:
        stage.table(room("duple", WIDE, (), "gathering", 0))
        stage.page.locator("[data-chair='1']").get_by_role("button").click()
        drawer = stage.page.get_by_role("complementary")
        expect(drawer.get_by_role("button", name="Remove")).to_be_visible()
        assert drawer.evaluate(TOO_WIDE) == []


PICTURED = """figure => {
  const picture = figure.querySelector("img");
  const { width, height } = picture.getBoundingClientRect();
  return Math.min(width, height * picture.naturalWidth / picture.naturalHeight) / figure.clientWidth;
}"""
"""How much of its ground's width a picture has."""


def test_the_moment_that_decided_is_large_on_a_phone_held_sideways_bug(
    devices: Devices, server: TableServer
) -> None:
    """It lay above its words, which left it 23 pixels where names are long."""
    with staged(devices, server.address, "sideways", SIDEWAYS) as stage:
        for game, kind in installed_games.items():
            names = WIDE[: kind.seat_counts[0]]
            stage.tell(replay(game, names))
            stage.table(room(game, names, (), "over", 1))
            for _ in stage.pictures(moments(game, names, viewer=0)[-1]):
                pass
            moment = stage.page.get_by_role("figure", name="Deciding moment")
            expect(moment).to_be_visible()
            stage.page.evaluate("window.drawn()")
            assert moment.evaluate(PICTURED) > 0.5, game
            assert moment.locator("figcaption.grown").count() == 0, f"words of {game} have no room"


def hands_up(shown: Table) -> Table:
    """The same, and everybody would like to play something."""
    return replace(shown, people=tuple(replace(person, wish="duple") for person in shown.people))


def unreadable(stage: Staged, size: Size) -> list[str]:
    """What cannot be read on a screen of this size."""
    stage.resize(size)
    stage.page.evaluate("window.drawn()")
    return found(stage.page, far=True)


def end(stage: Staged, game: str, people: int) -> None:
    """Show how a match ends, and what is told of the evening then."""
    last = moments(game, WIDE[:people])[-1]
    assert last.after["outcome"]
    stage.tell(replay(game, WIDE[:people]))
    stage.table(room(game, WIDE[:people], LATE, "over", LONG))
    for _ in stage.pictures(last):
        pass
    expect(stage.page.get_by_role("figure", name="Deciding moment")).to_be_visible()
    sheet = stage.page.get_by_role("region", name="Matches so far")
    expect(sheet.locator("ol > li")).to_have_count(people)
    expect(sheet.locator(".honour").first).to_be_visible()
