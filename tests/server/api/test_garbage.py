"""Collecting garbage: in small steps, whatever clients do, and hardly anything is there to collect."""

import asyncio
import contextlib
import gc
import socket
import weakref
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from tests.server.api.test_transport import FAILING, frame, handshake
from tests.server.running import PATIENCE, Server
from twofold.server.api.garbage import LEAST, OFTEN_SECONDS, YOUNG, QuietMomentMiddleware, collect_in_steps
from twofold.server.metrics import REGISTRY

MANY = 400
"""So many failing connections left 20,000 objects and more, and none was collected."""

SOCKETS = 50


class Knot:
    """Hangs on itself: only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
async def collecting() -> AsyncIterator[list[int]]:
    """As in the server: steps are taken; gives how many objects each has looked at."""
    looked_at: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            looked_at.append(len(gc.get_objects(None if info["generation"] else 0)))

    steps = asyncio.create_task(collect_in_steps())
    await asyncio.sleep(0)
    gc.callbacks.append(note)
    yield looked_at
    gc.callbacks.remove(note)
    steps.cancel()
    await asyncio.gather(steps, return_exceptions=True)


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is collected."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def test_what_is_new_is_collected_in_steps_however_much_it_is(collecting: list[int]) -> None:
    knots = [weakref.ref(Knot()) for _ in range(5 * YOUNG)]
    assert sum(knot() is not None for knot in knots) < YOUNG
    assert len(collecting) >= 5
    assert max(collecting) <= 2 * YOUNG


async def test_what_is_old_is_left_out_of_the_steps(collecting: list[int]) -> None:
    kept = [[number] for number in range(10 * YOUNG)]
    del collecting[:]
    knots = [weakref.ref(Knot()) for _ in range(2 * YOUNG)]
    assert collecting
    assert max(collecting) <= 2 * YOUNG < len(kept) + len(knots)


async def test_new_objects_that_replace_old_ones_do_not_gather_bug(collecting: list[int]) -> None:
    kept = [[number] for number in range(4 * YOUNG)]
    gc.collect(0)
    for number in range(len(kept)):
        kept[number] = [number]
    async with asyncio.timeout(PATIENCE):
        while len(gc.get_objects(0)) > YOUNG:
            await asyncio.sleep(OFTEN_SECONDS)


# ---- Connections


def knock(port: int, said: bytes, times: int) -> None:
    """Connect, say something and hang up after the answer; no object of this hangs on itself."""
    for _ in range(times):
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
            connection.sendall(said)
            with contextlib.suppress(ConnectionError):
                connection.recv(4_000)


def port_of(server: Server) -> int:
    return int(server.url.rsplit(":", 1)[1])


@pytest.mark.parametrize("kind", FAILING)
async def test_connections_that_fail_leave_no_more_than_a_step_takes_bug(
    server: Server, collecting: list[int], kind: str
) -> None:
    await asyncio.to_thread(knock, port_of(server), FAILING[kind], MANY)
    assert gc.collect() <= YOUNG
    assert max(collecting[:-1], default=0) <= 2 * YOUNG


ENDS = {
    "gone": b"",
    "a message that is none": frame(b"{"),
    "a frame that is none": b"\xff\xff",
    "closed": bytes((0x88, 0x80, 0, 0, 0, 0)),
}


def watch(port: int, table: str, last: bytes, times: int) -> None:
    """Look at a table, and end with this."""
    for _ in range(times):
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
            for said in (handshake(table), frame(b'{"type":"hello","protocol":1}'), last):
                connection.sendall(said)
                if said:
                    connection.recv(4_000)


@pytest.mark.parametrize("end", ENDS)
async def test_sockets_leave_nothing_to_collect_however_they_end_bug(
    server: Server, uncollected: None, end: str
) -> None:
    seat = await server.open_table()
    await server.http.aclose()
    gc.collect()
    await asyncio.to_thread(watch, port_of(server), seat.table, ENDS[end], SOCKETS)
    async with asyncio.timeout(PATIENCE):
        while REGISTRY.get_sample_value("twofold_connections"):
            await asyncio.sleep(0.01)
    assert gc.collect() < SOCKETS


# ---- Quiet moments


async def visit(middleware: QuietMomentMiddleware, times: int) -> None:
    for _ in range(times):
        await middleware({"type": "http"}, None, None)  # type: ignore[arg-type]


async def test_everything_is_looked_through_when_many_have_left(uncollected: None) -> None:
    knots: list[weakref.ref[Knot]] = []

    async def app(*_: Any) -> None:
        knots.append(weakref.ref(Knot()))

    middleware = QuietMomentMiddleware(app)
    await visit(middleware, LEAST - 1)
    await asyncio.sleep(0)
    assert all(knot() for knot in knots)
    await visit(middleware, 1)
    await asyncio.sleep(0)
    assert not any(knot() for knot in knots)


async def test_while_a_client_is_there_it_is_not(uncollected: None) -> None:
    gate = asyncio.Event()
    knot = weakref.ref(Knot())

    async def app(scope: Any, *_: Any) -> None:
        if scope["type"] == "websocket":
            await gate.wait()

    middleware = QuietMomentMiddleware(app)
    async with asyncio.TaskGroup() as inside:
        inside.create_task(middleware({"type": "websocket"}, None, None))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        await visit(middleware, 3 * LEAST)
        await asyncio.sleep(0)
        assert knot()
        gate.set()
    await asyncio.sleep(0)
    assert not knot()


async def test_a_request_that_fails_is_counted_too(uncollected: None) -> None:
    knot = weakref.ref(Knot())

    async def app(*_: Any) -> None:
        raise ConnectionError

    middleware = QuietMomentMiddleware(app)
    for _ in range(LEAST):
        with pytest.raises(ConnectionError):
            await visit(middleware, 1)
    await asyncio.sleep(0)
    assert not knot()
