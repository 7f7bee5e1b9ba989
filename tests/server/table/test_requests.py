"""A request is carried out or it is not, whatever becomes of the store meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import SQLAlchemyError

from tests.server.running import Seat, Server, running
from twofold.server import runtime
from twofold.server.store import Store, StoreDown, store
from twofold.server.table.effects import Effect, SaveClock, Write
from twofold.server.table.room import Room
from twofold.server.table.state import Cursor, LogTail

REQUESTS: dict[str, tuple[str, str, Any]] = {
    "sit down": ("POST", "seats/2", {"name": "Cem"}),
    "rename": ("PATCH", "seats/0", {"name": "Adele"}),
    "get up": ("DELETE", "seats/0", None),
    "hand over": ("POST", "seats/0/hand-over", None),
    "plan a seat": ("PUT", "seats/2", {"kind": "bot", "level": "random"}),
    "change the table": ("PATCH", "", {"public": True, "host": 1}),
    "start": ("POST", "start", {"fill": "random"}),
}
every_request = pytest.mark.parametrize("request_name", list(REQUESTS))


class Moody(Store):
    """A store that fails once when it is told to."""

    fails_before = False
    """Nothing is written …"""

    fails_after = False
    """… or it is, and nobody hears of it."""

    async def commit(self, batch: Sequence[Write], times: Iterable[SaveClock] = ()) -> list[bool]:
        """Write, unless in the mood not to."""
        before, self.fails_before = self.fails_before, False
        after, self.fails_after = self.fails_after, False
        if before:
            raise StoreDown("the database is away")
        stored = await super().commit(batch, times)
        if after:
            raise StoreDown("the answer was lost")
        return stored


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[tuple[Moody, Seat]]:
    """A table for three with two people at it."""
    moody = Moody(str(tmp_path / "twofold.sqlite3"))
    async with running("", moody) as started:
        host = await started.open_table("dualis", 3)
        await host.invite(1)
        yield moody, host


async def ask(host: Seat, request_name: str) -> httpx.Response:
    """The request, from the host or, to sit down, from a stranger."""
    stranger = Seat(host.server, {"table": {"id": host.table, "code": ""}, "seat": None, "token": ""})
    return await (stranger if request_name == "sit down" else host).ask(*REQUESTS[request_name])


async def shown_by(host: Seat) -> dict[str, Any]:
    """The table, but for how long somebody has been away: that goes on by itself."""
    shown: dict[str, Any] = (await host.ask("GET", "")).json()
    for person in shown["people"]:
        person["away"] = person["away"] is not None
    return shown


@every_request
async def test_what_was_not_stored_was_not_done_and_can_be_asked_for_again(
    table: tuple[Moody, Seat], request_name: str
) -> None:
    moody, host = table
    before = await shown_by(host)
    moody.fails_before = True
    refused = await ask(host, request_name)
    assert (refused.status_code, refused.json()["rule"]) == (503, "TABLE-20")
    assert await shown_by(host) == before
    assert (await ask(host, request_name)).status_code in (200, 201)
    assert (await shown_by(host))["version"] == before["version"] + 1


@every_request
async def test_what_was_stored_was_done_once_even_if_the_store_failed_to_say_so(
    table: tuple[Moody, Seat], request_name: str
) -> None:
    moody, host = table
    before = await shown_by(host)
    moody.fails_after = True
    done = await ask(host, request_name)
    assert done.status_code in (200, 201), done.text
    after = await shown_by(host)
    assert after["version"] == before["version"] + 1
    if "token" in done.json():
        seat = Seat(host.server, done.json())
        assert (await seat.ask("PATCH", f"seats/{seat.number}", {"name": "Dee"})).status_code == 200


async def test_what_was_read_before_the_store_failed_does_not_tell_what_became_of_a_request(
    table: tuple[Moody, Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    moody, host = table
    room = await host.server.runtime.rooms.opened(host.table)
    has_read, may_tell = asyncio.Event(), asyncio.Event()

    async def slow_read(cursor: Cursor) -> LogTail:
        monkeypatch.undo()
        news = await moody.read(cursor)
        has_read.set()
        await may_tell.wait()
        return news

    monkeypatch.setattr(moody, "read", slow_read)
    host.server.runtime.hint(host.table, host.table, room.state.seq + 1)
    await has_read.wait()

    def failed(now: int) -> list[Effect]:
        may_tell.set()
        return Room.failed(room, now)

    monkeypatch.setattr(room, "failed", failed)
    moody.fails_after = True
    assert (await ask(host, "rename")).status_code == 200


@pytest.mark.parametrize("ending", ["abandon", "rematch"])
async def test_a_match_is_broken_off_and_begun_again_wholly_or_not_at_all(
    table: tuple[Moody, Seat], ending: str
) -> None:
    moody, host = table
    match = (await host.post("start", {"fill": "random"}))["match"]
    if ending == "rematch":
        await host.post("abandon")
    before = await shown_by(host)
    moody.fails_before = True
    assert (await host.ask("POST", ending)).status_code == 503
    assert await shown_by(host) == before
    moody.fails_after = True
    after = await host.post(ending)
    assert (after["match"] != match) is (ending == "rematch")
    proof = await host.server.http.get(f"/api/matches/{after['match']}/proof")
    assert (proof.json()["server_seed"] is None) is (ending == "rematch")


async def test_a_table_is_opened_with_its_host_or_not_at_all(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {"game": "dualis", "name": "Ada", "seats": [{"kind": "open"}] * 3, "public": True}
    with monkeypatch.context() as broken:
        broken.setattr(store, "row_of", fails)
        assert (await server.http.post("/api/tables", json=body)).status_code == 503
    assert (await server.http.get("/api/tables")).json() == {"tables": []}
    assert (await server.http.post("/api/tables", json=body)).json()["table"]["seats"][0]["name"] == "Ada"


def fails(*_: object) -> None:
    raise SQLAlchemyError("the disk is full")


async def test_a_request_that_nobody_answers_is_turned_down_after_a_while(
    table: tuple[Moody, Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, host = table
    monkeypatch.setattr(runtime, "ANSWER_SECONDS", 0.01)
    monkeypatch.setattr(host.server.runtime.writer, "write", lambda *_: None)
    answer = await host.ask("PATCH", "", {"public": True})
    assert (answer.status_code, answer.json()["rule"]) == (503, "TABLE-20")
