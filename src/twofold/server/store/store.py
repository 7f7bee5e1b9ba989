"""The store: what it has said is written stays written."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Any

import msgspec
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy import Column, Connection, Select, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from twofold.engine import TwofoldError
from twofold.server.protocol.http import Listing
from twofold.server.store.database_file import FileLock, keep_private, look_into, path_of
from twofold.server.store.engines import connect, migrate, unusable
from twofold.server.store.file_writer import FileWriter
from twofold.server.store.tables import clocks, match_log, matches, nodes, table_log, tables
from twofold.server.table.changes import Change, MatchAbandoned, MatchEnded, MatchStarted
from twofold.server.table.effects import SaveClock, Write, WriteChange, WriteStep
from twofold.server.table.match import StoredEntry
from twofold.server.table.state import Cursor, LogTail

CHANNEL = "twofold"
CHECK_SECONDS = 2.0
"""A disk that has not answered by then cannot be relied upon."""

START_SECONDS = 10.0
"""A database that has not answered by then is not there."""

HINTS_AT_ONCE = 100
READ_AT_ONCE = 100
LISTED = 100
ASKED_AT_ONCE = 500
MOST_IN_A_STATEMENT = 120
"""The file's writer remembers one statement of each length for both logs, and the few others."""

ENDINGS = (MatchEnded, MatchAbandoned, MatchStarted)

_read_change = msgspec.json.Decoder(Change).decode
_read_crowds = msgspec.json.Decoder(dict[str, int]).decode
_read_listing = msgspec.json.Decoder(Listing).decode
_encode = msgspec.json.encode


class StoreDown(TwofoldError):
    """The database cannot be reached or cannot take any more: whether the last write was stored is open."""


class Beat(Struct, frozen=True):
    """What a server says of itself every now and then."""

    number: int
    crowds: dict[str, int] = {}
    """By table: how many look on there."""


class _Appendix(Struct, frozen=True):
    """What a transaction appends, and how late it is in matches."""

    steps: Sequence[WriteStep]
    changes: Sequence[WriteChange]
    times: Sequence[SaveClock]

    @property
    def one_statement(self) -> bool:
        """Whether one statement appends all of it."""
        return not (self.changes or self.times) and len(self.steps) <= MOST_IN_A_STATEMENT


