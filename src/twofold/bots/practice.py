"""Practice: a moment of a match, played on otherwise by one person with bots in the other seats.

Where somebody stands is told by what they did since that moment, so undoing is saying less. What the bots did
is not told but played, and kept: whoever takes the same way again meets the same answers.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from twofold.bots.levels import make_bot
from twofold.bots.playing import BotPlayers, Stuck, stuck
from twofold.bots.timed import TimedPlay
from twofold.engine import AnyGame, Entry, Match, Refusal, Refused, Seat
from twofold.engine.defaults import no_deadline

MOST_WAYS = 2_000
"""Whoever has tried so many ways from one moment has the bots think anew."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class Glimpse(Struct, frozen=True):
    """The table as the seat that was taken saw it, and what led to it."""

    events: tuple[Any, ...]
    view: Any
    waiting_for: frozenset[Seat]


class PracticeStanding(Struct, frozen=True):
    """Where somebody stands."""

    match: Match
    """Marked as practice for ever."""

    taken: int
    """How many of their moves could be made."""

    seen: tuple[Glimpse, ...]
    """The table before the last of these moves (with none: at the moment it was left at), and whatever the
    seat could notice since."""

    before: tuple[Glimpse, ...]
    """What they had noticed before that, since the moment."""

    refusal: Refusal | None = None
    """Why the next of their moves could not be made."""


def time_decides(game: AnyGame) -> bool:
    """Whether its moments are played on against the clock (``TimedPractice``), or else at leisure."""
    return game.deadline is not no_deadline


class TimedPractice(TimedPlay):
    """One moment of a match in which time decides, and one seat of a person.

    The match time goes on from that moment: whatever ran then has as long to run as it had. Whoever plays may
    let their clock begin a little earlier, to find into it: before that moment nothing can be done.
    """

    def __init__(self, match: Match, at: int, seat: Seat, level: str, seconds: float = 1.0) -> None:
        match.view(seat)
        left = match.branch(at)
        dice = Random(f"{match.header.id} {at} {seat} {level}")
        super().__init__(left, seat, bots_that_saw(left, seat, level), dice, seconds)


def bots_that_saw(match: Match, seat: Seat, level: str) -> dict[Seat, Any]:
    """Fresh bots for all seats but one, which have seen whatever led here, as far as they look on."""
    bots = {other: make_bot(match.game, level) for other in match.seats if other != seat}
    past = match.branch(0)
    players = BotPlayers(past, bots, Random(0))
    for entry in match.entries:
        players.watch()
        past.follow(entry)
    return bots


class PracticeTable:
    """One moment, one seat of a person, and all the ways that were tried from there."""

    def __init__(self, match: Match, at: int, seat: Seat, level: str, seconds: float = 1.0) -> None:
        match.view(seat)
        self._left = match.branch(at)
        self._at = at
        self._seat = seat
        self._level = level
        self._seconds = seconds
        self._ways: dict[tuple[bytes, ...], tuple[Entry[Any], ...]] = {}
        """By moves of the person: all that happened since the moment."""

    def after(self, moves: Sequence[Any]) -> PracticeStanding:
        """Where these moves lead, as far as they can be made; the others have answered."""
        way, refusal = self._way(moves)
        return self._standing(way, refusal)

    def _way(self, moves: Sequence[Any]) -> tuple[tuple[bytes, ...], Refusal | None]:
        """The moves that could be made, and why not one more."""
        written = tuple(map(_encode, moves))
        if len(self._ways) > MOST_WAYS:
            self._ways.clear()
        known = next((count for count in range(len(moves), -1, -1) if written[:count] in self._ways), 0)
        if known == len(moves) and written in self._ways:
            return written, None
        match = self._along(written[:known])
        bots = bots_that_saw(match, self._seat, self._level)
        if written[:known] not in self._ways:
            self._keep(written[:known], match, bots)
        for count in range(known, len(moves)):
            try:
                match.act(self._seat, moves[count])
            except Refused as refused:
                return written[:count], refused.refusal
            self._keep(written[: count + 1], match, bots)
        return written, None

    def _along(self, way: tuple[bytes, ...]) -> Match:
        match = self._left.branch(self._at)
        for entry in self._ways.get(way, ()):
            match.follow(entry)
        return match

    def _keep(self, way: tuple[bytes, ...], match: Match, bots: dict[Seat, Any]) -> None:
        """Let the bots play until the table waits for the person, and remember what came of it."""
        dice = f"{match.header.id} {self._at} {self._seat} {self._level} {b' '.join(way).decode()}"
        players = BotPlayers(match, bots, Random(dice), self._seconds)
        while not match.over and self._seat not in match.waiting_for:
            players.think(match.now)
            first = players.first()
            if first is None:
                raise Stuck(stuck(match))
            seat, intention = first
            players.act(seat, intention.due)
        players.watch()
        self._ways[way] = tuple(match.entries[self._at :])

    def _standing(self, way: tuple[bytes, ...], refusal: Refusal | None) -> PracticeStanding:
        match = self._left.branch(self._at)
        before = len(self._ways[way[:-1]]) if way else 0
        entries = self._ways[way]
        noticed = tuple(self._noticing(match, entries[:before]))
        beginning = Glimpse((), match.view(self._seat), match.waiting_for)
        seen = (beginning, *self._noticing(match, entries[before:]))
        return PracticeStanding(match, len(way), seen, noticed, refusal)

    def _noticing(self, match: Match, entries: Sequence[Entry[Any]]) -> Iterator[Glimpse]:
        """The match goes on by these entries: what the seat can notice of it."""
        before = match.view(self._seat)
        for entry in entries:
            told = match.follow(entry)
            events = tuple(each.event for each in told if each.reaches(self._seat))
            view = match.view(self._seat)
            if events or entry.seat == self._seat or view != before:
                yield Glimpse(events, view, match.waiting_for)
            before = view
