"""A connection to PostgreSQL that is kept: opened when it is first needed, and again when it was lost."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from twofold.server.store.engines import down

SETTINGS = {
    # The text of a statement never changes, so its plan need not either.
    "plan_cache_mode": "force_generic_plan",
    # PostgreSQL ends a session whose other end is gone without a word after four seconds, not two hours.
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}


class KeptConnection:
    """One connection, used by one at a time. Every statement is a transaction of its own, in one round trip.

    What a lost connection was doing may still be done: the statement may lie unread in PostgreSQL's socket.
    So each connection holds a lock of its own for as long as its session lives. PostgreSQL reads all that was
    sent before it ends the session, and lets go of the lock only then: who can take the lock of a lost
    connection sees all that it did, and nothing will follow.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._turn = asyncio.Lock()
        self._connection: Any = None
        self._lock = 0
        self._lost: set[int] = set()
        """The locks of connections that were lost in mid-statement, and may still be held."""

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """Run a statement, and give its rows; it is prepared once if its text is always the same."""
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - only with PostgreSQL is it installed

        try:
            async with self._turn:
                return await self._fetch(statement, values)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
            raise down(error) from error

    async def _fetch(self, statement: str, values: Sequence[Any]) -> list[Any]:
        if self._connection is None or self._connection.is_closed():
            await self._open()
        try:
            rows: list[Any] = await self._connection.fetch(statement, *values)
        except BaseException:
            self._lost.add(self._lock)
            self._connection.terminate()
            raise
        return rows

    async def _open(self) -> None:
        import asyncpg  # noqa: PLC0415 - as above

        lock = secrets.randbits(62)
        connection = await asyncpg.connect(
            self._address, server_settings=SETTINGS, max_cached_statement_lifetime=0
        )
        try:
            await connection.execute("SELECT pg_advisory_lock($1)", lock)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._lock = connection, lock

    async def let_lost_ones_end(self, connection: AsyncConnection) -> None:
        """Wait on another connection until what lost ones were doing is done, or never will be."""
        if lost := set(self._lost):
            for lock in lost:
                await connection.execute(select(func.pg_advisory_xact_lock_shared(lock)))
            await connection.rollback()
            self._lost -= lost

    async def close(self) -> None:
        """Let go of it."""
        async with self._turn:
            if self._connection is not None:
                await self._connection.close()
