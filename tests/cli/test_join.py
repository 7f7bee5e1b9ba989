"""Joining a room from the terminal."""

from collections.abc import Iterator

import httpx
import pytest
from click.testing import CliRunner

from tests.server.crashing import Role
from tests.server.running import PATIENCE
from tests.server.shown import table_shown
from tests.server.test_crashes import Mortal
from twofold.cli import asking
from twofold.cli import join as joining
from twofold.cli.command import main
from twofold.cli.join import Place, deal, room_lines
from twofold.server.protocol.people import Evening, Look, PersonShown, Played, Score, TitleShown
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


def test_a_terminal_comes_into_a_room_and_shows_who_is_there(address: str) -> None:
    room = {"name": "Ada", "game": "duos"}
    opened = httpx.post(f"{address}/api/rooms", json=room, timeout=PATIENCE).json()
    code, table = opened["table"]["code"], opened["table"]["id"]
    shown = joined(address, code, "perhaps\ndeal\nagain\n")
    assert f"Room {code}: DUOS lies on the table." in shown
    assert "  Ada (host, away)" in shown
    assert "  Ben" in shown
    assert "Type one of again, out, stop, seen, and deal" in shown
    assert "Only the host can do this." in shown
    people = httpx.get(f"{address}/api/tables/{table}", timeout=PATIENCE).json()["people"]
    assert [person["name"] for person in people] == ["Ada", "Ben"]


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
