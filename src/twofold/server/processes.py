"""Processes that the server starts: they answer questions, a line for a line, one question at a time."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from contextvars import ContextVar
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

from twofold.engine import Refusal
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.texts import Text

AnswerT = TypeVar("AnswerT")

ARITHMETIC = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
LINE_LIMIT = 1 << 20
IDLE_SECONDS = 300.0
"""A worker that was not asked for so long ends; the next question starts it again."""

asker: ContextVar[str] = ContextVar("asker", default="")
"""The address from which is asked what is being worked on."""

_encode = msgspec.json.encode


class Progress(Struct, frozen=True):
    """How many steps of how many are done."""

    done: int
    total: int


class Problem(Struct, frozen=True):
    """Why a question has no answer: a refusal as one process tells it to another."""

    status: int
    rule: str
    reason: Text | str


class Line(Struct, frozen=True, omit_defaults=True):
    """What a worker says: its progress any number of times, then a problem or an answer."""

    progress: Progress | None = None
    problem: Problem | None = None
    answer: Raw = Raw(b"null")


_read_line = msgspec.json.Decoder(Line).decode


def on_one_core() -> dict[str, str]:
    """The environment of a process that thinks on one core: threads that share small matrices only wait for
    each other, and on a busy machine for long."""
    return {**os.environ, **dict.fromkeys(ARITHMETIC, "1")}


# ---- In the server


class LineProcess:
    """A process that answers a line with a line, one at a time; it is started when it is first asked."""

    def __init__(self, command: tuple[str, ...], patience_seconds: float) -> None:
        self._command = command
        self._patience = patience_seconds
        self._process: Process | None = None
        self._turn: AbstractAsyncContextManager[None] = asyncio.Lock()

    async def _answer(self, asked: bytes) -> bytes:
        """A line for a line; an empty one if the process crashed or took too long."""
        process = await self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(asked + b"\n")
            await process.stdin.drain()
        # A pipe that has closed meanwhile is a RuntimeError to uvloop.
        except (OSError, RuntimeError):
            return b""
        return await self._next_line()

    async def _next_line(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(self._patience):
                return await self._process.stdout.readline()
        # A TimeoutError is an OSError; a line that is too long is a ValueError.
        except (OSError, ValueError, RuntimeError):
            return b""

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            await self._end()
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT, env=on_one_core()
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        """End the process."""
        async with self._turn:
            await self._end()


class FairTurns(AbstractAsyncContextManager[None]):
    """A lock that goes from address to address: one that asks much waits for itself."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By address, the one whose turn is next first."""

    async def __aenter__(self) -> None:
        if not self._taken:
            self._taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker.get(), deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        self._taken = False
        while self._waiting and not self._taken:
            address, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[address] = turns
            if not turn.done():
                turn.set_result(None)
                self._taken = True

    def turn_down_one(self) -> None:
        """Of too many the last of the address that asks most goes; raises ``TurnedDown`` if this is it."""
        most = max(self._waiting.values(), key=len, default=deque[asyncio.Future[None]]())
        if len(most) <= len(self._waiting.get(asker.get(), ())) + 1:
            raise TurnedDown(no.TOO_MANY, 429)
        turn = most.pop()
        if not turn.done():
            turn.set_exception(TurnedDown(no.TOO_MANY, 429))


class Worker(LineProcess, Generic[AnswerT]):
    """A module of ours in a process of its own: it answers questions in turn, and ends when it is idle."""

    def __init__(
        self, module: str, answer: type[AnswerT], patience_seconds: float, most_waiting: int
    ) -> None:
        super().__init__((sys.executable, "-m", module), patience_seconds)
        self._turn: FairTurns = FairTurns()
        self._read = msgspec.json.Decoder(answer).decode
        self._most_waiting = most_waiting
        self._waiting = 0
        self._idle: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    async def get_ready(self) -> None:
        """Start the process, if it is not running: the next question need not wait for that."""
        async with self._turn:
            await self._running()
        self._end_when_idle()

    async def ask(self, question: Any, watch: Callable[[Progress], None] | None = None) -> AnswerT:
        """The answer of the process; ``watch`` hears of its progress.

        Raises ``TurnedDown``: with the problem that the process found, or because too many ask already.
        """
        if self._waiting >= self._most_waiting:
            self._turn.turn_down_one()
        self._waiting += 1
        try:
            async with self._turn:
                return await self._told(_encode(question), watch)
        finally:
            self._waiting -= 1
            self._end_when_idle()

    async def _told(self, question: bytes, watch: Callable[[Progress], None] | None) -> AnswerT:
        try:
            line = _read_line(await self._answer(question))
            while line.progress:
                if watch:
                    watch(line.progress)
                line = _read_line(await self._next_line())
            if problem := line.problem:
                raise TurnedDown(Refusal(problem.rule, problem.reason), problem.status)
            return self._read(line.answer)
        except msgspec.DecodeError:
            await self._end()
            raise TurnedDown(no.FAILED, 500) from None
        except asyncio.CancelledError:
            await self._end()  # its answer must not be taken for one to the next
            raise

    def _end_when_idle(self) -> None:
        if self._idle:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._idled)

    def _idled(self) -> None:
        if not self._waiting:
            self._ending = asyncio.create_task(super().stop())

    async def stop(self) -> None:
        """End the process."""
        if self._idle:
            self._idle.cancel()
        await super().stop()


# ---- In the process

Report: TypeAlias = Callable[[Progress], None]


def answer_lines(question: type[Any], answer: Callable[[Any, Report], Any], *, courtesy: int = 0) -> None:
    """Answer each line on standard input with a line, until there are no more.

    ``answer`` gets the question and a way to report progress, and may raise ``TurnedDown``. By ``courtesy``
    the process is less urgent than the bots at the tables.
    """
    os.nice(courtesy)
    understood, said = msgspec.json.Decoder(question).decode, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not be taken at its word

    def say(line: Line) -> None:
        said.write(_encode(line) + b"\n")
        said.flush()

    for asked in sys.stdin.buffer:
        try:
            say(Line(answer=Raw(_encode(answer(understood(asked), lambda done: say(Line(progress=done)))))))
        except TurnedDown as down:
            say(Line(problem=Problem(down.status, down.refusal.rule, down.refusal.reason)))
