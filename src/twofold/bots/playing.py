"""Bots at a table: what each means to do, and a match played out in no time."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from twofold.engine import Bot, Match, Moment, Seat, TwofoldError, Watcher


class Stuck(TwofoldError):
    """Nobody means to act, no time runs out, and the match is not over."""


class Plan(Struct, frozen=True):
    """What a seat means to do, and when, as long as it sees what it saw."""

    view: Any
    due: int
    action: Any | None


class BotSeats:
    """The bots of a match and their plans."""

    def __init__(self, match: Match, bots: Mapping[Seat, Bot], rng: Random, seconds: float = 1.0) -> None:
        self._match = match
        self._bots = bots
        self._watchers = {seat: bot for seat, bot in bots.items() if isinstance(bot, Watcher)}
        self._rng = rng
        self._seconds = seconds
        self._plans: dict[Seat, Plan] = {}

    def think(self, now: int) -> None:
        """Show every bot what is new to it, and ask those that may act."""
        for seat, bot in self._bots.items():
            choices = self._match.choices(seat)
            if not choices and seat not in self._watchers:
                self._plans.pop(seat, None)
                continue
            view = self._match.view(seat)
            if seat in self._plans and self._plans[seat].view == view:
                continue
            if seat in self._watchers:
                self._watchers[seat].watch(view)
            self._plans[seat] = self._plan(seat, bot, view, choices, now)

    def first(self) -> tuple[Seat, Plan] | None:
        """Whose plan comes due first."""
        planned = [(plan.due, seat) for seat, plan in self._plans.items() if plan.action is not None]
        if not planned:
            return None
        _, seat = min(planned)
        return seat, self._plans[seat]

    def act(self, seat: Seat, at: int) -> None:
        """Let this seat do what it means to do."""
        self._match.act(seat, self._plans.pop(seat).action, at)

    def _plan(self, seat: Seat, bot: Bot, view: Any, choices: Sequence[Any], now: int) -> Plan:
        moment = Moment(seat, now, self._seconds, seat in self._match.waiting_for)
        decision = bot.decide(view, choices, moment, self._rng) if choices else None
        return (
            Plan(view, now, None) if decision is None else Plan(view, now + decision.after, decision.action)
        )


def play_out(match: Match, bots: Sequence[Bot], rng: Random, seconds: float = 1.0) -> Iterator[Seat | None]:
    """Let bots play to the end, time passing as they say it does.

    Yields who acted, entry by entry; ``None`` when time ran out.
    """
    seats = BotSeats(match, dict(enumerate(bots)), rng, seconds)
    while not match.over:
        seats.think(match.now)
        first, deadline = seats.first(), match.deadline
        if first and (deadline is None or first[1].due < deadline):
            seat, plan = first
            seats.act(seat, plan.due)
            yield seat
        elif deadline is not None:
            match.expire(max(deadline, match.now))
            yield None
        else:
            raise Stuck(f"The table waits for {sorted(match.waiting_for)}, and nobody means to act.")
