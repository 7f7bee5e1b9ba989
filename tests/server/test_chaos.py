"""Two servers on one PostgreSQL, and all that can happen to them.

Nothing is lost, doubled, stale, or told backwards.
"""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
import websockets

from tests.amounts import amount
from tests.server.crashing import Role
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Player, Seat, Server
from tests.server.test_crashes import Mortal, Stubborn, broken_promises
from twofold.server.config import Config
from twofold.server.runtime import Runtime
from twofold.server.store import Store

ROUNDS = amount(1, 10)
"""How often everything happens that can."""

MOVES_BETWEEN = 4
"""So many are acknowledged between one fault and the next."""

RETRY_SECONDS = 0.05
ROLES = (Role(), Role(deaf=True))
"""The second hears no hints, so that what it knows is often old."""


class Restless(Stubborn):
    """A player who is back at one of the servers at once, whatever becomes of the last."""

    def __init__(self, seat: Seat, chaos: "Chaos") -> None:
        super().__init__(seat)
        self._chaos = chaos
        self._turned_away = asyncio.Event()
        self.node = 0

    async def live(self) -> None:
        """Play, and come back, until the end."""
        while not self._chaos.over:
            with contextlib.suppress(websockets.WebSocketException, OSError):
                self.node = self._chaos.some_node()
                await self.come_back(self._chaos.nodes[self.node].port)
                await self.play()
            await asyncio.sleep(RETRY_SECONDS)

    async def receive(self) -> dict[str, Any]:
        """The next message; what could not be stored is sent again."""
        before, message = self.last, await super().receive()
        if message["type"] == "update" and before:
            assert message["number"] >= before["number"], "told backwards"
        if message["type"] == "trouble" and self.pending:
            await asyncio.sleep(RETRY_SECONDS)
            await self.send(type="act", **self.pending)
        if message["type"] == "ack":
            self._chaos.news.set()
        return message

    def turn_away(self) -> None:
        """Listen to the present connection no longer, without closing it."""
        self._turned_away.set()

    async def play(self) -> None:
        """Act whenever it is waited for, until the server is gone or slept for too long."""
        self._turned_away.clear()
        playing = asyncio.ensure_future(super().play())
        leaving = asyncio.ensure_future(self._turned_away.wait())
        await asyncio.wait((playing, leaving), return_when=asyncio.FIRST_COMPLETED)
        for task in (playing, leaving):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing


class Chaos:
    """Two servers, a database, a table, and a generator of faults."""

    def __init__(self, postgresql: Postgres) -> None:
        self.postgresql = postgresql
        self.database = postgresql.new_database()
        self.nodes = [Mortal(self.database, role) for role in ROLES]
        self.asleep: set[int] = set()
        self.over = False
        self.news = asyncio.Event()
        self.players: list[Restless] = []
        self.stale: list[str] = []
        self.rng = Random(14)

    def some_node(self) -> int:
        """A server that is awake."""
        return self.rng.choice([node for node in range(len(self.nodes)) if node not in self.asleep])

    @property
    def acked(self) -> int:
        """How many moves have been acknowledged."""
        return sum(len(player.acked) for player in self.players)

    async def go_on(self, moves: int = MOVES_BETWEEN) -> None:
        """Let so many more moves be acknowledged."""
        enough = self.acked + moves
        async with asyncio.timeout(PATIENCE):
            while self.acked < enough:
                self.news.clear()
                await self.news.wait()

    # ---- What happens

    async def kill(self) -> None:
        """A server dies; another begins."""
        node = self.some_node()
        self.nodes[node].end()
        await self.go_on()
        self.nodes[node] = await asyncio.to_thread(Mortal, self.database, ROLES[node])

    async def stop(self) -> None:
        """A server sleeps with moves in its sockets, and wakes when they are long out of date."""
        node = self.rng.choice(self.players).node
        process = self.nodes[node].process.pid
        assert process is not None
        self.asleep.add(node)
        os.kill(process, signal.SIGSTOP)
        left = []
        try:
            for player in self.players:
                if player.node == node:
                    left.append(player.socket)
                    await self._leave_a_move(player)
            await self.go_on(3 * MOVES_BETWEEN)
        finally:
            os.kill(process, signal.SIGCONT)
            self.asleep.discard(node)
        await self.go_on()
        for socket in left:
            socket.transport.abort()

    async def _leave_a_move(self, player: Restless) -> None:
        name = f"stale-{len(self.stale)}"
        self.stale.append(f"{player.seat}:{name}")
        move = {"id": name, "action": {"type": "draw"}, "number": player.last["number"]}
        await player.send(type="act", match=player.last["match"], **move)
        player.turn_away()

    async def cut(self) -> None:
        """Every connection to the database is lost."""
        connection = await asyncpg.connect(self.database)
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await connection.execute(f"{others} AND datname = current_database()")
        await connection.close()

    async def restart(self) -> None:
        """The database dies and comes back."""
        await asyncio.to_thread(self.postgresql.stop)
        await asyncio.to_thread(self.postgresql.start)

    async def look_afresh(self) -> None:
        """Whoever reloads the page sees at least what they saw before, at whichever server."""
        for node in self.nodes:
            player = self.rng.choice(self.players)
            seen = player.last["number"]
            async with Player(f"ws://127.0.0.1:{node.port}", player.table, player.token) as again:
                assert (await again.hear("update"))["number"] >= seen, "shown backwards"

    @property
    def faults(self) -> list[Callable[[], Any]]:
        """All that can happen, in some order."""
        faults = [self.kill, self.stop, self.cut, self.restart]
        self.rng.shuffle(faults)
        return faults


@pytest.fixture
async def chaos(postgresql: Postgres) -> AsyncIterator[Chaos]:
    made = Chaos(postgresql)
    server = Server(Runtime(Config(database=made.database), Store(made.database)), made.nodes[0].port)
    made.players = [Restless(seat, made) for seat in await server.playing()]
    await server.http.aclose()
    yield made
    for node in made.nodes:
        node.end()


async def test_whatever_happens_to_two_servers_nothing_is_lost_doubled_stale_or_told_backwards(
    chaos: Chaos,
) -> None:
    async with asyncio.TaskGroup() as group:
        for player in chaos.players:
            group.create_task(player.live())
        await chaos.go_on()
        for fault in (fault for _ in range(ROUNDS) for fault in chaos.faults):
            await fault()
            await chaos.go_on()
            await chaos.look_afresh()
        chaos.over = True
        for player in chaos.players:
            player.socket.transport.abort()
    assert not await broken_promises(chaos.database, chaos.players)
    store = Store(chaos.database)
    keys = {entry.key for entry in await store.entries_of(chaos.players[0].last["match"])}
    await store.stop()
    assert not keys & set(chaos.stale)
    assert chaos.stale
