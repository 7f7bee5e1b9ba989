"""The ways between a WebSocket and its table: uvicorn's short one, and plain ASGI under two servers."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.running import (
    PATIENCE,
    ServedBy,
    Server,
    by_hypercorn,
    by_stock_uvicorn,
    by_uvicorn,
    running,
    take_turns,
)
from twofold.server.api import uvicorn_transport, websocket
from twofold.server.api.transport import AsgiTransport, transport_of
from twofold.server.api.uvicorn_transport import UvicornTransport
from twofold.server.config import Config
from twofold.server.protocol.ws import CloseCode
from twofold.server.serve import NoConnectionLimits, websocket_protocol

WAYS: dict[str, ServedBy] = {
    "short": by_uvicorn,
    "plain-uvicorn": by_stock_uvicorn,
    "plain-hypercorn": by_hypercorn,
}


@pytest.fixture(params=WAYS)
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Server]:
    """A server by each of them."""
    async with running(str(tmp_path / "twofold.sqlite3"), by=WAYS[request.param]) as started:
        yield started


def said(number: int) -> str:
    """A line of chat."""
    return msgspec.json.encode({"type": "say", "id": f"l{number}", "text": f"line {number}"}).decode()


async def test_what_is_said_right_behind_the_hello_is_heard_in_its_order(server: Server) -> None:
    seat = await server.open_table()
    player = seat.player()
    await player.arrive()
    await player.send(type="hello", protocol=1, token=seat.token)
    for number in range(5):
        await player.socket.send(said(number))
    assert [(await player.hear("line"))["text"] for _ in range(5)] == [f"line {n}" for n in range(5)]
    await player.close()


async def test_a_message_in_pieces_is_heard_as_one(server: Server) -> None:
    seat = await server.open_table()
    async with seat.player() as player:
        text = said(0)
        await player.socket.send([text[:7], text[7:20], text[20:]])
        assert (await player.hear("line"))["text"] == "line 0"


async def test_binary_messages_are_heard_like_text(server: Server) -> None:
    seat = await server.open_table()
    async with seat.player() as player:
        await player.socket.send(said(0).encode())
        assert (await player.hear("line"))["text"] == "line 0"


async def test_text_that_is_no_utf8_is_not_understood(tmp_path: Path) -> None:
    async with running(str(tmp_path / "twofold.sqlite3")) as server:
        seat = await server.open_table()
        async with seat.player() as player:
            await player.socket.send(b'{"type":"say","id":"l0","text":"\xff"}', text=True)
            assert (await player.hear("trouble"))["rule"] == "TABLE-21"


async def test_whoever_moves_hears_that_it_is_stored_before_seeing_it(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada, seats[1].player() as ben:
        for player in (ada, ben):
            await player.hear("update")
        assert await take_turns(server, [ada, ben], 6) == 6
        for player in (ada, ben):
            numbers = [
                (message["type"], message["number"])
                for message in map(msgspec.json.decode, player.received)
                if message["type"] == "ack" or (message["type"] == "update" and message["number"])
            ]
            acknowledged = [place for place, (kind, _) in enumerate(numbers) if kind == "ack"]
            assert acknowledged
            assert all(numbers[place + 1] == ("update", numbers[place][1]) for place in acknowledged)


async def test_a_reason_to_close_arrives_behind_all_that_was_said_before(server: Server) -> None:
    seat = await server.open_table()
    async with seat.player() as player:
        (connection,) = server.runtime._connections.values()
        told = [said(number) for number in range(50)]
        for text in told:
            connection.push(text.encode())
        connection.close(CloseCode.RESTARTING, "connect again")
        assert await player.closed() == (1012, "connect again")
        assert [text for text in player.received if '"say"' in text] == told


async def test_a_reader_who_never_reads_is_dropped_and_the_others_play_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "MOST_QUEUED_BYTES", 60_000)
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", PATIENCE)
    seats = await server.playing()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    host, port = server.url.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    deaf.setblocking(False)
    await loop.sock_connect(deaf, (host, int(port)))
    await loop.sock_sendall(deaf, handshake(seats[0].table))
    assert (await loop.sock_recv(deaf, 4_096)).startswith(b"HTTP/1.1 101")
    await loop.sock_sendall(deaf, frame(b'{"type":"hello","protocol":1}'))
    async with seats[0].player() as ada, seats[1].player() as ben:
        for player in (ada, ben):
            await player.hear("update")
        room = server.runtime.rooms[seats[0].table]
        await ada.hear("table", lambda message: message["table"]["watching"] == 1)
        while room.table(0).watching:
            if await take_turns(server, [ada, ben], 20) < 20:
                await seats[0].post("rematch")
                for player in (ada, ben):
                    await player.hear("update", lambda update: update["number"] == 0)
        assert (await server.http.get(f"/api/tables/{seats[0].table}")).json()["watching"] == 0
        assert await take_turns(server, [ada, ben], 1) == 1
    assert (await all_of(deaf)).endswith(b"connect again for a fresh view.")
    deaf.close()


async def all_of(sock: socket.socket) -> bytes:
    """Everything that comes until the other side hangs up."""
    loop, received = asyncio.get_running_loop(), b""
    async with asyncio.timeout(PATIENCE):
        while some := await loop.sock_recv(sock, 65_536):
            received += some
    return received


def handshake(table: str) -> bytes:
    """The opening of a WebSocket, by hand."""
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        "",
        "",
    )
    return "\r\n".join(lines).encode()


def frame(text: bytes) -> bytes:
    """A short text frame, masked with zeros."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


