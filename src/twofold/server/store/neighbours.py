"""The other servers on a PostgreSQL: which of them have a room open, and what they are told of it.

Storing and telling are apart, because PostgreSQL commits transactions that notify one after the other. Why no
entry is missed all the same:

A server first notes that it has a room open (a row of ``open_rooms``, committed), and only then reads its
logs. A server that appends has noted it long before, and the statement that appends asks, too, which other
servers have the room open. Those are told.

- The statement saw the other's note: the other is told. If that is lost (it did not listen just then, or the
  one who appended died before telling), polling finds the entry: both have notes, so both ask about this room
  every second.
- It did not see the note: it began before the note was committed. If it ended before the other read the logs,
  the other has read the entry. If not, it ended after both had notes, and polling finds the entry.

Told or polling, a server reads only what follows on what it knows: a notice that comes late, twice or in
another order does no harm.

A note stays for two beats after its room was shut: what was being appended then is polled for, too. It is put
back at every beat, because a server that slept for long is taken for dead, and its notes are struck out. Who
appends without a room (noting departures) notes it as well. A note too many costs a row that is asked about.
"""

import asyncio
import contextlib
from collections.abc import Set as AbstractSet
from typing import TypeAlias

import msgspec

from twofold.server.store.engines import StoreDown
from twofold.server.store.kept_connection import KeptConnection
from twofold.server.table.effects import Spread, Write

TELL_EVERY = 0.01
"""Seconds in which notices are gathered."""

PLACES_AT_ONCE = 80
"""PostgreSQL takes notices of 8,000 bytes."""

Place: TypeAlias = tuple[str, str, int]
"""A table, the log of it or of its match, and a number there."""

NOTE = "INSERT INTO open_rooms (table_id, node) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING"
STRIKE = "DELETE FROM open_rooms WHERE table_id = ANY($1::text[]) AND node = $2"
SHARED = """
SELECT DISTINCT table_id FROM open_rooms AS here JOIN open_rooms AS there USING (table_id)
WHERE here.node = $1 AND there.node <> $1
"""
TELL = "SELECT pg_notify(channel, notice) FROM unnest($1::text[], $2::text[]) AS told (channel, notice)"
SPREAD = "SELECT pg_notify($1 || node, $2) FROM open_rooms WHERE table_id = $3 AND node <> $4"

CHANNEL = "twofold_"
"""With the name of a server: where that one listens."""

_encode = msgspec.json.encode
read_notice = msgspec.json.Decoder(list[Place] | Spread).decode


class Neighbours:
    """What this server says to the others, and what it knows of their rooms."""

    def __init__(self, address: str) -> None:
        self._connection = KeptConnection(address)
        self._noted = set[str]()
        self._leaving: AbstractSet[str] = frozenset()
        """Noted, and not open at the last beat."""

        self._news: dict[str, dict[tuple[str, str], int]] = {}
        """By server: how far logs go, by table and log."""

        self._telling: asyncio.Task[None] | None = None

    async def note(self, node: str, table: str) -> None:
        """This server is about to open a room: done before its logs are read."""
        self._noted.add(table)
        await self._connection.fetch(NOTE, [table], node)

    async def keep_notes(self, node: str, open_here: AbstractSet[str]) -> None:
        """These rooms are open, or are being opened: put back their notes, and strike out others."""
        gone = self._leaving - open_here
        self._noted = (self._noted | open_here) - gone
        self._leaving = self._noted - open_here
        if gone:
            await self._connection.fetch(STRIKE, list(gone), node)
        await self._connection.fetch(NOTE, list(open_here), node)

    async def shared(self, node: str) -> list[str]:
        """The tables whose rooms are open here and at another server."""
        return [table for (table,) in await self._connection.fetch(SHARED, node)]

    def tell(self, node: str, write: Write) -> None:
        """Tell a server soon, together with what else there is for it, that this was stored."""
        log, seq = write.place
        known = self._news.setdefault(node, {})
        known[write.table, log] = max(seq, known.get((write.table, log), 0))
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        try:
            while self._news:
                await asyncio.sleep(TELL_EVERY)
                news, self._news = self._news, {}
                notices = [(CHANNEL + node, notice) for node in news for notice in _notices(news[node])]
                with contextlib.suppress(StoreDown):  # polling finds it
                    await self._connection.fetch(TELL, *zip(*notices, strict=True))
        finally:
            self._telling = None

    async def spread(self, node: str, told: Spread) -> None:
        """Tell those who have the room open something that is stored nowhere."""
        await self._connection.fetch(SPREAD, CHANNEL, _encode(told).decode(), told.table, node)

    async def stop(self) -> None:
        """Tell what is to be told, and say no more."""
        if self._telling:
            await self._telling
        await self._connection.close()


def _notices(places: dict[tuple[str, str], int]) -> list[str]:
    told: list[Place] = [(table, log, seq) for (table, log), seq in places.items()]
    parts = (told[start : start + PLACES_AT_ONCE] for start in range(0, len(told), PLACES_AT_ONCE))
    return [_encode(part).decode() for part in parts]
