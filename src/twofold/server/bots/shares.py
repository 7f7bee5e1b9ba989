"""Shares: which bot thinks next. Every table gets its turn, and people do not wait for what others watch."""

from collections import deque
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")

QUICK_SECONDS = 0.1
"""Whoever usually needs no longer than this never waits for somebody who does."""

FORGETTING = 0.3
"""How much the latest time counts for what is usual."""

SAME_SECONDS = 2.0
"""Tables that had about as much as each other have the same claim."""

TABLES_KEPT = 5_000


class Job(Struct, Generic[T], frozen=True):
    """A question that waits."""

    what: T
    table: str
    kind: tuple[str, str]
    """The game and the level: how long they think is known from before."""

    for_people: bool
    """Whether somebody plays at this table; others are only watched."""

    bot: tuple[str, int, str]
    """The bot that is asked: the next time it is asked where it was asked first, if it must be."""

    pinned: bool
    """Whether it must be, because it remembers what it saw."""


class Shares(Generic[T]):
    """The jobs that wait, by table, and how much thinking each table has had.

    Of the tables of people, then of the others, the one that had least is next; a table that comes back after
    a while has no more of a claim than the others. Among several with the same claim the quickest is next.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        """They are counted from 0; one more, after the last, takes only what is quick."""

        self._waiting: dict[str, deque[Job[T]]] = {}
        self._had: dict[str, float] = {}
        """By table: how many seconds, beginning with what the others had when it came."""

        self._least = 0.0
        """What the table that was served last had had."""

        self._usual: dict[tuple[str, str], float] = {}
        self._homes: dict[tuple[str, int, str], int] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, job: Job[T]) -> None:
        """One more waits; within its table it comes after the others, or instead of what it makes void."""
        waiting = self._waiting.setdefault(job.table, deque())
        void = next((place for place, other in enumerate(waiting) if other.bot == job.bot), None)
        if void is None or job.pinned:
            waiting.append(job)
        else:
            waiting[void] = job
        self._had[job.table] = max(self._had.get(job.table, 0.0), self._least)

    def next_for(self, worker: int) -> Job[T] | None:
        """The job that this worker takes up now; nothing if none is for it."""
        fit = [waiting[0] for waiting in self._waiting.values() if self._may_take(worker, waiting[0])]
        if not fit:
            return None
        job = min(fit, key=self._claim)
        self._least = max(self._least, self._had[job.table])
        self._waiting[job.table].popleft()
        if not self._waiting[job.table]:
            del self._waiting[job.table]
        if job.pinned:
            self._homes.setdefault(job.bot, worker)
        return job

    def done(self, job: Job[T], seconds: float) -> None:
        """It has thought for so long."""
        before = self._usual.get(job.kind, seconds)
        self._usual[job.kind] = before + FORGETTING * (seconds - before)
        self._had[job.table] = self._had.get(job.table, self._least) + seconds
        if len(self._had) > TABLES_KEPT:
            self._forget()

    def _claim(self, job: Job[T]) -> tuple[bool, float, float, float]:
        had = self._had[job.table]
        return not job.for_people, had // SAME_SECONDS, self._usual.get(job.kind, 0.0), had

    def _may_take(self, worker: int, job: Job[T]) -> bool:
        home = self._homes.get(job.bot)
        if home is not None:
            return home == worker
        return worker < self._workers or self._usual.get(job.kind, 1.0) <= QUICK_SECONDS

    def _forget(self) -> None:
        """Tables that nobody asks for have no share, and their bots no home."""
        self._had = {table: had for table, had in self._had.items() if table in self._waiting}
        self._homes = {bot: home for bot, home in self._homes.items() if bot[0] in self._waiting}
