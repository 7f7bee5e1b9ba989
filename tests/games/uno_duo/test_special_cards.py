"""The special cards of UNO Duo, by rule."""

import pytest
from msgspec.structs import replace

from tests.games.uno_duo.drawing import (
    after,
    card,
    cards,
    codes,
    happened,
    playable,
    refused,
    table,
    told,
)
from tests.ledger import rule
from twofold.games.uno_duo import legality
from twofold.games.uno_duo.actions import EndRun, PlayCard
from twofold.games.uno_duo.cards import Colour
from twofold.games.uno_duo.events import (
    HandsSwapped,
    TurnLost,
    UnoCaught,
)
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import Phase, RoundResult


@rule("UNO-2")
def test_a_customizable_is_a_plain_wild_by_default() -> None:
    state = after(table("WC B2 B3 | R3 B4"), "WC green")
    assert (state.turn, state.colour, len(state.hands[1])) == (1, Colour.GREEN, 2)


@rule("UNO-2")
def test_a_customizable_may_make_the_opponent_draw_one() -> None:
    state = after(table("WC B2 B3 | R3 B4", options=Options(customizable="draw_one")), "WC green")
    assert (state.turn, state.phase, len(state.hands[1])) == (1, Phase.TURN, 3)


@rule("UNO-2")
def test_a_customizable_may_skip_the_opponent() -> None:
    state = after(table("WC B2 B3 | R3 B4", options=Options(customizable="skip")), "WC green")
    assert (state.turn, state.colour) == (0, Colour.GREEN)


@rule("UNO-18")
def test_a_skip_gives_another_turn() -> None:
    state, events = happened(table("RS R1 B1 | R3 B4"), "RS")
    assert (state.turn, state.phase) == (0, Phase.TURN)
    assert told(events, TurnLost) == [TurnLost(1)]


@rule("UNO-19")
def test_a_draw_2_is_drawn_and_costs_the_turn() -> None:
    state = after(table("R+2 R1 B1 | R3 B4"), "R+2", "draw")
    assert (state.turn, state.phase, state.stack) == (0, Phase.TURN, 0)
    assert len(state.hands[1]) == 4


@rule("UNO-19")
def test_draw_2s_of_any_colour_are_stacked_back_and_forth() -> None:
    state = after(table("R+2 G+2 B1 | Y+2 B4 B5"), "R+2", "Y+2", "G+2")
    assert (state.turn, state.phase, state.stack) == (1, Phase.ANSWER, 6)
    state = after(state, "draw")
    assert (state.turn, len(state.hands[1]), state.stack) == (0, 8, 0)


@rule("UNO-19")
def test_only_a_draw_2_answers_a_draw_2() -> None:
    state = after(table("R+2 R1 B1 | RS W+4 W B+2"), "R+2")
    assert playable(state) == {"B+2"}
    assert refused(state, "W+4 red") == "UNO-19"
    assert refused(state, "keep") == "UNO-19"


@rule("UNO-20")
def test_after_a_reverse_any_number_of_cards_of_its_colour_are_laid() -> None:
    state = after(table("RR R1 R+2 RS B1 W | R3 B4"), "RR")
    assert (state.turn, state.phase) == (0, Phase.RUN)
    assert playable(state) == {"R1", "R+2", "RS"}
    state = after(state, "R+2", "RS", "R1", "stop")
    assert (state.turn, state.stack, codes(state.hands[0])) == (1, 0, "B1 W")


@rule("UNO-20")
@pytest.mark.parametrize(("last", "turn", "stack"), [("R1", 1, 0), ("RR", 1, 0), ("RS", 0, 0), ("R+2", 1, 2)])
def test_only_the_last_card_of_a_run_takes_effect(last: str, turn: int, stack: int) -> None:
    state = after(table("RR RR R1 R+2 R+2 RS RS B1 B2 | R3 B4"), "RR", "RS", "R+2", last, "stop")
    assert (state.turn, state.stack) == (turn, stack)


@rule("UNO-20")
@pytest.mark.parametrize("code", ["B1", "W red", "draw", "keep"])
def test_other_colours_and_wilds_are_not_part_of_a_run(code: str) -> None:
    assert refused(after(table("RR R1 B1 W | R3 B4"), "RR"), code) == "UNO-20"


