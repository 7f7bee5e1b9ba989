"""Saying UNO and catching it, by rule."""

import pytest
from msgspec.structs import replace

from tests.games.uno_duo.drawing import (
    after,
    codes,
    happened,
    refused,
    table,
    told,
)
from tests.ledger import rule
from twofold.games.uno_duo import legality, rules
from twofold.games.uno_duo.actions import CatchUno, SayUno
from twofold.games.uno_duo.events import (
    CardsDrawn,
    UnoCaught,
    UnoSaid,
)
from twofold.games.uno_duo.state import State


def forgotten() -> State:
    """Seat 0 has played its second-to-last card and not said UNO."""
    return after(table("R1 B2 | R3 B4 B6"), "R1")


@rule("UNO-16")
def test_uno_can_be_said_with_the_second_to_last_card() -> None:
    state = after(table("R1 B2 | R3 B4"), "R1 uno")
    assert (state.owing, state.said) == (None, (True, False))
    assert CatchUno() not in legality.choices(state, 1)


@rule("UNO-16")
def test_uno_can_be_said_afterwards() -> None:
    state, events = happened(forgotten(), "0: uno")
    assert (state.owing, state.said, state.turn) == (None, (True, False), 1)
    assert told(events, UnoSaid) == [UnoSaid(0)]


@rule("UNO-16")
def test_uno_is_not_said_with_any_other_card_nor_when_it_is_not_owed() -> None:
    assert refused(table("R1 B2 B3 | R3 B4"), "R1 uno") == "UNO-16"
    assert refused(table("R1 | R3 B4"), "R1 uno") == "UNO-16"
    assert refused(table("R1 B2 | R3 B4"), "uno") == "UNO-16"


@rule("UNO-16")
def test_uno_is_said_for_the_one_card_in_hand_only() -> None:
    state = after(table("R1 B2 | R3 B4", pile="G1 G2 G3"), "R1 uno", "draw", "keep", "draw")
    assert state.said == (False, False)


@rule("UNO-17")
def test_who_forgot_and_is_caught_draws_two() -> None:
    state, events = happened(forgotten(), "1: catch")
    assert (len(state.hands[0]), state.owing, state.turn) == (3, None, 1)
    assert told(events, UnoCaught) == [UnoCaught(0)]
    assert told(events, CardsDrawn) == [CardsDrawn(0, 2)]


@rule("UNO-17")
def test_whoever_says_uno_first_settles_it() -> None:
    assert refused(after(forgotten(), "1: catch"), "uno", 0) == "UNO-16"
    assert refused(after(forgotten(), "0: uno"), "catch", 1) == "UNO-17"


@rule("UNO-17")
@pytest.mark.parametrize("turn", ["R3", "draw"])
def test_the_chance_is_gone_once_the_opponent_has_played_or_drawn(turn: str) -> None:
    state = after(forgotten(), turn)
    assert refused(state, "catch", 1) == "UNO-17"
    assert refused(state, "uno", 0) == "UNO-16"
    assert state.owing is None


@rule("UNO-17")
def test_taking_the_sum_of_draw_2s_ends_the_chance() -> None:
    state = after(table("R+2 B2 | R3 B4"), "R+2")
    assert CatchUno() in legality.choices(state, 1)
    assert refused(after(state, "draw"), "catch", 1) == "UNO-17"


@rule("UNO-17")
@pytest.mark.parametrize("play", ["RS", "W+4 red"])
def test_a_player_who_is_skipped_can_still_catch(play: str) -> None:
    state = after(table("RS W+4 | R3 B4"), play)
    assert state.turn == 0
    state = after(state, "1: catch")
    assert len(state.hands[0]) == 3


@rule("UNO-17")
def test_nobody_is_caught_before_they_have_one_card_nor_by_themselves() -> None:
    state = after(table("RR R2 B2 | R3 B4"), "RR")
    assert refused(state, "catch", 1) == "UNO-17"
    assert refused(forgotten(), "catch", 0) == "UNO-17"


@rule("UNO-17")
def test_being_caught_costs_nothing_when_there_is_nothing_to_draw() -> None:
    state = after(replace(table("B2 | R3 B4", pile="", turn=1), owing=0), "catch")
    assert (codes(state.hands[0]), state.owing) == ("B2", None)


@rule("UNO-16")
def test_drawing_ends_what_is_owed() -> None:
    state = after(table("RS B2 | R3 B4"), "RS", "draw")
    assert state.owing is None
    assert refused(state, "catch", 1) == "UNO-17"


@rule("UNO-16", "UNO-17")
def test_the_table_does_not_wait_for_uno() -> None:
    state = forgotten()
    assert rules.waiting_for(state) == frozenset((1,))
    assert legality.choices(state, 0) == (SayUno(),)
