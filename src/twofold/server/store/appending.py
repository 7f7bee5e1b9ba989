"""Appending to the logs: what is written, as rows and statements. Whoever is first at a place stays.

A PostgreSQL is appended to by one statement (``shared_writer``).
"""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from twofold.server.protocol.http import Listing
from twofold.server.store.file_writer import Appendix, values_of
from twofold.server.store.tables import clocks, match_log, matches, table_log, tables
from twofold.server.table.changes import MatchStarted
from twofold.server.table.effects import SaveClock, Write, WriteChange, WriteStep

_encode = msgspec.json.encode
_RELIST = update(tables).where(tables.c.id == bindparam("t")).values(listing=bindparam("l"))


class Appender:
    """Appends within a transaction that somebody else begins and ends."""

    def __init__(self, shared: bool) -> None:
        self.insert: Any = postgresql.insert if shared else sqlite.insert
        """The database's own way to insert, which can leave what is there as it is."""

        self._appending = {
            str(log.name): self.insert(log).on_conflict_do_nothing() for log in (match_log, table_log)
        }

    def append(self, connection: Connection, news: Appendix) -> set[tuple[str, int]]:
        """Append what is the first at its place; gives those places."""
        stored = self._insert_new(connection, match_log, news.steps)
        stored |= self._insert_new(connection, table_log, news.changes)
        self.follow(connection, [write for write in news.changes if write.place in stored], news.times)
        return stored

    def _insert_new(
        self, connection: Connection, log: Table, writes: Sequence[Write]
    ) -> set[tuple[str, int]]:
        if not writes:
            return set()
        ours, seq = log.primary_key.columns
        insert = self._appending[log.name].returning(ours, seq)
        rows = connection.execute(insert, [row_of(write) for write in writes])
        return {(name, number) for name, number in rows}

    def follow(
        self, connection: Connection, writes: Sequence[WriteChange], times: Sequence[SaveClock]
    ) -> None:
        """What goes along with changes of tables, and how late it is."""
        begun = [(w.change.header.id, w) for w in writes if isinstance(w.change, MatchStarted)]
        if begun:
            rows = [{"id": match, "table_id": write.table, "seq": write.seq} for match, write in begun]
            connection.execute(self.insert(matches), rows)
        relisted = [{"t": write.table, "l": encoded(write.listing)} for write in writes if write.relist]
        if relisted:
            connection.execute(_RELIST, relisted)
        for time in times:
            connection.execute(self._set_clock(time))

    def _set_clock(self, time: SaveClock) -> Any:
        row = self.insert(clocks).values(match_id=time.match, at=time.at)
        return row.on_conflict_do_update(index_elements=["match_id"], set_={"at": time.at})


def write_and_take_back(connection: Connection) -> None:
    """All that a move needs: the pages of the log are written, though nothing is in it afterwards."""
    match = f"check-{secrets.token_hex(8)}"
    connection.execute(insert(match_log).values(match_id=match, seq=1, at=0, noticed=0))
    connection.execute(delete(match_log).where(match_log.c.match_id == match))


def encoded(listing: Listing | None) -> bytes | None:
    """How a table appears in the list, as it is kept."""
    return _encode(listing) if listing else None


def row_of(write: Write) -> dict[str, Any]:
    """Its row, by the names of the columns."""
    log = match_log if isinstance(write, WriteStep) else table_log
    return dict(zip(log.columns.keys(), values_of(write), strict=True))