@rule("UNO-20")
def test_a_reverse_on_a_reverse_runs_in_its_own_colour() -> None:
    assert playable(after(table("BR R1 B1 | R3 B4", top="RR"), "BR")) == {"B1"}


@rule("UNO-20")
def test_a_drawn_reverse_starts_a_run_of_the_whole_hand() -> None:
    state = after(table("R1 B1 | R3 B4", pile="RR G1"), "draw", "RR")
    assert (state.phase, playable(state)) == (Phase.RUN, {"R1"})


@rule("UNO-20")
def test_a_run_is_ended_by_hand_even_without_a_card_of_the_colour() -> None:
    assert legality.choices(after(table("RR B1 B2 | R3 B4"), "RR"), 0) == (EndRun(),)


@rule("UNO-21")
def test_a_wild_draw_4_is_drawn_costs_the_turn_and_cannot_be_stacked() -> None:
    state = after(table("W+4 R1 B1 | W+4 B4"), "W+4 blue")
    assert (state.turn, state.phase, state.colour) == (0, Phase.TURN, Colour.BLUE)
    assert len(state.hands[1]) == 6


@rule("UNO-21")
def test_a_colour_is_named_with_a_wild_and_only_with_a_wild() -> None:
    state = table("W R1 B1 | R3 B4")
    assert refused(state, "W") == "UNO-21"
    coloured = legality.refusal(state, 0, PlayCard(card("R1"), Colour.BLUE))
    assert coloured is not None
    assert coloured.rule == "UNO-21"


@rule("UNO-21")
def test_a_colour_is_not_named_on_its_own() -> None:
    state = replace(table("W R1 | R3 B4"), phase=Phase.TURN)
    refusal = legality.refusal(state, 0, legality.COLOURS[0])
    assert refusal is not None
    assert refusal.rule == "UNO-21"


@rule("UNO-22")
def test_swap_hands_trades_the_hands() -> None:
    state, events = happened(table("WS R1 B1 | G3 G4 G5 G6"), "WS yellow")
    assert [codes(hand) for hand in state.hands] == ["G3 G4 G5 G6", "R1 B1"]
    assert (state.turn, state.colour) == (1, Colour.YELLOW)
    assert told(events, HandsSwapped) == [HandsSwapped(0)]


@rule("UNO-22")
def test_swap_hands_as_the_last_card_just_ends_the_round() -> None:
    state = after(table("WS | G3 G4"), "WS yellow")
    assert state.results == (RoundResult(0, ((), cards("G3 G4")), (0, 7)),)


@rule("UNO-23")
def test_uno_is_owed_when_a_run_leaves_one_card() -> None:
    run = after(table("RR R1 B1 | R3 B4"), "RR", "R1")
    assert (run.owing, after(run, "stop").owing) == (0, 0)
    assert after(run, "uno", "stop").owing is None
    assert after(table("RR R1 B1 | R3 B4"), "RR", "R1 uno", "stop").owing is None


@rule("UNO-23")
def test_in_the_middle_of_a_run_uno_can_be_called_until_the_next_card_lies() -> None:
    run = after(table("RR R1 R2 | R3 B4"), "RR", "R1")
    caught, events = happened(run, "1: catch")
    assert told(events, UnoCaught) == [UnoCaught(0)]
    assert (caught.phase, caught.turn, len(caught.hands[0])) == (Phase.RUN, 0, 3)
    assert after(run, "R2").results[0].winner == 0
    assert refused(after(run, "uno"), "catch", 1) == "UNO-17"


@rule("UNO-23")
def test_a_run_that_goes_on_to_the_last_card_owes_nothing() -> None:
    assert after(table("RR R1 | R3 B4"), "RR", "R1").results[0].winner == 0


@rule("UNO-23")
@pytest.mark.parametrize("hands", ["WS R1 B1 | G3", "WS R1 | G3 G4", "WS R1 | G3"])
def test_after_swap_hands_nobody_owes_uno(hands: str) -> None:
    state = after(table(hands), "WS red")
    assert state.owing is None
    assert [refused(state, "catch", seat) for seat in (0, 1)] == ["UNO-17", "UNO-17"]
    assert refused(table(hands), "WS red uno") == "UNO-16"


@rule("UNO-23")
def test_playing_a_drawn_card_can_leave_one_card() -> None:
    assert after(table("B1 | R3 B4", pile="R9 Y1"), "draw", "R9").owing == 0
