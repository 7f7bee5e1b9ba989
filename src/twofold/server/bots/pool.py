"""The pool of processes in which bots think: so many, and replaced when they die."""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from twofold.engine import Decision, installed_games
from twofold.server.bots.protocol import Question, Thought
from twofold.server.metrics import BOT_RESTARTS

PATIENCE_SECONDS = 10.0
"""A worker that thinks longer than this is given up."""

LINE_LIMIT = 1 << 20

log = logging.getLogger("twofold.bots")
_encode = msgspec.json.encode
_read_thought = msgspec.json.Decoder(Thought).decode


class BotWorker:
    """One process, which answers one question at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def think(self, question: Question) -> Thought | None:
        """The bot's thought; nothing if it crashed or took too long."""
        async with self._turn:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(_encode(question) + b"\n")
                await process.stdin.drain()
                async with asyncio.timeout(PATIENCE_SECONDS):
                    line = await process.stdout.readline()
            # A TimeoutError is an OSError; a pipe that has closed meanwhile is a RuntimeError to uvloop.
            except (OSError, ValueError, RuntimeError):
                line = b""
            thought = _thought(line)
            if thought and thought.number == question.number:
                return thought
            log.warning("a bot worker failed", extra={"game": question.game, "level": question.level})
            BOT_RESTARTS.inc()
            await self._end()
            return None

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            await self._end()
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT
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


class BotPool:
    """Hands questions out: a seat's bot is always asked in the same process, where it may remember."""

    def __init__(self, count: int, seconds: float, command: tuple[str, ...] = ()) -> None:
        chosen = command or (sys.executable, "-m", "twofold.server.bots.worker")
        self._workers = [BotWorker(chosen) for _ in range(count)]
        self._seconds = seconds
        self._thinking: set[asyncio.Task[None]] = set()

    def ask(self, question: Question, decided: Callable[[Decision | None], None]) -> None:
        """Let a bot think, and tell what it decided."""
        task = asyncio.create_task(self._ask(question, decided))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _ask(self, question: Question, decided: Callable[[Decision | None], None]) -> None:
        worker = self._workers[hash((question.match, question.seat)) % len(self._workers)]
        decided(_decision(question.game, await worker.think(replace(question, seconds=self._seconds))))

    async def stop(self) -> None:
        """End all processes."""
        for task in list(self._thinking):
            task.cancel()
        for worker in self._workers:
            await worker.stop()


def _thought(line: bytes) -> Thought | None:
    try:
        return _read_thought(line)
    except msgspec.DecodeError:
        return None


def _decision(game_id: str, thought: Thought | None) -> Decision | None:
    if thought is None or bytes(thought.action) == b"null":
        return None
    try:
        return Decision(installed_games[game_id].actions.read_json(thought.action), thought.after)
    except msgspec.DecodeError:
        log.warning("a bot decided on something that is no move", extra={"game": game_id})
        return None
