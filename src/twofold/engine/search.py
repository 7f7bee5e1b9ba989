"""Search over imagined deals: thinking ahead in any game, from a view and nothing more.

The searcher imagines a full deal that agrees with its view, tries every candidate on that same deal, lets a
policy play on to a horizon and asks what the position there is worth. All candidates meet the same deals, so
that the luck of a deal cancels out between them. As the budget runs down the weaker half is dropped, again
and again, and the best get the most thought (sequential halving).

A game brings what it knows: ``policy`` plays for everyone, ``worth`` says when to stop and how good that is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct

from twofold.engine.dice import FastDice
from twofold.engine.game import AnyGame
from twofold.engine.seats import Seat

Policy: TypeAlias = Callable[[Any, Seat, Random], Any]
"""The action that this seat would take in an imagined state; it must be an acceptable one."""

Worth: TypeAlias = Callable[[Any], float | None]
"""How good an imagined state is for the searcher; ``None`` while it should be played on."""

MOST_STEPS = 2000
"""A game imagined further than this is given up, and worth nothing."""


class Budget(Struct, frozen=True):
    """How much a search may think; whichever limit comes first ends it."""

    seconds: float = 1.0
    deals: int | None = None
    """With a number of deals and ample time, the same generator gives the same answer on any machine."""


class Verdict(Struct, frozen=True):
    """What the search thinks of one candidate."""

    action: Any
    worth: float
    """The mean over the imagined deals it was tried on."""

    deals: int


class _Progress:
    """How far a budget is used up."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = perf_counter()
        self.deals = 0

    @property
    def share(self) -> float:
        """From 0 at the start to 1 when time or deals are used up."""
        time = self._share_of_time
        return time if self._budget.deals is None else max(time, self.deals / self._budget.deals)

    @property
    def out_of_time(self) -> bool:
        return self._share_of_time >= 1

    @property
    def _share_of_time(self) -> float:
        spent = perf_counter() - self._began
        return spent / self._budget.seconds if self._budget.seconds > 0 else 1.0


@dataclass(frozen=True)
class Search:
    """A way to think ahead in a game."""

    game: AnyGame
    policy: Policy
    worth: Worth
    budget: Budget

    def rank(
        self, view: Any, seat: Seat, candidates: Sequence[Any], rng: Random, now: int = 0
    ) -> list[Verdict]:
        """The candidates, best first; where thinking finds no difference, in the order given."""
        totals = [0.0] * len(candidates)
        tried = [0] * len(candidates)
        alive = list(range(len(candidates)))
        halvings = ceil(log2(max(1, len(candidates))))
        progress = _Progress(self.budget)
        for halving in range(1, halvings + 1):
            while progress.share < halving / halvings:
                for index, value in self._on_one_deal(view, seat, candidates, alive, rng, now, progress):
                    totals[index] += value
                    tried[index] += 1
            alive = sorted(alive, key=lambda index: -totals[index])[: ceil(len(alive) / 2)]
        verdicts = [
            Verdict(action, total / (count or 1), count)
            for action, total, count in zip(candidates, totals, tried, strict=True)
        ]
        return sorted(verdicts, key=lambda verdict: (-verdict.deals, -verdict.worth))

    def _on_one_deal(
        self,
        view: Any,
        seat: Seat,
        candidates: Sequence[Any],
        alive: Sequence[int],
        rng: Random,
        now: int,
        progress: _Progress,
    ) -> list[tuple[int, float]]:
        """What each candidate still in the race is worth on one deal; nothing if time runs out halfway."""
        deal = self.game.imagine(view, rng)
        values: list[tuple[int, float]] = []
        for index in alive:
            if progress.out_of_time:
                return []
            state, _ = self.game.apply(deal, seat, candidates[index], now, FastDice(rng))
            values.append((index, self.play_on(state, rng, now)))
        progress.deals += 1
        return values

    def play_on(self, state: Any, rng: Random, now: int = 0) -> float:
        """Let the policy play for everyone, up to the horizon."""
        game, dice = self.game, FastDice(rng)
        for _ in range(MOST_STEPS):
            value = self.worth(state)
            if value is not None:
                return value
            waiting = game.waiting_for(state)
            if waiting:
                actor = min(waiting)
                state, _ = game.apply(state, actor, self.policy(state, actor, rng), now, dice)
            else:
                now = max(now, game.deadline(state) or 0)
                state, _ = game.expire(state, now, dice)
        return 0.0


def share_of_victory(game: AnyGame, seat: Seat) -> Worth:
    """The plainest worth: play to the end; a victory counts 1, a shared one its share."""

    def worth(state: Any) -> float | None:
        outcome = game.outcome(state)
        if outcome is None:
            return None
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0

    return worth


def any_choice(game: AnyGame) -> Policy:
    """The plainest policy: anything that is allowed, for games that list all their choices."""

    def policy(state: Any, seat: Seat, rng: Random) -> Any:
        return rng.choice(game.choices(state, seat))

    return policy
