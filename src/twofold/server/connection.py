"""The way out to one guest: a queue that a slow reader cannot make everybody wait for."""

import asyncio
from collections import deque

from litestar.types import Send

from twofold.server.closing import CloseCode

MOST_QUEUED_BYTES = 1 << 20
MOST_QUEUED = 2000


class Connection:
    """What waits to be sent through a WebSocket, and how it ends."""

    def __init__(self, number: int, send: Send) -> None:
        self.number = number
        self.closing: tuple[CloseCode, str] | None = None
        self._send = send
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._pumping: asyncio.Future[None] | None = None
        """What the pump waits for while there is nothing to send."""

        self.overflowed = asyncio.Event()
        """Set when the guest does not read: nothing more can be sent, not even a goodbye."""

    def push(self, text: bytes) -> None:
        """Send this in its turn."""
        self._queue.append(text)
        self._queued_bytes += len(text)
        if self._queued_bytes > MOST_QUEUED_BYTES or len(self._queue) > MOST_QUEUED:
            self._queue.clear()
            self._queued_bytes = 0
            self.close(CloseCode.TOO_SLOW, "Too much waits for you: connect again for a fresh view.")
            self.overflowed.set()
        self._wake()

    def close(self, code: CloseCode, reason: str) -> None:
        """Close after everything that waits has been sent."""
        self.closing = self.closing or (code, reason)
        self._wake()

    def _wake(self) -> None:
        if self._pumping and not self._pumping.done():
            self._pumping.set_result(None)

    async def pump(self) -> None:
        """Send what waits until the connection is to be closed."""
        loop = asyncio.get_running_loop()  # asked once: on Python 3.11 each time is a system call
        while True:
            while self._queue:
                text = self._queue.popleft()
                self._queued_bytes -= len(text)
                await self._send({"type": "websocket.send", "text": text.decode(), "bytes": None})
            if self.closing:
                code, reason = self.closing
                await self._send({"type": "websocket.close", "code": int(code), "reason": reason})
                return
            self._pumping = loop.create_future()
            await self._pumping
