"""People's time: a bot leaves its partner the first choice of the hints, and nobody waits for it."""

from random import Random

import pytest

from tests.games.duos.tables import FOUR, after, partners
from tests.ledger import rule
from twofold.engine import Decision, Moment
from twofold.games.duos import rules
from twofold.games.duos.actions import ChoosePairs, PointNot, PointYes, SayReady, SayWord
from twofold.games.duos.bots import HINT_AFTER, Easy, Hard, Normal
from twofold.games.duos.state import State
from twofold.games.duos.view import look

HINTS = (SayWord, PointYes, PointNot)
every_bot = pytest.mark.parametrize("make", [Easy, Normal, Hard], ids=["easy", "normal", "hard"])


def asked(bot: Normal, state: State, now: int, people: frozenset[int] | None) -> Decision:
    return bot.decide(look(state, 0), rules.choices(state, 0), Moment(0, now, people=people), Random(0))


def chosen(bot: Normal, people: frozenset[int] | None) -> State:
    """The bot in seat 0 has chosen its pairs, a second after the cards were dealt."""
    choice = asked(bot, partners(), 1000, people)
    assert isinstance(choice.action, ChoosePairs)
    return after(partners(), (0, choice.action))


@rule("DUOS-21")
@every_bot
def test_a_bot_does_not_take_a_hint_before_a_person_could(make: type[Normal]) -> None:
    bot, people = make(), frozenset({1})
    state = chosen(bot, people)
    held = asked(bot, state, 2000, people)
    assert isinstance(held.action, HINTS)
    assert held.after == HINT_AFTER - 1000


@rule("DUOS-21", "DUOS-25")
@every_bot
def test_a_bot_gives_its_hint_at_once_when_the_person_has_given_one_or_is_ready(make: type[Normal]) -> None:
    for done in (PointYes(0), SayReady()):
        bot, people = make(), frozenset({1})
        state = after(chosen(bot, people), (1, ChoosePairs(FOUR)), (1, done))
        for now in (3000, 4000):
            decided = asked(bot, state, now, people)
            assert decided.after == 0
            if isinstance(decided.action, HINTS):
                break
            state = after(state, (0, decided.action))
        assert isinstance(decided.action, HINTS)


@rule("DUOS-21")
def test_the_courtesy_ends_and_each_turn_has_its_own() -> None:
    bot, people = Normal(), frozenset({1})
    state = chosen(bot, people)
    assert asked(bot, state, 1000 + HINT_AFTER, people).after == 0


@pytest.mark.parametrize("people", [None, frozenset[int]()])
def test_bots_among_themselves_give_hints_at_once(people: frozenset[int] | None) -> None:
    bot = Normal()
    decided = asked(bot, chosen(bot, people), 2000, people)
    assert isinstance(decided.action, HINTS)
    assert decided.after == 0
