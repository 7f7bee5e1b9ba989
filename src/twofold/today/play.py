"""A challenge as it is played: what a person did, and when, decides all that happens.

The others decide by what they see and by the day's dice, whatever the machine and however often somebody
asks, so that a list of moves can be played again and leads to the same result.
"""

from collections.abc import Sequence
from datetime import date
from random import Random
from typing import Any

from msgspec import Struct

from twofold.bots import BotPlayers, Stuck
from twofold.engine import Refusal, Refused
from twofold.engine.challenge import Mark
from twofold.texts import shell
from twofold.today.day import challenge_of, dealt, seed_of

AMPLE_SECONDS = 3600.0
"""Thinking is bounded by what is looked at, never by the clock."""

MOST_ENTRIES = 2000
"""No challenge is longer."""


class Move(Struct, frozen=True, array_like=True):
    """What the person did, and at which match time."""

    at: int
    action: Any


class Seen(Struct, frozen=True):
    """The table as the person saw it after something that they could notice."""

    at: int
    events: tuple[Any, ...]
    view: Any
    deadline: int | None


class Play:
    """One challenge of one day, from its beginning."""

    def __init__(self, day: date, game_id: str) -> None:
        self._challenge = challenge_of(game_id)
        self.match, self.seat = dealt(day, game_id)
        others = {seat: self._challenge.player() for seat in self.match.seats if seat != self.seat}
        dice = Random(seed_of(day, game_id).hex())
        self._others = BotPlayers(self.match, others, dice, AMPLE_SECONDS)
        self.until = 0
        """The match time up to which everything has happened."""

        self.seen: list[Seen] = []
        self._see(())

    @property
    def marks(self) -> tuple[Mark, ...] | None:
        """How it went, once it has ended."""
        found: tuple[Mark, ...] | None = self._challenge.marks(self.match.state, self.seat)
        return found

    @property
    def wake(self) -> int | None:
        """When something happens next, if the person does nothing."""
        if self.marks is not None:
            return None
        self._others.think(self.match.now)
        first, deadline = self._others.first(), self.match.deadline
        dues = [due for due in (first and first[1].due, deadline) if due is not None]
        return min(dues, default=None)

    def advance(self, until: int) -> None:
        """Let happen what happens without the person: up to this time, and on until they may do something."""
        while (due := self.wake) is not None and (due <= until or not self.match.choices(self.seat)):
            self._pass(due)
            if len(self.match.entries) > MOST_ENTRIES:
                raise Stuck(shell("terminal-stuck", seats=str(self.seat)))
        self.until = max(self.until, until)

    def take(self, move: Move) -> Refusal | None:
        """Let the person act, after all that happened before; says why if that cannot be."""
        self.advance(move.at)
        if self.marks is not None:
            return Refusal("TODAY-1", shell("refusal-today-over"))
        try:
            self.match.act(self.seat, move.action, max(move.at, self.match.now))
        except Refused as refused:
            return refused.refusal
        self._note()
        return None

    def _pass(self, due: int) -> None:
        first = self._others.first()
        if first and first[1].due == due and due != self.match.deadline:
            self._others.act(first[0], max(due, self.match.now))
        else:
            self.match.expire(max(due, self.match.now))
        self._note()

    def _note(self) -> None:
        told = tuple(told.event for told in self.match.events[-1] if told.reaches(self.seat))
        self._see(told)

    def _see(self, events: tuple[Any, ...]) -> None:
        """What the person can notice nothing of is not even counted."""
        view = self.match.view(self.seat)
        if events or not self.seen or view != self.seen[-1].view:
            self.seen.append(Seen(self.match.now, events, view, self.match.deadline))


def replayed(day: date, game_id: str, moves: Sequence[Move]) -> Play:
    """The challenge after these moves; what is refused raises ``Refused``."""
    play = Play(day, game_id)
    for move in moves:
        if refusal := play.take(move):
            raise Refused(refusal)
    play.advance(play.until)
    return play
