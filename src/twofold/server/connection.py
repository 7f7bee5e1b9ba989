"""The way out to one guest: a queue that a slow reader cannot make everybody wait for."""

import asyncio
from typing import TypeAlias

from twofold.server.closing import CloseCode
from twofold.server.wire import Wire

MOST_QUEUED_BYTES = 1 << 20
MOST_QUEUED = 2000

Goodbye: TypeAlias = tuple[CloseCode, str]

TOO_SLOW: Goodbye = (CloseCode.TOO_SLOW, "Too much waits for you: connect again for a fresh view.")


class Connection:
    """What waits to be sent through a WebSocket, and how it ends."""

    def __init__(self, number: int, wire: Wire) -> None:
        self.number = number
        self._wire = wire
        self._loop = asyncio.get_running_loop()  # asked once: on Python 3.11 each time is a system call
        self.over: asyncio.Future[Goodbye] = self._loop.create_future()
        """What to close with: all before it is sent, or the guest does not read."""

        self._queue: list[bytes] = []
        self._queued_bytes = 0
        self._goodbye: Goodbye | None = None
        self._sending: asyncio.Handle | None = None
        wire.relieved = self._send

    def push(self, text: bytes) -> None:
        """Send this in its turn; after the end, when something may be missing before it, nothing is sent."""
        if self.over.done():
            return
        self._queue.append(text)
        self._queued_bytes += len(text)
        if self._queued_bytes > MOST_QUEUED_BYTES or len(self._queue) > MOST_QUEUED:
            self._finish(TOO_SLOW)
        self._send_soon()

    def close(self, code: CloseCode, reason: str) -> None:
        """Close after everything that waits has been sent."""
        self._goodbye = self._goodbye or (code, reason)
        self._send_soon()

    def _send_soon(self) -> None:
        """What is said in one go leaves in one go: each time that something leaves is a system call."""
        if self._sending is None:
            self._sending = self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._sending = None
        if self._wire.clogged:
            return
        if self._queue:
            self._wire.write(self._queue)
            self._forget()
        if self._goodbye:
            self._finish(self._goodbye)

    def _finish(self, goodbye: Goodbye) -> None:
        self._forget()
        if not self.over.done():
            self.over.set_result(goodbye)

    def _forget(self) -> None:
        self._queue.clear()
        self._queued_bytes = 0
