"""The WebSocket endpoint: one connection a viewer."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

import msgspec
from litestar import asgi
from litestar.types import Receive, Scope, Send

from twofold.server.api.transport import Transport, transport_of
from twofold.server.metrics import MESSAGES
from twofold.server.protocol.errors import (
    FAILED,
    NEEDS_NEWER,
    NO_SUCH_TABLE,
    NOT_STORED,
    TOO_MANY,
    NewerLog,
    TurnedDown,
)
from twofold.server.protocol.ws import UNREADABLE, ClientMessage, CloseCode, Hello
from twofold.server.runtime import Runtime
from twofold.server.store import StoreDown
from twofold.server.table.room import Room

MOST_BYTES = 8 * 1024
HELLO_SECONDS = 10.0
CLOSE_SECONDS = 1.0
MOST_QUEUED_BYTES = 1 << 20
MOST_QUEUED = 2000

CloseReason: TypeAlias = tuple[CloseCode, str]

TOO_BIG: CloseReason = (CloseCode.TOO_BIG, "A message may be 8 KiB long, and no longer.")
TOO_SLOW: CloseReason = (CloseCode.TOO_SLOW, "Too much waits for you: connect again for a fresh view.")

log = logging.getLogger("twofold.websocket")

_read = msgspec.json.Decoder(ClientMessage).decode


class SocketConnection:
    """What waits to be sent through a WebSocket, and how it ends."""

    def __init__(self, number: int, transport: Transport) -> None:
        self.number = number
        self._transport = transport
        self._loop = asyncio.get_running_loop()  # asked once: on Python 3.11 each time is a system call
        self.over: asyncio.Future[CloseReason] = self._loop.create_future()
        """What to close with: all before it is sent, or the client does not read."""

        self._queue: list[bytes] = []
        self._queued_bytes = 0
        self._close_reason: CloseReason | None = None
        self._sending: asyncio.Handle | None = None
        transport.relieved = self._send

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
        self._close_reason = self._close_reason or (code, reason)
        self._send_soon()

    def _send_soon(self) -> None:
        """What is said in one go leaves in one go: each time that something leaves is a system call."""
        if self._sending is None:
            self._sending = self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._sending = None
        if self._queue and not self._transport.write(self._queue):
            return
        self._forget()
        if self._close_reason:
            self._finish(self._close_reason)

    def _finish(self, close_reason: CloseReason) -> None:
        self._forget()
        if not self.over.done():
            self.over.set_result(close_reason)

    def _forget(self) -> None:
        self._queue.clear()
        self._queued_bytes = 0


class SocketClosed(Exception):
    """The connection is over, with a code to close it if it is still open."""

    def __init__(self, code: CloseCode | None = None, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@asgi("/api/tables/{table:str}/socket", copy_scope=False)
async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Look at a table, and play at it."""
    runtime: Runtime = scope["app"].state.runtime
    table: str = scope["path_params"]["table"]
    transport = transport_of(scope, send)
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        await _room(runtime.rooms.opened(table))
        hello = await _hello(receive)
        room = await _room(runtime.logs.current_room(table))  # it may be another by now, or go further
        await _converse(runtime, room, transport, hello, receive)
    except SocketClosed as closed:
        if closed.code:
            await _close(send, closed.code, closed.reason)
    except OSError:
        raise  # nobody is there any longer, as the ASGI server knows
    except Exception:
        log.exception("a WebSocket failed in an unexpected way")
        await _close(send, CloseCode.FAILED, FAILED.sentence())


async def _close(send: Send, code: CloseCode, reason: str) -> None:
    """Close; whoever does not read is not waited for."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await send({"type": "websocket.close", "code": int(code), "reason": reason})


async def _room(found: Awaitable[Room]) -> Room:
    try:
        return await found
    except NewerLog:
        raise SocketClosed(CloseCode.NEWER_SERVER, NEEDS_NEWER) from None
    except TurnedDown:
        raise SocketClosed(CloseCode.NO_SUCH_TABLE, NO_SUCH_TABLE.sentence()) from None
    except StoreDown:
        raise SocketClosed(CloseCode.TRY_AGAIN, NOT_STORED.sentence()) from None


async def _hello(receive: Receive) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await _text(receive)
            if len(text) > MOST_BYTES:
                raise SocketClosed(*TOO_BIG)
            message = _read(text)
    except (TimeoutError, *UNREADABLE):
        raise SocketClosed(CloseCode.NOT_UNDERSTOOD, "Say hello first.") from None
    if not isinstance(message, Hello):
        raise SocketClosed(CloseCode.NOT_UNDERSTOOD, "Say hello first.")
    return message


async def _text(receive: Receive) -> bytes:
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise SocketClosed
    return message.get("bytes") or (message.get("text") or "").encode()  # type: ignore[attr-defined,return-value]


async def _converse(
    runtime: Runtime, room: Room, transport: Transport, hello: Hello, receive: Receive
) -> None:
    """Hear and be heard until one side has enough."""
    connection = SocketConnection(runtime.next_number(), transport)
    runtime.enter(room, connection, hello)
    transport.hear = partial(_hear, runtime, room, connection)
    leaving = asyncio.create_task(_listen(transport, transport.hear, receive))
    try:
        await asyncio.wait((leaving, connection.over), return_when=asyncio.FIRST_COMPLETED)
    finally:
        transport.hear = transport.relieved = None
        runtime.leave(room, connection)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        await _let_leave(transport)
    error = None if leaving.cancelled() else leaving.exception()
    del leaving
    try:
        raise error or SocketClosed(*connection.over.result())
    finally:
        del error  # or the error would hold this frame, and this frame the error


async def _let_leave(transport: Transport) -> None:
    """Everything that was sent goes before the end; whoever does not read is not waited for."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await transport.drained()


async def _listen(transport: Transport, hear: Callable[[bytes], None], receive: Receive) -> None:
    """Hear what comes through ASGI: all of it, or with a shorter way what came before it, and the end."""
    while True:
        text = await _text(receive)
        if not transport.can_pay():
            raise SocketClosed(CloseCode.TOO_MANY, TOO_MANY.sentence())
        hear(text)


def _hear(runtime: Runtime, room: Room, connection: SocketConnection, text: bytes) -> None:
    MESSAGES.inc()
    if len(text) > MOST_BYTES:
        connection.close(*TOO_BIG)
        return
    try:
        message = _read(text)
    except UNREADABLE:
        runtime.unreadable(room, connection)
        return
    runtime.hear(room, connection, message)