class Store:
    """Tables and matches in a database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.engine = connect(database)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other servers may write, too, and tell of it."""

        self._insert: Any = postgresql.insert if self.shared else sqlite.insert
        self._appending = {
            str(log.name): self._insert(log).on_conflict_do_nothing() for log in (match_log, table_log)
        }
        self._file = None if self.shared else FileWriter(database)
        self._path = path_of(database)
        self._owned = FileLock(self._path) if self._path else None
        self._is_open = False
        self._checking: asyncio.Task[None] | None = None
        self._lock = secrets.randbits(62)
        """Held on PostgreSQL by every commit until it has ended, also after its connection was lost."""

        self._lost = 0
        """How many commits nobody waits for any more: they may still be under way …"""

        self._ended = 0
        """… but not so many of them."""

    @property
    def address(self) -> str:
        """Where the database is, for a connection that listens; it may hold a password."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def claim(self) -> None:
        """Be the one server on a SQLite file until the end; raises ``FileTaken`` if there is one already."""
        if self._owned:
            self._owned.take()

    def release(self) -> None:
        """Another server may be on the file."""
        if self._owned:
            self._owned.release()

    async def start(self) -> None:
        """Connect, and bring the tables up to date; raises ``UnusableDatabase`` where that cannot be."""
        if self._is_open:
            return
        try:
            if self._path:
                keep_private(self._path)
                look_into(self._path)
            async with asyncio.timeout(START_SECONDS) as limit, self.engine.begin() as connection:
                limit.reschedule(None)  # it has answered; what is to be done now may take long
                await connection.run_sync(migrate)
        except (SQLAlchemyError, sqlite3.Error, OSError, CommandError) as error:
            await self.engine.dispose()
            raise unusable(self.engine.url, error) from error
        self._is_open = True

    async def stop(self) -> None:
        """Let go of the database."""
        self._is_open = False
        if self._file:
            self._file.stop()
        await self.engine.dispose()
        self.release()

    async def check(self) -> None:
        """Raises unless something can be stored, soon. Those who ask at the same time are told the same."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())
        async with self._reaching(), asyncio.timeout(CHECK_SECONDS):
            await asyncio.shield(self._checking)

    async def _check(self) -> None:
        if self._file:
            await self._file.transact(_write_and_take_back)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(_write_and_take_back)

    # ---- Writing

    async def open_table(
        self, table: str, number: int, log: Sequence[Change], code: str, listing: Listing | None = None
    ) -> bool:
        """Begin the log of a table with all of this or nothing; false if its code is another table's."""
        async with self._reaching(), self.engine.begin() as connection:
            row = {"id": table, "code": code, "number": number, "listing": _listed(listing)}
            made = self._insert(tables).values(row).on_conflict_do_nothing().returning(tables.c.id)
            if (await connection.execute(made)).first() is None:
                return False
            rows = [_row_of(WriteChange(table, seq, change)) for seq, change in enumerate(log, start=1)]
            await connection.execute(self._insert(table_log), rows)
        return True

    async def commit(self, batch: Sequence[Write], times: Iterable[SaveClock] = ()) -> list[bool]:
        """Write all of it in one transaction; says of each whether it was the first at its place."""
        news = _Appendix(
            [write for write in batch if isinstance(write, WriteStep)],
            [write for write in batch if isinstance(write, WriteChange)],
            tuple(times),
        )
        async with self._reaching():
            if self._file is None:
                stored = await self._append_shared(news)
            else:
                try:
                    await self._file.transact(
                        partial(self._append_all, news=news), one_statement=news.one_statement
                    )
                except IntegrityError:
                    stored = await self._file.transact(partial(self._append, news=news))
                else:
                    return [True] * len(batch)
        return [_place_of(write) in stored for write in batch]

    async def _append_shared(self, news: _Appendix) -> set[tuple[str, int]]:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(select(func.pg_advisory_xact_lock_shared(self._lock)))
                return await connection.run_sync(self._append, news)
        except BaseException:
            self._lost += 1
            raise

    def _append_all(self, connection: Connection, news: _Appendix) -> None:
        """Append all of it, or raise. Whoever owns a file is always the first, and this is cheap."""
        _insert_all(connection, match_log, news.steps)
        _insert_all(connection, table_log, news.changes)
        self._follow(connection, news.changes, news.times)

    def _append(self, connection: Connection, news: _Appendix) -> set[tuple[str, int]]:
        """Append what is the first at its place; gives those places."""
        stored = self._insert_new(connection, match_log, news.steps)
        stored |= self._insert_new(connection, table_log, news.changes)
        self._follow(connection, [write for write in news.changes if _place_of(write) in stored], news.times)
        if self.shared:
            _hint(connection, sorted(stored))
        return stored

    def _insert_new(
        self, connection: Connection, log: Table, writes: Sequence[Write]
    ) -> set[tuple[str, int]]:
        if not writes:
            return set()
        ours, seq = log.primary_key.columns
        insert = self._appending[log.name].returning(ours, seq)
        # Sorted, so that two servers that append at once wait for each other and never in a circle.
        rows = [_row_of(write) for write in sorted(writes, key=_place_of)]
        return {(name, number) for name, number in connection.execute(insert, rows)}

    def _follow(
        self, connection: Connection, writes: Sequence[WriteChange], times: Sequence[SaveClock]
    ) -> None:
        """What goes along with changes of tables, and how late it is."""
        begun = [(w.change.header.id, w) for w in writes if isinstance(w.change, MatchStarted)]
        if begun:
            rows = [{"id": match, "table_id": write.table, "seq": write.seq} for match, write in begun]
            connection.execute(self._insert(matches), rows)
        relisted = [{"t": write.table, "l": _listed(write.listing)} for write in writes if write.relist]
        if relisted:
            connection.execute(_RELIST, relisted)
        for time in times:
            connection.execute(self._set_clock(time))

    def _set_clock(self, time: SaveClock) -> Any:
        row = self._insert(clocks).values(match_id=time.match, at=time.at)
        return row.on_conflict_do_update(index_elements=["match_id"], set_={"at": time.at})

    # ---- Reading

    async def read(self, cursor: Cursor) -> LogTail:
        """What the logs of a table hold beyond a cursor."""
        async with self._reaching(), self.engine.connect() as connection:
            if self._ended < self._lost:
                await self._let_commits_end(connection)
            changed = await _changes_after(connection, cursor)
            begun = [change.header.id for _, change in changed if isinstance(change, MatchStarted)]
            entries = {}
            if cursor.match is not None:
                entries[cursor.match] = await _entries_after(connection, cursor.match, cursor.match_seq)
            if begun:
                entries[begun[-1]] = await _entries_after(connection, begun[-1], 0)
            latest = begun[-1] if begun else cursor.match
            clock = select(clocks.c.at).where(clocks.c.match_id == latest)
            at = (await connection.execute(clock)).scalar() or 0
        return LogTail(tuple(changed), entries, at)

    async def _let_commits_end(self, connection: AsyncConnection) -> None:
        """What a lost connection was committing is stored, or never will be."""
        lost = self._lost
        await connection.execute(select(func.pg_advisory_xact_lock(self._lock)))
        await connection.rollback()
        self._ended = max(self._ended, lost)

    async def behind(self, cursors: Sequence[Cursor]) -> list[tuple[str, str, int]]:
        """The logs that go further than these cursors: table, the table or match, and how far."""
        found: list[tuple[str, str, int]] = []
        async with self._reaching(), self.engine.connect() as connection:
            for start in range(0, len(cursors), ASKED_AT_ONCE):
                found += await _behind(connection, cursors[start : start + ASKED_AT_ONCE])
        return found

    async def table_of(self, match: str) -> tuple[str, int] | None:
        """The table at which a match was begun, and the number of the change that began it."""
        query = select(matches.c.table_id, matches.c.seq).where(matches.c.id == match)
        async with self._reaching(), self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row[0], row[1])

    async def entries_of(self, match: str) -> tuple[StoredEntry, ...]:
        """The whole log of a match."""
        async with self._reaching(), self.engine.connect() as connection:
            return await _entries_after(connection, match, 0)

    async def is_over(self, table: str, begun: int) -> bool:
        """Whether the table's log says that the match is over which this change began."""
        log = table_log.c
        query = select(log.seq, log.change).where(log.table_id == table)
        async with self._reaching(), self.engine.connect() as connection:
            async for rows in _pages(connection, query, log.seq, begun):
                if any(isinstance(_read_change(change), ENDINGS) for _, change in rows):
                    return True
        return False

    async def length_of(self, match: str) -> int:
        """How many entries the log of a match has."""
        query = select(func.max(match_log.c.seq)).where(match_log.c.match_id == match)
        async with self._reaching(), self.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or 0

    async def find_code(self, code: str) -> str | None:
        """The table that has this code."""
        async with self._reaching(), self.engine.connect() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.code == code))
            table: str | None = found.scalar()
        return table

    async def listings(self) -> tuple[Listing, ...]:
        """The public tables, newest first."""
        query = select(tables.c.listing).where(tables.c.listing.is_not(None))
        async with self._reaching(), self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(tables.c.number.desc()).limit(LISTED))
            return tuple(_read_listing(listing) for (listing,) in rows)

    async def listed(self) -> list[str]:
        """Every table that is on the list."""
        found, query = list[str](), select(tables.c.id).where(tables.c.listing.is_not(None))
        async with self._reaching(), self.engine.connect() as connection:
            async for rows in _pages(connection, query, tables.c.id, ""):
                found += [table for (table,) in rows]
        return found

    async def changes_of(self, table: str) -> list[tuple[int, Change]]:
        """The whole log of a table."""
        async with self._reaching(), self.engine.connect() as connection:
            return await _changes_after(connection, Cursor(table))

    # ---- The servers

    async def beat(self, node: str, beat: Beat) -> dict[str, Beat]:
        """Say that this server is alive; gives the beats of all."""
        said = {"beat": beat.number, "crowds": _encode(beat.crowds)}
        row = self._insert(nodes).values(id=node, **said)
        async with self._reaching(), self.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=said))
            rows = await connection.execute(select(nodes.c.id, nodes.c.beat, nodes.c.crowds))
            return {name: Beat(number, _read_crowds(crowds or b"{}")) for name, number, crowds in rows}

    async def forget_nodes(self, gone: Iterable[str]) -> None:
        """Strike servers that are no more off the list."""
        async with self._reaching(), self.engine.begin() as connection:
            await connection.execute(delete(nodes).where(nodes.c.id.in_(list(gone))))

    @asynccontextmanager
    async def _reaching(self) -> AsyncIterator[None]:
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise StoreDown(f"The database cannot be reached: {type(error).__name__}") from error


