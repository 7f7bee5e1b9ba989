"""Garbage collection where garbage is made: after connections and requests, not in the middle of moves."""

import asyncio
import gc

from litestar.types import ASGIApp, Receive, Scope, Send

from twofold.server.metrics import COLLECTING

LEAST = 1000


class Collector:
    """Stands around the application, and collects when as many have left as are still inside.

    Moves leave nothing that is not freed at once; a closed connection leaves some 30 KiB that hang on
    themselves. Python's own collector counts what is made and kept instead, which moves do all the time: with
    thousands of sockets it stops everybody for 50 ms every other second, and finds nothing.
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
            if self._left >= max(LEAST, self._inside):
                self._left = 0
                asyncio.get_running_loop().call_soon(collect)


def collect() -> None:
    """Free everything that nobody can reach."""
    with COLLECTING.time():
        gc.collect()
