"""The WebSocket side: one connection a viewer."""

import asyncio

import msgspec
from litestar import asgi
from litestar.types import Receive, Scope, Send

from twofold.server.closing import CloseCode
from twofold.server.connection import Connection
from twofold.server.house import House
from twofold.server.messages import UNREADABLE, ClientMessage, Hello
from twofold.server.metrics import MESSAGES
from twofold.server.refusals import NO_SUCH_TABLE, NOT_STORED, TurnedDown
from twofold.server.room import Room
from twofold.server.store import StoreDown

MOST_BYTES = 8 * 1024
HELLO_SECONDS = 10.0

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
    connection = Connection(house.next_number(), send)
    try:
        await _room(house, table)
        hello = await _hello(receive)
        room = await _room(house, table)  # nobody was in it meanwhile: it may be another by now
        await _converse(house, room, connection, hello, receive)
    except Farewell as farewell:
        if farewell.code:
            await send({"type": "websocket.close", "code": int(farewell.code), "reason": farewell.reason})


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
            message = _read(await _text(receive))
    except (TimeoutError, *UNREADABLE):
        raise Farewell(CloseCode.NOT_UNDERSTOOD, "Say hello first.") from None
    if not isinstance(message, Hello):
        raise Farewell(CloseCode.NOT_UNDERSTOOD, "Say hello first.")
    return message


async def _text(receive: Receive) -> str | bytes:
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise Farewell
    MESSAGES.inc()
    text: str | bytes | None = message.get("text") or message.get("bytes")  # type: ignore[assignment]
    if text is None:
        return b""
    if len(text) > MOST_BYTES or (isinstance(text, str) and len(text.encode()) > MOST_BYTES):
        raise Farewell(CloseCode.TOO_BIG, "A message may be 8 KiB long, and no longer.")
    return text


async def _converse(house: House, room: Room, connection: Connection, hello: Hello, receive: Receive) -> None:
    """Hear and be heard until one side has enough."""
    house.enter(room, connection, hello)
    pump = asyncio.create_task(connection.pump())
    listening = asyncio.create_task(_listen(house, room, connection, receive))
    choking = asyncio.create_task(connection.overflowed.wait())
    tasks = (pump, listening, choking)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.leave(room, connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if not listening.cancelled() and (error := listening.exception()):
        raise error


async def _listen(house: House, room: Room, connection: Connection, receive: Receive) -> None:
    while True:
        text = await _text(receive)
        try:
            message = _read(text)
        except UNREADABLE:
            house.garbled(room, connection)
        else:
            house.hear(room, connection, message)
