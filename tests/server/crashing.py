"""A server that kills itself at a chosen step, as a power cut would: no warning, no goodbye."""

import asyncio
import os
import signal
from collections.abc import Iterable, Sequence
from multiprocessing.connection import Connection as Pipe

import uvicorn
from msgspec import Struct

from tests.server.starting import StartingServer
from twofold.server.api.app import secured
from twofold.server.api.uvicorn_transport import UvicornTransport
from twofold.server.cluster import Cluster
from twofold.server.config import UNLIMITED, Config
from twofold.server.runtime import Runtime
from twofold.server.serve import uvicorn_config
from twofold.server.store import Store
from twofold.server.table.effects import SaveClock, Write, WriteStep
from twofold.server.table.settings import RoomSettings

STEPS = ("before the write", "after the commit", "after the acknowledgement", "in mid-broadcast")


def die() -> None:
    """At once."""
    os.kill(os.getpid(), signal.SIGKILL)


class Countdown:
    """Dies at the n-th time that a step is reached."""

    def __init__(self, step: str | None, times: int) -> None:
        self._step = step
        self._left = times

    def reached(self, step: str) -> None:
        """This step has come."""
        if step == self._step:
            self._left -= 1
            if self._left <= 0:
                die()


class MortalStore(Store):
    """A store whose server dies before or after it has written moves."""

    def __init__(self, database: str, countdown: Countdown) -> None:
        super().__init__(database)
        self._countdown = countdown

    async def commit(self, batch: Sequence[Write], times: Iterable[SaveClock] = ()) -> list[bool]:
        """Write, and perhaps die."""
        moves = any(isinstance(write, WriteStep) for write in batch)
        if moves:
            self._countdown.reached("before the write")
        stored = await super().commit(batch, times)
        if moves:
            self._countdown.reached("after the commit")
        return stored


class HastyStore(MortalStore):
    """Says that it has written before it has: the mistake that the crash test must catch."""

    def __init__(self, database: str, countdown: Countdown) -> None:
        super().__init__(database, countdown)
        self._promised: list[Write] = []

    async def commit(self, batch: Sequence[Write], times: Iterable[SaveClock] = ()) -> list[bool]:
        """Writes what it promised last time, and promises this."""
        if self._promised:
            await super().commit(self._promised, times)
        self._promised = list(batch)
        return [True] * len(batch)


def mortal_transport(countdown: Countdown) -> type[UvicornTransport]:
    """WebSockets whose server dies after certain messages have gone out, and before the next."""

    class MortalTransport(UvicornTransport):
        def write(self, texts: list[bytes]) -> bool:
            if not self.writable.is_set():
                return False
            for text in texts:
                super().write([text])
                if text.startswith(b'{"type":"ack"'):
                    countdown.reached("after the acknowledgement")
                elif text.startswith(b'{"type":"update"') and b'"since":-1' not in text:
                    countdown.reached("in mid-broadcast")
            return True

    return MortalTransport


class Role(Struct, frozen=True):
    """How a server misbehaves."""

    step: str | None = None
    """Where it dies …"""

    times: int = 0
    """… when it comes there so many times."""

    hasty: bool = False
    """Whether it acknowledges before it writes."""

    deaf: bool = False
    """Whether it hears no hints of other servers."""


def serve_until_death(database: str, role: Role, pipe: Pipe) -> None:
    """Serve; tells the port through the pipe."""
    factory = uvicorn.Config("").get_loop_factory()  # the loop that real servers run on
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(_serve(database, role, pipe))


async def hear_nothing(self: Cluster) -> None:
    """Instead of listening."""
    await asyncio.Event().wait()


async def _serve(database: str, role: Role, pipe: Pipe) -> None:
    if role.deaf:
        Cluster._listen = hear_nothing  # type: ignore[method-assign]
    countdown = Countdown(role.step, role.times)
    rooms = RoomSettings(node=f"mortal {os.getpid()}", moves_per_second=10_000)
    config = Config(port=0, database=database, limits=UNLIMITED, rooms=rooms)
    store = (HastyStore if role.hasty else MortalStore)(database, countdown)
    runtime = Runtime(config, store)
    settings = uvicorn_config(config, secured(config, runtime))
    settings.ws = mortal_transport(countdown)
    server = StartingServer(settings)
    serving = asyncio.create_task(server.serve())
    await server.wait_for(serving)
    pipe.send(server.servers[0].sockets[0].getsockname()[1])
    await serving
