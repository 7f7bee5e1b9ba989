"""Processes that the server starts."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown

AnswerT = TypeVar("AnswerT")

ARITHMETIC = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
LINE_LIMIT = 1 << 20


def on_one_core() -> dict[str, str]:
    """The environment of a process that thinks on one core: threads that share small matrices only wait for
    each other, and on a busy machine for long."""
    return {**os.environ, **dict.fromkeys(ARITHMETIC, "1")}


class LineProcess:
    """A process that answers a line with a line, one at a time; it is started when it is first asked."""

    def __init__(self, command: tuple[str, ...], patience_seconds: float) -> None:
        self._command = command
        self._patience = patience_seconds
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def _answer(self, asked: bytes) -> bytes:
        """A line for a line; an empty one if the process crashed or took too long."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(asked + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(self._patience):
                return await process.stdout.readline()
        # A TimeoutError is an OSError; a pipe that has closed meanwhile is a RuntimeError to uvloop.
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


class AskedInTurn(LineProcess, Generic[AnswerT]):
    """A module of ours in a process: whoever asks gets the answer when those before them have theirs."""

    def __init__(
        self, module: str, answer: type[AnswerT], patience_seconds: float, most_waiting: int
    ) -> None:
        super().__init__((sys.executable, "-m", module), patience_seconds)
        self._read = msgspec.json.Decoder(answer).decode
        self._most_waiting = most_waiting
        self._waiting = 0

    async def get_ready(self) -> None:
        """Start the process, if it is not running: whoever asks soon need not wait for that."""
        async with self._turn:
            await self._running()

    async def ask(self, question: Any) -> AnswerT:
        """What the process says to it; raises ``TurnedDown``, also if too many ask already."""
        if self._waiting >= self._most_waiting:
            raise TurnedDown(no.TOO_MANY, 429)
        self._waiting += 1
        try:
            async with self._turn:
                return await self._told(msgspec.json.encode(question))
        finally:
            self._waiting -= 1

    async def _told(self, question: bytes) -> AnswerT:
        try:
            return self._read(await self._answer(question))
        except msgspec.DecodeError:
            await self._end()
            raise TurnedDown(no.FAILED, 500) from None
        except asyncio.CancelledError:
            await self._end()  # its answer must not be taken for one to the next
            raise


def answer_lines(question: type[Any], answer: Callable[[Any], Any]) -> None:
    """In the process: answer each line with a line, until there are no more."""
    understood, said = msgspec.json.Decoder(question).decode, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not be taken at its word
    for line in sys.stdin.buffer:
        said.write(msgspec.json.encode(answer(understood(line))) + b"\n")
        said.flush()
