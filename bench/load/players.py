"""Players who play whatever is allowed, as fast as they may or at a human pace."""

import asyncio
import contextlib
import sys
import time
from collections.abc import Coroutine, Sequence
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Raw, Struct

from bench.load.wire import Wire, connect
from twofold.engine import Form, installed_games


class Heard(Struct, frozen=True):
    """What a player needs to know of any message."""

    type: str
    id: str | None = None
    you: int | None = None
    n: int = 0
    match: str = ""
    number: int = 0
    view: Raw = Raw()
    choices: tuple[Raw, ...] = ()
    waiting_for: tuple[int, ...] = ()
    outcome: Any = None


_read = msgspec.json.Decoder(Heard).decode
_choice_type = msgspec.json.Decoder(dict[str, Any]).decode


class Tally:
    """What was measured: how long acknowledgements took, in seconds, and which players failed."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.refused = 0
        self.finished = 0
        self.counting = False
        self._failures: list[str] = []
        self._failed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def fail(self, why: object) -> None:
        """A player cannot go on."""
        self._failures.append(str(why))
        self._failed.set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this meanwhile; if it raises, a player has failed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.fail(repr(error))

    async def let_play(self, seconds: float) -> None:
        """Let everybody play for so long; the program ends as soon as a player fails, and says why."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._failed.wait()
        if self._failures:
            sys.exit(f"{len(self._failures)} players failed, the first by this: {self._failures[0]}")

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


class Player:
    """One seat, or a spectator."""

    def __init__(
        self, address: str, token: str | None, seat: int | None, game: str, tally: Tally, pace: float
    ) -> None:
        self.address = address
        self.token = token
        self.seat = seat
        self._game = installed_games[game]
        self._tally = tally
        self._pace = pace
        self._rng = Random(f"{token}")
        self._moves = 0
        self._sent = 0.0
        self._pending = ""
        self.wire: Wire | None = None
        self.over = asyncio.Event()
        self.host: Host | None = None

    async def join(self) -> None:
        """Connect and say hello."""
        self.wire = await connect(self.address, self._hear)
        self.wire.lost.add_done_callback(
            lambda _: self._tally.fail(f"the server hung up on seat {self.seat}")
        )
        hello = {"type": "hello", "protocol": 1, "token": self.token}
        self.wire.send(msgspec.json.encode(hello))

    def leave(self) -> None:
        """Hang up."""
        assert self.wire is not None
        self.wire.transport.abort()

    def _hear(self, wire: Wire, text: bytes) -> None:
        try:
            self._understand(wire, text)
        except Exception as error:
            self._tally.fail(f"{error!r} on hearing {text[:200]!r}")

    def _understand(self, wire: Wire, text: bytes) -> None:
        if text.startswith(b'{"type":"table"'):
            return
        heard = _read(text)
        match heard.type:
            case "ack":
                if heard.id == self._pending:
                    self._pending = ""
                    if self._tally.counting:
                        self._tally.delays.append(time.perf_counter() - self._sent)
            case "refused":
                self._pending = ""
                self._tally.refused += 1
            case "trouble":
                self._tally.fail(f"trouble: {text[:200]!r}")
            case "ping":
                wire.send(b'{"type":"pong","n":%d}' % heard.n)
            case "update":
                self._updated(wire, heard)
            case "welcome":
                self.seat = heard.you

    def _updated(self, wire: Wire, update: Heard) -> None:
        if update.outcome is not None:
            if self.host:
                self._tally.finished += 1
                self._tally.begin(self.host.rematch())
        elif self.seat in update.waiting_for and not self._pending:
            self._pending = f"m{self._moves}"
            self._moves += 1
            action = self._action(update)
            message = b'{"type":"act","id":"%b","action":%b,"number":%d}' % (
                self._pending.encode(),
                action,
                update.number,
            )
            if self._pace:
                delay = self._rng.uniform(0.5, 1.5) * self._pace
                asyncio.get_running_loop().call_later(delay, self._act, wire, message)
            else:
                self._act(wire, message)

    def _act(self, wire: Wire, message: bytes) -> None:
        self._sent = time.perf_counter()
        wire.send(message)

    def _action(self, update: Heard) -> bytes:
        choice = bytes(self._rng.choice(update.choices))
        if b'"type":"form"' not in choice:
            return choice
        view = msgspec.json.decode(update.view, type=self._game.view)
        form = msgspec.json.decode(choice, type=Form)
        return msgspec.json.encode(self._game.fill(view, form, self._rng))


class Host:
    """Opens a table, and begins its matches."""

    def __init__(self, http: httpx.AsyncClient, table: str, token: str) -> None:
        self._http = http
        self._table = table
        self._headers = {"Authorization": f"Bearer {token}"}

    async def start(self) -> None:
        """Begin the first match."""
        await self._ask("start", {})

    async def rematch(self) -> None:
        """Begin another as soon as the table has noted that the last is over."""
        await self._ask("rematch", None)

    async def _ask(self, what: str, body: Any) -> None:
        answer = await self._http.post(f"/api/tables/{self._table}/{what}", json=body, headers=self._headers)
        answer.raise_for_status()


async def open_table(
    http: httpx.AsyncClient, game: str, seats: int, spectators: int, tally: Tally, pace: float
) -> tuple[Host, list[Player]]:
    """A table with all its people."""
    plan = [{"kind": "open"}] * seats
    answer = await http.post("/api/tables", json={"game": game, "name": "P0", "seats": plan})
    answer.raise_for_status()
    table, tokens = answer.json()["table"]["id"], [answer.json()["token"]]
    for seat in range(1, seats):
        taken = await http.post(f"/api/tables/{table}/seats/{seat}", json={"name": f"P{seat}"})
        tokens.append(taken.raise_for_status().json()["token"])
    address = f"{str(http.base_url).rstrip('/').replace('http', 'ws')}/api/tables/{table}/socket"
    host = Host(http, table, tokens[0])
    players = [Player(address, token, seat, game, tally, pace) for seat, token in enumerate(tokens)]
    players += [Player(address, None, None, game, tally, pace) for _ in range(spectators)]
    players[0].host = host
    return host, players


async def join_all(players: Sequence[Player], at_once: int = 50) -> None:
    """Connect everybody, some at a time."""
    for start in range(0, len(players), at_once):
        await asyncio.gather(*(player.join() for player in players[start : start + at_once]))
