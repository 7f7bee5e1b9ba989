"""Slices: long work that must be done where everybody else waits lets the others have their turns."""

import asyncio
import time
from collections.abc import Iterable

SLICE_SECONDS = 0.001


async def in_slices(steps: Iterable[object]) -> None:
    """Go through all steps; whoever else has something to do gets a turn every other millisecond."""
    began = time.monotonic()
    for _ in steps:
        if time.monotonic() - began >= SLICE_SECONDS:
            await asyncio.sleep(0)
            began = time.monotonic()
