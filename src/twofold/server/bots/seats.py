"""The bots at a table: when they are asked, when they act, and never sooner or later for what they hold."""

from random import Random
from typing import Any

from msgspec import Struct

from twofold.bots import watches
from twofold.engine import Decision, Form, Seat
from twofold.server.bots.memory import Memory
from twofold.server.table.effects import AskBot
from twofold.server.table.match import Play

PACE_MS = 900
"""In games without haste a bot acts this long after it was asked, whatever it thinks about."""


class Plan(Struct, frozen=True):
    """What a bot was asked, and what it means to do."""

    ask: int
    view: Any
    asked: int
    """Match time."""

    due: int | None = None
    action: Any = None


class BotSeats:
    """The plans of the bots at one table."""

    def __init__(self, memory: Memory, pace: int = PACE_MS) -> None:
        self._memory = memory
        self._pace = pace
        self._plans: dict[Seat, Plan] = {}
        self._asks = 0

    def forget(self) -> None:
        """A new match, or bots that another server plays: nothing is planned any more."""
        self._plans.clear()

    def questions(self, play: Play, levels: dict[Seat, str], at: int) -> list[AskBot]:
        """What the bots must be asked now: those that may act and see something new."""
        self._plans = {seat: plan for seat, plan in self._plans.items() if seat in levels}
        if play.result:
            self._plans.clear()
            return []
        asked = []
        for seat, level in levels.items():
            choices = tuple(play.choices(seat))
            if not choices and not watches(play.game.id, level):
                self._plans.pop(seat, None)
                continue
            view = play.view(seat)
            if seat not in self._plans or self._plans[seat].view != view:
                asked.append(self._question(play, seat, level, view, choices, at))
        return asked

    def _question(
        self, play: Play, seat: Seat, level: str, view: Any, choices: tuple[Any, ...], at: int
    ) -> AskBot:
        self._asks += 1
        self._plans[seat] = Plan(self._asks, view, at)
        waited_for = seat in play.awaited
        former = self._memory.of(level)
        return AskBot(
            self._asks, play.game.id, play.header.id, seat, level, view, choices, at, waited_for, former
        )

    def decided(self, ask: int, decision: Decision | None, play: Play) -> None:
        """A bot has thought. An answer to what is no longer the question is void."""
        seat = next((seat for seat, plan in self._plans.items() if plan.ask == ask), None)
        if seat is None:
            return
        plan = self._plans[seat]
        if decision is None and seat in play.awaited and play.due is None:
            decision = anything(play, seat)
        if decision is not None:
            due = plan.asked + (decision.after or self._pace)
            self._plans[seat] = Plan(ask, plan.view, plan.asked, due, decision.action)

    def next_due(self) -> int | None:
        """The match time at which a bot acts next."""
        return min((plan.due for plan in self._plans.values() if plan.due is not None), default=None)

    def ready(self, at: int) -> list[tuple[Seat, Any]]:
        """The moves whose time has come, each handed out once."""
        due = sorted((plan.due, seat) for seat, plan in self._plans.items() if plan.due is not None)
        ready = [seat for due_at, seat in due if due_at <= at]
        moves = [(seat, self._plans[seat].action) for seat in ready]
        for seat in ready:
            plan = self._plans[seat]
            self._plans[seat] = Plan(plan.ask, plan.view, plan.asked)
        return moves


def anything(play: Play, seat: Seat) -> Decision | None:
    """Some acceptable move, for a bot that has none: a table never waits on a bot that fails."""
    rng = Random(play.now)
    for choice in play.choices(seat):
        action = play.game.fill(play.view(seat), choice, rng) if isinstance(choice, Form) else choice
        if play.refusal(seat, action) is None:
            return Decision(action)
    return None
