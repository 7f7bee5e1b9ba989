"""Bots at a table without a clock: time passes as they say it does, and no faster than they think."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from twofold.engine import Bot, Match, Moment, Seat, TwofoldError


class Stuck(TwofoldError):
    """Nobody means to act, no time runs out, and the match is not over."""


class Plan(Struct, frozen=True):
    """What a seat means to do, and when, as long as it sees what it saw."""

    view: Any
    due: int
    action: Any | None


def play_out(match: Match, bots: Sequence[Bot], rng: Random, seconds: float = 1.0) -> Iterator[Seat | None]:
    """Let the bots play to the end; yields who acted, ``None`` when time ran out, entry by entry."""
    plans: dict[Seat, Plan] = {}
    while not match.over:
        _ask_around(match, bots, plans, rng, seconds)
        seat = _first_to_act(match, plans)
        if seat is None:
            match.expire(_due(match))
        else:
            plan = plans.pop(seat)
            match.act(seat, plan.action, plan.due)
        yield seat


def _ask_around(
    match: Match, bots: Sequence[Bot], plans: dict[Seat, Plan], rng: Random, seconds: float
) -> None:
    """Ask every seat that may act and sees something new."""
    waiting = match.waiting_for
    for seat in match.seats:
        choices = match.choices(seat)
        if not choices:
            plans.pop(seat, None)
            continue
        view = match.view(seat)
        if seat in plans and plans[seat].view == view:
            continue
        decision = bots[seat].decide(view, choices, Moment(match.now, seconds, seat in waiting), rng)
        due = match.now + decision.after if decision else match.now
        plans[seat] = Plan(view, due, decision.action if decision else None)


def _first_to_act(match: Match, plans: dict[Seat, Plan]) -> Seat | None:
    """The seat whose plan comes due first; ``None`` if the deadline comes before it."""
    planned = [(plan.due, seat) for seat, plan in plans.items() if plan.action is not None]
    deadline = match.deadline
    if not planned:
        if deadline is None:
            raise Stuck(f"The table waits for {sorted(match.waiting_for)}, and nobody means to act.")
        return None
    due, seat = min(planned)
    return None if deadline is not None and deadline <= due else seat


def _due(match: Match) -> int:
    deadline = match.deadline
    assert deadline is not None
    return max(deadline, match.now)
