"""What waits to be sent, and how it ends."""

from collections.abc import Callable, Iterable

import pytest

from twofold.server import connection
from twofold.server.closing import CloseCode
from twofold.server.connection import Connection


class Pipe:
    """A wire that can be clogged."""

    def __init__(self) -> None:
        self.clogged = False
        self.sent: list[bytes] = []
        self.writes = 0
        self.relieved: Callable[[], None] = lambda: None

    def write(self, texts: Iterable[bytes]) -> None:
        self.sent += texts
        self.writes += 1

    def relieve(self) -> None:
        """The viewer has read."""
        self.clogged = False
        self.relieved()


@pytest.fixture
async def pipe() -> Pipe:
    return Pipe()


@pytest.fixture
async def guest(pipe: Pipe) -> Connection:
    return Connection(1, pipe)  # type: ignore[arg-type]


async def said(guest: Connection, *texts: bytes) -> None:
    """Push all of it, and let it leave."""
    for text in texts:
        guest.push(text)
    await turn_of_the_loop(guest)


async def turn_of_the_loop(guest: Connection) -> None:
    """Until everything that was to be done soon is done."""
    done = guest.over.get_loop().create_future()
    guest.over.get_loop().call_soon(done.set_result, None)
    await done


async def test_what_is_said_in_one_go_leaves_in_one_go(pipe: Pipe, guest: Connection) -> None:
    await said(guest, b"one", b"two")
    await said(guest, b"three")
    assert (pipe.sent, pipe.writes) == ([b"one", b"two", b"three"], 2)


async def test_what_cannot_leave_waits_in_its_order(pipe: Pipe, guest: Connection) -> None:
    pipe.clogged = True
    await said(guest, b"one")
    await said(guest, b"two")
    assert pipe.sent == []
    pipe.relieve()
    assert pipe.sent == [b"one", b"two"]


async def test_a_goodbye_comes_after_all_that_was_said(pipe: Pipe, guest: Connection) -> None:
    pipe.clogged = True
    await said(guest, b"one")
    guest.close(CloseCode.RESTARTING, "first")
    guest.close(CloseCode.SILENT, "second")
    await turn_of_the_loop(guest)
    assert not guest.over.done()
    pipe.relieve()
    assert pipe.sent == [b"one"]
    assert guest.over.result() == (CloseCode.RESTARTING, "first")


@pytest.mark.parametrize(("name", "most"), [("MOST_QUEUED", 2), ("MOST_QUEUED_BYTES", 8)])
async def test_whoever_does_not_read_is_dropped_and_hears_nothing_after_the_gap(
    pipe: Pipe, guest: Connection, monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    monkeypatch.setattr(connection, name, most)
    pipe.clogged = True
    await said(guest, b"one", b"two", b"three")
    assert guest.over.result()[0] is CloseCode.TOO_SLOW
    guest.push(b"four")
    pipe.relieve()
    await turn_of_the_loop(guest)
    assert pipe.sent == []
