"""The expert of UNO Duo: what it is shown, what it notices, and what it makes of that."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.amounts import amount
from tests.conformance.positions import positions
from tests.games.uno_duo.drawing import after, card, cards, table
from tests.ledger import rule
from twofold import Match, installed_games
from twofold.bots import play_out
from twofold.engine import Moment, Watcher
from twofold.games.uno_duo import legality
from twofold.games.uno_duo.actions import DrawCards, PlayCard
from twofold.games.uno_duo.bots import Expert, Normal
from twofold.games.uno_duo.bots.foresight import standing, worth_of_round
from twofold.games.uno_duo.bots.lacking import Lack, Lacking, all_new, likelihood
from twofold.games.uno_duo.bots.sight import encoded
from twofold.games.uno_duo.cards import COLOUR_OF, KINDS_OF_COLOUR, Colour
from twofold.games.uno_duo.learning import features
from twofold.games.uno_duo.state import RoundResult, State
from twofold.games.uno_duo.view import View, imagine, look

UNO_DUO = installed_games["uno-duo"]


# ---- What it is shown


def shown(view: View) -> list[float]:
    """The learning features, and the variant."""
    options = view.options
    flags = options.customizable == "draw_one", options.customizable == "skip", options.memory
    return [*features(view), *flags]


@settings(max_examples=amount(60, 300), deadline=None)
@given(match=positions(UNO_DUO), seed=st.integers(0, 100))
def test_the_expert_is_shown_the_features_of_its_view_and_nothing_else(match: Match, seed: int) -> None:
    for seat in range(2):
        dealt_anew = imagine(match.view(seat), Random(seed))
        np.testing.assert_allclose(encoded([(dealt_anew, seat)])[0], shown(match.view(seat)), rtol=1e-6)


# ---- What it notices


def watching(*states: State) -> Lacking:
    """What seat 0 has noticed after these."""
    noticed = Lacking()
    for state in states:
        noticed.watch(look(state, 0))
    return noticed


@rule("UNO-14")
def test_who_draws_by_choice_and_keeps_the_card_seems_to_hold_nothing_that_matched() -> None:
    asked = table("B1 B2 | G1 G2 G3", top="R5", pile="Y9 Y8 Y7", turn=1)
    drew = after(asked, "draw")
    kept = after(drew, "keep")
    assert [lack.since for lack in watching(asked, drew).lacks] == [1]
    (lack,) = watching(asked, drew, kept).lacks
    assert lack.since == 0
    assert [lack.kinds >> card(code) & 1 for code in ("R1", "G5", "W", "G4")] == [1, 1, 1, 0]


def test_cards_that_come_to_the_hand_later_may_match() -> None:
    asked = table("B1 B2 R+2 | G1 G2 G3", top="R5", pile="Y9 Y8 Y7 Y6", turn=1)
    states = [asked]
    for line in ("draw", "keep", "R+2", "draw"):
        states.append(after(states[-1], line))
    assert [lack.since for lack in watching(*states).lacks] == [2]


def test_a_drawn_card_that_is_played_leaves_the_rest_as_it_was() -> None:
    asked = table("B1 B2 | G1 G2 G3", top="R5", pile="R9 Y8 Y7", turn=1)
    drew = after(asked, "draw")
    assert [lack.since for lack in watching(asked, drew, after(drew, "R9")).lacks] == [0]


@rule("UNO-22")
def test_nothing_is_left_to_guess_once_hands_are_swapped() -> None:
    asked = table("WS B2 | G1 G2 G3", top="R5", pile="Y9 Y8 Y7", turn=1)
    drew = after(asked, "draw")
    kept = after(drew, "keep")
    assert watching(asked, drew, kept, after(kept, "WS blue")).lacks == ()


def test_the_chance_that_matching_cards_are_all_new() -> None:
    assert all_new(0, 0, 5) == 1
    assert all_new(1, 0, 5) == 0
    assert all_new(1, 2, 4) == 0.5
    assert all_new(2, 2, 4) == pytest.approx(1 / 6)
    red = KINDS_OF_COLOUR[Colour.RED]
    assert likelihood(list(cards("G1 G2")), (Lack(red, 0),)) == 1
    assert likelihood(list(cards("R1 G2")), (Lack(red, 0),)) < 0.2


def test_imagined_hands_agree_with_what_was_noticed() -> None:
    """A quarter of the unseen cards are red; of a hand that could hardly play red, half as many."""
    state = table("B1 B2 | G1 G2 G3 G4 G6 G7", turn=0)
    noticed, rng = Lacking(), Random(1)
    noticed.lacks = (Lack(KINDS_OF_COLOUR[Colour.RED], 0),)
    red = Counter[bool]()
    for _ in range(100):
        deal = imagine(look(state, 0), rng)
        agreed = noticed.agreeing(deal, 1, rng)
        assert sorted(agreed.hands[1] + agreed.draw_pile) == sorted(deal.hands[1] + deal.draw_pile)
        assert (agreed.hands[0], len(agreed.hands[1])) == (deal.hands[0], 6)
        red.update(COLOUR_OF[held] is Colour.RED for held in agreed.hands[1])
    assert red[True] / red.total() < 0.15


def test_cards_that_are_known_stay_where_they_are() -> None:
    state = replace(table("B1 B2 | R1 G2 G3"), known=((), cards("R1")))
    noticed, rng = Lacking(), Random(2)
    noticed.lacks = (Lack(KINDS_OF_COLOUR[Colour.RED], 0),)
    for _ in range(20):
        assert card("R1") in noticed.agreeing(imagine(look(state, 0), rng), 1, rng).hands[1]


# ---- What it makes of that


def scored(*points: tuple[int, int]) -> State:
    """A match after rounds with these charges."""
    results = tuple(RoundResult(0 if second else 1, ((), ()), (first, second)) for first, second in points)
    return replace(table("B1 | B2"), results=results)


def test_a_round_is_worth_winning_and_the_better_standing() -> None:
    ahead = scored((0, 80))
    assert standing(ahead, 0, 1) == -standing(ahead, 1, 1) == pytest.approx(np.tanh(1))
    assert worth_of_round(ahead, 0) == pytest.approx(0.5 + np.tanh(1))
    assert worth_of_round(scored((0, 80), (80, 0)), 0) == pytest.approx(-0.5 - np.tanh(1))


def chosen(bot: Expert, state: State) -> object:
    view, choices = look(state, 0), legality.choices(state, 0)
    decision = bot.decide(view, choices, Moment(0, seconds=60), Random(0))
    assert decision is not None
    return decision.action


@pytest.mark.parametrize("deals", [0, 16])
def test_the_expert_goes_out_when_it_can(deals: int) -> None:
    assert chosen(Expert(UNO_DUO, deals), table("R1 | B1 B2 B3")) == PlayCard(card("R1"))


def test_with_ample_time_it_decides_alike_for_the_same_chances() -> None:
    state = table("W R1 G2 B3 B4 | Y1 Y2 Y3 Y4")
    assert chosen(Expert(UNO_DUO, 16), state) == chosen(Expert(UNO_DUO, 16), state)


def test_the_expert_keeps_to_its_time() -> None:
    state = table("W R1 G2 B3 B4 | Y1 Y2 Y3 Y4")
    view, choices = look(state, 0), legality.choices(state, 0)
    decision = Expert(UNO_DUO).decide(view, choices, Moment(0, seconds=0.0), Random(0))
    assert decision is not None
    assert decision.action in choices


def test_in_a_round_that_does_not_end_the_expert_plays_what_it_can_bug() -> None:
    """With a pile turned over again and again, it would go on drawing for better cards."""
    state = table("WS G1 Y2 | B1 B2 B3 B4 B6 B7 B8 B9 Y1 Y2")
    fresh, bored = Expert(UNO_DUO, 0), Expert(UNO_DUO, 0)
    for bot, turned in ((fresh, 3), (bored, 0)):
        bot.watch(look(replace(state, times_turned=turned), 0))
    late = replace(state, times_turned=3)
    assert chosen(fresh, late) == DrawCards()
    assert isinstance(chosen(bored, late), PlayCard)


def test_the_expert_looks_on() -> None:
    assert isinstance(Expert(UNO_DUO), Watcher)


@pytest.mark.uncovered
def test_at_a_glance_the_expert_beats_normal() -> None:
    won = 0
    for seed in range(6):
        match = Match.new(UNO_DUO, 2, seed=seed)
        bots = [Expert(UNO_DUO, 0), Normal()]
        for _ in play_out(match, bots if seed % 2 == 0 else bots[::-1], Random(seed)):
            assert len(match.entries) < 5000
        assert match.outcome is not None
        won += match.outcome.winners == (seed % 2,)
    assert won >= 4
