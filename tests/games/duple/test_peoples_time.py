"""People's time: bots race without them only for a moment, and leave the table's votes to them."""

from random import Random

import pytest

from tests.games.duple.drawing import Table
from tests.ledger import rule
from twofold.engine import Decision, Moment
from twofold.games.duple.actions import Advise, Answer, GiveUp
from twofold.games.duple.bots import EASY, HARD, NORMAL, Level, WordBot
from twofold.games.duple.events import VoteClosed
from twofold.games.duple.hurrying import AT_LAST, hurried
from twofold.games.duple.rules import choices, deadline
from twofold.games.duple.view import look

LEAST, MOST = 3000, 6400
"""Milliseconds that a duel among bots takes at least, and at most."""

levels = pytest.mark.parametrize("level", [EASY, NORMAL, HARD], ids=["easy", "normal", "hard"])


def asked(table: Table, seat: int, bot: WordBot, now: int, people: set[int], seed: int) -> Decision | None:
    moment = Moment(seat, now, people=frozenset(people))
    return bot.decide(look(table.state, seat), choices(table.state, seat), moment, Random(f"{seed} {seat}"))


def raced_out(table: Table, bots: dict[int, WordBot], people: set[int], seed: int, now: int = 0) -> int:
    """The race goes on among these bots; how many milliseconds until it is over."""
    race = table.race
    began = now
    while table.state.race is not None and table.state.race.began == race.began:
        plans = {seat: asked(table, seat, bot, now, people, seed) for seat, bot in bots.items()}
        due = {now + plan.after: (seat, plan.action) for seat, plan in plans.items() if plan}
        finish = deadline(table.state)
        assert finish is not None
        if due and min(due) < finish:
            now = min(due)
            seat, action = due[now]
            table.do(seat, action, at=now)
        else:
            now = finish
            table.expire()
    return now - began


def duel(letters: str = "A T", category: str = "Animal") -> Table:
    """Seats 0 and 1 race; 2 and 3 look on."""
    one, other = letters.split()
    return Table(f"{one}●", "", "I▲", "", middle=category, piles=(f"{other}●, I✚", ""), turn=1).draw(1)


@rule("DUPLE-15", "DUPLE-16")
@levels
@pytest.mark.parametrize("people", [{2}, {2, 3}, set()], ids=["one watches", "two watch", "a screen"])
def test_a_duel_among_bots_takes_three_to_six_seconds_bug(level: Level, people: set[int]) -> None:
    for seed in range(12):
        assert LEAST <= raced_out(duel(), {0: WordBot(level), 1: WordBot(level)}, people, seed) <= MOST


@rule("DUPLE-16")
@levels
def test_bots_that_know_no_word_give_up_as_quickly(level: Level) -> None:
    table = Table("Q●", "", "I▲", middle="Plant, ●★", piles=("D★, I✚", ""), turn=1).draw(1)
    assert raced_out(table, {0: WordBot(level), 1: WordBot(level)}, {2}, seed=1) <= MOST


@rule("DUPLE-16")
@levels
def test_whoever_gives_up_does_not_wait_for_a_bot_that_goes_on_thinking(level: Level) -> None:
    for seed in range(8):
        table, bot = duel(), WordBot(level)
        assert asked(table, 0, bot, 0, {1, 2}, seed) is not None
        table.give_up(1, at=200)
        assert raced_out(table, {0: bot}, {1, 2}, seed, now=200) <= MOST


@rule("DUPLE-15")
def test_where_a_person_races_bots_take_the_time_of_people() -> None:
    alone, against = (
        [asked(duel(), 0, WordBot(EASY), 0, people, seed) for seed in range(12)] for people in ({2}, {1, 2})
    )
    assert max(each.after for each in alone if each) <= AT_LAST < max(each.after for each in against if each)


@rule("DUPLE-22")
def test_haste_keeps_the_order_of_thoughts_and_makes_no_ties() -> None:
    race = duel().race
    times = [
        [hurried(thought, race, seat, tie_ms=150) for thought in range(0, 60_000, 500)] for seat in (0, 1)
    ]
    assert all(each == sorted(each) for each in times)
    assert all(0 < time <= AT_LAST for each in times for time in each)
    assert min(abs(one - other) for one in times[0] for other in times[1]) > 150


@rule("DUPLE-19")
def test_bots_do_not_decide_a_vote_while_people_have_one() -> None:
    table = Table("A●", "", "I▲", "", "", middle="Animal", piles=("T●, I✚", ""), turn=1, judge="table").draw(
        1
    )
    table.say(0, "table", at=500).expire()
    for seat in (1, 2, 3):
        voted = asked(table, seat, WordBot(HARD), 700, {0, 4}, seed=0)
        assert voted is not None
        assert voted.action == Advise(accept=False)
        table.do(seat, voted.action, at=700 + voted.after)
        assert not table.was_told(VoteClosed)
    table.vote(4, accept=True, at=4000)
    assert table.told(VoteClosed).accepted


@rule("DUPLE-19")
def test_people_never_wait_for_a_bots_vote() -> None:
    table = Table("A●", "", "I▲", middle="Animal", piles=("T●, I✚", ""), turn=1, judge="table").draw(1)
    table.say(0, "rabbit").expire()
    began = table.race.voting.began if table.race.voting else 0
    voted = asked(table, 2, WordBot(EASY), began, {0, 1}, seed=0)
    assert voted is not None
    assert voted.after <= 1500


def test_a_bot_that_is_hurried_says_its_word_once() -> None:
    table, bot = duel(), WordBot(NORMAL)
    meant = asked(table, 0, bot, 0, {2}, seed=0)
    assert meant is not None
    assert isinstance(meant.action, Answer | GiveUp)
    again = asked(table, 0, bot, meant.after, {2}, seed=0)
    assert again is None or again.action != meant.action or meant.action == GiveUp()
