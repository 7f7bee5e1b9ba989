"""The archive: what players ask for of finished matches, worked out once, and not where tables are served.

A short match is gone through in a thread, a long one in a process.
"""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import IO, Literal, TypeAlias

import msgspec
from msgspec import Struct

from twofold.engine import Audience, Viewer
from twofold.server.jobs import kept_files
from twofold.server.jobs.finished_matches import (
    export_of,
    figures_of,
    log_of,
    proof_of,
    read_past,
    replay_of,
    viewer_named,
)
from twofold.server.jobs.kept_files import KeptFiles
from twofold.server.processes import Worker, answer_lines
from twofold.server.store import Store

SHORT_ENTRIES = 500
"""A match of so many entries is gone through in a few hundredths of a second."""

PATIENCE_SECONDS = 120.0
CHUNK_BYTES = 64 << 10

Kind: TypeAlias = Literal["log", "replay", "export", "proof", "figures"]


class Wanted(Struct, frozen=True):
    """What a player wants to have of a finished match."""

    match: str
    kind: Kind
    viewer: Viewer = Audience.EVERYONE
    """Through whose eyes it is replayed."""

    def written_to(self, database: str, path: Path) -> "Order":
        """The order to write it into this file."""
        named = self.viewer.value if isinstance(self.viewer, Audience) else str(self.viewer)
        return Order(database, self.match, self.kind, named, str(path))


class Order(Struct, frozen=True):
    """What is to be worked out, and where it goes."""

    database: str
    match: str
    kind: Kind
    viewer: str
    path: str


# ---- In the server


class Archive:
    """Works out what is wanted, and keeps it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: KeptFiles[Wanted] = KeptFiles("archive")
        self._worker = Worker(
            "twofold.server.jobs.archive", type(None), PATIENCE_SECONDS, kept_files.MOST_WAITING
        )

    async def opened(self, wanted: Wanted) -> IO[bytes]:
        """What was asked for, as an open file; raises ``TurnedDown``."""
        path = await self._kept.path_of(wanted, partial(self._write, wanted))
        assert path is not None
        return path.open("rb")

    async def _write(self, wanted: Wanted, path: Path) -> None:
        order = wanted.written_to(self._store.database, path)
        if await self._store.length_of(wanted.match) <= SHORT_ENTRIES:
            await asyncio.to_thread(write_out, order)
        else:
            await self._worker.ask(order)

    async def stop(self) -> None:
        """Stop what is under way, and throw all of it away."""
        await self._kept.stop()
        await self._worker.stop()


async def in_chunks(file: IO[bytes]) -> AsyncIterator[bytes]:
    """A file, piece by piece, read where no table waits for the disk."""
    with file:
        while chunk := await asyncio.to_thread(file.read, CHUNK_BYTES):
            yield chunk


# ---- In the process, or in the thread


def write_out(order: Order) -> None:
    """Work it out and write it into its file; raises ``TurnedDown``."""
    Path(order.path).write_bytes(_written(order))


def _written(order: Order) -> bytes:
    past = read_past(order.database, order.match)
    match order.kind:
        case "log":
            return log_of(past).encode()
        case "replay":
            return msgspec.json.encode(replay_of(past, viewer_named(order.viewer)))
        case "export":
            return export_of(past).encode()
        case "proof":
            return msgspec.json.encode(proof_of(past))
        case "figures":
            return msgspec.json.encode(figures_of(past))


if __name__ == "__main__":
    answer_lines(Order, lambda order, _: write_out(order))
