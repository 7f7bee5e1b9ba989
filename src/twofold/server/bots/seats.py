"""The bots at a table: when they are asked, when they act, and never sooner or later for what they hold."""

from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from twofold.bots import watches
from twofold.engine import Decision, Form, Seat
from twofold.server.bots.memory import Memory
from twofold.server.bots.protocol import Question
from twofold.server.table.match import StoredMatch

_encode = msgspec.json.encode


class Asked(Struct, frozen=True):
    """What a bot was asked, and what it means to do."""

    number: int
    view: Any
    asked: int
    """Match time."""

    due: int | None = None
    action: Any = None


class AskedBots:
    """The bots at one table: what each was asked, and what it means to do."""

    def __init__(self, memory: Memory, pace: int) -> None:
        self._memory = memory
        self._pace = pace
        """In games without haste a bot acts this long after it was asked, whatever it thinks about."""

        self._plans: dict[Seat, Asked] = {}
        self._asks = 0

    def forget(self) -> None:
        """A new match, or bots that another server plays: nothing is planned any more."""
        self._plans.clear()

    def questions(
        self, play: StoredMatch, levels: dict[Seat, str], at: int, for_people: bool = True
    ) -> list[Question]:
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
        people = tuple(seat for seat in play.seats if seat not in levels)
        asked = [replace(each, people=people) for each in asked]
        return asked if for_people else [replace(each, for_people=False) for each in asked]

    def _question(
        self, play: StoredMatch, seat: Seat, level: str, view: Any, choices: tuple[Any, ...], at: int
    ) -> Question:
        self._asks += 1
        self._plans[seat] = Asked(self._asks, view, at)
        return Question(
            self._asks,
            play.game.id,
            play.header.id,
            seat,
            level,
            Raw(_encode(view)),
            Raw(_encode(choices)),
            at,
            seat in play.awaited,
            self._memory.of(level),
            self._memory.recollection,
        )

    def decided(self, number: int, decision: Decision | None, play: StoredMatch) -> None:
        """A bot has thought. An answer to what is no longer the question is void."""
        seat = next((seat for seat, plan in self._plans.items() if plan.number == number), None)
        if seat is None:
            return
        plan = self._plans[seat]
        if decision is None and seat in play.awaited and play.due is None:
            decision = anything(play, seat)
        if decision is not None:
            due = plan.asked + (decision.after or self._pace)
            self._plans[seat] = Asked(number, plan.view, plan.asked, due, decision.action)

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
            self._plans[seat] = Asked(plan.number, plan.view, plan.asked)
        return moves


def anything(play: StoredMatch, seat: Seat) -> Decision | None:
    """Some acceptable move, for a bot that has none: a table never waits on a bot that fails."""
    rng = Random(play.now)
    for choice in play.choices(seat):
        action = play.game.fill(play.view(seat), choice, rng) if isinstance(choice, Form) else choice
        if play.refusal(seat, action) is None:
            return Decision(action)
    return None
