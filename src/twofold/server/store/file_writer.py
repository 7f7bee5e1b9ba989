"""The writer of a SQLite file: one connection, one thread, one statement for many rows."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property, partial
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, StaticPool, Table, create_engine, event

from twofold.server.store.engines import address_of, set_pragmas
from twofold.server.store.tables import match_log, table_log
from twofold.server.table.effects import SaveClock, Write, WriteChange, WriteStep

T = TypeVar("T")

COMMITS_A_COPY = 100
STATEMENTS_KEPT = 256
MOST_IN_A_STATEMENT = 120
"""One statement of each length is remembered for both logs, and the few others."""

Follow: TypeAlias = Callable[[Connection, Sequence[WriteChange], Sequence[SaveClock]], None]
"""Writes what goes along with changes of tables, and how late it is."""


class Appendix(Struct, frozen=True):
    """What a transaction appends, and how late it is in matches."""

    steps: Sequence[WriteStep]
    changes: Sequence[WriteChange]
    times: Sequence[SaveClock]


class FileWriter:
    """Writes a SQLite file through one connection in one thread.

    Whatever is written costs one hop to the thread and back; through aiosqlite every statement would. And
    each statement waits for the interpreter when it is done, which the tables keep busy: so one that is all
    there is to write goes without a beginning and an end. Another thread copies SQLite's log into the file:
    done right after a commit, everybody would wait for it.
    """

    def __init__(self, database: str) -> None:
        self._writing = _file_engine(database)
        self._copying = _file_engine(database)
        self._writer = ThreadPoolExecutor(1, "sqlite")
        self._copier = ThreadPoolExecutor(1, "sqlite-copy")
        self._commits = 0

    def transact(self, work: Callable[[Connection], T], *, one_statement: bool = False) -> asyncio.Future[T]:
        """Do this in a transaction of its own, which a single statement is by itself."""
        self._commits += 1
        if self._commits % COMMITS_A_COPY == 0:
            self._copy()
        loop = asyncio.get_running_loop()
        if one_statement:
            return loop.run_in_executor(self._writer, work, self._connection)
        return loop.run_in_executor(self._writer, self._transact, work)

    def append(self, news: Appendix, follow: Follow) -> asyncio.Future[None]:
        """Append all of it, or raise. Whoever owns a file is always the first, and this is cheap."""
        alone = not (news.changes or news.times) and len(news.steps) <= MOST_IN_A_STATEMENT
        return self.transact(partial(_append, news=news, follow=follow), one_statement=alone)

    @cached_property
    def _connection(self) -> Connection:
        """Kept, because to take it out of the pool costs more than to write a few moves."""
        return self._writing.connect()

    def _transact(self, work: Callable[[Connection], T]) -> T:
        try:
            self._connection.exec_driver_sql("BEGIN")
            done = work(self._connection)
            self._connection.exec_driver_sql("COMMIT")
        except BaseException:
            self._connection.connection.rollback()
            raise
        return done

    def _copy(self) -> None:
        """Most of the log while the writer goes on; then what came meanwhile, so that it can begin anew."""
        copied = self._copier.submit(_copy_log, self._copying)
        copied.add_done_callback(lambda _: self._writer.submit(_copy_log, self._writing))

    def stop(self) -> None:
        """Close the file."""
        for thread in (self._copier, self._writer):
            thread.shutdown()
        for engine in (self._copying, self._writing):
            engine.dispose()


def _append(connection: Connection, news: Appendix, follow: Follow) -> None:
    _insert_all(connection, match_log, news.steps)
    if news.changes or news.times:
        _insert_all(connection, table_log, news.changes)
        follow(connection, news.changes, news.times)


def _insert_all(connection: Connection, log: Table, writes: Sequence[Write]) -> None:
    """Insert all of them; raises if somebody else has written at one of their places."""
    for start in range(0, len(writes), MOST_IN_A_STATEMENT):
        some = writes[start : start + MOST_IN_A_STATEMENT]
        values = tuple(value for write in some for value in values_of(write))
        connection.exec_driver_sql(_inserting(log, len(some)), values)


@cache
def _inserting(log: Table, count: int) -> str:
    """One statement for many rows."""
    columns, row = ", ".join(log.columns.keys()), ", ".join("?" * len(log.columns))
    rows = ", ".join([f"({row})"] * count)
    return f"INSERT INTO {log.name} ({columns}) VALUES {rows}"


def values_of(write: Write) -> tuple[Any, ...]:
    """The columns of its log, in their order."""
    if isinstance(write, WriteChange):
        return write.table, write.seq, msgspec.json.encode(write.change), write.key
    step = write.step
    entry = step.entry
    action = None if entry.action is None else msgspec.json.encode(entry.action)
    return write.match, entry.seq, entry.at, entry.seat, action, step.noticed, step.key


def _file_engine(database: str) -> Engine:
    """An engine with one connection, whose transactions are begun and ended by hand."""
    url = address_of(database).set(drivername="sqlite")
    arguments = {"check_same_thread": False, "cached_statements": STATEMENTS_KEPT}
    engine = create_engine(url, poolclass=StaticPool, isolation_level="AUTOCOMMIT", connect_args=arguments)
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "connect", _copy_by_hand)
    return engine


def _copy_log(engine: Engine) -> None:
    """A failure harms nothing: the log keeps what is not copied, and the next time comes."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _copy_by_hand(connection: Any, _state: Any) -> None:
    connection.execute("PRAGMA wal_autocheckpoint=0")
