"""The analysts: they go through matches that are over, one at a time, in a process that yields to all others.

What was found is kept as long as the server runs; whoever asks meanwhile is told how far it has come.
"""

import asyncio
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import msgspec
from msgspec import Struct

from twofold.analysis import Analysis
from twofold.engine import Refusal
from twofold.server.processes import on_one_core
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import AnalysisShown
from twofold.server.store.study import Progress, Report, StudyOrder

MOST_WAITING = 20
"""So many may be under way or wait; whoever else asks is told to come back."""

MOST_KEPT = 500
WAIT_SECONDS = 1.0
"""Whoever asks is answered when it is there, or else after so long: so that nobody asks too often."""

_read_report = msgspec.json.Decoder(Report).decode


class Work(Struct):
    """One analysis on its way."""

    task: "asyncio.Task[Path] | None" = None
    progress: Progress | None = None
    """``None`` while it waits for its turn."""

    began: float = 0.0

    @property
    def total(self) -> int:
        """How many steps it takes."""
        return self.progress.total if self.progress else 0

    def shown(self) -> AnalysisShown:
        """How far it has come, and how long it will take if it goes on like that."""
        if self.progress is None:
            return AnalysisShown(0, 0)
        done, total = self.progress.done, self.progress.total
        left = (time.monotonic() - self.began) / done * (total - done) if done else None
        return AnalysisShown(done, total, left)


class Analysts:
    """Whoever asks the same again gets what was found before."""

    def __init__(self, database: str, deals: int) -> None:
        self._database = database
        self._deals = deals
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._works: dict[str, Work] = {}
        self._turn = asyncio.Lock()

    async def asked(self, match: str) -> AnalysisShown:
        """The analysis of a match that is over, or how far it has come; raises ``TurnedDown``."""
        work = self._works.get(match) or self._begun(match)
        assert work.task is not None
        await asyncio.wait([work.task], timeout=WAIT_SECONDS)
        if not work.task.done():
            return work.shown()
        try:
            path = work.task.result()
        except TurnedDown:
            del self._works[match]
            raise
        found = msgspec.json.decode(await asyncio.to_thread(path.read_bytes), type=Analysis)
        return AnalysisShown(work.total, work.total, 0.0, found)

    def _begun(self, match: str) -> Work:
        under_way = sum(work.task is not None and not work.task.done() for work in self._works.values())
        if under_way >= MOST_WAITING:
            raise TurnedDown(no.TOO_MANY, 429)
        if len(self._works) - under_way >= MOST_KEPT:
            self._forget_oldest()
        work = self._works[match] = Work()
        work.task = asyncio.create_task(self._worked_out(match, work))
        return work

    def _forget_oldest(self) -> None:
        oldest = next(match for match, work in self._works.items() if work.task and work.task.done())
        task = self._works.pop(oldest).task
        if task and not task.cancelled() and task.exception() is None:
            task.result().unlink(missing_ok=True)

    async def _worked_out(self, match: str, work: Work) -> Path:
        async with self._turn:
            if self._folder is None:
                self._folder = tempfile.TemporaryDirectory(
                    prefix="twofold-analysis-", ignore_cleanup_errors=True
                )
            path = Path(self._folder.name) / match
            work.began = time.monotonic()
            command = (sys.executable, "-m", "twofold.server.store.study")
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=on_one_core()
            )
            try:
                await self._followed(process, StudyOrder(self._database, match, self._deals, str(path)), work)
            finally:
                if process.returncode is None:
                    process.kill()
                await process.wait()
            if not path.exists():
                raise TurnedDown(no.FAILED, 500)
            return path

    async def _followed(self, process: Process, order: StudyOrder, work: Work) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            report = _read_report(line)
            if problem := report.problem:
                raise TurnedDown(Refusal(problem.rule, problem.reason), problem.status)
            work.progress = report.progress
        await process.wait()

    async def stop(self) -> None:
        """Stop what is under way, and throw all of it away."""
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._folder:
            self._folder.cleanup()
