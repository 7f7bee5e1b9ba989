"""The reader of logs for rooms: what other servers wrote, what became of a write, what bots remember."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar
from weakref import WeakKeyDictionary

from twofold.server.open_rooms import OpenRooms
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import NewerLog, TurnedDown, following_log
from twofold.server.protocol.tokens import could_be_id
from twofold.server.store import Store, StoreDown
from twofold.server.table.bots import FormerLog
from twofold.server.table.changes import Opened
from twofold.server.table.effects import Effect, Recall
from twofold.server.table.match import StoredMatch
from twofold.server.table.room import Room
from twofold.server.table.state import LogTail, TableState
from twofold.server.yielding import in_slices, let_go

T = TypeVar("T")

LONGEST_PAUSE = 5.0
"""However long the store is down, it is asked again after so many seconds."""


class LogReader:
    """Reads for rooms; what follows from it for a room is carried out by ``do``."""

    def __init__(
        self,
        store: Store,
        rooms: OpenRooms,
        do: Callable[[Room, list[Effect]], None],
        now: Callable[[], int],
        give_up: Callable[[Room, Exception], None],
        retry_seconds: float,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._do = do
        self._now = now
        self._give_up = give_up
        self._retry_seconds = retry_seconds
        self._hinted = WeakKeyDictionary[Room, asyncio.Lock]()
        """Held while something is read that another server has told of: one reading of a room at a time."""

    # ---- What somebody asks for

    async def current_room(self, table: str) -> Room:
        """The room of a table that knows all that any server had written when it was asked for."""
        while True:
            is_fresh = not self._store.shared or table not in self._rooms
            room = await self._rooms.opened(table)
            if is_fresh or await self._catches_up(room):
                return room

    async def _catches_up(self, room: Room) -> bool:
        """Whether the room has learned all that was written; not while a write of its own is under way."""
        failures = room.failures
        try:
            news = await self._store.read(room.state.cursor)
            if failures != room.failures or not self._rooms.has(room):
                return False
            self._do(room, room.learn(news, self._now()))
        except StoreDown:
            raise
        except Exception as error:
            self._give_up(room, error)
            return False
        return room.state.is_past(news)

    async def match_under_way(self, match: str) -> StoredMatch | None:
        """A match that is being played; nothing if it is over. Raises ``TurnedDown`` if there is none."""
        place = await self._store.table_of(match) if could_be_id(match) else None
        if place is None:
            raise TurnedDown(no.NO_SUCH_MATCH, 404)
        table, seq = place
        if table not in self._rooms and await self._store.is_over(table, seq):
            return None
        state = (await self.current_room(table)).state
        return state.play if state.match == match and state.phase == "playing" else None

    # ---- What a room asks for

    async def overtaken(self, room: Room) -> None:
        """A write of the room found its place taken: learn by what."""
        try:
            news = await self._store.read(room.state.cursor)
        except StoreDown:
            news = LogTail()
        if news.changes or any(news.entries.values()):
            self._do(room, room.overtaken(news, self._now()))
        else:
            self._do(room, room.failed(self._now()))

    async def hinted(self, room: Room, log: str, seq: int) -> None:
        """A log is said to go so far: read it, unless that is known by the time that others have read."""
        async with self._hinted.setdefault(room, asyncio.Lock()):
            if not room.knows(log, seq):
                await self.reread(room)

    async def reread(self, room: Room) -> None:
        """Read the logs; what was read before a write failed cannot tell what became of it."""
        failures = room.failures
        news = await self._until_read(room, lambda: self._store.read(room.state.cursor))
        if news is not None and failures == room.failures:
            self._do(room, room.learn(news, self._now()))

    async def recall(self, room: Room, recall: Recall) -> None:
        """Read former matches, for what bots remember of them."""
        logs = await self._until_read(room, lambda: self._former(recall.former))
        if logs is None:
            return
        await in_slices(room.recalling(recall, logs))
        self._do(room, room.recalled(self._now()))
        await let_go([entry for log in logs for entry in log.entries])

    async def _former(self, matches: Sequence[str]) -> list[FormerLog]:
        """Of these matches those that are over, as they were stored; what cannot be read is left out."""
        found = []
        for match in matches:
            with contextlib.suppress(NewerLog), following_log():
                found += await self._over(match)
        return found

    async def _over(self, match: str) -> list[FormerLog]:
        """A match that is over; none if there is no such match."""
        place = await self._store.table_of(match) if could_be_id(match) else None
        if place is None or not await self._store.is_over(*place):
            return []
        table, begun = place
        (_, opened), *later = await self._store.changes_of(table)
        assert isinstance(opened, Opened)
        state = TableState(table, opened)
        await in_slices(state.change(seq, change) for seq, change in later if seq <= begun)
        return [FormerLog(state.seating, await self._store.entries_of(match))]

    async def _until_read(self, room: Room, read: Callable[[], Awaitable[T]]) -> T | None:
        """Read until it works; the room waits. Nothing if the room is shut before."""
        pause = self._retry_seconds
        while self._rooms.has(room):
            try:
                return await read()
            except StoreDown:
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
        return None
