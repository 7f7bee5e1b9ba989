"""Connecting to SQLite or PostgreSQL, and bringing the tables up to date."""

import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from twofold.engine import TwofoldError
from twofold.texts import shell

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
SQLITE_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-16000")

ADVICE = {
    sqlite3.SQLITE_NOTADB: shell("terminal-database-damaged"),
    sqlite3.SQLITE_CORRUPT: shell("terminal-database-damaged"),
    sqlite3.SQLITE_ERROR: shell("terminal-database-tables"),
}
"""What to do about SQLite's errors; about all others: choose another place."""

ASLEEP_MS = 3_000
"""A server that falls asleep in mid-commit keeps others from writing there for no longer than this."""

MIGRATING_MS = 60_000
"""The same in mid-migration: a busy machine thinks longer there, and nobody plays yet."""


class StoreDown(TwofoldError):
    """The database cannot be reached or cannot take any more: whether the last write was stored is open."""


class UnusableDatabase(TwofoldError):
    """A database that no server can be on: says which, why, and what to do."""


class UnknownDatabase(UnusableDatabase):
    """An address of a database that Twofold cannot use."""


def address_of(database: str) -> URL:
    """The database's address with the driver that Twofold uses; a plain path is a SQLite file."""
    if "://" not in database:
        return URL.create(DRIVERS["sqlite"], database=database)
    url = make_url(database)
    kind = url.drivername.split("+")[0]
    if kind not in DRIVERS:
        raise UnknownDatabase(shell("terminal-database-unknown", kind=repr(kind)))
    return url.set(drivername=DRIVERS[kind])


def shown(url: URL) -> str:
    """An address for people to read: a path, or where PostgreSQL is, without the password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def unusable(url: URL, error: Exception) -> UnusableDatabase:
    """What is told of a database that could not be opened, and what to do about it."""
    cause = getattr(error, "orig", None) or error
    reason = (getattr(cause, "strerror", None) or str(cause) or type(cause).__name__).rstrip(".")
    if isinstance(error, CommandError):
        advice = shell("terminal-database-newer")
    elif url.get_backend_name() != "sqlite":
        advice = shell("terminal-database-postgresql")
    else:
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # higher bits say more of the same error
        advice = ADVICE.get(code, shell("terminal-database-elsewhere"))
    return UnusableDatabase(
        shell("terminal-database-unusable", database=shown(url), problem=reason, advice=advice)
    )


def down(error: Exception) -> StoreDown:
    """What is told of a database that failed by this."""
    return StoreDown(shell("terminal-database-down", problem=type(error).__name__))


def connect(database: str) -> AsyncEngine:
    """An engine for this database."""
    url = address_of(database)
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, pool_size=4, max_overflow=0)
        event.listen(engine.sync_engine, "connect", set_pragmas)
        return engine
    if find_spec("asyncpg") is None:
        raise UnusableDatabase(shell("terminal-database-no-driver"))
    settings = {"server_settings": {"idle_in_transaction_session_timeout": str(ASLEEP_MS)}}
    return create_async_engine(url, pool_size=16, max_overflow=0, pool_pre_ping=True, connect_args=settings)


def set_pragmas(connection: Any, _state: Any) -> None:
    """Every connection to a SQLite file keeps what it has said is written."""
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the tables up to date in one transaction, all of it or nothing; one server at a time."""
    if connection.dialect.name == "sqlite":
        # Its driver begins a transaction only before the first row is written, and tables are made before.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SET LOCAL idle_in_transaction_session_timeout = {MIGRATING_MS}")
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7469)")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
