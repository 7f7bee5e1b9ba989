"""Everyone comes back at once after a restart: rooms are opened a few at a time, each with one reading."""

import asyncio
from pathlib import Path

from bench.load.restart import come_back, fill, table_of
from tests.server.running import running
from twofold.server.open_rooms import OPENED_AT_ONCE
from twofold.server.store import Store
from twofold.server.table.state import Cursor, LogTail

ROOMS = 3 * OPENED_AT_ONCE
ENTRIES = 12


class CrowdedStore(Store):
    """Counts how many rooms are read at a time."""

    reading = 0
    most = 0
    readings = 0

    async def read(self, cursor: Cursor) -> LogTail:
        """Read, and count."""
        self.reading += 1
        self.readings += 1
        self.most = max(self.most, self.reading)
        await asyncio.sleep(0)  # all who may have begun by now
        tail = await super().read(cursor)
        self.reading -= 1
        return tail


async def test_rooms_are_opened_a_few_at_a_time_and_each_is_read_once(tmp_path: Path) -> None:
    database = str(tmp_path / "twofold.sqlite3")
    await fill(database, ROOMS, ENTRIES)
    store = CrowdedStore(database)
    async with running(database, store) as server:
        opened = (server.runtime.rooms.opened(table_of(room)) for room in [*range(ROOMS)] * 2)
        rooms = await asyncio.gather(*opened)
    assert {room.state.match_seq for room in rooms} == {ENTRIES}
    assert store.most == OPENED_AT_ONCE
    assert store.readings == ROOMS


async def test_all_players_see_their_tables_again(tmp_path: Path) -> None:
    database = str(tmp_path / "twofold.sqlite3")
    await fill(database, ROOMS, ENTRIES)
    async with running(database) as server:
        returned = await come_back(server.url, ROOMS)
    assert len(returned.sees) == 2 * ROOMS
