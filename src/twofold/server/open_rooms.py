"""The rooms that are open at one server: opened when somebody asks for them, shut when nobody needs them.

A table begins here, too: in the store, before it has a room anywhere.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping

from twofold.engine import Refusal
from twofold.server.metrics import ROOMS
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import NewerLog, TurnedDown, following_log
from twofold.server.protocol.tokens import could_be_id
from twofold.server.store import Store
from twofold.server.table.changes import Opened, PersonCame, SeatTaken
from twofold.server.table.room import Room
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import Cursor, LogTail, TableState
from twofold.server.tokens import new_code, new_secret, new_seed
from twofold.server.yielding import in_slices

logger = logging.getLogger("twofold.rooms")

OPENED_AT_ONCE = 4
"""So many rooms are read and folded at a time. After a restart everyone comes at once: were all rooms opened
together, the last would be as late, the first no sooner, and every request would wait for a slice of each."""

TIDY_SECONDS = 10.0
"""A room that nobody needs is kept for a while: to open it again may be long work."""


async def open_table(
    store: Store, make: Callable[[str, str], tuple[Opened, SeatTaken | PersonCame | None]]
) -> str:
    """Open a table with its host seated; ``make`` is called again with another code should that be taken."""
    table, number = new_secret(), time.time_ns() // 1_000_000
    while True:
        opened, seated = make(new_code(), new_seed())
        state = TableState(table, opened)
        if seated:
            state.change(2, seated)
        changes = (opened, seated) if seated else (opened,)
        if await store.open_table(table, number, changes, opened.code, state.listing(frozenset())):
            return table


async def opened_room(table: str, log: LogTail, settings: RoomSettings, now: Callable[[], int]) -> Room:
    """The room of a table with all that its logs hold; raises ``TurnedDown`` if there can be none here."""
    if not log.changes:
        raise TurnedDown(no.NO_SUCH_TABLE, 404)
    (_, opened), *later = log.changes
    assert isinstance(opened, Opened)
    state = TableState(table, opened)
    with following_log():
        await in_slices(state.folding(LogTail(tuple(later), log.entries)))
    return Room(state, LogTail(clock=log.clock), settings, now())


class OpenRooms(dict[str, Room]):
    """By table: its room, if it is open."""

    def __init__(
        self,
        store: Store,
        settings: RoomSettings,
        now: Callable[[], int],
        on_open: Callable[[Room], None],
        on_shut: Callable[[Room], None],
    ) -> None:
        super().__init__()
        self._store = store
        self._settings = settings
        self._now = now
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._turns = asyncio.Semaphore(OPENED_AT_ONCE)
        self._newer: dict[str, Refusal] = {}
        """Why there can be no room of a table here: its log only grows, so that this does not change."""

        self._on_open = on_open
        self._on_shut = on_shut

    async def opened(self, table: str) -> Room:
        """The room of a table, opened if need be; raises ``TurnedDown`` if there can be none here."""
        if not could_be_id(table):
            raise TurnedDown(no.NO_SUCH_TABLE, 404)
        while (room := self.get(table)) is None:
            if table in self._newer:
                raise NewerLog(self._newer[table])
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open(table))
            await asyncio.shield(self._opening[table])
        return room

    async def _open(self, table: str) -> None:
        try:
            async with self._turns:
                room = await self._set_up(table)
        except NewerLog as error:
            logger.warning("a room needs a newer server", exc_info=error)
            self._newer[table] = error.refusal
            raise
        finally:
            del self._opening[table]
        self[table] = room
        ROOMS.set(len(self))
        self._on_open(room)

    async def _set_up(self, table: str) -> Room:
        if self._store.shared:
            await self._store.neighbours.note(self._store.node, table)
        return await opened_room(table, await self._store.read(Cursor(table)), self._settings, self._now)

    def has(self, room: Room) -> bool:
        """Whether this is the room of its table: it may have been shut since, or opened anew."""
        return self.get(room.state.table) is room

    async def keep_tidy(self) -> None:
        """Shut rooms that are idle for a while, for as long as the server runs."""
        idle = dict[str, Room]()
        while True:
            self.shut_idle(idle)
            idle = {table: room for table, room in self.items() if room.idle}
            await asyncio.sleep(TIDY_SECONDS)

    def shut_idle(self, before: Mapping[str, Room] | None = None) -> None:
        """Rooms in which nobody is, nor was before, and nothing is under way need no memory."""
        for table, room in list(self.items()):
            if room.idle and (before is None or before.get(table) is room):
                self.shut(table)

    def shut(self, table: str) -> None:
        """A room is no longer needed, or no longer to be trusted."""
        if room := self.pop(table, None):
            self._on_shut(room)
        ROOMS.set(len(self))

    @property
    def open_or_opening(self) -> set[str]:
        """The tables whose rooms are open, or soon will be."""
        return {*self, *self._opening}

    def crowds(self) -> dict[str, int]:
        """By table: how many look on at this server."""
        return {table: here for table, room in self.items() if (here := room.live.onlookers)}
