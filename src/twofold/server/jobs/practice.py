"""Practice: finished matches are played on from a moment, in a process that yields to the tables.

The process is told what was done since which moment, and answers with what that seat sees of it, and no more.
What bots did on the way is kept, so that the same way taken again meets the same answers.
"""

from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from twofold.bots import (
    Glimpse,
    KeptPlays,
    Move,
    PracticeStanding,
    PracticeTable,
    Seen,
    TimedPractice,
    levels_of,
    time_decides,
)
from twofold.engine import Match, Refused, Seat
from twofold.server.jobs.finished_matches import finished, read_past
from twofold.server.processes import Worker, answer_lines
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.practice import MoveInTime, PracticeShown, TakePractice
from twofold.server.protocol.ws import Update, still_update

COURTESY = 2
"""How much less urgent it is than the bots at the tables: a little, for here, too, somebody waits."""

MOST_WAITING = 20
"""So many may be under way or wait; further questions are turned down."""

PATIENCE_SECONDS = 60.0
"""To start the process behind everybody else may take long on a busy machine."""

LONGEST_THOUGHT = 0.3
"""A bot that is asked here thinks no longer than so many seconds: several answer each move."""

LEVEL = "normal"
TABLES_KEPT = 100
MATCHES_KEPT = 20
MOST_TOLD = 400
"""Of what has happened since the moment, so much is told at most: the latest."""

MOST_SHOWN = 40
"""Of what the others did at a stretch, so much is shown at most: the latest."""


class PracticeOrder(Struct, frozen=True):
    """What somebody wants to have played on."""

    database: str
    match: str
    at: int
    seat: Seat
    level: str
    moves: tuple[Any, ...]
    seconds: float
    """How long a bot may think."""

    now: int = 0
    seen: int = 0


# ---- In the server


class Practice(Worker[Raw]):
    """The way to the process."""

    def __init__(self, database: str, seconds: float) -> None:
        super().__init__("twofold.server.jobs.practice", Raw, PATIENCE_SECONDS, MOST_WAITING)
        self._database = database
        self._seconds = min(seconds, LONGEST_THOUGHT)

    async def play(self, match: str, taken: TakePractice) -> bytes:
        """A ``PracticeShown``, as it is sent; raises ``TurnedDown``."""
        order = PracticeOrder(
            self._database,
            match,
            taken.at,
            taken.seat,
            taken.level or LEVEL,
            taken.moves,
            self._seconds,
            taken.now,
            taken.seen,
        )
        return bytes(await self.ask(order))


# ---- In the process


class PracticeProcess:
    """The moments that are being played on."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._tables: OrderedDict[tuple[str, int, Seat, str], PracticeTable] = OrderedDict()
        self._timed: KeptPlays[TimedPractice] = KeptPlays(TABLES_KEPT)

    def answer(self, order: PracticeOrder) -> PracticeShown:
        """What comes of it; raises ``TurnedDown``."""
        try:
            return self._shown(order)
        except Refused as refused:
            raise TurnedDown(refused.refusal, 409) from None

    def _shown(self, order: PracticeOrder) -> PracticeShown:
        match = self._match(order)
        if order.level not in levels_of(match.game):
            raise TurnedDown(no.no_such_level(levels_of(match.game)))
        if time_decides(match.game):
            return self._shown_in_time(match, order)
        standing = self._table(match, order).after(order.moves)
        return PracticeShown(
            match=match.header.id,
            at=order.at,
            seat=order.seat,
            names=match.header.seats,
            taken=standing.taken,
            happened=_happened(standing),
            updates=_updates(standing, order.seat),
            refusal=standing.refusal,
        )

    def _shown_in_time(self, match: Match, order: PracticeOrder) -> PracticeShown:
        """The same where time decides: the moves say when they were made."""
        moves = [Move(made.at, made.action) for made in _read_moves(order.moves)]
        key = order.match, order.at, order.seat, order.level
        play, refusal, taken = self._timed.after(
            key,
            lambda: TimedPractice(match, order.at, order.seat, order.level, order.seconds),
            moves,
            order.now,
        )
        begun = match.entries[order.at - 1].at if order.at else 0
        return PracticeShown(
            match=match.header.id,
            at=order.at,
            seat=order.seat,
            names=match.header.seats,
            taken=taken,
            happened=tuple(event for seen in play.seen[: order.seen] for event in seen.events)[-MOST_TOLD:],
            updates=_updates_in_time(play, order.seen),
            refusal=refusal,
            begins=max((begun, *(move.at for move in moves[:taken]))),
            wake=play.wake,
        )

    def _match(self, order: PracticeOrder) -> Match:
        """A match whose cards need not stay secret any longer: only such a one is ever kept."""
        if order.match not in self._matches:
            _kept(self._matches, order.match, finished(read_past(order.database, order.match)), MATCHES_KEPT)
        return self._matches[order.match]

    def _table(self, match: Match, order: PracticeOrder) -> PracticeTable:
        key = (order.match, order.at, order.seat, order.level)
        if key not in self._tables:
            table = PracticeTable(match, order.at, order.seat, order.level, order.seconds)
            _kept(self._tables, key, table, TABLES_KEPT)
        self._tables.move_to_end(key)
        return self._tables[key]


def _kept(shelf: "OrderedDict[Any, Any]", key: Any, kept: Any, most: int) -> None:
    shelf[key] = kept
    if len(shelf) > most:
        shelf.popitem(last=False)


def _happened(standing: PracticeStanding) -> tuple[Any, ...]:
    return tuple(event for glimpse in standing.before for event in glimpse.events)[-MOST_TOLD:]


def _updates(standing: PracticeStanding, seat: Seat) -> tuple[Update, ...]:
    """Counted by what the seat noticed; no number and no time tells what it could not."""
    match, seen = standing.match, standing.seen
    numbered = list(enumerate(seen, start=len(standing.before)))
    updates = [_update(match.header.id, number, glimpse) for number, glimpse in numbered]
    updates[-1] = replace(updates[-1], choices=tuple(match.choices(seat)), outcome=match.outcome)
    return tuple(updates[-MOST_SHOWN:])


def _read_moves(moves: tuple[Any, ...]) -> list[MoveInTime]:
    try:
        return msgspec.convert(moves, list[MoveInTime])
    except msgspec.ValidationError:
        raise TurnedDown(no.NOT_UNDERSTOOD, 400) from None


def _updates_in_time(play: TimedPractice, seen: int) -> tuple[Update, ...]:
    match = play.match
    updates = [
        _update_in_time(match.header.id, number, each)
        for number, each in enumerate(play.seen)
        if number >= seen
    ]
    if updates:
        choices = () if match.over else tuple(match.choices(play.seat))
        updates[-1] = replace(updates[-1], choices=choices, outcome=match.outcome)
    return tuple(updates)


def _update_in_time(match: str, number: int, seen: Seen) -> Update:
    shown = still_update(match, number, seen.at, seen.view, seen.events)
    waiting = tuple(sorted(seen.waiting_for))
    return replace(shown, running=True, deadline=seen.deadline, waiting_for=waiting)


def _update(match: str, number: int, glimpse: Glimpse) -> Update:
    shown = still_update(match, number, 0, glimpse.view, glimpse.events)
    return replace(shown, waiting_for=tuple(sorted(glimpse.waiting_for)))


if __name__ == "__main__":
    practised = PracticeProcess()
    answer_lines(PracticeOrder, lambda order, _: practised.answer(order), courtesy=COURTESY)
