"""Search over imagined deals, on a game so small that the right answer is known."""

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from twofold import installed_games
from twofold.engine import AnyGame, Dice, Events, Outcome, Seat
from twofold.engine.search import Budget, Search, Verdict, any_choice, share_of_victory


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Bet on a number from 0 to 9."""

    number: int


class Bet(msgspec.Struct, frozen=True):
    """One seat bets against another, and wins if the hidden number is smaller than the one it picked."""

    hidden: int
    picked: int | None = None
    clock: int | None = None


def bet_outcome(state: Bet) -> Outcome | None:
    if state.picked is None or state.clock is not None:
        return None
    won = state.hidden < state.picked
    return Outcome((0,) if won else (1,), (float(won), float(not won)), "The bet is settled.")


def place_bet(state: Bet, seat: Seat, action: Pick, at: int, dice: Dice) -> tuple[Bet, Events]:
    return msgspec.structs.replace(state, picked=action.number), ()


def settle(state: Bet, at: int, dice: Dice) -> tuple[Bet, Events]:
    assert at == state.clock
    return msgspec.structs.replace(state, clock=None), ()


def bet(clock: int | None = None) -> AnyGame:
    """The game of one bet, settled at once or when the clock has run out."""
    return replace(
        installed_games["dualis"],
        waiting_for=lambda state: frozenset((0,) if state.picked is None else ()),
        choices=lambda state, seat: tuple(map(Pick, range(10))),
        apply=place_bet,
        outcome=bet_outcome,
        imagine=lambda view, rng: Bet(rng.randrange(10), clock=clock),
        deadline=lambda state: state.clock,
        expire=settle,
    )


def ranked(budget: Budget, game: AnyGame | None = None, seed: int = 1) -> list[Verdict]:
    played = game or bet()
    search = Search(played, any_choice(played), share_of_victory(played, 0), budget)
    return search.rank(None, 0, [Pick(3), Pick(9), Pick(0), Pick(6)], Random(seed))


def test_the_best_bet_comes_first() -> None:
    verdicts = ranked(Budget(seconds=60, deals=400))
    assert verdicts[0].action == Pick(9)
    assert abs(verdicts[0].worth - 0.9) < 0.1


def test_the_weaker_half_is_dropped_halfway() -> None:
    verdicts = ranked(Budget(seconds=60, deals=400))
    assert [verdict.deals for verdict in verdicts] == [400, 400, 200, 200]
    assert {verdict.action for verdict in verdicts[:2]} == {Pick(9), Pick(6)}


def test_a_number_of_deals_gives_the_same_answer_again() -> None:
    budget = Budget(seconds=60, deals=20)
    assert ranked(budget) == ranked(budget)
    assert ranked(budget, seed=2) != ranked(budget, seed=3)


def test_without_time_to_think_the_order_given_decides() -> None:
    verdicts = ranked(Budget(seconds=0))
    assert [verdict.action for verdict in verdicts] == [Pick(3), Pick(9), Pick(0), Pick(6)]
    assert all(verdict.deals == 0 for verdict in verdicts)


def test_a_deal_that_time_cuts_short_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twofold.engine.search.perf_counter", map(float, count()).__next__)
    verdicts = ranked(Budget(seconds=9))
    assert [verdict.deals for verdict in verdicts] == [1, 1, 1, 1]


def test_a_single_candidate_needs_no_thought() -> None:
    game = bet()
    search = Search(game, any_choice(game), share_of_victory(game, 0), Budget(seconds=60))
    assert search.rank(None, 0, [Pick(5)], Random(1)) == [Verdict(Pick(5), 0.0, 0)]


def test_time_runs_out_in_imagined_games_too() -> None:
    assert ranked(Budget(seconds=60, deals=100), bet(clock=5000))[0].action == Pick(9)


def test_a_game_that_never_ends_is_worth_nothing() -> None:
    endless = replace(bet(), apply=lambda state, *_: (state, ()), waiting_for=lambda state: frozenset((0,)))
    search = Search(endless, any_choice(endless), share_of_victory(endless, 0), Budget())
    assert search.play_on(Bet(hidden=1), Random(1)) == 0.0


def test_a_shared_victory_counts_its_share() -> None:
    def outcome(state: Any) -> Outcome:
        return Outcome((0, 2), (1.0, 0.0, 1.0), "Two share it.")

    shared = replace(bet(), outcome=outcome)
    assert share_of_victory(shared, 0)(None) == 0.5
    assert share_of_victory(shared, 1)(None) == 0.0
