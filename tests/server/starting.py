"""A server that says when it has started: to look again and again costs as much as to start."""

import asyncio
import socket

import uvicorn


class StartingServer(uvicorn.Server):
    """Uvicorn, in a task of its own."""

    def __init__(self, settings: uvicorn.Config) -> None:
        super().__init__(settings)
        self._tried = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, or fail to."""
        await super().startup(sockets)
        self._tried.set()

    async def wait_for(self, serving: asyncio.Task[None], patience: float | None = None) -> None:
        """Wait until it has started; ``serving`` is its task."""
        trying = asyncio.create_task(self._tried.wait())
        await asyncio.wait((serving, trying), timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        trying.cancel()
        assert self.started, serving
