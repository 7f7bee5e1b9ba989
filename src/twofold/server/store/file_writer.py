"""The writer of a SQLite file: one connection, one thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

from twofold.server.store.engines import address_of, set_pragmas

T = TypeVar("T")

COMMITS_A_COPY = 100
STATEMENTS_KEPT = 256


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
