"""The archivist: works out what is asked about matches that are over, once, and not where tables are served.

Short matches are looked through in a thread, long ones in a process of their own, one after the other. What
comes of it lies in a folder until there is too much of it.
"""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from typing import IO

import msgspec

from twofold.engine import Refusal
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.store import Store
from twofold.server.store.archive import Problem, Wanted, write_out

SHORT_ENTRIES = 500
"""A match of so many entries is looked through in a few hundredths of a second."""

MOST_WAITING = 20
"""So many may be under way or wait; whoever else asks is told to come back."""

MOST_BYTES = 256 << 20
"""What is kept of matches that somebody asked for."""

PATIENCE_SECONDS = 120.0
CHUNK_BYTES = 64 << 10

_read_problem = msgspec.json.Decoder(Problem | None).decode


class Archivist:
    """Whoever asks the same again gets what was worked out before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._works: dict[Wanted, asyncio.Task[Path]] = {}
        """What is under way, and what is there; the latest that was asked for comes last."""

        self._turn = asyncio.Lock()
        self._names = count()

    async def opened(self, wanted: Wanted) -> IO[bytes]:
        """What was asked for, as an open file; raises ``TurnedDown``."""
        work = self._works.pop(wanted, None)
        if work is None or (work.done() and (work.cancelled() or work.exception())):
            if sum(not each.done() for each in self._works.values()) >= MOST_WAITING:
                raise TurnedDown(no.TOO_MANY, 429)
            work = asyncio.create_task(self._worked_out(wanted))
        self._works[wanted] = work
        path = await asyncio.shield(work)
        self._make_room()
        return path.open("rb")

    async def _worked_out(self, wanted: Wanted) -> Path:
        entries = await self._store.length_of(wanted.match)
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="twofold-archive-", ignore_cleanup_errors=True)
        path = Path(self._folder.name) / str(next(self._names))
        order = wanted.written_to(self._store.database, path)
        if entries <= SHORT_ENTRIES:
            problem = await asyncio.to_thread(write_out, order)
        else:
            async with self._turn:
                problem = await _in_a_process(msgspec.json.encode(order))
        if problem:
            raise TurnedDown(Refusal(problem.rule, problem.reason), problem.status)
        return path

    def _make_room(self) -> None:
        """Forget what was not asked for longest, if all of it is too much; open files stay readable."""
        done = [(wanted, work.result()) for wanted, work in self._works.items() if _is_there(work)]
        sizes = {wanted: path.stat().st_size for wanted, path in done}
        for wanted, path in done[:-1]:
            if sum(sizes.values()) <= MOST_BYTES:
                break
            path.unlink()
            del sizes[wanted], self._works[wanted]

    async def stop(self) -> None:
        """Stop what is under way, and throw all of it away."""
        for work in self._works.values():
            work.cancel()
        await asyncio.gather(*self._works.values(), return_exceptions=True)
        if self._folder:
            self._folder.cleanup()


def _is_there(work: asyncio.Task[Path]) -> bool:
    return work.done() and not work.cancelled() and work.exception() is None


async def _in_a_process(order: bytes) -> Problem | None:
    """Have it worked out by a process of its own; it is killed if it takes too long."""
    command = (sys.executable, "-m", "twofold.server.store.archive")
    # From a thread: to start a process out of a large one takes a while.
    process = await asyncio.to_thread(Popen, command, stdin=PIPE, stdout=PIPE)
    try:
        said, _ = await asyncio.to_thread(process.communicate, order, PATIENCE_SECONDS)
        problem: Problem | None = _read_problem(said)
    except (TimeoutExpired, msgspec.DecodeError):
        raise TurnedDown(no.NOT_STORED, 503) from None
    finally:
        process.kill()
        await asyncio.to_thread(process.wait)
    return problem


async def in_chunks(file: IO[bytes]) -> AsyncIterator[bytes]:
    """A file, piece by piece, read where nobody waits for the disk."""
    with file:
        while chunk := await asyncio.to_thread(file.read, CHUNK_BYTES):
            yield chunk
