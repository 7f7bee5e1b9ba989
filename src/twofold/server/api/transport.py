"""Transports: how messages travel between a WebSocket and its table, once ASGI has opened it.

Plain ASGI works with every server. Where the server offers a shorter way, it lays it into the scope's state.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Protocol

from litestar.types import Scope, Send

from twofold.server.table.client import RateLimit

SCOPE_KEY = "twofold.transport"
"""Where in a scope's state a server lays a transport of its own."""

ALLOWANCE_KEY = "twofold.allowance"
"""Where in a scope's state the allowance lies from which everything that arrives is paid."""


class Transport(Protocol):
    """The way of messages through one WebSocket."""

    hear: Callable[[bytes], None] | None
    """May be called with messages as they arrive; until it is set, they wait for ASGI's ``receive``."""

    relieved: Callable[[], None] | None
    """Called when the viewer has read enough for more to be sent."""

    allowance: RateLimit | None
    """From which all that arrives is paid, by everybody at the same address; without one it is free."""

    def can_pay(self) -> bool:
        """Whether a message that came through ``receive`` is paid for; asked before it is read."""

    def write(self, texts: list[bytes]) -> bool:
        """Send these messages; false, and nothing is sent, while the viewer has not read those before."""

    async def drained(self) -> None:
        """Until what was written has left, as far as ASGI must know before it closes."""


class AsgiTransport:
    """Plain ASGI: messages arrive through ``receive`` alone, and leave through ``send`` in a task."""

    def __init__(self, send: Send) -> None:
        self.hear: Callable[[bytes], None] | None = None
        self.relieved: Callable[[], None] | None = None
        self.allowance: RateLimit | None = None
        self._send = send
        self._sending: asyncio.Task[None] | None = None

    def can_pay(self) -> bool:
        """Each message costs one; what ASGI does not tell of, like pings, is the server's to count."""
        return self.allowance is None or self.allowance.spend(time.monotonic_ns() // 1_000_000)

    def write(self, texts: list[bytes]) -> bool:
        """Send these messages, unless others are still on their way."""
        if self._sending is not None:
            return False
        self._sending = asyncio.create_task(self._send_all(list(texts)))
        return True

    async def _send_all(self, texts: list[bytes]) -> None:
        with contextlib.suppress(OSError):  # the client is gone, which ``receive`` says, too
            for text in texts:
                await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})
        self._sending = None
        if self.relieved:
            self.relieved()

    async def drained(self) -> None:
        """Until all is sent; whoever gives up waiting gives up the rest, too."""
        if self._sending is not None:
            await self._sending


def transport_of(scope: Scope, send: Send) -> Transport:
    """The server's own transport if it has one, or else plain ASGI."""
    state = scope.get("state") or {}
    transport: Transport = state.get(SCOPE_KEY) or AsgiTransport(send)
    transport.allowance = state.get(ALLOWANCE_KEY)
    return transport
