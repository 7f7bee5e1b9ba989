"""Analyses of finished matches: worked out one at a time, in a process that yields to all others, and kept.

An asker is told how far the analysis has come until it is there.
"""

import asyncio
import time
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from twofold.analysis import NotAnalysed, Study
from twofold.replays import read, refold
from twofold.server.jobs import kept_files
from twofold.server.jobs.finished_matches import finished, read_past
from twofold.server.jobs.kept_files import KeptFiles
from twofold.server.processes import Progress, Report, Worker, answer_lines
from twofold.server.protocol import errors as no
from twofold.server.protocol.analysis import AnalysisShown
from twofold.server.protocol.errors import TurnedDown

COURTESY = 10
"""How much less urgent it is than the bots at the tables."""

WAIT_SECONDS = 1.0
"""An asker is answered when the analysis is there, or else after so long: then nobody asks too often."""

STEP_SECONDS = 300.0
"""A step that takes longer on a busy machine is given up, and the analysis with it."""


class AnalysisOrder(Struct, frozen=True):
    """What is to be analysed, and where what comes of it goes."""

    database: str
    match: str
    deals: int
    path: str


# ---- In the server


class Work(Struct):
    """An analysis that is under way."""

    progress: Progress | None = None
    """``None`` while it waits for its turn."""

    began: float = 0.0

    def went_on(self, progress: Progress) -> None:
        """The process has done so much."""
        self.began = self.began or time.monotonic()
        self.progress = progress

    def shown(self) -> AnalysisShown:
        """How far it has come, and how long it will take if it goes on like that."""
        if self.progress is None:
            return AnalysisShown(0, 0)
        done, total = self.progress.done, self.progress.total
        left = (time.monotonic() - self.began) / done * (total - done) if done else None
        return AnalysisShown(done, total, left)


class Analyses:
    """Has matches analysed, and keeps what was found."""

    def __init__(self, database: str, deals: int) -> None:
        self._database = database
        self._deals = deals
        self._kept: KeptFiles[str] = KeptFiles("analysis")
        self._works: dict[str, Work] = {}
        self._worker = Worker(
            "twofold.server.jobs.analysis", type(None), STEP_SECONDS, kept_files.MOST_WAITING
        )

    async def asked(self, match: str) -> bytes:
        """An ``AnalysisShown`` as it is sent: the analysis, or how far it has come; raises ``TurnedDown``."""
        path = await self._kept.path_of(match, partial(self._write, match), WAIT_SECONDS)
        if path is None:
            return msgspec.json.encode(self._works.get(match, Work()).shown())
        return await asyncio.to_thread(path.read_bytes)

    async def _write(self, match: str, path: Path) -> None:
        work = self._works[match] = Work()
        try:
            await self._worker.ask(AnalysisOrder(self._database, match, self._deals, str(path)), work.went_on)
        finally:
            del self._works[match]

    async def stop(self) -> None:
        """Stop what is under way, and throw all of it away."""
        await self._kept.stop()
        await self._worker.stop()


# ---- In the process


def analyse(order: AnalysisOrder, report: Report) -> None:
    """Write the analysis of a match into its file; raises ``TurnedDown``."""
    lines = finished(read_past(order.database, order.match)).lines()
    try:
        study = Study(refold(read(list(lines))), order.deals)
    except NotAnalysed as error:
        raise TurnedDown(no.not_analysed(error.reason), 409) from None
    report(Progress(0, study.total))
    for done in study.steps():
        report(Progress(done, study.total))
    shown = AnalysisShown(study.total, study.total, 0.0, study.analysis())
    Path(order.path).write_bytes(msgspec.json.encode(shown))


if __name__ == "__main__":
    answer_lines(AnalysisOrder, analyse, courtesy=COURTESY)
