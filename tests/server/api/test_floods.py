"""Floods: everything that arrives over a WebSocket is paid for before it is read."""

import asyncio
import contextlib
import struct
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.server.api.test_transport import frame, handshake
from tests.server.running import (
    PATIENCE,
    Player,
    Seat,
    ServedBy,
    Server,
    by_stock_uvicorn,
    by_uvicorn,
    running,
)
from twofold.server.api import uvicorn_transport
from twofold.server.api.uvicorn_transport import MOST_FRAMES, FrameCount
from twofold.server.config import UNLIMITED
from twofold.server.protocol.ws import CloseCode
from twofold.server.table.room import Room

A_SECOND = 20
AT_ONCE = 3 * A_SECOND
FEW = replace(UNLIMITED, messages_per_second=A_SECOND)

PONG = frame(b'{"type":"pong","n":0}')
MIX = frame(b'{"type":"mix","entropy":"00"}')
PING = bytes((0x89, 0x80 | 100, 0, 0, 0, 0)) + b"x" * 100
PONG_FRAME = bytes((0x8A, 0x80, 0, 0, 0, 0))
PIECE = bytes((0x00, 0x81, 0, 0, 0, 0)) + b"x"
KINDS = {
    "pong": PONG,
    "mix": MIX,
    "ping frame": PING,
    "pong frame": PONG_FRAME,
    "pieces": PIECE,
}


async def flooded(server: Server, seat: Seat, flood: bytes) -> bytes:
    """A spectator sends all this; gives what it hears until the end."""
    port = int(server.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(handshake(seat.table))
    async with asyncio.timeout(PATIENCE):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(b'{"type":"hello","protocol":1}') + flood)
        heard = b""
        try:
            while some := await reader.read(65_536):
                heard += some
        except ConnectionError:
            pass
    writer.close()
    return heard


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No allowance grows, and those who were told that they are shut out are gone soon."""
    monkeypatch.setattr(uvicorn_transport, "time", SimpleNamespace(monotonic_ns=lambda: 10**12))
    monkeypatch.setattr(uvicorn_transport, "LINGER_SECONDS", 0.1)


def closed_with(code: int) -> bytes:
    """The beginning of what a close frame says."""
    return struct.pack(">H", code)


@pytest.mark.parametrize("kind", KINDS)
async def test_whoever_sends_too_much_of_anything_is_shut_out(
    brisk: None, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = 0
    hear = Room.hear

    def counting(*given: Any) -> Any:
        nonlocal heard
        heard += 1
        return hear(*given)

    monkeypatch.setattr(Room, "hear", counting)
    async with running(str(tmp_path / "x.sqlite3"), limits=FEW) as server:
        seat = await server.open_table()
        said = await flooded(server, seat, KINDS[kind] * 4 * AT_ONCE)
        assert closed_with(CloseCode.TOO_MANY) + b"Too fast" in said
        assert heard <= AT_ONCE
        assert (await server.http.get("/health")).status_code == 200


@pytest.mark.parametrize("way", [by_uvicorn, by_stock_uvicorn])
async def test_messages_are_counted_on_both_ways_and_for_all_sockets_of_an_address(
    tmp_path: Path, way: ServedBy
) -> None:
    async with running(str(tmp_path / "x.sqlite3"), limits=FEW, by=way) as server:
        seat = await server.open_table()
        async with seat.player() as one, seat.spectator() as other:
            codes = await asyncio.gather(*(babbling(player) for player in (one, other)))
            assert codes == [CloseCode.TOO_MANY] * 2


async def babbling(player: Player) -> int:
    """Pongs without end; gives the code with which it ended."""
    with contextlib.suppress(websockets.ConnectionClosed):
        for _ in range(20 * AT_ONCE):
            await player.send(type="pong", n=0)
    return (await player.closed())[0]


async def test_nobody_speaks_before_being_let_in(server: Server) -> None:
    seat = await server.open_table()
    port = int(server.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(handshake(seat.table) + PING * 10_000)
    async with asyncio.timeout(PATIENCE):
        try:
            said = await reader.read()
        except ConnectionError:
            said = b""
    assert PING[6:] not in said
    writer.close()


async def test_a_player_who_plays_is_not_shut_out(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.sqlite3"), limits=FEW) as server:
        seats = await server.playing()
        async with seats[0].player() as ada:
            await ada.hear("update")
            for _ in range(AT_ONCE // 2):
                assert (await ada.act({"type": "nonsense"}))["type"] == "refused"


# ---- Counting

sizes = st.one_of(st.integers(0, 200), st.sampled_from([125, 126, 127, 65_535, 65_536]))


def framed(size: int, masked: bool = True) -> bytes:
    """A frame of this size, as RFC 6455, 5.2 has it."""
    bit = 0x80 if masked else 0
    if size < 126:
        head = bytes((0x82, bit | size))
    elif size < 65_536:
        head = bytes((0x82, bit | 126)) + struct.pack(">H", size)
    else:
        head = bytes((0x82, bit | 127)) + struct.pack(">Q", size)
    return head + (b"\0" * 4 if masked else b"") + b"x" * size


@given(st.lists(st.tuples(sizes, st.booleans()), max_size=8), st.data())
def test_frames_are_counted_however_the_bytes_arrive(
    frames: list[tuple[int, bool]], data: st.DataObject
) -> None:
    sent = b"".join(framed(size, masked) for size, masked in frames)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=12)))
    counter = FrameCount()
    pieces = [sent[a:b] for a, b in zip([0, *cuts], [*cuts, len(sent)], strict=True)]
    assert sum(counter.of(piece, MOST_FRAMES) for piece in pieces) == len(frames)


def test_counting_ends_when_it_is_enough() -> None:
    assert FrameCount().of(PONG_FRAME * 3 * MOST_FRAMES, MOST_FRAMES) == MOST_FRAMES + 1
