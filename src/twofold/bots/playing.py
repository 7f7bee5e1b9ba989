"""Bots at a table: what each means to do, and a match played out in no time."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from twofold.engine import Bot, Match, Moment, Seat, TwofoldError, Watcher
from twofold.texts import Text, shell


class Stuck(TwofoldError):
    """Nobody means to act, no time runs out, and the match is not over."""


class Intention(Struct, frozen=True):
    """What a seat means to do, and when, as long as it sees what it saw."""

    view: Any
    due: int
    action: Any | None


class BotPlayers:
    """The bots of a match and what each means to do."""

    def __init__(self, match: Match, bots: Mapping[Seat, Bot], rng: Random, seconds: float = 1.0) -> None:
        self._match = match
        self._bots = bots
        self._watchers = {seat: bot for seat, bot in bots.items() if isinstance(bot, Watcher)}
        self._rng = rng
        self._seconds = seconds
        self._people = frozenset(match.seats) - bots.keys() or None
        self._intentions: dict[Seat, Intention] = {}

    def think(self, now: int) -> None:
        """Show every bot what is new to it, and ask those that may act."""
        for seat, bot in self._bots.items():
            choices = self._match.choices(seat)
            if not choices and seat not in self._watchers:
                self._intentions.pop(seat, None)
                continue
            view = self._match.view(seat)
            if seat in self._intentions and self._intentions[seat].view == view:
                continue
            if seat in self._watchers:
                self._watchers[seat].watch(view)
            self._intentions[seat] = self._intention(seat, bot, view, choices, now)

    def watch(self) -> None:
        """Show those that look on what there is to see, where nobody is asked."""
        for seat, bot in self._watchers.items():
            bot.watch(self._match.view(seat))

    def first(self) -> tuple[Seat, Intention] | None:
        """Whose intention comes due first."""
        planned = [
            (intention.due, seat)
            for seat, intention in self._intentions.items()
            if intention.action is not None
        ]
        if not planned:
            return None
        _, seat = min(planned)
        return seat, self._intentions[seat]

    def act(self, seat: Seat, at: int) -> None:
        """Let this seat do what it means to do."""
        self._match.act(seat, self._intentions.pop(seat).action, at)

    def forget(self) -> None:
        """Let all of them think again, although they may see what they saw."""
        self._intentions.clear()

    def _intention(self, seat: Seat, bot: Bot, view: Any, choices: Sequence[Any], now: int) -> Intention:
        moment = Moment(seat, now, self._seconds, seat in self._match.waiting_for, self._people)
        decision = bot.decide(view, choices, moment, self._rng) if choices else None
        return (
            Intention(view, now, None)
            if decision is None
            else Intention(view, now + decision.after, decision.action)
        )


def play_out(match: Match, bots: Sequence[Bot], rng: Random, seconds: float = 1.0) -> Iterator[Seat | None]:
    """Let bots play to the end, time passing as they say it does.

    Yields who acted, entry by entry; ``None`` when time ran out.
    """
    seats = BotPlayers(match, dict(enumerate(bots)), rng, seconds)
    while not match.over:
        seats.think(match.now)
        first, deadline = seats.first(), match.deadline
        if first and (deadline is None or first[1].due < deadline):
            seat, intention = first
            seats.act(seat, intention.due)
            yield seat
        elif deadline is not None:
            match.expire(max(deadline, match.now))
            yield None
        else:
            raise Stuck(stuck(match))


def stuck(match: Match) -> Text:
    """Whom the table waits for in vain."""
    return shell("terminal-stuck", seats=", ".join(map(str, sorted(match.waiting_for))))
