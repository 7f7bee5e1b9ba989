"""What waits to be sent, and how it ends."""

from collections.abc import Callable

import pytest

from twofold.server.api import websocket as connection
from twofold.server.api.websocket import SocketConnection
from twofold.server.protocol.ws import CloseCode


class Pipe:
    """A transport that can be clogged."""

    def __init__(self) -> None:
        self.clogged = False
        self.sent: list[bytes] = []
        self.writes = 0
        self.relieved: Callable[[], None] = lambda: None

    def write(self, texts: list[bytes]) -> bool:
        if self.clogged:
            return False
        self.sent += texts
        self.writes += 1
        return True

    def relieve(self) -> None:
        """The viewer has read."""
        self.clogged = False
        self.relieved()


@pytest.fixture
async def pipe() -> Pipe:
    return Pipe()


@pytest.fixture
async def client(pipe: Pipe) -> SocketConnection:
    return SocketConnection(1, pipe)  # type: ignore[arg-type]


async def said(client: SocketConnection, *texts: bytes) -> None:
    """Push all of it, and let it leave."""
    for text in texts:
        client.push(text)
    await turn_of_the_loop(client)


async def turn_of_the_loop(client: SocketConnection) -> None:
    """Until everything that was to be done soon is done."""
    done = client.over.get_loop().create_future()
    client.over.get_loop().call_soon(done.set_result, None)
    await done


async def test_what_is_said_in_one_go_leaves_in_one_go(pipe: Pipe, client: SocketConnection) -> None:
    await said(client, b"one", b"two")
    await said(client, b"three")
    assert (pipe.sent, pipe.writes) == ([b"one", b"two", b"three"], 2)


async def test_what_cannot_leave_waits_in_its_order(pipe: Pipe, client: SocketConnection) -> None:
    pipe.clogged = True
    await said(client, b"one")
    await said(client, b"two")
    assert pipe.sent == []
    pipe.relieve()
    assert pipe.sent == [b"one", b"two"]


async def test_a_goodbye_comes_after_all_that_was_said(pipe: Pipe, client: SocketConnection) -> None:
    pipe.clogged = True
    await said(client, b"one")
    client.close(CloseCode.RESTARTING, "first")
    client.close(CloseCode.SILENT, "second")
    await turn_of_the_loop(client)
    assert not client.over.done()
    pipe.relieve()
    assert pipe.sent == [b"one"]
    assert client.over.result() == (CloseCode.RESTARTING, "first")


@pytest.mark.parametrize(("name", "most"), [("MOST_QUEUED", 2), ("MOST_QUEUED_BYTES", 8)])
async def test_whoever_does_not_read_is_dropped_and_hears_nothing_after_the_gap(
    pipe: Pipe, client: SocketConnection, monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    monkeypatch.setattr(connection, name, most)
    pipe.clogged = True
    await said(client, b"one", b"two", b"three")
    assert client.over.result()[0] is CloseCode.TOO_SLOW
    client.push(b"four")
    pipe.relieve()
    await turn_of_the_loop(client)
    assert pipe.sent == []
