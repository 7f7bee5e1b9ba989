"""Connecting to SQLite or PostgreSQL, and bringing the tables up to date."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from twofold.engine import TwofoldError

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
SQLITE_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-16000")
COMMITS_A_COPY = 100


class UnknownDatabase(TwofoldError):
    """An address of a database that Twofold cannot use."""


def address_of(database: str) -> URL:
    """The database's address with the driver that Twofold uses; a plain path is a SQLite file."""
    if "://" not in database:
        return URL.create(DRIVERS["sqlite"], database=database)
    url = make_url(database)
    kind = url.drivername.split("+")[0]
    if kind not in DRIVERS:
        raise UnknownDatabase(
            f"Twofold keeps its tables in SQLite or PostgreSQL; {kind!r} is neither. "
            "Say postgresql://user@host/name or the path of a file."
        )
    return url.set(drivername=DRIVERS[kind])


def connect(database: str) -> AsyncEngine:
    """An engine for this database."""
    url = address_of(database)
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, pool_size=4, max_overflow=0)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)


class FileWriter:
    """Writes a SQLite file through one connection in one thread.

    A transaction costs one hop to the thread and back; through aiosqlite every statement would. Another
    thread copies SQLite's log into the file: done right after a commit, everybody would wait for it.
    """

    def __init__(self, database: str) -> None:
        self._writing = _file_engine(database)
        self._copying = _file_engine(database)
        self._writer = ThreadPoolExecutor(1, "sqlite")
        self._copier = ThreadPoolExecutor(1, "sqlite-copy")
        self._commits = 0

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction of its own."""
        done = await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, work)
        self._commits += 1
        if self._commits % COMMITS_A_COPY == 0:
            self._copy()
        return done

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._writing.begin() as connection:
            return work(connection)

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
    url = address_of(database).set(drivername="sqlite")
    engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "connect", _copy_by_hand)
    return engine


def _copy_log(engine: Engine) -> None:
    """A failure harms nothing: the log keeps what is not copied, and the next time comes."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _copy_by_hand(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA wal_autocheckpoint=0")


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the tables up to date; on PostgreSQL one server at a time."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7469)")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
