"""Collecting garbage: enough of it, and not more often than it is worth."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from twofold.server.api.middleware import LEAST, GarbageMiddleware


class Knot:
    """Hangs on itself: only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_in_the_server() -> Iterator[None]:
    """Python collects nothing on its own."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.fixture
def collections() -> Iterator[list[int]]:
    """The generations collected so far."""
    seen: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            seen.append(info["generation"])

    gc.callbacks.append(note)
    try:
        yield seen
    finally:
        gc.callbacks.remove(note)


async def visit(collector: GarbageMiddleware, times: int) -> None:
    for _ in range(times):
        await collector({"type": "http"}, None, None)  # type: ignore[arg-type]


async def test_what_requests_leave_is_collected_after_many_of_them() -> None:
    knots: list[weakref.ref[Knot]] = []

    async def app(*_: Any) -> None:
        knots.append(weakref.ref(Knot()))

    collector = GarbageMiddleware(app)
    await visit(collector, LEAST - 1)
    assert all(knot() for knot in knots)
    await visit(collector, 1)
    await asyncio.sleep(0)
    assert not any(knot() for knot in knots)


async def test_it_waits_longer_the_more_are_inside(collections: list[int]) -> None:
    gate = asyncio.Event()

    async def app(scope: Any, *_: Any) -> None:
        if scope["type"] == "websocket":
            await gate.wait()

    collector = GarbageMiddleware(app)
    async with asyncio.TaskGroup() as inside:
        for _ in range(3 * LEAST):
            inside.create_task(collector({"type": "websocket"}, None, None))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        await visit(collector, 3 * LEAST - 1)
        await asyncio.sleep(0)
        assert collections == []
        await visit(collector, 1)
        await asyncio.sleep(0)
        assert collections == [2]
        gate.set()


async def test_a_request_that_fails_is_counted_too(collections: list[int]) -> None:
    async def app(*_: Any) -> None:
        raise ConnectionError

    collector = GarbageMiddleware(app)
    for _ in range(LEAST):
        with pytest.raises(ConnectionError):
            await visit(collector, 1)
    await asyncio.sleep(0)
    assert collections == [2]
