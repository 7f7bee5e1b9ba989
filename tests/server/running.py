"""Servers and players for tests: real sockets, and no waiting without a reason and an end."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import count
from typing import Any

import httpx
import msgspec
import websockets
from litestar.types import ASGIApp
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from tests.server.starting import StartingServer
from twofold.engine import Audience
from twofold.server.api.app import secured
from twofold.server.config import UNLIMITED, Config
from twofold.server.runtime import Runtime
from twofold.server.serve import uvicorn_config
from twofold.server.store import Store
from twofold.server.table.settings import RoomSettings

PATIENCE = 180.0
GENEROUS = replace(UNLIMITED, messages_per_second=1_000_000)
"""Counts what arrives, like the product, and minds nothing."""

IDS = count(1)
"""Of moves: somebody who comes back with another browser uses none again."""

BRISK = RoomSettings(node="test", bot_pace=5, moves_per_second=10_000)


class Server:
    """A server in this process."""

    def __init__(self, runtime: Runtime, port: int) -> None:
        self.runtime = runtime
        self.url = f"http://127.0.0.1:{port}"
        self.socket_url = f"ws://127.0.0.1:{port}"
        # Nothing is encrypted here: to read all certificates of the world would take longer than most tests.
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False)

    async def open_table(self, game: str = "uno-duo", seats: int = 2, bots: int = 0, **more: Any) -> "Seat":
        """Open a table and sit down at it."""
        plan = [{"kind": "open"}] * (seats - bots) + [{"kind": "bot", "level": "easy"}] * bots
        body = {"game": game, "name": "Ada", "seats": plan, **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Seat(self, answer.json())

    async def playing(self, game: str = "uno-duo", seats: int = 2, **more: Any) -> "list[Seat]":
        """A table at which every seat is taken, and the match has begun."""
        host = await self.open_table(game, seats, **more)
        others = [await host.invite(seat) for seat in range(1, seats)]
        await host.post("start", {})
        return [host, *others]


class Seat:
    """A token and what it opens."""

    def __init__(self, server: Server, seated: dict[str, Any]) -> None:
        self.server = server
        self.table: str = seated["table"]["id"]
        self.code: str = seated["table"]["code"]
        self.number: int | None = seated["seat"]
        self.token: str = seated["token"]

    @property
    def headers(self) -> dict[str, str]:
        """What opens the seat over HTTP."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request to the table as this seat."""
        address = f"/api/tables/{self.table}/{path}".rstrip("/")
        return await self.server.http.request(method, address, json=body, headers=self.headers)

    async def post(self, path: str, body: Any = None) -> Any:
        """A request that must succeed."""
        answer = await self.ask("POST", path, body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def invite(self, seat: int, name: str = "Ben") -> "Seat":
        """Somebody else sits down."""
        answer = await self.server.http.post(f"/api/tables/{self.table}/seats/{seat}", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Seat(self.server, answer.json())

    def player(self) -> "Player":
        """A browser with this token."""
        return Player(self.server.socket_url, self.table, self.token)

    def spectator(self) -> "Player":
        """A browser without one."""
        return Player(self.server.socket_url, self.table, None)


class Player:
    """A browser: a WebSocket, and what came through it."""

    def __init__(self, url: str, table: str, token: str | None) -> None:
        self.address = f"{url}/api/tables/{table}/socket"
        self.table = table
        self.token = token
        self.seat: int | None = None
        self.received: list[str] = []
        self.last: dict[str, Any] = {}
        """The last update."""

        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> "Player":
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def socket(self) -> ClientConnection:
        """The WebSocket."""
        assert self._socket is not None
        return self._socket

    async def connect(self, **hello: Any) -> dict[str, Any]:
        """Say hello, and be welcomed."""
        await self.arrive()
        return await self.greet(**hello)

    async def arrive(self) -> None:
        """Connect, and say nothing yet."""
        self._socket = await websockets.connect(
            self.address, max_size=None, ping_interval=None, open_timeout=PATIENCE
        )

    async def greet(self, **hello: Any) -> dict[str, Any]:
        """Say hello, and be welcomed."""
        await self.send(type="hello", protocol=1, token=self.token, **hello)
        welcome = await self.hear("welcome")
        self.seat = welcome["you"]
        return welcome

    @property
    def is_waited_for(self) -> bool:
        """Whether the table waits for this player."""
        return self.seat in self.last["waiting_for"]

    async def close(self) -> None:
        """Close up."""
        if self._socket:
            await self._socket.close()

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> dict[str, Any]:
        """The next message, whatever it is; pings are answered."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "ping":
            await self.send(type="pong", n=message["n"])
        if message["type"] == "update":
            self.last = message
        return message

    async def hear(
        self, kind: str, that: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """The next message of a kind, of which something holds; heartbeats do not make it more patient."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.receive()
                if message["type"] == kind and that(message):
                    return message

    async def until(self, that: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next update, or the last, of which something holds."""
        if self.last and that(self.last):
            return self.last
        return await self.hear("update", that)

    async def act(self, action: Any = None, move: str | None = None) -> dict[str, Any]:
        """Do something, the first choice if nothing is named; gives the answer."""
        name = move or f"m{next(IDS)}"
        chosen = self.last["choices"][0] if action is None else action
        await self.send(type="act", id=name, action=chosen, number=self.last["number"])
        return await self.answer(name)

    async def answer(self, move: str) -> dict[str, Any]:
        """The answer to a move or line."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.receive()
                if message["type"] in ("ack", "refused", "trouble") and message.get("id") == move:
                    return message

    async def closed(self) -> tuple[int, str]:
        """Wait until the server hangs up; gives code and reason."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.receive()
        return self.socket.close_code or 0, self.socket.close_reason or ""


async def take_turns(server: Server, players: list[Player], moves: int) -> int:
    """Play the first choice of whoever is waited for; gives the number of moves made."""
    for made in range(moves):
        whose = next((player for player in players if player.is_waited_for), None)
        if whose is None:
            return made
        answer = await whose.act()
        assert answer["type"] == "ack", answer
        await all_current(server, players)
    return moves


async def all_current(server: Server, players: list[Player]) -> None:
    """Wait until everybody has heard all that there is for them."""
    for player in players:
        play = server.runtime.rooms[player.table].state.play
        assert play is not None
        count = play.counts[play.place_of(Audience.SPECTATOR if player.seat is None else player.seat)]
        await player.until(lambda update, count=count: update["number"] >= count)  # type: ignore[misc]


@asynccontextmanager
async def by_uvicorn(
    config: Config, app: ASGIApp, listener: socket.socket, ws: Any = None
) -> AsyncIterator[None]:
    """Uvicorn as the product runs it, or with another protocol for its WebSockets."""
    settings = uvicorn_config(config, app)
    settings.ws = ws or settings.ws
    server = StartingServer(settings)
    serving = asyncio.create_task(server._serve([listener]))
    await server.wait_for(serving, PATIENCE)
    try:
        yield
    finally:
        server.should_exit = True
        await serving


def by_stock_uvicorn(
    config: Config, app: ASGIApp, listener: socket.socket
) -> AbstractAsyncContextManager[None]:
    """Uvicorn with its own WebSockets: plain ASGI."""
    return by_uvicorn(config, app, listener, ws="websockets-sansio")


@asynccontextmanager
async def by_hypercorn(config: Config, app: ASGIApp, listener: socket.socket) -> AsyncIterator[None]:
    """Another ASGI server; whoever connects before it is ready waits at the socket."""
    import hypercorn.asyncio

    settings = hypercorn.Config()
    settings.bind = [f"fd://{listener.detach()}"]
    end = asyncio.Event()
    serving = asyncio.create_task(
        hypercorn.asyncio.serve(app, settings, shutdown_trigger=end.wait)  # type: ignore[arg-type]
    )
    try:
        yield
    finally:
        end.set()
        await serving


ServedBy = Callable[[Config, ASGIApp, socket.socket], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def running(
    database: str, store: Store | None = None, by: ServedBy = by_uvicorn, **changes: Any
) -> AsyncIterator[Server]:
    """A server on this database, until the end of the block."""
    settings: dict[str, Any] = {"limits": GENEROUS, "rooms": BRISK, "bot_workers": 1, **changes}
    config = Config(port=0, database=database, **settings)
    runtime = Runtime(config, store or Store(database))
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
    server = Server(runtime, listener.getsockname()[1])
    async with by(config, secured(config, runtime), listener):
        try:
            yield server
        finally:
            await server.http.aclose()
