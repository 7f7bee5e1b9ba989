"""Backup and restore: every row as a line of JSON, the same for SQLite and PostgreSQL.

The last line counts the lines and carries their digest, so that a file that was cut off is noticed.
"""

import hashlib
import itertools
import os
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from typing import IO, Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, Table, Text, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from twofold.engine import TwofoldError
from twofold.server.protocol.ws import UNREADABLE
from twofold.server.store import Store
from twofold.server.store.database_file import OWNER_ONLY
from twofold.server.store.tables import clocks, match_log, matches, metadata, table_log, tables
from twofold.texts import shell

KEPT: tuple[Table, ...] = (tables, table_log, matches, match_log, clocks)
ROWS_AT_ONCE = 500


class BadBackup(TwofoldError):
    """A backup that cannot be restored, or a place where it cannot be restored to."""


class Blob(Struct, frozen=True, forbid_unknown_fields=True):
    """Bytes in JSON."""

    base64: bytes


class Row(Struct, frozen=True, tag="row", tag_field="line"):
    """One row of a table of the database."""

    table: str
    values: Raw


class End(Struct, frozen=True, tag="end", tag_field="line"):
    """The last line."""

    rows: int
    digest: str
    """SHA-256 of all lines before."""


KINDS: dict[type, Any] = {
    Text: str,
    Integer: Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)],
    BigInteger: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)],
    LargeBinary: Blob,
}
"""By type of a column: what stands in its rows."""


def _kind_of(column: Column[Any]) -> Any:
    kind = KINDS[type(column.type)]
    return kind | None if column.nullable else kind


def _shape_of(table: Table) -> type[Struct]:
    columns = [(str(name), _kind_of(column)) for name, column in table.columns.items()]
    return msgspec.defstruct(str(table.name), columns, frozen=True, forbid_unknown_fields=True)


SHAPES = {str(table.name): _shape_of(table) for table in KEPT}
"""By table: its columns, all of which a row has to have."""

_read = msgspec.json.Decoder(Row | End).decode
_encode = msgspec.json.encode


async def back_up(database: str, path: Path) -> int:
    """Write everything to a file, as it is at one moment; gives the number of rows."""
    store, rows, digest = Store(database), 0, hashlib.sha256()
    partial = path.with_name(path.name + ".partial")
    try:
        await store.start()
        async with store.engine.connect() as connection:
            if store.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            with _for_the_owner_only(partial) as file:
                async for row in _rows(connection):
                    line = _encode(row) + b"\n"
                    digest.update(line)
                    file.write(line)
                    rows += 1
                file.write(_encode(End(rows, digest.hexdigest())) + b"\n")
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
        await store.stop()
    return rows


def _for_the_owner_only(path: Path) -> IO[bytes]:
    """A new file: seeds of matches that are still played will be in it."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY), "wb")


async def _rows(connection: AsyncConnection) -> AsyncIterator[Row]:
    for table in KEPT:
        async for row in await connection.stream(select(table)):
            values = {str(name): _written(value) for name, value in row._mapping.items()}
            yield Row(str(table.name), Raw(_encode(values)))


def _written(value: Any) -> Any:
    return Blob(value) if isinstance(value, bytes) else value


async def restore(database: str, path: Path) -> int:
    """Read a backup into an empty database, all of it or nothing; gives the number of rows."""
    rows = list(_checked(path))
    store = Store(database)
    try:
        store.claim()  # a server would not notice that there are other tables now
        await store.start()
        async with store.engine.begin() as connection:
            if (await connection.execute(select(func.count()).select_from(tables))).scalar():
                raise BadBackup(shell("terminal-backup-not-empty"))
            for name, group in itertools.groupby(rows, key=lambda row: type(row).__name__):
                values = [_as_kept(row) for row in group]
                for start in range(0, len(values), ROWS_AT_ONCE):
                    some = values[start : start + ROWS_AT_ONCE]
                    await connection.execute(insert(metadata.tables[name]), some)
    except SQLAlchemyError as error:
        raise BadBackup(shell("terminal-backup-not-taken", problem=type(error).__name__)) from error
    finally:
        await store.stop()
    return len(rows)


def _as_kept(row: Struct) -> dict[str, Any]:
    kept = msgspec.structs.asdict(row)
    return {name: value.base64 if isinstance(value, Blob) else value for name, value in kept.items()}


def _checked(path: Path) -> Iterator[Struct]:
    """The rows of a file; raises unless it is whole."""
    digest, rows, end = hashlib.sha256(), 0, None
    for line in _lines(path):
        if end is not None:
            raise BadBackup(shell("terminal-backup-goes-on", path=str(path)))
        read = _line(path, line)
        if isinstance(read, End):
            end = read
            continue
        digest.update(line)
        rows += 1
        yield read
    if end is None or end != End(rows, digest.hexdigest()):
        raise BadBackup(shell("terminal-backup-cut", path=str(path)))


def _line(path: Path, line: bytes) -> Struct:
    """A row in the shape of its table, or the end."""
    try:
        read: Row | End = _read(line)
        if isinstance(read, End):
            return read
        if read.table not in SHAPES:
            raise BadBackup(shell("terminal-backup-unknown", path=str(path), table=repr(read.table)))
        return msgspec.json.decode(read.values, type=SHAPES[read.table])
    except UNREADABLE as error:
        raise BadBackup(shell("terminal-backup-foreign", path=str(path), problem=str(error))) from error


def _lines(path: Path) -> Iterable[bytes]:
    try:
        with path.open("rb") as file:
            yield from file
    except OSError as error:
        raise BadBackup(shell("terminal-not-read", path=str(path), problem=str(error.strerror))) from error
