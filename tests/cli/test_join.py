"""Joining a room from the terminal."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from tests.browser.stored import TITLES
from tests.cli.terminal import Terminal
from tests.server.crashing import Role
from tests.server.running import PATIENCE, Seat, running
from tests.server.shown import table_shown
from tests.server.test_crashes import Mortal
from twofold.cli import asking
from twofold.cli import join as joining
from twofold.cli.command import main
from twofold.cli.join import Place, deal, room_lines
from twofold.engine import Title, installed_games
from twofold.server.protocol.http import Table
from twofold.server.protocol.people import Evening, Look, PersonShown, Played, Score, TitleShown
from twofold.server.table.changes import MatchEnded
from twofold.server.table.effects import WriteChange
from twofold.texts import Text

pytestmark = pytest.mark.xdist_group("join")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process = Mortal(str(tmp_path_factory.mktemp("join") / "x.sqlite3"), Role())
    yield f"http://127.0.0.1:{process.port}"
    process.end()


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever joins gives up after ten seconds; the server of a busy machine may need longer."""
    for module in (asking, joining):
        monkeypatch.setattr(module, "SECONDS", PATIENCE)


def joined(address: str, code: str, typed: str = "") -> str:
    """What the terminal shows of a room that Ben joins."""
    arguments = ["join", code, "--server", address, "--name", "Ben", "--language", "en"]
    done = CliRunner().invoke(main, arguments, input=typed)
    assert not isinstance(done.exception, Exception), done.exception
    return done.output


def people(address: str, table: str) -> list[str]:
    """Who is in a room."""
    shown = httpx.get(f"{address}/api/tables/{table}", timeout=PATIENCE).json()
    return [person["name"] for person in shown["people"]]


def command(address: str, code: str) -> list[str]:
    """Ben joins, in a process of his own."""
    join = ("join", code, "--server", address, "--name", "Ben", "--language", "en")
    return [sys.executable, "-m", "twofold", *join]


def test_a_terminal_comes_into_a_room_shows_who_is_there_and_leaves_at_the_end_of_its_input(
    address: str,
) -> None:
    room = {"name": "Ada", "game": "duos"}
    opened = httpx.post(f"{address}/api/rooms", json=room, timeout=PATIENCE).json()
    code, table = opened["table"]["code"], opened["table"]["id"]
    shown = joined(address, code, "perhaps\ndeal\nagain\n")
    assert f"Room {code}: DUOS lies on the table." in shown
    assert "  Ada (host, away)" in shown
    assert "  Ben" in shown
    assert "Type one of again, out, stop, seen, and deal" in shown
    assert "Only the host can do this." in shown
    assert people(address, table) == ["Ada"]


def test_a_join_that_breaks_takes_its_person_out_of_the_room_bug(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_: Table) -> Iterator[str]:
        raise ArithmeticError("the room cannot be shown")

    opened = httpx.post(f"{address}/api/rooms", json={"name": "Ada"}, timeout=PATIENCE).json()
    monkeypatch.setattr(joining, "room_lines", breaks)
    with pytest.raises(AssertionError, match="the room cannot be shown"):
        joined(address, opened["table"]["code"])
    assert people(address, opened["table"]["id"]) == ["Ada"]


def test_ctrl_c_in_a_terminal_leaves_the_room_at_once_bug(address: str) -> None:
    opened = httpx.post(f"{address}/api/rooms", json={"name": "Ada"}, timeout=PATIENCE).json()
    room = (opened["table"]["code"], "--server", address, "--name", "Ben")
    with Terminal("join", *room) as terminal:
        terminal.until(">")
        assert people(address, opened["table"]["id"]) == ["Ada", "Ben"]
        terminal.type("\x03")
        assert terminal.ended() == 0
    assert people(address, opened["table"]["id"]) == ["Ada"]


