"""The WebSocket of one viewer: uvicorn's, with a short way to the table and back.

ASGI opens it and closes it. In between, messages go by plain calls: through ASGI each would wait in a queue,
wake a task and stop and start the reading, which costs more than to work out the move that it brings.
"""

from collections.abc import Callable, Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State


class Wire(WebSocketsSansIOProtocol):
    """To be found in the scope's state by whoever answers the connection."""

    hear: Callable[[bytes], None] | None = None
    """Takes messages as they arrive; until it is set, they wait for ``receive``."""

    relieved: Callable[[], None] | None = None
    """Called when the viewer has read enough for more to be sent."""

    async def run_asgi(self) -> None:
        """Let the application answer."""
        self.scope["state"]["wire"] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """A message is complete; those that wait for ``receive`` came before it."""
        if self.hear is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.hear(message)

    @property
    def clogged(self) -> bool:
        """Whether the viewer has not read what was sent."""
        return not self.writable.is_set()

    def write(self, texts: Iterable[bytes]) -> None:
        """Send these messages; into the void if the connection is over."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        """What was sent has been read."""
        super().resume_writing()
        if self.relieved:
            self.relieved()