def _write_and_take_back(connection: Connection) -> None:
    """All that a move needs: the pages of the log are written, though nothing is in it afterwards."""
    match = f"check-{secrets.token_hex(8)}"
    connection.execute(insert(match_log).values(match_id=match, seq=1, at=0, noticed=0))
    connection.execute(delete(match_log).where(match_log.c.match_id == match))


_RELIST = update(tables).where(tables.c.id == bindparam("t")).values(listing=bindparam("l"))


def _insert_all(connection: Connection, log: Table, writes: Sequence[Write]) -> None:
    """Insert all of them; raises if somebody else has written at one of their places."""
    for start in range(0, len(writes), MOST_IN_A_STATEMENT):
        some = writes[start : start + MOST_IN_A_STATEMENT]
        values = tuple(value for write in some for value in _values_of(write))
        connection.exec_driver_sql(_inserting(log, len(some)), values)


def _hint(connection: Connection, places: list[tuple[str, int]]) -> None:
    for start in range(0, len(places), HINTS_AT_ONCE):
        hint = _encode(places[start : start + HINTS_AT_ONCE]).decode()
        connection.execute(select(func.pg_notify(CHANNEL, hint)))


def _listed(listing: Listing | None) -> bytes | None:
    return _encode(listing) if listing else None


def _place_of(write: Write) -> tuple[str, int]:
    if isinstance(write, WriteStep):
        return write.match, write.step.entry.seq
    return write.table, write.seq


