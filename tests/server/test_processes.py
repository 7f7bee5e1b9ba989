"""Processes that the server asks."""

import asyncio
import signal
from contextlib import suppress
from datetime import date

import pytest

from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.today import PlayToday
from twofold.server.today import MOST_WAITING, TodayTables, today_here


def begun(day: date) -> PlayToday:
    """Somebody who has played nothing yet."""
    return PlayToday(day=day, moves=(), now=0, seen=0)


async def test_who_asks_after_somebody_left_is_not_given_their_answer_bug() -> None:
    tables = TodayTables()
    try:
        await tables.play("dualis", begun(today_here()))
        process = tables._process
        assert process is not None
        process.send_signal(signal.SIGSTOP)  # so that it cannot have answered before they leave
        leaving = asyncio.create_task(tables.play("dualis", begun(today_here())))
        for _ in range(5):
            await asyncio.sleep(0)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGCONT)
        assert len((await tables.play("uno-duo", begun(today_here()))).names) == 2
    finally:
        await tables.stop()


async def test_whoever_asks_when_too_many_wait_is_told_to_come_back() -> None:
    tables = TodayTables()
    try:
        waiting = [
            asyncio.create_task(tables.play("dualis", begun(today_here()))) for _ in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TurnedDown) as turned_down:
            await tables.play("dualis", begun(today_here()))
        assert turned_down.value.status == 429
        assert {len(shown.names) for shown in await asyncio.gather(*waiting)} == {4}
    finally:
        await tables.stop()
