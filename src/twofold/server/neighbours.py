"""The other servers on the same database: who is alive, and what they have written."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Iterable, Mapping

import asyncpg  # type: ignore[import-untyped]
import msgspec

from twofold.server.house import House
from twofold.server.store import Beat, StoreDown
from twofold.server.store.store import CHANNEL

BEAT_SECONDS = 2.0
MISSED_BEATS = 3
"""A server that has not counted up for so many beats is taken for dead."""

logger = logging.getLogger("twofold.neighbours")
_read_hints = msgspec.json.Decoder(list[tuple[str, int]]).decode


class Pulse:
    """Which servers are alive, told from their beats alone: no clocks are compared."""

    def __init__(self, own: str) -> None:
        self._own = own
        self._seen: dict[str, tuple[int, int]] = {}
        """By server: its last beat, and how many of ours have passed since it changed."""

    def felt(self, beats: Mapping[str, Beat]) -> frozenset[str]:
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


class Neighbours:
    """Listens to hints, and polls for what a lost hint missed."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pulse = Pulse(house.config.customs.node)
        self._tasks: list[asyncio.Task[None]] = []
        self._beats = 0

    async def start(self) -> None:
        """Begin to listen."""
        store = self._house.store
        if not store.shared:
            # Nobody else writes into this file: presences of an earlier run are no more.
            beats = await store.beat(self._house.config.customs.node, Beat(0))
            await store.forget_nodes(set(beats) - {self._house.config.customs.node})
            return
        loops = (self._beat, self._poll, self._listen)
        self._tasks = [asyncio.create_task(loop()) for loop in loops]

    async def stop(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _beat(self) -> None:
        node = self._house.config.customs.node
        while True:
            self._beats += 1
            with contextlib.suppress(StoreDown):
                beats = await self._house.store.beat(node, Beat(self._beats, self._house.crowds()))
                live = self._pulse.felt(beats)
                if live != self._house.live:
                    self._house.servers_are_up(live)
                self._house.others_look_on(crowds_of(beats, live - {node}))
                if dead := self._pulse.dead():
                    await self._house.store.forget_nodes(dead)
            await asyncio.sleep(BEAT_SECONDS)

    async def _poll(self) -> None:
        house = self._house
        while True:
            await asyncio.sleep(house.config.poll_seconds)
            positions = [room.position for room in house.rooms.values()]
            if positions:
                with contextlib.suppress(StoreDown):
                    for table, log, seq in await house.store.behind(positions):
                        self._hint(table, log, seq)

    async def _listen(self) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self._house.store.address)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._heard)
                    await lost.wait()
                finally:
                    await connection.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                logger.warning("the database does not answer; hints are missed until it does")
            await asyncio.sleep(1.0)

    def _heard(self, *heard: object) -> None:
        tables = {room.record.match: table for table, room in self._house.rooms.items()}
        for log, seq in _read_hints(str(heard[-1])):
            self._hint(tables.get(log, log), log, seq)

    def _hint(self, table: str, log: str, seq: int) -> None:
        """Somebody has written: read it, unless it is known or just being written here."""
        room = self._house.rooms.get(table)
        if room and not room.knows(log, seq):
            self._house.hint(table)
