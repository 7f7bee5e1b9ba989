"""A database from before rooms: its tables are as they were, links and tokens open, and they are rooms."""

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Seat, Server, running

HERE = Path(__file__).parent
SAID = json.loads((HERE / "before_rooms.json").read_text("utf-8"))
(PLAYING, GATHERING), (PLAYING_SHOWN, GATHERING_SHOWN) = SAID["known"], SAID["shown"]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    file = tmp_path / "twofold.sqlite3"
    with sqlite3.connect(file) as database:
        database.executescript((HERE / "before_rooms.sql").read_text("utf-8"))
    database.close()
    async with running(str(file)) as started:
        yield started


def seat_of(server: Server, known: dict[str, str], name: str, number: int | None) -> Seat:
    """Whoever held this token then."""
    table = {"id": known["table"], "code": known["code"]}
    return Seat(server, {"table": table, "seat": number, "token": known[name]})


def as_it_was(shown: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """What a table says now of all that it could say then."""
    seats = [
        {name: seat[name] for name in old} for seat, old in zip(shown["seats"], before["seats"], strict=True)
    ]
    return {**{name: shown[name] for name in before}, "seats": seats}


async def test_every_table_is_as_it_was_and_its_seats_are_people(server: Server) -> None:
    for before in SAID["shown"]:
        shown = (await server.http.get(f"/api/tables/{before['id']}")).json()
        assert as_it_was(shown, before) == before
        sitting = {person["seat"]: person["name"] for person in shown["people"]}
        assert sitting == {number: seat["name"] for number, seat in enumerate(shown["seats"]) if seat["name"]}
    listed = (await server.http.get("/api/tables")).json()
    assert listed == SAID["listed"]
    for known in SAID["known"]:
        found = await server.http.get(f"/api/codes/{known['code']}")
        assert found.json() == {"id": known["table"]}


async def test_the_match_goes_on_with_the_old_tokens(server: Server) -> None:
    ada, benno = (seat_of(server, PLAYING, name, seat) for seat, name in enumerate(("Ada", "Benno")))
    async with ada.player() as first, benno.player() as second:
        assert (first.seat, second.seat) == (0, 1)
        await first.hear("table", lambda message: message["table"]["seats"][1]["present"])
        mover = await first.until(lambda update: bool(update["waiting_for"]))
        if 0 in mover["waiting_for"]:
            assert (await first.act())["type"] == "ack"
    assert (await ada.ask("PATCH", "seats/0", {"name": "Ada L."})).status_code == 200
    assert (await benno.ask("POST", "abandon")).json()["rule"] == "TABLE-12"


async def test_an_old_table_is_a_room_that_takes_one_more(server: Server) -> None:
    ada = seat_of(server, PLAYING, "Ada", 0)
    came = (await server.http.post(f"/api/tables/{ada.table}/people", json={"name": "Dan"})).json()
    assert (came["seat"], came["table"]["people"][-1]["name"]) == (None, "Dan")
    shown = await ada.post("abandon")
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Benno", "Bot (easy)", "Dan"]
    ended = [match["ended"] for match in shown["evening"]["matches"]]
    assert ended == ["abandoned", "abandoned"]
    again = await ada.post("rematch")
    assert (again["phase"], again["match"] != shown["match"]) == ("playing", True)


async def test_old_requests_seat_people_at_a_table_that_a_screen_opened(server: Server) -> None:
    screen = seat_of(server, GATHERING, "host", None)
    ben = await screen.invite(1, "Ben")
    await screen.invite(2, "Cem")
    assert (await ben.ask("POST", "start", {})).json()["rule"] == "TABLE-12"
    shown = await screen.post("start", {})
    assert (shown["phase"], shown["host"]) == ("playing", None)
    assert GATHERING_SHOWN["phase"] == "gathering"
