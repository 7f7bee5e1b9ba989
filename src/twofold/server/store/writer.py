"""Group commit: everything that waits is written in one transaction, again and again."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from twofold.server.metrics import COMMITS, FAILURES, STORING, WRITES
from twofold.server.store import Store, StoreDown
from twofold.server.table.effects import SaveClock, Write

OnWritten: TypeAlias = Callable[[bool | None], None]
"""Learns what became of a write: stored, overtaken by another server, or (``None``) unknown."""

MOST_AT_ONCE = 500
TOLD_AT_ONCE = 8
"""Between these the next commit may begin: the disk is not to wait until everybody has heard of the last."""

COMMIT_EVERY = 0.004
"""Seconds between commits. One costs about as much for one move as for many, so whoever comes right after it
waits a moment for others to share the next."""

FIRST_PAUSE = 0.05
LONGEST_PAUSE = 2.0
"""Seconds until the next attempt when nothing can be stored: twice as long each time, up to this."""

log = logging.getLogger("twofold.writer")


class Patience:
    """How long to wait after attempts that failed, and which of them are worth a line in the log."""

    def __init__(self) -> None:
        self.failures = 0
        """Since something was stored for the last time."""

    def failed(self, error: Exception) -> None:
        """Another attempt failed. The first is told, the second, the fourth, the eighth …"""
        self.failures += 1
        if not isinstance(error, StoreDown):
            log.error("a commit failed in an unexpected way", exc_info=error)
        elif self.failures & (self.failures - 1) == 0:
            log.warning("nothing can be stored: %s (attempt %d)", error, self.failures)

    def worked(self) -> None:
        """Something was stored."""
        if self.failures:
            log.warning("storing works again after %d attempts", self.failures)
            self.failures = 0

    @property
    def pause(self) -> float:
        """Seconds until the next attempt."""
        return min(FIRST_PAUSE * 2 ** min(self.failures - 1, 20), LONGEST_PAUSE) if self.failures else 0.0


class Writer:
    """The one place where moves are written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Write, OnWritten]] = []
        self._times: dict[str, SaveClock] = {}
        self._news: deque[tuple[OnWritten, bool | None]] = deque()
        self._something = asyncio.Event()
        self._patience = Patience()
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, and stop; what cannot be written now is tried once."""
        self._stopping.set()
        self._patience.failures = 0
        self._something.set()
        if self._task:
            await self._task

    def write(self, write: Write, told: OnWritten) -> None:
        """Write this as soon as possible, and tell what became of it."""
        self._waiting.append((write, told))
        self._something.set()

    def save_clock(self, time: SaveClock) -> None:
        """Write this along with something else, or on its own."""
        self._times[time.match] = time
        self._something.set()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            if not (self._waiting or self._times) or (self._stopping.is_set() and self._patience.failures):
                if self._stopping.is_set() and not self._news:
                    return
                self._something.clear()
                await self._something.wait()
                continue
            next_commit = loop.time() + COMMIT_EVERY
            await self._write()
            if self._patience.failures:
                await self._wait(self._patience.pause)
            elif (pause := next_commit - loop.time()) > 0:
                await asyncio.sleep(pause)

    async def _wait(self, seconds: float) -> None:
        """Wait before the next attempt, unless this is the end."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stopping.wait()

    async def _write(self) -> None:
        """Write what waits; what became of it is told from now on."""
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        times, self._times = list(self._times.values()), {}
        outcomes: list[bool] | list[None]
        try:
            with STORING.time():
                outcomes = await self._store.commit([write for write, _ in batch], times)
        except Exception as error:
            # Whatever goes wrong here, the tables must hear of it, and the next write is tried.
            self._patience.failed(error)
            outcomes = [None] * len(batch)
            FAILURES.inc(len(batch))
        else:
            self._patience.worked()
            COMMITS.inc()
            WRITES.inc(len(batch))
        telling = bool(self._news)
        self._news.extend((told, outcome) for (_, told), outcome in zip(batch, outcomes, strict=True))
        if not telling:
            self._tell()

    def _tell(self) -> None:
        """Tell some, and the others in a moment."""
        for _ in range(min(TOLD_AT_ONCE, len(self._news))):
            told, outcome = self._news.popleft()
            told(outcome)
        if self._news:
            asyncio.get_running_loop().call_soon(self._tell)
        else:
            self._something.set()
