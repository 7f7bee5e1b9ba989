"""The WebSocket side: one connection a viewer."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial

import msgspec
from litestar import asgi
from litestar.types import Receive, Scope, Send

from twofold.server.closing import CloseCode
from twofold.server.connection import Connection, Goodbye
from twofold.server.house import House
from twofold.server.messages import UNREADABLE, ClientMessage, Hello
from twofold.server.metrics import MESSAGES
from twofold.server.refusals import NO_SUCH_TABLE, NOT_STORED, TurnedDown
from twofold.server.room import Room
from twofold.server.store import StoreDown
from twofold.server.wire import Wire

MOST_BYTES = 8 * 1024
HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 1.0

TOO_BIG: Goodbye = (CloseCode.TOO_BIG, "A message may be 8 KiB long, and no longer.")

_read = msgspec.json.Decoder(ClientMessage).decode


class Farewell(Exception):
    """The connection is over, with a code to close it if it is still open."""

    def __init__(self, code: CloseCode | None = None, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@asgi("/api/tables/{table:str}/socket", copy_scope=False)
async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Look at a table, and play at it."""
    if scope["type"] != "websocket":  # type: ignore[comparison-overlap]
        await send({"type": "http.response.start", "status": 426, "headers": [(b"upgrade", b"websocket")]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return
    house: House = scope["app"].state.house
    table: str = scope["path_params"]["table"]
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        await _room(house, table)
        hello = await _hello(receive)
        room = await _room(house, table)  # nobody was in it meanwhile: it may be another by now
        await _converse(house, room, scope["state"]["wire"], hello, receive)
    except Farewell as farewell:
        if farewell.code:
            await _say_goodbye(send, farewell.code, farewell.reason)


async def _say_goodbye(send: Send, code: CloseCode, reason: str) -> None:
    """Close; whoever does not read is not waited for."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await send({"type": "websocket.close", "code": int(code), "reason": reason})


async def _room(house: House, table: str) -> Room:
    try:
        return await house.room(table)
    except TurnedDown:
        raise Farewell(CloseCode.NO_SUCH_TABLE, NO_SUCH_TABLE.reason) from None
    except StoreDown:
        raise Farewell(CloseCode.TRY_AGAIN, NOT_STORED.reason) from None


async def _hello(receive: Receive) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await _text(receive)
            if len(text) > MOST_BYTES:
                raise Farewell(*TOO_BIG)
            message = _read(text)
    except (TimeoutError, *UNREADABLE):
        raise Farewell(CloseCode.NOT_UNDERSTOOD, "Say hello first.") from None
    if not isinstance(message, Hello):
        raise Farewell(CloseCode.NOT_UNDERSTOOD, "Say hello first.")
    return message


async def _text(receive: Receive) -> bytes:
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise Farewell
    return message.get("bytes") or (message.get("text") or "").encode()  # type: ignore[attr-defined,return-value]


async def _converse(house: House, room: Room, wire: Wire, hello: Hello, receive: Receive) -> None:
    """Hear and be heard until one side has enough."""
    connection = Connection(house.next_number(), wire)
    house.enter(room, connection, hello)
    wire.hear = partial(_hear, house, room, connection)
    leaving = asyncio.create_task(_listen(wire.hear, receive))
    try:
        await asyncio.wait((leaving, connection.over), return_when=asyncio.FIRST_COMPLETED)
    finally:
        wire.hear = wire.relieved = None
        house.leave(room, connection)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
    if not leaving.cancelled() and (error := leaving.exception()):
        raise error
    raise Farewell(*connection.over.result())


async def _listen(hear: Callable[[bytes], None], receive: Receive) -> None:
    """Hear what arrived before the wire was taken up; afterwards only its end comes this way."""
    while True:
        hear(await _text(receive))


def _hear(house: House, room: Room, connection: Connection, text: bytes) -> None:
    MESSAGES.inc()
    if len(text) > MOST_BYTES:
        connection.close(*TOO_BIG)
        return
    try:
        message = _read(text)
    except UNREADABLE:
        house.garbled(room, connection)
    else:
        house.hear(room, connection, message)
