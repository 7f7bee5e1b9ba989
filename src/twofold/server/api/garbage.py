"""The collection of garbage, in steps so small that no table stands still for one.

Python's own collector looks through everything now and then, which takes the longer the more there is.
Here it looks at what is new, and at what is older only while no client is there.
"""

import asyncio
import gc
from time import perf_counter
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from twofold.server.metrics import COLLECTING

YOUNG = 10_000
"""A step is taken when there are so many objects more than after the last: it takes about a millisecond."""

OFTEN_SECONDS = 0.05
"""A step is taken this often, too: where new objects replace old ones, there are never more."""

NEVER = 2**31 - 1
LEAST = 1_000
"""So many requests and sockets are over before it is worth looking through everything."""


class Pauses:
    """How long collections took: noted while one runs, which may be anywhere, and told later."""

    def __init__(self) -> None:
        self._began = 0.0
        self._noted: list[float] = []

    def note(self, phase: str, _: dict[str, Any]) -> None:
        """Python calls this before and after each collection."""
        if phase == "start":
            self._began = perf_counter()
        else:
            self._noted.append(perf_counter() - self._began)

    def tell(self) -> None:
        """Let the metrics have what was noted; they hold a lock, which what was interrupted may hold."""
        while self._noted:
            COLLECTING.observe(self._noted.pop())


async def collect_in_steps() -> None:
    """Collect until this is cancelled; what is there already stays as it is."""
    gc.collect()
    gc.freeze()
    pauses, before = Pauses(), gc.get_threshold()
    gc.callbacks.append(pauses.note)
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.enable()
    try:
        while True:
            await asyncio.sleep(OFTEN_SECONDS)
            gc.collect(0)
            pauses.tell()
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(pauses.note)
        gc.unfreeze()


class QuietMomentMiddleware:
    """ASGI middleware that has everything looked through when many clients have left, and none is there.

    What was young while a socket was open and hangs on itself is found by no step. Sockets leave nothing of
    that kind, so this is for what is not known of.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._inside = 0
        self._left = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through, and count."""
        self._inside += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._inside -= 1
            self._left += 1
            if self._left >= LEAST and not self._inside:
                self._left = 0
                asyncio.get_running_loop().call_soon(gc.collect)
