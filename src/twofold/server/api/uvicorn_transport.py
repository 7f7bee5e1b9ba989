"""A transport for uvicorn: its WebSocket, with a short way to the table and back.

ASGI opens it and closes it. In between, messages go by plain calls: through ASGI each would wait in a queue,
wake a task and stop and start the reading, which costs more than to work out the move that it brings. This
builds on the inside of uvicorn.
"""

import logging
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from twofold.server.api.transport import SCOPE_KEY
from twofold.server.protocol.errors import TOO_MANY
from twofold.server.protocol.ws import CloseCode
from twofold.server.table.client import RateLimit

EXPECTED = (
    "close_sent",
    "close_timer",
    "conn",
    "frames",
    "handshake_complete",
    "handshake_initiated",
    "loop",
    "queue",
    "scope",
    "transport",
    "writable",
)
"""What every connection has inside, in the releases of uvicorn that this was written for."""

LINGER_SECONDS = 1.0
"""So long a client that is shut out has for reading why."""

MOST_FRAMES = 5_000
"""More in one go is too many, whatever the allowance."""

PAID_AT_ONCE = 16

MASKED, SIZE = 0x80, 0x7F
LONG, LONGER = 126, 127

log = logging.getLogger("twofold.transport")


@cache
def warn_once(missing: str) -> None:
    """Say that the short way is not taken, and why."""
    log.warning("uvicorn's WebSocket is not as expected (%s): messages go through plain ASGI", missing)


class FrameCount:
    """Counts frames by their sizes alone (RFC 6455, 5.2), before anything is read."""

    def __init__(self) -> None:
        self._missing = 0
        """How many bytes of the last frame have not arrived."""

        self._head = b""
        """The beginning of a frame that does not tell its size yet."""

    def of(self, data: bytes, most: int) -> int:
        """How many frames begin in what arrives; once there are more than ``most``, nobody counts on."""
        if not self._missing and not self._head and len(data) > 1 and len(data) == _size_of(data, 0):
            return 1
        frames = -1 if self._head else 0  # that one was counted when it began
        data, at, self._head = self._head + data, self._missing, b""
        while at < len(data) and frames <= most:
            frames += 1
            size = _size_of(data, at)
            if not size:
                self._head, at = data[at:], len(data)
                break
            at += size
        self._missing = max(0, at - len(data))
        return frames


def _size_of(data: bytes, at: int) -> int:
    """The size of the frame that begins there; 0 if its head is not complete."""
    if len(data) < at + 2:
        return 0
    told = data[at + 1]
    mask, size = 4 if told & MASKED else 0, told & SIZE
    if size < LONG:
        return 2 + mask + size
    more = 2 if size == LONG else 8
    if len(data) < at + 2 + more:
        return 0
    return 2 + more + mask + int.from_bytes(data[at + 2 : at + 2 + more], "big")


class UvicornTransport(WebSocketsSansIOProtocol):
    """One WebSocket of uvicorn; whoever answers the connection finds it in the scope's state."""

    hear: Callable[[bytes], None] | None = None
    relieved: Callable[[], None] | None = None
    allowance: RateLimit | None = None
    gone: Callable[[], None] | None = None
    """Called when the connection is lost."""

    shut_out = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames = FrameCount()
        self._paid = 0

    async def run_asgi(self) -> None:
        """Let the application answer."""
        missing = ", ".join(name for name in EXPECTED if not hasattr(self, name))
        state = self.scope.setdefault("state", {})
        if missing:
            warn_once(missing)
        else:
            state[SCOPE_KEY] = self
        try:
            await super().run_asgi()
        finally:
            state.pop(SCOPE_KEY, None)  # it and this would hold each other for good

    def data_received(self, data: bytes) -> None:
        """Bytes arrive. Each frame is paid for before any of them is read, pings and pongs like messages."""
        if self.shut_out:
            return
        if not self.handshake_complete:
            if self.handshake_initiated:
                self.transport.abort()  # nobody may speak before being let in
                return
        elif self.allowance is not None:
            self._paid -= self._frames.of(data, MOST_FRAMES)
            if self._paid < 0 and not self._pays(self.allowance):
                self._shut_out()
                return
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.abort()  # the handshake came in one piece, and cannot be read

    def _pays(self, allowance: RateLimit) -> bool:
        """Pay for what has arrived and for some that will: to ask the allowance each time costs more."""
        owed = PAID_AT_ONCE - self._paid
        if owed > MOST_FRAMES or not allowance.spend(time.monotonic_ns() // 1_000_000, owed):
            return False
        self._paid = PAID_AT_ONCE
        return True

    def can_pay(self) -> bool:
        """Everything was paid for when it arrived."""
        return True

    def _shut_out(self) -> None:
        """Say why, read no more, and hang up in a moment, as ASGI is told at once."""
        self.shut_out = True
        self.transport.pause_reading()
        if self.close_sent or self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.send_close(CloseCode.TOO_MANY, TOO_MANY.sentence())
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.TOO_MANY, "reason": ""})

    async def send(self, message: Any) -> None:
        """What ASGI sends; whoever is shut out is as good as gone."""
        if self.shut_out:
            raise ClientDisconnected
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        self.conn.parser.close()  # it and the connection would hold each other for good
        self.conn.parser_exc = None  # likewise
        if self.gone:
            self.gone()

    def send_receive_event_to_app(self) -> None:
        """A message is complete; those that wait for ``receive`` came before it."""
        if self.hear is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.hear(message)

    def write(self, texts: list[bytes]) -> bool:
        """Send these messages; into the void if the connection is over."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def drained(self) -> None:
        """What was written is before whatever ASGI sends."""

    def resume_writing(self) -> None:
        """What was sent has been read."""
        super().resume_writing()
        if self.relieved:
            self.relieved()
