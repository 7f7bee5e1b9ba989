"""HTTP by uvicorn with a door in front: connections are counted, and what they want has to arrive in time.

This builds on the inside of uvicorn.
"""

import re
from asyncio import TimerHandle, Transport
from functools import partial
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from twofold.server.api.door import Door, Visitor
from twofold.server.config import Config

ON_ITS_WAY = (h11.IDLE, h11.SEND_BODY)
"""What h11 says of a client whose request has not arrived in whole."""

KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")


def is_handshake(method: str, headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether a request opens a WebSocket as it should (RFC 6455, 4.2.1)."""
    told: dict[bytes, list[bytes]] = {}
    for name, value in headers:
        told.setdefault(name, []).append(value)
    keys = told.get(b"sec-websocket-key", [])
    return (
        method == "GET"
        and len(keys) == 1
        and KEY.fullmatch(keys[0]) is not None
        and told.get(b"sec-websocket-version") == [b"13"]
        and [value.lower() for value in told.get(b"upgrade", [])] == [b"websocket"]
        and b"upgrade" in b",".join(told.get(b"connection", [])).lower().replace(b" ", b"").split(b",")
        and told.get(b"content-length", [b"0"]) == [b"0"]
        and b"transfer-encoding" not in told
    )


class UvicornHttp(H11Protocol):
    """One connection of uvicorn."""

    visitor: Visitor | None = None
    _deadline: TimerHandle | None = None

    def __init__(self, door: Door, seconds: float, **given: Any) -> None:
        super().__init__(**given)
        self._door = door
        self._seconds = seconds

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self.visitor = self._door.enter(self.client[0] if self.client else "", transport.abort)
        if self.visitor:
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Some of a request arrives."""
        super().data_received(data)
        if self.visitor and self.cycle:
            self.visitor.asked = True
        self._look()

    def on_response_complete(self) -> None:
        """A request is answered; the next one may be there already."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self._wait()
            self._look()

    def _should_upgrade(self) -> bool:
        """Whether this is a whole handshake; any other is a request, and answered like one."""
        return self._should_upgrade_to_ws() and is_handshake(self.scope["method"], self.headers)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It will be a WebSocket, which leaves by itself if it can."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)
        if self.visitor:
            self.visitor.asked = not self.transport.is_closing()
            leave = partial(self._door.leave, self.visitor)
            socket: Any = self.transport.get_protocol()
            if hasattr(socket, "gone"):
                socket.gone = leave
            else:
                leave()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._stop_waiting()
        if self.visitor:
            self._door.leave(self.visitor)
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        if self.visitor:
            self._door.waits(self.visitor)
            if self._seconds:
                self._deadline = self.loop.call_later(self._seconds, self.transport.close)

    def _look(self) -> None:
        if self.conn.their_state not in ON_ITS_WAY:
            self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None
        if self.visitor:
            self._door.arrived(self.visitor)


def http_behind_a_door(config: Config) -> Any:
    """What uvicorn calls for each connection."""
    trusted = _TrustedHosts(config.trusted_proxies)
    limits = config.limits
    door = Door(
        limits.connections, config.connections, lambda address: address in trusted, limits.requests_per_minute
    )
    return partial(UvicornHttp, door, config.request_seconds)
