"""Processes that the server asks."""

import asyncio
import os
import signal
from contextlib import suppress
from datetime import date
from pathlib import Path

import pytest

from tests.server.running import PATIENCE
from twofold.server import processes
from twofold.server.jobs import kept_files
from twofold.server.jobs.kept_files import KeptFiles
from twofold.server.jobs.today import MOST_WAITING, TodayTables, today_here
from twofold.server.processes import FairTurns, asker
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.today import PlayToday


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


async def test_an_address_that_asks_much_waits_for_itself_bug() -> None:
    turns, order = FairTurns(), list[str]()

    async def ask(address: str) -> None:
        asker.set(address)
        async with turns:
            order.append(address)
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as asking:
        for address in "aaaaabbc":
            asking.create_task(ask(address))
    assert "".join(order) == "aabcabaa"


async def test_a_turn_that_is_given_up_goes_on_to_the_next() -> None:
    turns = FairTurns()
    async with turns:
        leaving = [asyncio.create_task(turns.__aenter__()) for _ in range(2)]
        staying = asyncio.create_task(turns.__aenter__())
        await asyncio.sleep(0)
        leaving[0].cancel()
        await asyncio.sleep(0)
    leaving[1].cancel()  # it has its turn, and does not know yet
    await staying
    assert [task.cancelled() for task in leaving] == [True, True]


async def test_of_too_many_the_last_of_the_address_that_asks_most_is_told_to_come_back_bug() -> None:
    tables = TodayTables()

    async def play(address: str) -> int:
        asker.set(address)
        return len((await tables.play("dualis", begun(today_here()))).names)

    try:
        greedy = [asyncio.create_task(play("a")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        assert await play("b") == 4
        answers = await asyncio.gather(*greedy, return_exceptions=True)
        assert answers[:-1] == [4] * (MOST_WAITING - 1)
        assert isinstance(answers[-1], TurnedDown)
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


async def test_a_process_that_is_not_asked_ends_and_starts_again_when_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "IDLE_SECONDS", 0)
    tables = TodayTables()
    try:
        for _ in range(2):
            assert len((await tables.play("uno-duo", begun(today_here()))).names) == 2
            async with asyncio.timeout(PATIENCE):
                while tables._process:
                    await asyncio.sleep(0)
    finally:
        await tables.stop()


async def test_a_process_that_dies_over_a_question_answers_it_with_a_failure() -> None:
    tables = TodayTables()
    try:
        await tables.play("dualis", begun(today_here()))
        process = tables._process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        asked = asyncio.create_task(tables.play("dualis", begun(today_here())))
        for _ in range(5):
            await asyncio.sleep(0)
        process.kill()
        with pytest.raises(TurnedDown) as turned_down:
            await asked
        assert turned_down.value.status == 500
        assert len((await tables.play("dualis", begun(today_here()))).names) == 4
    finally:
        await tables.stop()


# ---- Files that are kept


async def fails(path: Path) -> None:
    """There is nothing to be had."""
    path.write_text("half", "utf-8")
    raise TurnedDown(no.NO_SUCH_MATCH, 404)


async def test_what_failed_is_told_and_leaves_nothing_behind_bug() -> None:
    files: KeptFiles[int] = KeptFiles("test")
    try:
        for question in range(3):
            with pytest.raises(TurnedDown):
                await files.path_of(question, fails)
        assert files._works == {}
        folder = files._folder
        assert folder is not None
        assert list(Path(folder.name).iterdir()) == []
    finally:
        await files.stop()


async def test_only_so_many_failures_wait_for_somebody_to_hear_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kept_files, "MOST_FAILED", 2)
    files: KeptFiles[int] = KeptFiles("test")
    asked = asyncio.Event()

    async def fails_later(path: Path) -> None:
        await asked.wait()
        await fails(path)

    try:
        for question in range(6):
            asked.clear()
            assert await files.path_of(question, fails_later, seconds=0) is None
            asked.set()
            await asyncio.wait(files._works.values())
        assert len(files._works) == 3
        with pytest.raises(TurnedDown):
            await files.path_of(5, fails_later, seconds=0)
    finally:
        await files.stop()


async def test_the_size_of_a_kept_file_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []
    stat = Path.stat

    def counted(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        looked.append(path)
        return stat(path, follow_symlinks=follow_symlinks)

    async def write(path: Path) -> None:
        path.write_text("whole", "utf-8")

    files: KeptFiles[int] = KeptFiles("test")
    try:
        for question in (1, 2, 3):
            await files.path_of(question, write)
        monkeypatch.setattr(Path, "stat", counted)
        for question in (1, 2, 3, 4, 1):
            await files.path_of(question, write)
        assert len(looked) == 1
    finally:
        await files.stop()
