"""The cluster: the other servers on the same database. Who is alive, and what they have written."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Iterable, Mapping

from twofold.server.departures import note_departures
from twofold.server.runtime import Runtime
from twofold.server.store import Beat, StoreDown
from twofold.server.store.neighbours import CHANNEL, read_notice
from twofold.server.table.effects import Spread

BEAT_SECONDS = 2.0
MISSED_BEATS = 3
"""A server that has not counted up for so many beats is taken for dead."""

logger = logging.getLogger("twofold.cluster")


class Liveness:
    """Which servers are alive, told from their beats alone: no clocks are compared."""

    def __init__(self, own: str) -> None:
        self._own = own
        self._seen: dict[str, tuple[int, int]] = {}
        """By server: its last beat, and how many of ours have passed since it changed."""

    def observed(self, beats: Mapping[str, Beat]) -> frozenset[str]:
        """The servers that are alive, given the latest beats."""
        self._seen = {
            node: (beat.number, 0 if self._changed(node, beat.number) else self._seen[node][1] + 1)
            for node, beat in beats.items()
        }
        alive = {node for node, (_, missed) in self._seen.items() if missed < MISSED_BEATS}
        return frozenset(alive | {self._own})

    def _changed(self, node: str, beat: int) -> bool:
        return node not in self._seen or self._seen[node][0] != beat

    def dead(self) -> list[str]:
        """The servers that have been silent for long."""
        return [node for node, (_, missed) in self._seen.items() if missed >= 10 * MISSED_BEATS]


def crowds_of(beats: Mapping[str, Beat], nodes: Iterable[str]) -> Counter[str]:
    """By table: how many look on at these servers."""
    return sum((Counter(beats[node].crowds) for node in nodes if node in beats), Counter())


class Cluster:
    """Listens to hints, and polls for what a lost hint missed."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._liveness = Liveness(runtime.config.rooms.node)
        self._tasks: list[asyncio.Task[None]] = []
        self._beats = 0
        self._somebody_died = asyncio.Event()
        """Set when this server has begun, too: one may have died before."""

    async def start(self) -> None:
        """Begin to listen, knowing who is alive."""
        store, node = self._runtime.store, self._runtime.config.rooms.node
        loops = [self._note_departures]
        if store.shared:
            await self._beat()
            loops += [self._keep_beating, self._poll, self._listen]
        else:
            # Nobody else writes into this file: presences of an earlier run are no more.
            beats = await store.beat(node, Beat(0))
            await store.forget_nodes(set(beats) - {node})
        self._somebody_died.set()
        self._tasks = [asyncio.create_task(loop()) for loop in loops]

    async def stop(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(StoreDown):
                await self._beat()

    async def _beat(self) -> None:
        runtime, node = self._runtime, self._runtime.config.rooms.node
        self._beats += 1
        if runtime.store.shared:
            await runtime.store.neighbours.keep_notes(node, runtime.rooms.open_or_opening)
        beats = await runtime.store.beat(node, Beat(self._beats, runtime.rooms.crowds()))
        live, before = self._liveness.observed(beats), runtime.live
        if live != before:
            runtime.servers_are_up(live)
        if before - live:
            self._somebody_died.set()
        runtime.others_look_on(crowds_of(beats, live - {node}))
        if dead := self._liveness.dead():
            await runtime.store.forget_nodes(dead)

    async def _note_departures(self) -> None:
        """Tables whose people are gone with their server leave the list."""
        while True:
            await self._somebody_died.wait()
            self._somebody_died.clear()
            try:
                await note_departures(self._runtime)
            except StoreDown:
                self._somebody_died.set()
                await asyncio.sleep(BEAT_SECONDS)

    async def _poll(self) -> None:
        runtime = self._runtime
        while True:
            await asyncio.sleep(runtime.config.poll_seconds)
            with contextlib.suppress(StoreDown):
                shared = await runtime.store.neighbours.shared(runtime.store.node)
                cursors = [room.state.cursor for table in shared if (room := runtime.rooms.get(table))]
                for table, log, seq in await runtime.store.behind(cursors) if cursors else ():
                    runtime.hint(table, log, seq)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - only with PostgreSQL is it installed

        while True:
            try:
                connection = await asyncpg.connect(self._runtime.store.address)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL + self._runtime.store.node, self._heard)
                    await lost.wait()
                finally:
                    await connection.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                logger.warning("the database does not answer; hints are missed until it does")
            await asyncio.sleep(1.0)

    def _heard(self, *heard: object) -> None:
        notice = read_notice(str(heard[-1]))
        if isinstance(notice, Spread):
            self._runtime.reacted_elsewhere(notice)
        else:
            for table, log, seq in notice:
                self._runtime.hint(table, log, seq)
