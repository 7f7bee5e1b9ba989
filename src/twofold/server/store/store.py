"""The store: what it has said is written stays written."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from twofold.server.protocol.errors import following_log
from twofold.server.protocol.http import Listing
from twofold.server.store import shared_writer
from twofold.server.store.appending import (
    Appender,
    encoded,
    row_of,
    write_and_take_back,
)
from twofold.server.store.database_file import FileLock, has_one_name, keep_private, look_into, path_of
from twofold.server.store.engines import connect, down, migrate, unusable
from twofold.server.store.file_writer import Appendix, FileWriter
from twofold.server.store.kept_connection import KeptConnection
from twofold.server.store.neighbours import Neighbours
from twofold.server.store.reading import changes_after, entries_after, logs_beyond, pages, read_change
from twofold.server.store.tables import clocks, match_log, matches, nodes, open_rooms, table_log, tables
from twofold.server.table.changes import Change, MatchAbandoned, MatchEnded, MatchStarted
from twofold.server.table.effects import SaveClock, Write, WriteChange, WriteStep
from twofold.server.table.match import StoredEntry
from twofold.server.table.state import Cursor, LogTail

CHECK_SECONDS = 2.0
"""A disk that has not answered by then cannot be relied upon."""

START_SECONDS = 10.0
"""A database that has not answered by then is not there."""

LISTED = 100
ASKED_AT_ONCE = 500
ENDINGS = (MatchEnded, MatchAbandoned, MatchStarted)

_read_crowds = msgspec.json.Decoder(dict[str, int]).decode
_read_listing = msgspec.json.Decoder(Listing).decode
_encode = msgspec.json.encode


class Beat(Struct, frozen=True):
    """What a server says of itself every now and then."""

    number: int
    crowds: dict[str, int] = {}
    """By table: how many look on there."""


class Store:
    """Tables and matches in a database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.engine = connect(database)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other servers may write, too, and tell of it."""

        self._appender = Appender(self.shared)
        self._file = None if self.shared else FileWriter(database)
        self._path = path_of(database)
        self._owned = FileLock(self._path) if self._path else None
        self._is_open = False
        self._checking: asyncio.Task[None] | None = None
        self.node = ""
        """What this server is called among others."""

        self._committing = KeptConnection(self.address)
        self.neighbours = Neighbours(self.address)
        """Where there are several: only on PostgreSQL."""

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
                has_one_name(self._path)
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
        else:
            await self.neighbours.stop()
            await self._committing.close()
        await self.engine.dispose()
        self.release()

    async def check(self) -> None:
        """Raises unless something can be stored, soon. Those who ask at the same time are told the same."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())
        async with self.reaching(), asyncio.timeout(CHECK_SECONDS):
            await asyncio.shield(self._checking)

    async def _check(self) -> None:
        if self._file:
            await self._file.transact(write_and_take_back)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(write_and_take_back)

    # ---- Writing

    async def open_table(
        self, table: str, number: int, log: Sequence[Change], code: str, listing: Listing | None = None
    ) -> bool:
        """Begin the log of a table with all of this or nothing; false if its code is another table's."""
        async with self.reaching(), self.engine.begin() as connection:
            row = {"id": table, "code": code, "number": number, "listing": encoded(listing)}
            made = self._appender.insert(tables).values(row).on_conflict_do_nothing().returning(tables.c.id)
            if (await connection.execute(made)).first() is None:
                return False
            rows = [row_of(WriteChange(table, seq, change)) for seq, change in enumerate(log, start=1)]
            await connection.execute(self._appender.insert(table_log), rows)
        return True

    async def commit(self, batch: Sequence[Write], times: Iterable[SaveClock] = ()) -> list[bool]:
        """Write all of it in one transaction; says of each whether it was the first at its place."""
        news = Appendix(
            [write for write in batch if isinstance(write, WriteStep)],
            [write for write in batch if isinstance(write, WriteChange)],
            tuple(times),
        )
        async with self.reaching():
            if self._file is None:
                stored = await self._append_shared(batch, news)
            else:
                try:
                    await self._file.append(news, self._appender.follow)
                except IntegrityError:
                    stored = await self._file.transact(partial(self._appender.append, news=news))
                else:
                    return [True] * len(batch)
        return [write.place in stored for write in batch]

    async def _append_shared(self, batch: Sequence[Write], news: Appendix) -> set[tuple[str, int]]:
        appended = await shared_writer.append(self._committing, news, self.node)
        for write in batch:
            if write.place in appended.places:
                for node in appended.nodes.get(write.table, ()):
                    self.neighbours.tell(node, write)
        return appended.places

    # ---- Reading

    async def read(self, cursor: Cursor) -> LogTail:
        """What the logs of a table hold beyond a cursor."""
        async with self.reaching(), self.engine.connect() as connection:
            await self._committing.let_lost_ones_end(connection)
            changed = await changes_after(connection, cursor)
            begun = [change.header.id for _, change in changed if isinstance(change, MatchStarted)]
            entries = {}
            if cursor.match is not None:
                entries[cursor.match] = await entries_after(connection, cursor.match, cursor.match_seq)
            if begun:
                entries[begun[-1]] = await entries_after(connection, begun[-1], 0)
            latest = begun[-1] if begun else cursor.match
            clock = select(clocks.c.at).where(clocks.c.match_id == latest)
            at = (await connection.execute(clock)).scalar() or 0
        return LogTail(tuple(changed), entries, at)

    async def behind(self, cursors: Sequence[Cursor]) -> list[tuple[str, str, int]]:
        """The logs that go further than these cursors: table, the table or match, and how far."""
        found: list[tuple[str, str, int]] = []
        async with self.reaching(), self.engine.connect() as connection:
            for start in range(0, len(cursors), ASKED_AT_ONCE):
                found += await logs_beyond(connection, cursors[start : start + ASKED_AT_ONCE])
        return found

    async def table_of(self, match: str) -> tuple[str, int] | None:
        """The table at which a match was begun, and the number of the change that began it."""
        query = select(matches.c.table_id, matches.c.seq).where(matches.c.id == match)
        async with self.reaching(), self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row[0], row[1])

    async def entries_of(self, match: str) -> tuple[StoredEntry, ...]:
        """The whole log of a match."""
        async with self.reaching(), self.engine.connect() as connection:
            return await entries_after(connection, match, 0)

    async def is_over(self, table: str, begun: int) -> bool:
        """Whether the table's log says that the match is over which this change began."""
        log = table_log.c
        query = select(log.seq, log.change).where(log.table_id == table)
        async with self.reaching(), self.engine.connect() as connection:
            async for rows in pages(connection, query, log.seq, begun):
                with following_log():
                    if any(isinstance(read_change(change), ENDINGS) for _, change in rows):
                        return True
        return False

    async def length_of(self, match: str) -> int:
        """How many entries the log of a match has."""
        query = select(func.max(match_log.c.seq)).where(match_log.c.match_id == match)
        async with self.reaching(), self.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or 0

    async def find_code(self, code: str) -> str | None:
        """The table that has this code."""
        async with self.reaching(), self.engine.connect() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.code == code))
            table: str | None = found.scalar()
        return table

    async def listings(self) -> tuple[Listing, ...]:
        """The public tables, newest first."""
        query = select(tables.c.listing).where(tables.c.listing.is_not(None))
        async with self.reaching(), self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(tables.c.number.desc()).limit(LISTED))
            return tuple(_read_listing(listing) for (listing,) in rows)

    async def listed(self) -> list[str]:
        """Every table that is on the list."""
        found, query = list[str](), select(tables.c.id).where(tables.c.listing.is_not(None))
        async with self.reaching(), self.engine.connect() as connection:
            async for rows in pages(connection, query, tables.c.id, ""):
                found += [table for (table,) in rows]
        return found

    async def changes_of(self, table: str) -> list[tuple[int, Change]]:
        """The whole log of a table."""
        async with self.reaching(), self.engine.connect() as connection:
            return await changes_after(connection, Cursor(table))

    # ---- The servers

    async def beat(self, node: str, beat: Beat) -> dict[str, Beat]:
        """Say that this server is alive; gives the beats of all."""
        said = {"beat": beat.number, "crowds": _encode(beat.crowds)}
        row = self._appender.insert(nodes).values(id=node, **said)
        async with self.reaching(), self.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=said))
            rows = await connection.execute(select(nodes.c.id, nodes.c.beat, nodes.c.crowds))
            return {name: Beat(number, _read_crowds(crowds or b"{}")) for name, number, crowds in rows}

    async def forget_nodes(self, gone: Iterable[str]) -> None:
        """Strike servers that are no more off the list; they have no rooms open."""
        names = list(gone)
        async with self.reaching(), self.engine.begin() as connection:
            await connection.execute(delete(nodes).where(nodes.c.id.in_(names)))
            await connection.execute(delete(open_rooms).where(open_rooms.c.node.in_(names)))

    @asynccontextmanager
    async def reaching(self) -> AsyncIterator[None]:
        """Whatever asks the database: it may be down."""
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise down(error) from error
