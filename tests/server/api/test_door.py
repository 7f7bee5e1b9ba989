"""Connections: counted at the door, ended when nothing arrives, and no address takes the others' room."""

import asyncio
import logging
import resource
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.server.api.test_transport import FAILING, handshake
from tests.server.running import GENEROUS, PATIENCE, Server, running
from twofold.server.api import door as doors
from twofold.server.api.door import Door, Visitor
from twofold.server.config import UNLIMITED, Config
from twofold.server.metrics import REGISTRY
from twofold.server.serve import NoConnectionLimits, allow_connections, http_protocol

HALF_A_HEADER = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 4000\r\n\r\n{"
)
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Crowd:
    """Visitors at a door, and who of them was hung up on."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.gone: list[int] = []
        self.visitors: list[Visitor] = []

    def come(self, address: str, count: int = 1) -> int:
        """Some connect from an address; gives how many were let in."""
        let_in = [self.door.enter(address, self._hang_up(n)) for n in range(count)]
        self.visitors += [visitor for visitor in let_in if visitor]
        return count - let_in.count(None)

    def _hang_up(self, number: int) -> Callable[[], None]:
        return lambda: self.gone.append(number)


def test_who_says_nothing_makes_room_for_who_comes() -> None:
    crowd = Crowd(Door(10, 100))
    assert crowd.come("10.0.0.1", 1_200) == 1_200
    assert crowd.gone == list(range(1_190))
    assert crowd.come("10.0.0.2", 10) == 10
    assert len(crowd.gone) == 1_190


def test_whose_request_has_arrived_stays_and_newcomers_are_turned_away() -> None:
    crowd = Crowd(Door(10, 100))
    crowd.come("10.0.0.1", 10)
    for visitor in crowd.visitors:
        crowd.door.arrived(visitor)
    assert crowd.come("10.0.0.1", 5) == 0
    assert crowd.come("10.0.0.2", 5) == 5
    assert not crowd.gone
    crowd.door.leave(crowd.visitors[0])
    crowd.door.leave(crowd.visitors[0])
    assert crowd.come("10.0.0.1", 2) == 2  # the second shows the first out, which waits
    crowd.door.waits(crowd.visitors[1])
    assert crowd.come("10.0.0.1", 1) == 1


def test_the_number_in_all_holds_for_proxies_too() -> None:
    crowd = Crowd(Door(10, 50, lambda address: address == "10.0.0.1"))
    assert crowd.come("10.0.0.1", 50) == 50
    assert not crowd.gone
    for visitor in crowd.visitors[1:]:
        crowd.door.arrived(visitor)
    assert crowd.come("10.0.0.2", 1) == 1
    assert crowd.gone == [0]
    crowd.door.arrived(crowd.visitors[-1])
    assert crowd.come("10.0.0.3", 1) == 0


def test_there_are_never_more_connections_than_three_quarters_of_the_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doors, "files_at_once", lambda: 1024)
    assert Door(0, 10_000).most == 768
    assert Door(0, 500).most == 500
    monkeypatch.setattr(doors, "files_at_once", lambda: 0)
    assert Door(0, 0).most == 0
    assert Crowd(Door(0, 0)).come("10.0.0.1", 2_000) == 2_000


def test_connections_that_never_ask_cost_their_address_bug() -> None:
    crowd = Crowd(Door(0, 0, lambda address: address == "10.0.0.9", fruitless_per_minute=3))
    for address in ("10.0.0.1", "10.0.0.9"):
        assert crowd.come(address, 20) == 20  # they may be there at once, as nobody knows yet what they want
    for visitor in crowd.visitors:
        crowd.door.leave(visitor)
    assert crowd.come("10.0.0.1", 5) == 0
    assert crowd.come("10.0.0.2", 5) == 5
    assert crowd.come("10.0.0.9", 5) == 5


def test_connections_that_ask_cost_nothing_at_the_door() -> None:
    crowd = Crowd(Door(0, 0, fruitless_per_minute=3))
    for number in range(20):
        assert crowd.come("10.0.0.1") == 1
        crowd.visitors[number].asked = True
        crowd.door.leave(crowd.visitors[number])


@given(st.lists(st.tuples(st.sampled_from(["come", "arrived", "waits", "leave"]), st.integers(0, 30))))
def test_whatever_happens_nobody_is_counted_twice_or_after_leaving(steps: list[tuple[str, int]]) -> None:
    crowd = Crowd(Door(4, 7))
    for what, number in steps:
        if what == "come":
            crowd.come(f"10.0.0.{number % 3}")
        elif number < len(crowd.visitors):
            getattr(crowd.door, what)(crowd.visitors[number])
        inside = [visitor for each in crowd.door._inside.values() for visitor in each]
        assert crowd.door._count == len(inside) <= 7
        assert all(len(each) <= 4 for each in crowd.door._inside.values())
        assert set(crowd.door._waiting_in_all) <= set(inside)
        assert set(crowd.door._waiting_in_all) == {v for each in crowd.door._waiting.values() for v in each}
    for visitor in crowd.visitors:
        crowd.door.leave(visitor)
    assert (crowd.door._count, crowd.door._inside, crowd.door._waiting) == (0, {}, {})


# ---- Real connections


async def connected(server: Server, said: bytes = b"", address: str = "127.0.0.1") -> Connection:
    """A connection from one of this machine's addresses, on which something was said."""
    port = int(server.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(said)
    return reader, writer


async def all_of(connection: Connection) -> bytes:
    """What comes until the other side hangs up."""
    reader, writer = connection
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()


async def first_of(connection: Connection) -> bytes:
    """The first line that comes, if any does."""
    reader, writer = connection
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.readline()
        except ConnectionError:
            return b""
        finally:
            writer.close()


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        (b"", 0.05),
        (HALF_A_HEADER, 0.05),
        (HALF_A_BODY, 0.05),
        (handshake("x")[:-30], 0.05),
        (WHOLE, 1.0),
        (WHOLE + HALF_A_HEADER, 1.0),
    ],
    ids=[
        "silent",
        "half a header",
        "half a body",
        "half a handshake",
        "idle",
        "half a header after a request",
    ],
)
async def test_a_connection_on_which_nothing_arrives_is_ended(
    tmp_path: Path, said: bytes, seconds: float, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(str(tmp_path / "x.sqlite3"), request_seconds=seconds) as server:
        answered = await all_of(await connected(server, said))
        assert answered.count(b"HTTP/1.1 200") == said.count(WHOLE)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_request_that_arrives_in_pieces_is_answered(server: Server) -> None:
    connection = await connected(server)
    for at in range(0, len(WHOLE), 5):
        connection[1].write(WHOLE[at : at + 5])
        await connection[1].drain()
    assert (await first_of(connection)).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("said", FAILING.values(), ids=FAILING)
async def test_what_becomes_no_websocket_costs_its_address_bug(tmp_path: Path, said: bytes) -> None:
    limits = replace(UNLIMITED, requests_per_minute=5)
    async with running(str(tmp_path / "x.sqlite3"), limits=limits, trusted_proxies="") as server:
        for _ in range(5):
            assert b"429" not in await first_of(await connected(server, said))
        await no_connection(server)
        refused = await first_of(await connected(server, said))
        assert not refused or refused.split()[1] == b"429"
        other = await first_of(await connected(server, WHOLE, "127.0.0.2"))
        assert other.split()[1] == b"200"


async def no_connection(server: Server) -> None:
    """Until all are gone."""
    async with asyncio.timeout(PATIENCE):
        while REGISTRY.get_sample_value("twofold_connections"):
            await asyncio.sleep(0.01)


async def test_a_crowd_that_says_nothing_does_not_close_the_house(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections=20)
    async with running(str(tmp_path / "x.sqlite3"), limits=limits, trusted_proxies="") as server:
        crowd = [await connected(server, HALF_A_HEADER) for _ in range(200)]
        for address in ("127.0.0.1", "127.0.0.2"):
            honest = await connected(server, WHOLE, address)
            assert (await first_of(honest)).startswith(b"HTTP/1.1 200")
        for _, writer in crowd:
            writer.close()


async def test_the_limit_in_all_holds_where_a_proxy_is_trusted(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.sqlite3"), connections=30) as server:
        crowd = [await connected(server, HALF_A_HEADER) for _ in range(100)]
        honest = await connected(server, WHOLE)
        assert (await first_of(honest)).startswith(b"HTTP/1.1 200")
        for _, writer in crowd:
            writer.close()


async def test_websockets_are_counted_at_the_door_until_they_are_gone(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections=3)
    async with running(str(tmp_path / "x.sqlite3"), limits=limits, trusted_proxies="") as server:
        host = await server.open_table()
        await server.http.aclose()
        async with host.player(), host.player() as second:
            async with host.player():
                assert await first_of(await connected(server, WHOLE)) == b""
                assert (await first_of(await connected(server, WHOLE, "127.0.0.2"))).split()[1] == b"200"
            await second.close()
            answered = b""
            async with asyncio.timeout(PATIENCE):
                while not answered:  # the server may not have heard of the end yet
                    answered = await first_of(await connected(server, WHOLE))
            assert answered.split()[1] == b"200"


def test_an_uvicorn_that_is_another_inside_serves_without_a_door_if_it_may_bug(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "twofold.server.api.uvicorn_http", None)
    with pytest.raises(NoConnectionLimits, match="uvicorn"):
        http_protocol(Config())
    assert http_protocol(Config(without_connection_limits=True)) == "auto"
    assert "no limits" in caplog.records[0].getMessage()


def test_the_system_is_asked_for_as_many_files_as_there_may_be_connections() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
    try:
        allow_connections(300)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(400, before[1])
        allow_connections(30)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(400, before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
