"""Departures that a server could not note down any more because it died: whoever is alive does it.

Nobody else would: the people are gone, and the room of a table is opened only when somebody comes.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from functools import reduce

from twofold.server.protocol.errors import NewerLog, following_log
from twofold.server.runtime import Runtime
from twofold.server.table.changes import Change, Departed, Opened
from twofold.server.table.effects import WriteChange
from twofold.server.table.fold import after, opened_table
from twofold.server.table.seating import Seating

FOLDED_AT_ONCE = 100
"""So many changes of a table; then the others have their turn."""


async def note_departures(runtime: Runtime) -> None:
    """Look through the public tables: those whose people were all at servers that died leave the list."""
    for table in await runtime.store.listed():
        with contextlib.suppress(NewerLog), following_log():  # a newer server notes it down
            await _note(runtime, table)


async def _note(runtime: Runtime, table: str) -> None:
    while write := await _noted(table, await runtime.store.changes_of(table), runtime.live):
        if runtime.store.shared:
            await runtime.store.neighbours.note(runtime.store.node, table)
        (stored,) = await runtime.store.commit([write])
        runtime.hint(table, *write.place)
        if stored and write.relist:
            return


async def _noted(table: str, log: Sequence[tuple[int, Change]], live: frozenset[str]) -> WriteChange | None:
    """What is to be noted down at a table, if anything is."""
    seating = await _folded(table, [change for _, change in log])
    went = departure(seating, live)
    if went is None:
        return None
    is_left = after(seating, went).is_left(live)
    return WriteChange(table, len(log) + 1, went, relist=is_left)


async def _folded(table: str, log: Sequence[Change]) -> Seating:
    opened = log[0]
    assert isinstance(opened, Opened)
    seating = opened_table(table, opened)
    for start in range(1, len(log), FOLDED_AT_ONCE):
        seating = reduce(after, log[start : start + FOLDED_AT_ONCE], seating)
        await asyncio.sleep(0)
    return seating


def departure(seating: Seating, live: frozenset[str]) -> Departed | None:
    """Somebody who is taken to be at a server that is up no more."""
    places = ((person.id, node) for person in seating.people for node in person.nodes - live)
    return next((Departed(person, node) for person, node in places), None)