@pytest.mark.parametrize("game", TITLES)
async def test_a_terminal_joins_after_a_match_of_any_game_and_a_change_of_game_bug(
    tmp_path: Path, game: str
) -> None:
    """In a process of its own, which has loaded no game."""
    kind = installed_games[game]
    title, figures = TITLES[game]
    async with running(str(tmp_path / "evening.sqlite3")) as server:
        room = {"name": "Ada", "game": game}
        ada = Seat(server, (await server.http.post("/api/rooms", json=room)).json())
        for _ in range(1, min(kind.seat_counts)):
            await ada.post("bots", {"level": "easy"})
        await ada.post("start", {})
        await end(ada, Title("best", (0,), 1, Text(f"{game}/{title}", figures)))
        assert "over. Again?\n" in (after_the_match := await joined_alone(ada))
        assert after_the_match.endswith("(Ada)\n")
        other = next(each for each in installed_games if each != game)
        assert (await ada.ask("PUT", "game", {"game": other})).is_success
        assert (await joined_alone(ada)).endswith("(Ada)\n")


async def end(host: Seat, title: Title) -> None:
    """The match is over, and its first player is remembered for something."""
    runtime = host.server.runtime
    state = runtime.rooms[host.table].state
    ended = MatchEnded((0,), (title,))
    await runtime.store.commit([WriteChange(host.table, state.seq + 1, ended)])
    state.change(state.seq + 1, ended)


async def joined_alone(room: Seat) -> str:
    """What a terminal shows that joins this room."""
    ben = await asyncio.create_subprocess_exec(
        *command(room.server.url, room.code), stdin=DEVNULL, stdout=PIPE, stderr=PIPE
    )
    shown, wrong = await ben.communicate()
    assert wrong == b""
    return shown.decode()


def test_the_host_deals_from_a_terminal(address: str) -> None:
    room = {"name": "Ada", "game": "duple"}
    opened = httpx.post(f"{address}/api/rooms", json=room, timeout=PATIENCE).json()
    table = f"{address}/api/tables/{opened['table']['id']}"
    httpx.post(f"{table}/people", json={"name": "Ben"}, timeout=PATIENCE)
    deal(Place(address, opened["table"]["id"], opened["token"]))
    assert httpx.get(table, timeout=PATIENCE).json()["phase"] == "playing"


def test_who_is_dealt_in_is_told_where_to_play() -> None:
    place = Place("http://cards.example", "t1", "secret")
    ada = PersonShown(1, "Ada", Look(0, 0), present=True, seat=2)
    waiting = PersonShown(2, "Ben", Look(1, 1), present=True)
    playing = table_shown(people=(ada, waiting), phase="playing")
    assert place.cards(playing, 1) == "http://cards.example/t/t1#duos/2/secret"
    assert place.cards(playing, 2) is None
    assert place.cards(table_shown(people=(ada,), phase="over"), 1) is None


def test_a_code_that_leads_nowhere_and_a_server_that_is_not_there_are_said(address: str) -> None:
    assert "No room has this code. Check it and try again." in joined(address, "AAAAAA")
    assert "There is no answer from http://127.0.0.1:1." in joined("http://127.0.0.1:1", "AAAAAA")


def test_the_score_sheet_is_shown_with_those_who_left_and_titles() -> None:
    ada = PersonShown(1, "Ada", Look(0, 0), present=True, seat=0, again=True, wish="duet")
    cem = PersonShown(3, "Cem", Look(2, 2), present=True)
    ben = PersonShown(2, "Ben", Look(1, 1))
    title = TitleShown(
        "duos", "most-alike", (1, 2), Text("duos/title-most-alike", {"common": 3, "possible": 8}), "m"
    )
    evening = Evening(
        (Played("m", "duos", (1, 2), (2,), "won"), Played("n", "duple", (1, 2), (), "abandoned")),
        (Score(1, 1, 0), Score(2, 1, 1)),
        (title,),
        (ben,),
    )
    lines = list(room_lines(table_shown(people=(ada, cem), evening=evening)))
    assert lines == [
        "",
        "Room CODE22: a match of DUOS is over. Again?",
        "  Ada (is in, would like Duet)",
        "  Cem (next)",
        "The evening so far, one match:",
        "  Ben: 1 won of 1",
        "  Ada: 0 won of 1",
        "  Most like the others: 3 of 8 pairs shared (Ada and Ben)",
    ]
