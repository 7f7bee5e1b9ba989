"""A rival of one's own speed."""

from random import Random

import pytest

from bench.duple import FIRST, HELD_OUT, PEOPLE, races
from tests.amounts import amount
from tests.games.duple.drawing import Table
from twofold.engine import Match, Moment
from twofold.games.duple import game
from twofold.games.duple.bots import NORMAL, WordBot, rarity
from twofold.games.duple.rival import QUICKEST, SLOWEST, Rival, Tempo
from twofold.games.duple.rules import choices
from twofold.games.duple.view import look


@pytest.mark.uncovered
@pytest.mark.parametrize("person", ["very quick", "steady", "very slow"])
def test_after_ten_races_a_person_wins_about_every_other_one(person: str) -> None:
    seeds = range(HELD_OUT, HELD_OUT + amount(6, 40))
    later = [won for seed in seeds for won in races(PEOPLE[person], Rival(NORMAL), seed)[FIRST:]]
    assert 0.4 <= sum(later) / len(later) <= 0.6


@pytest.mark.uncovered
def test_without_adapting_slow_people_would_hardly_ever_win() -> None:
    later = [won for seed in range(3) for won in races(PEOPLE["very slow"], WordBot(NORMAL), seed)[FIRST:]]
    assert sum(later) / len(later) < 0.3


def test_who_loses_gets_quicker_and_who_wins_slower() -> None:
    quick, slow = Tempo(), Tempo()
    assert quick.factor == pytest.approx(1.0)
    for _ in range(10):
        quick.lost(own=6000, theirs=2000)
        slow.won(own=2000, taken=6000)
    assert QUICKEST <= quick.factor < 1 / 3
    assert 3 < slow.factor <= SLOWEST


def test_a_race_for_which_it_knew_no_word_hurries_it_only_a_little() -> None:
    tempo = Tempo()
    tempo.lost(own=0, theirs=3000)
    assert 0.85 < tempo.factor < 1


def test_what_it_learned_long_ago_is_forgotten() -> None:
    tempo = Tempo()
    for _ in range(40):
        tempo.lost(own=4000, theirs=1000)
    for _ in range(40):
        tempo.won(own=1000, taken=4000)
    assert tempo.factor > 1.5


def test_it_slows_down_for_people_only() -> None:
    table = Table("A●", "", middle="Animal", piles=("T●, I✚", ""), turn=1).draw(1)
    times = {}
    for people in (None, frozenset({1})):
        rival = Rival(NORMAL)
        for _ in range(10):
            rival._speed.won(own=2000, taken=6000)
        moment = Moment(0, people=people)
        decided = rival.decide(look(table.state, 0), choices(table.state, 0), moment, Random(1))
        assert decided is not None
        times[people] = decided.after
    assert times[frozenset({1})] > 2 * times[None]


def test_rarer_words_take_longer() -> None:
    assert rarity("house") == 1.0 < rarity("armadillo")


def test_it_learns_only_from_races_with_people() -> None:
    match = Match.new(game, 2, seed=1)
    rival = Rival(NORMAL)
    rival.watch(match.view(0))
    assert rival.tempo(Moment(0, people=frozenset())) == 1.0
    assert rival.tempo(Moment(0, people=frozenset({1}))) == pytest.approx(1.0)
