"""Processes that the server starts."""

import asyncio
import contextlib
import os
from asyncio.subprocess import PIPE, Process

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
