"""The SQLite file itself: nobody else may read it, and one server at a time owns it."""

import contextlib
import logging
import os
import sqlite3
import stat
import sys
from pathlib import Path
from typing import IO

from twofold.server.store.engines import UnusableDatabase, address_of, unusable
from twofold.texts import shell

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger("twofold.store")

OWNER_ONLY = 0o600
COMPANIONS = ("", "-wal", "-shm")
"""SQLite's own files beside a file; new ones get the rights that the file has."""


class FileTaken(UnusableDatabase):
    """Another server is on this SQLite file."""


def path_of(database: str) -> Path | None:
    """Where a SQLite database lies; nowhere if it is none, or only in memory."""
    url = address_of(database)
    named = url.database if url.get_backend_name() == "sqlite" else None
    return Path(named).resolve() if named and not named.startswith((":", "file:")) else None


def keep_private(path: Path) -> None:
    """Tokens' digests and seeds of matches under way are in it: only its owner may read it."""
    try:
        # Only a file that is new is opened here: closing one that SQLite has open loses its locks.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    except FileExistsError:
        for companion in (path.with_name(path.name + ending) for ending in COMPANIONS):
            _close_to_others(companion)


def has_one_name(path: Path) -> None:
    """Raises if a file has several names.

    Under each SQLite keeps what it has not copied into the file yet somewhere else, and a server's lock
    lies beside another one: what is acknowledged under one name is missing under the other, and lost.
    """
    found = path.stat()
    if stat.S_ISREG(found.st_mode) and found.st_nlink > 1:
        raise UnusableDatabase(shell("terminal-database-linked", database=str(path), names=found.st_nlink))


def look_into(path: Path) -> None:
    """Raises if this is no database, or none that can be written to.

    The engine would say so, too, but leave a thread behind that complains in many lines.
    """
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("SELECT count(*) FROM sqlite_master")


def _close_to_others(path: Path) -> None:
    try:
        rights = stat.S_IMODE(path.stat().st_mode)
        if rights & ~OWNER_ONLY:
            path.chmod(rights & OWNER_ONLY)
    except FileNotFoundError:
        return
    except PermissionError:
        log.warning("the database belongs to somebody else, so others may be able to read it")


class FileLock:
    """Held beside a SQLite file by the one server on it; the system lets go of it when that process ends.

    It is no lock on the file itself: whoever only reads, like a backup, is not kept out.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held: IO[str] | None = None

    def take(self) -> None:
        """Be the one; raises ``FileTaken`` if another process is."""
        if self._held:
            return
        beside = self._path.with_name(self._path.name + ".lock")
        try:
            file = _opened(beside)
        except OSError as error:
            raise unusable(address_of(str(self._path)), error) from error
        try:
            _lock(file.fileno())
        except (BlockingIOError, PermissionError) as error:
            holder = file.read(20).strip()
            file.close()
            raise FileTaken(_taken(self._path, holder)) from error
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        self._held = file

    def release(self) -> None:
        """Let somebody else be the one. The file beside stays: to remove it could remove another's."""
        if self._held:
            self._held.close()
            self._held = None


def _opened(path: Path) -> IO[str]:
    return os.fdopen(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY), "r+", encoding="ascii")


def _taken(path: Path, holder: str) -> str:
    who = f"process {holder}" if holder.isdecimal() else "another process"
    return (
        f"Another server ({who}) is on {path} already. One server at a time can be on a SQLite file: "
        "end that one, choose another file with --database, or use PostgreSQL for many servers."
    )


if sys.platform == "win32":
    LOCKED_AT = 1 << 20
    """On Windows what is locked cannot be read: this is behind what the file holds."""

    def _lock(file: int) -> None:
        os.lseek(file, LOCKED_AT, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
