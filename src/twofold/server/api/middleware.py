"""ASGI middleware around the application: who may come in, how often, and with which headers."""

import logging
import re
import time
from collections.abc import Iterable
from functools import cache
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from twofold.engine import Refusal
from twofold.server.api.addresses import OwnNames, name_in, payer_of, shown
from twofold.server.api.allowances import Allowances
from twofold.server.api.transport import ALLOWANCE_KEY
from twofold.server.config import Limits
from twofold.server.processes import asker
from twofold.server.protocol import errors as no
from twofold.server.protocol.http import Problem
from twofold.server.table.client import RateLimit

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is its secret
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(self)"),
)
KEEP = b"cache-control"
KEEP_NOT = (KEEP, b"no-store")
"""For all answers that do not say themselves how long they are good for."""

ODD_SPELLING = re.compile(
    rb"""^[^/]                                                   # no slash before
    | // | ; | /\.{1,2}(?:/|$)                                   # nothing between two, a way back
    | ^/(?!api/|health$|metrics$)(?i:api|health|metrics)(?:/|$)  # capitals, or a slash behind
    | ^/api/.*/$
    | %(?![0-9A-Fa-f]{2})
    | %(?i:2[def]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])     # what needs no escape, and a slash
    """,
    re.VERBOSE,
)
"""Addresses that another spelling has, too: what is counted and kept by its address has only one."""

SPECIAL = {
    "tables": re.compile(r"POST /api/(?:tables|rooms)"),
    "codes": re.compile(r"\w* /api/codes/.*", re.DOTALL),
    "practice": re.compile(r"\w* /api/matches/[^/]*/practice"),
    "results": re.compile(r"\w* /api/today/[^/]*/result"),
    "checks": re.compile(r"\w* /health"),
}
"""What has a limit of its own, besides the one for requests of any kind."""

log = logging.getLogger("twofold.api")


class SecurityMiddleware:
    """ASGI middleware that checks origins, counts requests, and adds headers."""

    def __init__(
        self, app: ASGIApp, origins: Iterable[str], limits: Limits, public_names: Iterable[str] = ()
    ) -> None:
        self._app = app
        self._origins = frozenset(origins)
        self._names = OwnNames(public_names, self._origins)
        self._limits = RateLimits(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or turn away."""
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self._app(scope, receive, send)
            return
        asker.set(payer_of(address_of(scope)))
        rejected = self._rejection(scope)
        if scope["type"] == "websocket":  # type: ignore[comparison-overlap]
            await self._websocket(scope, receive, send, rejected)
        elif rejected:
            await _answer(send, rejected)
        else:
            await self._app(scope, receive, _with_headers(send))

    async def _websocket(
        self, scope: Scope, receive: Receive, send: Send, rejected: "Rejected | None"
    ) -> None:
        address = address_of(scope)
        if rejected or not self._limits.connect(address):
            # Closing before accepting refuses the handshake: the browser sees a failed connection.
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        scope.setdefault("state", {})[ALLOWANCE_KEY] = self._limits.messages(address)
        try:
            await self._app(scope, receive, send)
        finally:
            self._limits.disconnect(address)

    def _rejection(self, scope: Scope) -> "Rejected | None":
        if not self._limits.allows(address_of(scope), str(scope.get("method", "")), scope["path"]):
            return Rejected(429, no.TOO_MANY, _hanging_up(scope))
        if ODD_SPELLING.search(scope.get("raw_path") or scope["path"].encode()):
            return Rejected(404, no.NOTHING_HERE)
        if scope["type"] == "http" and _is_socket(scope["path"]):  # type: ignore[comparison-overlap]
            return Rejected(426, no.UPGRADE, ((b"upgrade", b"websocket"),))
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"")
        if not self._names.include(host):
            return Rejected(421, _foreign(host))
        if not self.is_welcome(headers.get(b"origin"), host):
            return Rejected(403, no.WRONG_ORIGIN)
        return None

    def is_welcome(self, origin: bytes | None, host: bytes) -> bool:
        """Whether a page of this origin may talk to the server: its own pages may, and those allowed."""
        if origin is None:
            return True
        named = origin.decode("latin-1")
        return named in self._origins or (host != b"" and _host_of(named).encode("latin-1") == host)


def _hanging_up(scope: Scope) -> tuple[tuple[bytes, bytes], ...]:
    """Whoever asks too much has to connect again for more, which costs them as much as us."""
    return ((b"connection", b"close"),) if str(scope.get("http_version", "")).startswith("1") else ()


def _foreign(host: bytes) -> Refusal:
    name = shown(name_in(host.decode("latin-1")))
    _warn_of_names()
    return no.foreign_name(name)


@cache
def _warn_of_names() -> None:
    """Once: whoever has just put a proxy in front of the server looks here."""
    log.warning("a request under a name that is not this server's was turned away: see --public-name")


def _host_of(origin: str) -> str:
    """The host and port of an origin; empty if it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class Rejected(Struct, frozen=True):
    """Why somebody is not even let in."""

    status: int
    refusal: Refusal
    headers: tuple[tuple[bytes, bytes], ...] = ()


class RateLimits:
    """Rate limits: counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: dict[str, int] = {}
        self._allowances = Allowances()

    def allows(self, address: str, method: str, path: str) -> bool:
        """Whether one more request is all right."""
        asked = f"{method} {path}"
        special = (what for what, pattern in SPECIAL.items() if pattern.fullmatch(asked))
        usual = "files" if _is_file(path) else "requests"
        return all(self._spend(address, what) for what in (*special, usual))

    def _spend(self, address: str, what: str) -> bool:
        per_minute: int = getattr(self._limits, f"{what}_per_minute")
        if not per_minute:
            return True
        allowance = self._allowances.of(address, what, per_minute, per_minute / 60)
        return allowance.spend(int(time.monotonic() * 1000))

    def messages(self, address: str) -> RateLimit | None:
        """The allowance from which everything is paid that arrives over the WebSockets of an address."""
        most = self._limits.messages_per_second
        return self._allowances.of(address, "messages", 3 * most, most) if most else None

    def connect(self, address: str) -> bool:
        """Whether one more WebSocket is all right; counts it if so."""
        address = payer_of(address)
        if self._limits.sockets and self._sockets.get(address, 0) >= self._limits.sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        """A WebSocket is closed."""
        address = payer_of(address)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def _is_file(path: str) -> bool:
    """Whether this is a part of a page: a page has many, which browsers keep."""
    return "." in path.rsplit("/", 1)[-1] and not path.startswith("/api/")


def _is_socket(path: str) -> bool:
    """Whether this is the address of a WebSocket, which Litestar cannot tell from one of HTTP."""
    return path.startswith("/api/tables/") and path.endswith("/socket")


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *HEADERS]
            message["headers"] = headers if any(name == KEEP for name, _ in headers) else [*headers, KEEP_NOT]
        await send(message)

    return sending


async def _answer(send: Send, rejected: Rejected) -> None:
    refusal = rejected.refusal
    body = msgspec.json.encode(Problem(refusal.rule, refusal.reason))
    headers = [(b"content-type", b"application/json"), *rejected.headers, *HEADERS, KEEP_NOT]
    await send({"type": "http.response.start", "status": rejected.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
