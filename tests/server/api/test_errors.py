"""What nobody foresaw: it is logged with its trace and without anybody's words, and said with a code."""

import asyncio
import contextlib
import logging
import sqlite3
from typing import Any

import msgspec
import pytest

from tests.server.running import Server
from twofold.server.api import catalogue, websocket
from twofold.server.log import JsonLines, trace_of, unhandled
from twofold.server.protocol.ws import CloseCode
from twofold.server.table.room import Room

SECRET = "swordfish"


def fail(*_: object, **__: object) -> Any:
    """An error that quotes what somebody sent."""
    try:
        dict[str, str]()[SECRET]
    except KeyError as error:
        raise ValueError(f"no such word: {SECRET}") from error


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """What would be in the log."""
    written = [JsonLines().format(record) for record in caplog.records if record.exc_info]
    assert not any(SECRET in line for line in written)
    return [msgspec.json.decode(line) for line in written]


async def test_a_request_that_fails_is_answered_and_its_trace_is_logged(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(catalogue, "catalogue", fail)
    answer = await server.http.get("/api/games")
    assert (answer.status_code, answer.json()["rule"]) == (500, "TABLE-52")
    (line,) = lines(caplog)
    assert "show_catalogue" in line["exception"]
    assert line["exception"].endswith("ValueError")
    assert "KeyError" in line["exception"]


async def test_a_socket_that_fails_is_closed_with_its_code(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = await server.open_table()
    monkeypatch.setattr(websocket, "SocketConnection", fail)
    player = host.player()
    await player.arrive()
    await player.send(type="hello", protocol=1, token=SECRET)
    assert (await player.closed())[0] == CloseCode.FAILED
    assert "table_socket" in lines(caplog)[0]["exception"]


@pytest.mark.parametrize("failing", ["hear", "tick", "learn"])
async def test_a_table_that_fails_is_set_up_anew(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failing: str
) -> None:
    host, *_ = await server.playing()
    async with host.player() as ada:
        await ada.hear("update")
        room = server.runtime.rooms[host.table]
        with monkeypatch.context() as broken:
            broken.setattr(Room, failing, fail)
            if failing == "hear":
                await ada.send(type="pong", n=0)
            elif failing == "tick":
                server.runtime._tick(room)
            else:
                server.runtime.hint(host.table, host.table, 99)
            assert (await ada.closed())[0] == CloseCode.TRY_AGAIN
        assert "twofold" in lines(caplog)[0]["exception"]
    async with host.player() as ada:
        assert (await ada.hear("update"))["number"] == 0
        assert server.runtime.rooms[host.table] is not room


async def test_a_request_is_answered_though_its_table_fails_bug(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host, *_ = await server.playing()
    with monkeypatch.context() as broken:
        broken.setattr(Room, "stored", fail)
        answer = await host.ask("POST", "abandon")
    assert (answer.status_code, answer.json()["rule"]) == (500, "TABLE-52")
    assert len(lines(caplog)) == 1
    assert (await host.post("rematch"))["phase"] == "playing"


async def test_plain_http_to_a_socket_is_told_to_upgrade(server: Server) -> None:
    host = await server.open_table()
    for method in ("GET", "POST"):
        answer = await server.http.request(method, f"/api/tables/{host.table}/socket")
        assert (answer.status_code, answer.headers["upgrade"]) == (426, "websocket")
        assert answer.json()["rule"] == "TABLE-51"


async def test_what_the_event_loop_is_left_with_is_logged_without_its_values(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loop = asyncio.get_running_loop()
    try:
        fail()
    except ValueError as error:
        unhandled(
            loop, {"message": "Task exception was never retrieved", "exception": error, "future": SECRET}
        )
    unhandled(loop, {"message": f"socket.send() raised: {SECRET}"})
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2
    assert SECRET not in "".join(JsonLines().format(record) for record in caplog.records)


def test_an_error_of_the_system_or_of_sqlite_is_told_by_its_number() -> None:
    assert trace_of(OSError(28, f"No space left: {SECRET}")) == "OSError (ENOSPC)"
    with contextlib.closing(sqlite3.connect(":memory:")) as file, pytest.raises(sqlite3.Error) as raised:
        file.execute(f"SELECT {SECRET}")
    assert trace_of(raised.value).endswith("sqlite3.OperationalError (SQLITE_ERROR)")
