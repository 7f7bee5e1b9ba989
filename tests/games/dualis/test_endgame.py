"""The last tricks, thought through to the end, against trying everything by the rules."""

from random import Random

import pytest

from tests.amounts import amount
from twofold.engine import FastDice, Match, Moment, installed_games
from twofold.games.dualis.actions import PlayCard
from twofold.games.dualis.bots import Expert, Hard
from twofold.games.dualis.bots.endgame import Endgame, in_sight
from twofold.games.dualis.bots.judgement import best_play
from twofold.games.dualis.options import Options
from twofold.games.dualis.rules import apply, choices
from twofold.games.dualis.state import State, cards_each
from twofold.games.dualis.view import imagine, look

DUALIS = installed_games["dualis"]
VARIANTS = [Options(), Options(short=True), Options(high_low=True), Options(short=True, high_low=True)]


def near_the_end(options: Options, seed: int, plays_left: int) -> State:
    """A round that normal players have played on until so many plays are left."""
    state = Match.new("dualis", seats=4, seed=seed, options=options).state
    assert isinstance(state, State)
    rng = Random(seed)
    for _ in range(4 * cards_each(options) - plays_left):
        state = after(state, best_play(state, state.turn, rng))
    return state


def after(state: State, play: PlayCard) -> State:
    return apply(state, state.turn, play, 0, FastDice(Random(1)))[0]


def plays(state: State) -> list[PlayCard]:
    return [play for play in choices(state, state.turn) if isinstance(play, PlayCard)]


def even_seats_win(state: State) -> bool:
    """By trying everything."""
    if state.results:
        return state.results[0].winner == 0
    wanted = state.turn % 2 == 0
    return (
        wanted if any(even_seats_win(after(state, play)) == wanted for play in plays(state)) else not wanted
    )


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("plays_left", [1, 3, 4, 6])
def test_it_finds_who_wins_if_nobody_errs(options: Options, plays_left: int) -> None:
    winners = set()
    for seed in range(amount(6, 100)):
        state = near_the_end(options, seed, plays_left)
        winners.add(even_seats_win(state))
        assert Endgame(options).won_by_even_seats(state) == even_seats_win(state)
    assert winners == {False, True}


def test_it_is_for_the_last_tricks_of_partners_who_have_all_cards() -> None:
    assert in_sight(look(near_the_end(Options(), 1, 12), 0))
    assert not in_sight(look(near_the_end(Options(), 1, 13), 0))
    assert not in_sight(look(near_the_end(Options(iso=True), 1, 4), 0))
    assert not in_sight(look(near_the_end(Options(short=True), 1, 4), 0))


@pytest.mark.parametrize("bot", [Hard(DUALIS, deals=30), Expert(DUALIS, deals=30)], ids=["hard", "expert"])
def test_a_play_that_wins_in_every_deal_is_found(bot: Hard | Expert) -> None:
    """Where some plays win for certain and others do not."""
    found = 0
    for seed in range(amount(12, 100)):
        state = near_the_end(Options(), seed, 7)
        seat, view = state.turn, look(state, state.turn)
        deals = [imagine(view, Random(number)) for number in range(30)]
        sure = [play for play in plays(state) if all(wins(after(deal, play), seat) for deal in deals)]
        if 0 < len(sure) < len(plays(state)):
            found += 1
            decision = bot.decide(view, plays(state), Moment(seat, seconds=1e6), Random(seed))
            assert decision
            assert decision.action in sure
    assert found


def wins(state: State, seat: int) -> bool:
    return Endgame(state.options).is_won(state, seat)
