"""Reading the logs: whatever is beyond something, so many rows at a time that nobody waits for long."""

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Column, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from twofold.engine import BadLog
from twofold.server.protocol.errors import following_log
from twofold.server.store.tables import match_log, table_log
from twofold.server.table.changes import Change
from twofold.server.table.match import StoredEntry
from twofold.server.table.state import Cursor
from twofold.texts import shell

READ_AT_ONCE = 500
"""Most logs are read in one go: each costs as much as a few hundred rows."""

_decode = msgspec.json.Decoder(Change).decode


def read_change(written: bytes) -> Change:
    """A change as a log has it; raises ``BadLog`` if it is none that this server knows."""
    try:
        change: Change = _decode(written)
    except msgspec.ValidationError as error:
        raise BadLog(shell("error-newer-log")) from error
    return change


async def changes_after(connection: AsyncConnection, cursor: Cursor) -> list[tuple[int, Change]]:
    """What happened at a table beyond a cursor; raises ``NewerLog``."""
    log, changed = table_log.c, list[tuple[int, Change]]()
    query = select(log.seq, log.change).where(log.table_id == cursor.table)
    async for rows in pages(connection, query, log.seq, cursor.seq):
        with following_log():
            changed += [(seq, read_change(change)) for seq, change in rows]
    return changed


async def entries_after(connection: AsyncConnection, match: str, seq: int) -> tuple[StoredEntry, ...]:
    """What was done in a match after an entry."""
    log, entries = match_log.c, list[StoredEntry]()
    columns = (log.seq, log.at, log.seat, log.action, log.noticed, log.key)
    async for rows in pages(connection, select(*columns).where(log.match_id == match), log.seq, seq):
        entries += [StoredEntry(*row) for row in rows]
    return tuple(entries)


async def pages(
    connection: AsyncConnection, query: Any, key: Column[Any], after: int | str
) -> AsyncIterator[Sequence[Any]]:
    """The rows after a key, so many at a time that nobody else has to wait for long."""
    while True:
        page = query.where(key > after).order_by(key).limit(READ_AT_ONCE)
        rows = (await connection.execute(page)).all()
        if rows:
            yield rows
            after = rows[-1][0]
        if len(rows) < READ_AT_ONCE:
            return


async def logs_beyond(connection: AsyncConnection, cursors: Sequence[Cursor]) -> list[tuple[str, str, int]]:
    """The logs that go further than these cursors: table, the table or match, and how far."""
    by_table = {cursor.table: cursor for cursor in cursors}
    by_match = {cursor.match: cursor for cursor in cursors if cursor.match}
    found = []
    for table, seq in await connection.execute(_latest(table_log.c.table_id, table_log.c.seq, by_table)):
        if seq > by_table[table].seq:
            found.append((table, table, seq))
    for match, seq in await connection.execute(_latest(match_log.c.match_id, match_log.c.seq, by_match)):
        if seq > by_match[match].match_seq:
            found.append((by_match[match].table, match, seq))
    return found


def _latest(log: Column[str], seq: Column[int], ids: Iterable[str]) -> Select[str, int]:
    return select(log, func.max(seq)).where(log.in_(list(ids))).group_by(log)
