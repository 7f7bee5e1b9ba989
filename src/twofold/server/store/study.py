"""A process that analyses one match that is over, behind everybody else.

``python -m twofold.server.store.study`` is told on standard input which match, says after every step how far
it has come, and writes what it found into a file.
"""

import asyncio
import os
import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from twofold.analysis import NotAnalysed, Study
from twofold.replays import read, refold
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.store import Store, StoreDown
from twofold.server.store.archive import Problem, finished, past_match, problem_of

COURTESY = 10
"""How much less urgent it is than the bots at the tables."""


class StudyOrder(Struct, frozen=True):
    """What is to be analysed, and where what comes of it goes."""

    database: str
    match: str
    deals: int
    path: str


class Progress(Struct, frozen=True):
    """How far it has come."""

    done: int
    total: int


class Report(Struct, frozen=True):
    """One line that the process says."""

    progress: Progress | None = None
    problem: Problem | None = None


async def _match_lines(order: StudyOrder) -> list[str]:
    store = Store(order.database)
    try:
        return list(finished(await past_match(store, order.match)).lines())
    finally:
        await store.stop()


def main() -> None:
    """Analyse what is said on standard input."""
    os.nice(COURTESY)
    said, sys.stdout = sys.stdout, sys.stderr
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=StudyOrder)

    def report(line: Report) -> None:
        said.buffer.write(msgspec.json.encode(line) + b"\n")
        said.buffer.flush()

    try:
        study = Study(refold(read(asyncio.run(_match_lines(order)))), order.deals)
        report(Report(Progress(0, study.total)))
        for done in study.steps():
            report(Report(Progress(done, study.total)))
        Path(order.path).write_bytes(msgspec.json.encode(study.analysis()))
    except NotAnalysed as error:
        report(Report(problem=problem_of(no.not_analysed(error.reason), 409)))
    except TurnedDown as refused:
        report(Report(problem=problem_of(refused.refusal, refused.status)))
    except StoreDown:
        report(Report(problem=problem_of(no.NOT_STORED, 503)))


if __name__ == "__main__":
    main()
