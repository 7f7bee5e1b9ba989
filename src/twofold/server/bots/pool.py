"""The pool of processes in which bots think: so many, and replaced when they die."""

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from twofold.bots import remembers, watches
from twofold.engine import Decision, installed_games
from twofold.server.bots.shares import Job, Shares
from twofold.server.metrics import BOT_RESTARTS
from twofold.server.processes import LineProcess
from twofold.server.protocol.bots import Question, Thought

PATIENCE_SECONDS = 10.0
"""A worker that thinks longer than this is given up."""

log = logging.getLogger("twofold.bots")
_encode = msgspec.json.encode
_read_thought = msgspec.json.Decoder(Thought).decode


class BotWorker(LineProcess):
    """One process, which answers one question at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        super().__init__(command, PATIENCE_SECONDS)

    async def think(self, question: Question) -> Thought | None:
        """The bot's thought; nothing if it crashed or took too long."""
        async with self._turn:
            thought = _thought(await self._answer(_encode(question)))
            if thought and thought.number == question.number:
                return thought
            log.warning("a bot worker failed", extra={"game": question.game, "level": question.level})
            BOT_RESTARTS.inc()
            await self._end()
            return None

    async def get_ready(self) -> None:
        """Start the process, and wait until it could think."""
        async with self._turn:
            await self._answer(b"")


class Asked(Struct, frozen=True):
    """A question, and who wants to know."""

    question: Question
    decided: Callable[[Decision | None], None]


class BotPool:
    """Hands questions out, by fair shares: ``count`` processes for all, and one for quick ones alone."""

    def __init__(self, count: int, seconds: float, command: tuple[str, ...] = ()) -> None:
        chosen = command or (sys.executable, "-m", "twofold.server.bots.worker")
        self._workers = [BotWorker(chosen) for _ in range(count + 1)]
        self._idle = set(range(count))
        self._shares: Shares[Asked] = Shares(count)
        self._begun = False
        self._seconds = seconds
        self._thinking: set[asyncio.Task[None]] = set()

    def ask(self, question: Question, decided: Callable[[Decision | None], None]) -> None:
        """Let a bot think when its table has its turn, and tell what it decided."""
        self._shares.add(_job(Asked(question, decided)))
        self._hand_out()
        if not self._begun:
            self._begun = True
            self._start(self._get_ready(len(self._workers) - 1))

    def _hand_out(self) -> None:
        for number in sorted(self._idle):
            if job := self._shares.next_for(number):
                self._idle.discard(number)
                self._start(self._think(number, job))

    async def _get_ready(self, number: int) -> None:
        """Nobody who is quick waits for a process to start."""
        await self._workers[number].get_ready()
        self._idle.add(number)
        self._hand_out()

    async def _think(self, number: int, job: Job[Asked]) -> None:
        question = job.what.question
        thought = await self._workers[number].think(replace(question, seconds=self._seconds))
        self._idle.add(number)
        self._shares.done(job, thought.seconds if thought else PATIENCE_SECONDS)
        self._hand_out()
        job.what.decided(_decision(question.game, thought))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def stop(self) -> None:
        """End all processes."""
        for task in list(self._thinking):
            task.cancel()
        for worker in self._workers:
            await worker.stop()


def _job(asked: Asked) -> Job[Asked]:
    question = asked.question
    game, level = question.game, question.level
    bot = (question.match, question.seat, level)
    pinned = watches(game, level) or remembers(game, level)
    return Job(asked, question.match, (game, level), question.for_people, bot, pinned)


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
