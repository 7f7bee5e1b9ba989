"""How much is done, told by what is called: a busy machine makes it slower, but no more."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any
from unittest.mock import patch


class Work:
    """What the thread that everybody waits for has done meanwhile."""

    def __init__(self) -> None:
        self.calls = 0
        self.longest_turn = 0
        """The most calls that any turn of the event loop made before it let the others have theirs."""

    def _call(self, frame: FrameType, event: str, arg: Any) -> None:
        self.calls += event in {"call", "c_call"}


@contextmanager
def counted_work() -> Iterator[Work]:
    """Count what this thread calls, and what it calls in every turn of its event loop."""
    work = Work()
    run = asyncio.Handle._run

    def counted(turn: asyncio.Handle) -> None:
        before = work.calls
        run(turn)
        work.longest_turn = max(work.longest_turn, work.calls - before)

    with patch.object(asyncio.Handle, "_run", counted):
        sys.setprofile(work._call)
        try:
            yield work
        finally:
            sys.setprofile(None)
