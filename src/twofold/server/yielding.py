"""Long work on the event loop, in slices between which the rest of the server has its turns."""

import asyncio
import time
from collections.abc import Iterable

SLICE_SECONDS = 0.001
FREED_AT_ONCE = 200


async def in_slices(steps: Iterable[object]) -> None:
    """Go through all steps; whoever else has something to do gets a turn every other millisecond."""
    began = time.monotonic()
    for _ in steps:
        if time.monotonic() - began >= SLICE_SECONDS:
            await asyncio.sleep(0)
            began = time.monotonic()


async def let_go(things: list[object]) -> None:
    """Forget these, a few at a time: to free what is left of a long match takes as long as many moves."""
    while things:
        del things[-FREED_AT_ONCE:]
        await asyncio.sleep(0)
