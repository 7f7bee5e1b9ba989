"""A transport for uvicorn: its WebSocket, with a short way to the table and back.

ASGI opens it and closes it. In between, messages go by plain calls: through ASGI each would wait in a queue,
wake a task and stop and start the reading, which costs more than to work out the move that it brings. This
builds on the inside of uvicorn: where that is not as expected, plain ASGI does.
"""

import logging
from collections.abc import Callable
from functools import cache

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from twofold.server.api.transport import SCOPE_KEY

EXPECTED = ("close_sent", "conn", "frames", "queue", "scope", "transport", "writable")
"""What every connection has inside, in the releases of uvicorn that this was written for."""

log = logging.getLogger("twofold.transport")


@cache
def warn_once(missing: str) -> None:
    """Say that the short way is not taken, and why."""
    log.warning("uvicorn's WebSocket is not as expected (%s): messages go through plain ASGI", missing)


class UvicornTransport(WebSocketsSansIOProtocol):
    """One WebSocket of uvicorn; whoever answers the connection finds it in the scope's state."""

    hear: Callable[[bytes], None] | None = None
    relieved: Callable[[], None] | None = None

    async def run_asgi(self) -> None:
        """Let the application answer."""
        missing = ", ".join(name for name in EXPECTED if not hasattr(self, name))
        if missing:
            warn_once(missing)
        else:
            self.scope.setdefault("state", {})[SCOPE_KEY] = self
        await super().run_asgi()

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