UPGRADE = b"Connection: Upgrade"
FAILING = {
    "no HTTP": b"\x16\x03\x01\x02\x00hello\r\n\r\n",
    "no key": handshake("x").replace(b"-Key", b"-Clue"),
    "a method that opens nothing": handshake("x").replace(b"GET", b"PUT"),
    "an upgrade that cannot be read": handshake("x").replace(UPGRADE, UPGRADE + b", ;;"),
    "a line that is too long": handshake("x")[:-2] + b"X: " + b"y" * 9_000 + b"\r\n\r\n",
    "a handshake with a body": handshake("x")[:-2] + b"Content-Length: 5\r\n\r\n",
}
"""What comes to a server and becomes no WebSocket."""

# ---- Where the short way does not fit


async def test_without_uvicorns_inside_messages_go_through_plain_asgi_and_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn_transport, "EXPECTED", ("writable", "not_any_more"))
    uvicorn_transport.warn_once.cache_clear()
    used: list[object] = []
    monkeypatch.setattr(websocket, "transport_of", noting(used))
    async with running(str(tmp_path / "twofold.sqlite3")) as server:
        seats = await server.playing()
        async with seats[0].player() as ada, seats[1].player() as ben:
            for player in (ada, ben):
                await player.hear("update")
            assert await take_turns(server, [ada, ben], 4) == 4
    assert [type(way) for way in used] == [AsgiTransport, AsgiTransport]
    assert [record.getMessage() for record in caplog.records if record.name == "twofold.transport"] == [
        "uvicorn's WebSocket is not as expected (not_any_more): messages go through plain ASGI"
    ]


async def test_the_short_way_is_taken_where_it_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[object] = []
    monkeypatch.setattr(websocket, "transport_of", noting(used))
    async with running(str(tmp_path / "twofold.sqlite3")) as server, (await server.open_table()).player():
        assert [type(way) for way in used] == [UvicornTransport]


def noting(used: list[object]) -> Callable[..., object]:
    """Chooses transports as usual, and notes which."""

    def choose(*given: Any) -> object:
        used.append(transport_of(*given))
        return used[-1]

    return choose


def test_an_uvicorn_that_is_another_inside_serves_with_its_own_choice_if_it_may_bug(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert websocket_protocol(Config()) is UvicornTransport
    monkeypatch.setitem(sys.modules, "twofold.server.api.uvicorn_transport", None)
    with pytest.raises(NoConnectionLimits, match="uvicorn"):
        websocket_protocol(Config())
    assert websocket_protocol(Config(without_connection_limits=True)) == "auto"
    (record,) = caplog.records
    assert "no limits" in record.getMessage()
