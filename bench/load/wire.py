"""A WebSocket client that costs little, so that the server is what is measured."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE = 1, 8
SHORT, MEDIUM = 126, 127


class Wire(asyncio.Protocol):
    """One WebSocket. Text messages are handed to ``hear`` as bytes."""

    def __init__(self, address: str, hear: Callable[["Wire", bytes], None]) -> None:
        self._path = urlsplit(address).path
        self._host = urlsplit(address).netloc
        self._hear = hear
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self.transport = cast("asyncio.Transport", transport)  # uvloop has its own
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self._path} HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The server hung up."""
        if not self.lost.done():
            self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take frames out of what has arrived."""
        self._buffer += data
        if not self._open and not self._handshake_done():
            return
        start = 0
        while (found := self._frame(start)) is not None:
            kind, first, end = found
            if kind == TEXT:
                self._hear(self, bytes(self._buffer[first:end]))
            elif kind == CLOSE:
                self.transport.close()
            start = end
        del self._buffer[:start]

    def _handshake_done(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(bytes(self._buffer[:60]).decode()))
            return False
        del self._buffer[: end + 4]
        self._open = True
        self.opened.set_result(None)
        return True

    def _frame(self, start: int) -> tuple[int, int, int] | None:
        """The kind of the frame that starts here, and where its contents are: servers mask nothing."""
        buffer, here = self._buffer, len(self._buffer) - start
        if here < 2:
            return None
        kind, length, first = buffer[start] & 15, buffer[start + 1], start + 2
        if length == SHORT:
            if here < 4:
                return None
            (length,) = struct.unpack_from(">H", buffer, first)
            first += 2
        elif length == MEDIUM:
            if here < 10:
                return None
            (length,) = struct.unpack_from(">Q", buffer, first)
            first += 8
        return (kind, first, first + length) if len(buffer) >= first + length else None

    def send(self, text: bytes) -> None:
        """Send a text message; the mask is zero, which masks nothing and costs nothing."""
        size = len(text)
        head = (
            struct.pack(">BBI", 129, 128 | size, 0)
            if size < SHORT
            else struct.pack(">BBHI", 129, 254, size, 0)
        )
        self.transport.write(head + text)


async def connect(address: str, hear: Callable[[Wire, bytes], None]) -> Wire:
    """An open WebSocket."""
    split = urlsplit(address)
    loop = asyncio.get_running_loop()
    host, port = split.hostname or "", split.port or 80
    _, wire = await loop.create_connection(lambda: Wire(address, hear), host, port)
    await wire.opened
    return wire
