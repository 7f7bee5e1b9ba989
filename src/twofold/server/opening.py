"""Opening: how a table begins in the store, and how its room is set up from the logs."""

import time
from collections.abc import Callable

from twofold.engine import TwofoldError
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.slices import in_slices
from twofold.server.store import Store
from twofold.server.table.changes import Opened, PersonCame, SeatTaken
from twofold.server.table.room import Room
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import LogTail, TableState
from twofold.server.tokens import new_secret


async def open_table(store: Store, make: Callable[[], tuple[Opened, SeatTaken | PersonCame | None]]) -> str:
    """Open a table with its host seated; ``make`` is called again should its code be taken."""
    table, number = new_secret(), time.time_ns() // 1_000_000
    while True:
        opened, seated = make()
        state = TableState(table, opened)
        if seated:
            state.change(2, seated)
        changes = (opened, seated) if seated else (opened,)
        if await store.open_table(table, number, changes, opened.code, state.listing(frozenset())):
            return table


async def opened_room(table: str, log: LogTail, settings: RoomSettings, now: Callable[[], int]) -> Room:
    """The room of a table with all that its logs hold; raises ``TurnedDown`` if there can be none."""
    if not log.changes:
        raise TurnedDown(no.NO_SUCH_TABLE, 404)
    (_, opened), *later = log.changes
    assert isinstance(opened, Opened)
    state = TableState(table, opened)
    try:
        await in_slices(state.folding(LogTail(tuple(later), log.entries)))
        return Room(state, LogTail(clock=log.clock), settings, now())
    except TwofoldError as error:  # a game that is gone, or rules that have changed since
        raise TurnedDown(no.cannot_be_set_up(error)) from error
