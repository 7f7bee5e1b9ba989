"""One person and bots where time decides: what the person did, and when, decides all that happens.

The others decide by what they see and by the dice that they were given, whatever the clock of a machine says
and however often somebody asks, so that a list of moves can be played again and leads to the same end.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from twofold.bots.playing import BotPlayers, Stuck, stuck
from twofold.engine import Bot, Match, Refusal, Refused, Seat

MOST_ENTRIES = 2000
"""Nothing that somebody plays alone is longer."""


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
    waiting_for: frozenset[Seat] = frozenset()


class TimedPlay:
    """A match from some moment on, with a person in one seat and bots in the others."""

    def __init__(
        self, match: Match, seat: Seat, others: Mapping[Seat, Bot], dice: Random, seconds: float
    ) -> None:
        self.match = match
        self.seat = seat
        self.others = BotPlayers(match, others, dice, seconds)
        self.until = match.now
        """The match time up to which everything has happened."""

        self._left = len(match.entries)
        self.seen: list[Seen] = []
        self._see(())

    @property
    def over(self) -> Refusal | None:
        """Why nothing more can be done, once it has ended; a match says so itself."""
        return None

    @property
    def wake(self) -> int | None:
        """When something happens next, if the person does nothing."""
        if self.over or self.match.over:
            return None
        self.others.think(self.match.now)
        first, deadline = self.others.first(), self.match.deadline
        dues = [due for due in (first and first[1].due, deadline) if due is not None]
        return min(dues, default=None)

    @property
    def moves(self) -> tuple[Move, ...]:
        """What the person did: played again, it leads here."""
        since = self.match.entries[self._left :]
        return tuple(Move(entry.at, entry.action) for entry in since if entry.seat == self.seat)

    def advance(self, until: int) -> None:
        """Let happen what happens without the person: up to this time, and on until they may do something."""
        while (due := self.wake) is not None and (due <= until or not self.match.choices(self.seat)):
            self.happen(due)
            if len(self.match.entries) - self._left > MOST_ENTRIES:
                raise Stuck(stuck(self.match))
        self.until = max(self.until, until)

    def take(self, move: Move) -> Refusal | None:
        """Let the person act, after all that happened before; says why if that cannot be."""
        self.advance(move.at)
        if over := self.over:
            return over
        try:
            self.match.act(self.seat, move.action, max(move.at, self.match.now))
        except Refused as refused:
            return refused.refusal
        self._note()
        return None

    def happen(self, due: int) -> None:
        """Let happen what comes next, at the time that ``wake`` tells."""
        first = self.others.first()
        if first and first[1].due == due and due != self.match.deadline:
            self.others.act(first[0], max(due, self.match.now))
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
            match = self.match
            self.seen.append(Seen(match.now, events, view, match.deadline, match.waiting_for))


PlayT = TypeVar("PlayT", bound=TimedPlay)


class KeptPlays(Generic[PlayT]):
    """Plays that may be carried on; any other is played again from its first move."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[Hashable, bytes], PlayT] = OrderedDict()

    def after(
        self, key: Hashable, begun: Callable[[], PlayT], moves: Sequence[Move], now: int
    ) -> tuple[PlayT, Refusal | None, int]:
        """The play after these moves, at this time; or before the one that was refused, and its number."""
        play, behind = self._recalled(key, begun, moves, now)
        refusal, taken = None, len(moves)
        for number, move in enumerate(moves[behind:], start=behind):
            if refusal := play.take(move):
                taken = number
                break
        else:
            play.advance(now)
        self._keep((key, _written(moves[:taken])), play)
        return play, refusal, taken

    def _recalled(
        self, key: Hashable, begun: Callable[[], PlayT], moves: Sequence[Move], now: int
    ) -> tuple[PlayT, int]:
        """A play that these moves go on from, and how many of them are behind it.

        One that has come further in time than the next move is of no use: that move came first.
        """
        for behind in (len(moves), len(moves) - 1):
            place = key, _written(moves[: max(behind, 0)])
            play = self._kept.get(place)
            until = moves[behind].at if 0 <= behind < len(moves) else now
            if play is not None and play.until <= until:
                return self._kept.pop(place), max(behind, 0)
        return begun(), 0

    def _keep(self, place: tuple[Hashable, bytes], play: PlayT) -> None:
        self._kept[place] = play
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)


def _written(moves: Sequence[Move]) -> bytes:
    return msgspec.json.encode(list(moves))
