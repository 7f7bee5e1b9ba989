"""A device that is a few beats behind, or was away: what the others have left behind is not lost to it."""

from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, TableServer
from tests.browser.devices import Devices
from tests.browser.staging import DEVICES, TELEVISION, Staged, staged
from tests.browser.stored import evening, room, table, updates
from tests.browser.tables import wait_until
from twofold.engine import Outcome
from twofold.replays import Frame, Replay
from twofold.server.protocol.http import Table
from twofold.server.protocol.people import Evening

NAMES = ("Ada", "Bo", "Cleo", "Dan")


def another_game(phone: Staged) -> None:
    """The host puts another game on the table, for fewer people."""
    phone.table(table("uno-duo", ("Dan", "Cleo"), "gathering", None))


def another_match(phone: Staged) -> None:
    """The host deals again, and somebody else sits there."""
    first = next(updates("dualis", NAMES, 0, seed=2))
    phone.table(table("dualis", NAMES[::-1], "playing", "the next"))
    phone.say({**first, "match": "the next", "since": -1})


@pytest.mark.parametrize(
    ("going_on", "way"), [(another_game, "Back to the room"), (another_match, "Go to the match")]
)
def test_the_result_stays_for_a_slow_device_when_the_others_go_on_bug(
    devices: Devices, server: TableServer, going_on: Callable[[Staged], None], way: str
) -> None:
    *_, before, end = updates("dualis", NAMES, 0, seed=1)
    winner = NAMES[end["outcome"]["winners"][0]]
    with staged(devices, server.address, "phone", PHONE) as phone:
        phone.table(table("dualis", NAMES, "playing", end["match"]))
        beats = phone.match([before, end])
        next(beats)
        assert not phone.page.evaluate("window.settled()")
        going_on(phone)
        expect(phone.page.locator("#result-title")).to_contain_text("You" if winner == "Ada" else winner)
        phone.page.get_by_role("button", name=way).click()
        expect(phone.page.locator("#result-title")).to_have_count(0)


@pytest.mark.parametrize("going_on", [another_game, another_match])
def test_the_result_is_shown_to_a_device_that_was_away_when_the_match_ended_bug(
    devices: Devices, server: TableServer, going_on: Callable[[Staged], None]
) -> None:
    *_, before, end = updates("dualis", NAMES, 0, seed=1)
    with staged(devices, server.address, "phone", PHONE) as phone:
        tell_afterwards(phone.page, end)
        phone.table(table("dualis", NAMES, "playing", end["match"]))
        assert [*phone.match([before])] == []
        going_on(phone)
        expect(phone.page.locator("#result-title")).to_contain_text(headline(end))


def test_the_result_is_shown_to_a_device_that_is_loaded_anew_when_the_others_have_gone_on_bug(
    devices: Devices, server: TableServer
) -> None:
    *_, before, end = updates("dualis", NAMES, 0, seed=1)
    with staged(devices, server.address, "phone", PHONE) as phone:
        tell_afterwards(phone.page, end)
        phone.table(table("dualis", NAMES, "playing", end["match"]))
        assert [*phone.match([before])] == []
        title = phone.page.locator("#result-title")
        for _ in range(2):
            phone.reload()
            phone.table(gone_on(end))
            expect(title).to_contain_text(headline(end))
        phone.page.get_by_role("button", name="Back to the room").click()
        expect(title).to_have_count(0)
        phone.reload()
        phone.table(gone_on(end))
        expect(phone.page.get_by_role("heading", name="Players")).to_be_visible()
        expect(title).to_have_count(0)


def test_whoever_reads_a_result_while_the_next_match_ends_is_shown_both_with_their_pictures_bug(
    devices: Devices, server: TableServer
) -> None:
    *_, before, end = updates("dualis", NAMES, 0, seed=1)
    *_, later, last = ({**each, "match": "the next"} for each in updates("dualis", NAMES, 0, seed=4))
    assert headline(end) != headline(last)
    with staged(devices, server.address, "phone", PHONE) as phone:
        pictured = pictures_asked_for(phone.page)
        title = phone.page.locator("#result-title")
        phone.table(table("dualis", NAMES, "playing", end["match"]))
        assert [*phone.match([before, end])]
        expect(title).to_contain_text(headline(end))
        phone.table(table("dualis", NAMES, "playing", "the next"))
        assert [*phone.match([later, last])]
        expect(title).to_contain_text(headline(end))
        phone.page.get_by_role("button", name="Go to the match").click()
        expect(title).to_contain_text(headline(last))
        wait_until(phone.page, lambda: pictured == [end["match"], "the next"])


def test_a_result_names_those_who_played_wherever_they_sit_by_now_bug(
    devices: Devices, server: TableServer
) -> None:
    *_, end = updates("dualis", NAMES[:3], 0, seed=1)
    players = room("dualis", ("Bo", "Ada", "Dan", "Cleo"), (), "over", 1)
    (played,) = players.evening.matches
    ada, bo, cleo = (next(each.id for each in players.people if each.name == name) for name in NAMES[:3])
    played = replace(played, match=end["match"], people=(ada, bo, cleo))
    after = replace(players, match=end["match"], evening=Evening(matches=(played,)))
    for device in ("phone", TELEVISION):
        with staged(devices, server.address, device, DEVICES[device][0]) as shown:
            shown.you = None if shown.you is None else 1
            shown.table(after)
            shown.say({**end, "since": -1, "running": False, "show_at": 0})
            told = shown.page.locator("#result-title, #ending-title")
            winner = NAMES[end["outcome"]["winners"][0]]
            expect(told).to_contain_text("You" if device == "phone" and winner == "Ada" else winner)
            expect(shown.page.get_by_role("main")).not_to_contain_text("Dan")


def headline(end: dict[str, Any]) -> str:
    """Who is told to have won, to the first of them."""
    winner = NAMES[end["outcome"]["winners"][0]]
    return "You" if winner == "Ada" else winner


def gone_on(end: dict[str, Any]) -> Table:
    """The room after that match: another game lies on its table."""
    shown = room("uno-duo", NAMES[:2], NAMES[2:], "gathering", 0)
    (played,) = evening("dualis", len(NAMES), 1).matches
    return replace(shown, evening=Evening(matches=(replace(played, match=end["match"]),)))


def tell_afterwards(page: Page, end: dict[str, Any]) -> None:
    """The server has the match that has ended."""
    last = Frame(seq=end["number"], at=0, seat=None, events=(), view=end["view"])
    outcome = msgspec.convert(end["outcome"], Outcome)
    replay = msgspec.to_builtins(Replay(end["match"], "dualis", NAMES, "0", (last,), outcome, created=""))
    page.route(f"**/matches/{end['match']}/replay?viewer=0", lambda asked: asked.fulfill(json=replay))


def pictures_asked_for(page: Page) -> list[str]:
    """The matches of which the page wants a picture; it gets none."""
    asked: list[str] = []

    def note(route: Route) -> None:
        asked.append(unquote(route.request.url.split("/matches/")[1].split("/")[0]))
        route.fulfill(status=404, json={})

    page.route("**/replay?viewer=everyone", note)
    return asked