def _values_of(write: Write) -> tuple[Any, ...]:
    """The columns of its log, in their order."""
    if isinstance(write, WriteChange):
        return write.table, write.seq, _encode(write.change), write.key
    step = write.step
    entry = step.entry
    action = None if entry.action is None else _encode(entry.action)
    return write.match, entry.seq, entry.at, entry.seat, action, step.noticed, step.key


def _row_of(write: Write) -> dict[str, Any]:
    log = match_log if isinstance(write, WriteStep) else table_log
    return dict(zip(log.columns.keys(), _values_of(write), strict=True))


@cache
def _inserting(log: Table, count: int) -> str:
    """One statement for many rows."""
    columns, row = ", ".join(log.columns.keys()), ", ".join("?" * len(log.columns))
    rows = ", ".join([f"({row})"] * count)
    return f"INSERT INTO {log.name} ({columns}) VALUES {rows}"


async def _changes_after(connection: AsyncConnection, cursor: Cursor) -> list[tuple[int, Change]]:
    log, changed = table_log.c, list[tuple[int, Change]]()
    query = select(log.seq, log.change).where(log.table_id == cursor.table)
    async for rows in _pages(connection, query, log.seq, cursor.seq):
        changed += [(seq, _read_change(change)) for seq, change in rows]
    return changed


async def _entries_after(connection: AsyncConnection, match: str, seq: int) -> tuple[StoredEntry, ...]:
    log, entries = match_log.c, list[StoredEntry]()
    columns = (log.seq, log.at, log.seat, log.action, log.noticed, log.key)
    async for rows in _pages(connection, select(*columns).where(log.match_id == match), log.seq, seq):
        entries += [StoredEntry(*row) for row in rows]
    return tuple(entries)


async def _pages(
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


async def _behind(connection: AsyncConnection, cursors: Sequence[Cursor]) -> list[tuple[str, str, int]]:
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
