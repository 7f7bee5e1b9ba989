"""The writer when nothing can be stored: it waits longer each time, says little, and ends when told to."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import pytest

from tests.server.running import PATIENCE
from twofold.engine import Entry
from twofold.server.store import Store, StoreDown
from twofold.server.store.writer import FIRST_PAUSE, LONGEST_PAUSE, Patience, Writer
from twofold.server.table.effects import WriteStep
from twofold.server.table.match import NotedStep

MOVE = WriteStep("t", "m", NotedStep(Entry(1, 10, 0, None), None, (), 7, None))


class FailingStore(Store):
    """A store that takes nothing for a while."""

    def __init__(self, failures: int) -> None:
        self.attempts = 0
        self._failures = failures

    async def commit(self, batch: Sequence[Any], times: Any = ()) -> list[bool]:
        """Fail some times, then work."""
        self.attempts += 1
        if self.attempts <= self._failures:
            raise StoreDown("The database cannot be reached: OperationalError")
        return [True] * len(batch)


async def test_a_table_that_tries_again_at_once_is_slowed_down(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pauses: list[float] = []

    async def wait(_: Writer, seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(Writer, "_wait", wait)
    store = FailingStore(20)
    writer, stored = Writer(store), asyncio.Event()

    def told(outcome: bool | None) -> None:
        if outcome:
            stored.set()
        else:
            writer.write(MOVE, told)

    writer.start()
    writer.write(MOVE, told)
    async with asyncio.timeout(PATIENCE):
        await stored.wait()
    await writer.stop()
    assert store.attempts == 21
    assert pauses == [min(FIRST_PAUSE * 2**n, LONGEST_PAUSE) for n in range(20)]
    said = [record.levelno for record in caplog.records if record.name == "twofold.writer"]
    assert said == [logging.WARNING] * 6  # after 1, 2, 4, 8 and 16 attempts, and that it works again


async def test_a_writer_ends_though_nothing_can_be_stored() -> None:
    store = FailingStore(10**9)
    writer, failed = Writer(store), asyncio.Event()

    def told(outcome: bool | None) -> None:
        assert outcome is None
        failed.set()
        writer.write(MOVE, told)

    writer.start()
    writer.write(MOVE, told)
    async with asyncio.timeout(PATIENCE):
        await failed.wait()
        attempts = store.attempts
        await writer.stop()
    assert store.attempts <= attempts + 1


def test_patience_ends_with_the_first_success() -> None:
    patience = Patience()
    assert patience.pause == 0
    for _ in range(100):
        patience.failed(StoreDown(""))
    assert patience.pause == LONGEST_PAUSE
    patience.worked()
    assert patience.pause == 0
    patience.failed(StoreDown(""))
    assert patience.pause == FIRST_PAUSE
