"""A start of the store that kills itself before its n-th write to SQLite's files, or statement to PostgreSQL.

A kill while SQLite waits for the disk leaves the same files as one before the next write.
"""

import _sqlite3
import asyncio
import ctypes
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from tests.server.crashing import Countdown
from twofold.server.store import Store, engines

STEP = "a write or a statement"

DESCRIPTOR, OFFSET, PATH = ctypes.c_int, ctypes.c_int64, ctypes.c_char_p
BYTES = (ctypes.c_void_p, ctypes.c_size_t)
WRITING: dict[str, tuple[Any, ...]] = {
    "write": (ctypes.c_ssize_t, DESCRIPTOR, *BYTES),
    "pwrite": (ctypes.c_ssize_t, DESCRIPTOR, *BYTES, OFFSET),
    "pwrite64": (ctypes.c_ssize_t, DESCRIPTOR, *BYTES, OFFSET),
    "ftruncate": (ctypes.c_int, DESCRIPTOR, OFFSET),
    "unlink": (ctypes.c_int, PATH),
}
"""The system calls that change files, of which every SQLite has some: what they give, and what they take."""


kept: list[Any] = []
"""What SQLite calls may not be freed."""


class FileSystem(ctypes.Structure):
    """SQLite's ``sqlite3_vfs``, whose system calls may be exchanged for tests."""

    _fields_ = (
        ("numbers", ctypes.c_int * 3),
        ("methods", ctypes.c_void_p * 16),
        ("set", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)),
        ("get", ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)),
    )


def count_writes(countdown: Countdown) -> None:
    """Count what SQLite writes in this process from now on."""
    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_vfs_find.restype = ctypes.POINTER(FileSystem)
    files = library.sqlite3_vfs_find(None)
    for name in WRITING:
        if address := files.contents.get(files, name.encode()):
            _count(files, name, address, countdown)


def _count(files: Any, name: str, address: int, countdown: Countdown) -> None:
    kind = ctypes.CFUNCTYPE(*WRITING[name], use_errno=True)
    write = kind(address)

    def counted(*arguments: Any) -> Any:
        countdown.reached(STEP)
        return write(*arguments)

    replacement = kind(counted)
    files.contents.set(files, name.encode(), ctypes.cast(replacement, ctypes.c_void_p))
    kept.append(replacement)


def count_statements(countdown: Countdown) -> None:
    """Count what is said to databases in this process from now on."""
    event.listen(Engine, "before_cursor_execute", lambda *_: countdown.reached(STEP))


def start_until_death(database: str, migrations: Path, step: int) -> None:
    """Start a store and stop it, unless it dies at this step before."""
    engines.MIGRATIONS = migrations
    countdown, store = Countdown(STEP, step), Store(database)
    count = count_statements if store.shared else count_writes
    count(countdown)
    asyncio.run(_start(store))


async def _start(store: Store) -> None:
    try:
        await store.start()
    finally:
        await store.stop()
