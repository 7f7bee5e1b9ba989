"""Answers that were worked out once, each in a file, until they take too much room."""

import asyncio
import tempfile
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from itertools import count
from pathlib import Path
from typing import Generic, TypeVar

from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown

QuestionT = TypeVar("QuestionT", bound=Hashable)

MOST_WAITING = 20
"""So many may be under way or wait; further questions are turned down."""

MOST_BYTES = 256 << 20
MOST_FAILED = 100
"""So many failures are remembered of which the asker has not heard yet."""


class KeptFiles(Generic[QuestionT]):
    """A question that was answered, or is being answered, is not worked out again; one that failed is."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._works: dict[QuestionT, asyncio.Task[Path]] = {}
        """What is under way, and what failed and was not told yet."""

        self._kept: OrderedDict[QuestionT, tuple[Path, int]] = OrderedDict()
        """The files that are there, with their sizes; the one that was asked for last comes last."""

        self._bytes = 0
        self._names = count()

    async def path_of(
        self, question: QuestionT, write: Callable[[Path], Awaitable[None]], seconds: float | None = None
    ) -> Path | None:
        """The file with the answer, or nothing if it is not there within so many seconds.

        ``write`` writes it, if it must be worked out; what it raises is raised here, and forgotten.
        """
        if question not in self._kept:
            work = self._works.get(question) or self._begun(question, write)
            await asyncio.wait([work], timeout=seconds)
            if not work.done():
                return None
            if self._works.get(question) is work:
                del self._works[question]
            path = work.result()
            self._keep(question, path)
        self._kept.move_to_end(question)
        self._make_room()
        return self._kept[question][0]

    def _begun(self, question: QuestionT, write: Callable[[Path], Awaitable[None]]) -> asyncio.Task[Path]:
        failed = [asked for asked, work in self._works.items() if work.done()]
        if len(self._works) - len(failed) >= MOST_WAITING:
            raise TurnedDown(no.TOO_MANY, 429)
        for asked in failed[:-MOST_FAILED]:
            del self._works[asked]
        work = self._works[question] = asyncio.create_task(self._written(write))
        return work

    async def _written(self, write: Callable[[Path], Awaitable[None]]) -> Path:
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(
                prefix=f"twofold-{self._name}-", ignore_cleanup_errors=True
            )
        path = Path(self._folder.name) / str(next(self._names))
        try:
            await write(path)
        except BaseException:
            path.unlink(missing_ok=True)
            raise
        return path

    def _keep(self, question: QuestionT, path: Path) -> None:
        if question not in self._kept:
            self._kept[question] = path, path.stat().st_size
            self._bytes += self._kept[question][1]

    def _make_room(self) -> None:
        """Forget what was not asked for longest, if all of it is too much; open files stay readable."""
        while self._bytes > MOST_BYTES and len(self._kept) > 1:
            _, (path, size) = self._kept.popitem(last=False)
            path.unlink(missing_ok=True)
            self._bytes -= size

    async def stop(self) -> None:
        """Stop what is under way, and throw all of it away."""
        for work in self._works.values():
            work.cancel()
        await asyncio.gather(*self._works.values(), return_exceptions=True)
        if self._folder:
            self._folder.cleanup()
