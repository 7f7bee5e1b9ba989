"""A turn of UNO Duo, the special cards, UNO and the end of rounds and games, by rule."""

import pytest
from msgspec.structs import replace

from tests.games.uno_duo.drawing import (
    PLAIN,
    StackedDice,
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
from twofold.engine import Events
from twofold.games.uno_duo import legality, rules
from twofold.games.uno_duo.actions import CatchUno, DrawCards, EndRun, KeepCard, PlayCard, SayUno
from twofold.games.uno_duo.cards import DECK, POINTS, Colour
from twofold.games.uno_duo.events import (
    CardKept,
    CardsDrawn,
    CardsSeen,
    HandsSwapped,
    PileTurned,
    RoundScored,
    TurnLost,
    UnoCaught,
    UnoSaid,
)
from twofold.games.uno_duo.options import Options
from twofold.games.uno_duo.state import Phase, RoundResult, State, totals

# ---- A turn


@rule("UNO-13")
@pytest.mark.parametrize(
    ("top", "matching"),
    [
        ("R5", {"R1", "RS", "B5", "W", "W+4", "WS", "WC"}),
        ("BS", {"RS", "B5", "W", "W+4", "WS", "WC"}),
        ("Y+2", {"G+2", "W", "W+4", "WS", "WC"}),
        ("W green", {"G+2", "W", "W+4", "WS", "WC"}),
    ],
)
def test_a_card_matches_in_colour_number_or_action_and_any_wild_does(top: str, matching: set[str]) -> None:
    assert playable(table("R1 RS B5 G+2 W W+4 WS WC | B1 B2", top)) == matching


@rule("UNO-13")
def test_cards_that_do_not_match_or_are_not_held_are_refused() -> None:
    state = table("R1 B7 | B1 B2")
    assert refused(state, "B7") == "UNO-13"
    assert refused(state, "R2") == "UNO-13"
    assert refused(state, "B1", 1) == "UNO-13"
    for absurd in (-1, 56, 10**30):
        refusal = legality.refusal(state, 0, PlayCard(absurd))
        assert refusal is not None
        assert refusal.rule == "UNO-13"


@rule("UNO-13", "UNO-14")
def test_nobody_is_obliged_to_play() -> None:
    assert DrawCards() in legality.choices(table("R1 R2 W | B1"), 0)


@rule("UNO-14")
def test_a_drawn_card_that_matches_may_be_played_at_once() -> None:
    state = after(table("B1 B2 | B3 B4", pile="R9 Y1"), "draw")
    assert (state.turn, state.phase, state.drawn) == (0, Phase.DRAWN, card("R9"))
    state = after(state, "R9")
    assert (state.turn, codes(state.discards)) == (1, "R5 R9")


@rule("UNO-14")
def test_a_drawn_card_may_be_kept_although_it_matches() -> None:
    state, events = happened(table("B1 B2 | B3 B4", pile="R9 Y1"), "draw", "keep")
    assert (state.turn, state.phase, state.drawn) == (1, Phase.TURN, None)
    assert codes(state.hands[0]) == "R9 B1 B2"
    assert told(events, CardKept) == [CardKept(0)]


@rule("UNO-14")
def test_a_drawn_card_that_does_not_match_is_kept() -> None:
    state = after(table("R1 B2 | B3 B4", pile="Y9 Y1"), "draw")
    assert legality.choices(state, 0) == (KeepCard(),)
    assert refused(state, "Y9") == "UNO-14"


@rule("UNO-14")
def test_after_drawing_no_other_card_can_be_played_and_none_be_drawn() -> None:
    state = after(table("R1 B2 | B3 B4", pile="R9 Y1"), "draw")
    assert playable(state) == {"R9"}
    assert refused(state, "R1") == "UNO-14"
    assert refused(state, "draw") == "UNO-14"
    assert refused(table("R1 B2 | B3 B4"), "keep") == "UNO-14"


@rule("UNO-14")
def test_which_card_was_drawn_is_told_to_its_owner_only() -> None:
    _, events = happened(table("R1 B2 | B3 B4", pile="R9 Y1"), "draw")
    assert told(events, CardsDrawn) == [CardsDrawn(0, 1)]
    assert [(one.event, one.to) for one in events if one.to] == [(CardsSeen(0, cards("R9")), (0,))]


# ---- When the draw pile runs out


@rule("UNO-15")
def test_the_discard_pile_is_turned_over_unshuffled_and_its_top_card_stays() -> None:
    state, events = happened(table("B1 B2 | B3 B4", top="R5", under="R1 Y1 W", pile="G9"), "draw")
    assert codes(state.discards) == "R5"
    assert codes(state.draw_pile) == "R1 Y1 W"
    assert told(events, PileTurned) == [PileTurned(3, shuffled=False)]


@rule("UNO-15")
def test_drawing_goes_on_after_the_pile_is_turned_over() -> None:
    state = after(table("B1 B2 W+4 | B3 B4", top="R5", under="R1 Y1 G1", pile="G9 G8"), "W+4 red")
    assert codes(state.hands[1]) == "R1 Y1 G8 G9 B3 B4"
    assert codes(state.draw_pile) == "G1 R5"


@rule("UNO-15")
def test_wilds_lose_their_colour_when_they_are_turned_over() -> None:
    state = after(table("B1 B2 | B3 B4", top="R5", under="W", pile="G9"), "draw", "keep", "draw")
    assert state.drawn == card("W")
    assert {f"{play.colour}" for play in legality.plays(state, 1) if isinstance(play, PlayCard)} == set(
        "0123"
    )


@rule("UNO-15")
def test_if_there_is_nothing_to_draw_drawing_is_skipped_and_the_turn_passes() -> None:
    state, events = happened(table("B1 B2 | B3 B4", pile=""), "draw")
    assert (state.turn, state.phase) == (1, Phase.TURN)
    assert told(events, CardsDrawn) == [CardsDrawn(0, 0)]
    assert codes(state.hands[0]) == "B1 B2"


@rule("UNO-15")
def test_cards_laid_while_the_draw_pile_was_empty_are_turned_over_when_somebody_draws() -> None:
    state = after(table("R1 B2 | B3 B4", pile=""), "R1", "draw")
    assert (state.drawn, codes(state.discards)) == (card("R5"), "R1")


@rule("UNO-15")
def test_with_reshuffle_the_turned_over_pile_is_shuffled() -> None:
    options = Options(reshuffle=True)
    state = table("B1 B2 | B3 B4", under="R1 Y1 W", pile="G9", options=options)
    state, events = happened(state, "draw", dice=StackedDice("W Y1"))
    assert codes(state.draw_pile) == "W Y1 R1"
    assert told(events, PileTurned) == [PileTurned(3, shuffled=True)]


# ---- UNO


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
def test_nobody_is_caught_before_their_turn_is_over_nor_by_themselves() -> None:
    state = after(table("RR R2 B2 | R3 B4"), "RR", "R2")
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


# ---- Special cards


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
    assert state.results == (RoundResult(0, cards("G3 G4"), 7),)


@rule("UNO-23")
def test_uno_is_owed_when_a_run_leaves_one_card() -> None:
    run = after(table("RR R1 B1 | R3 B4"), "RR", "R1")
    assert after(run, "stop").owing == 0
    assert after(run, "uno", "stop").owing is None
    assert after(table("RR R1 B1 | R3 B4"), "RR", "R1 uno", "stop").owing is None


@rule("UNO-23")
def test_a_run_that_goes_on_to_the_last_card_owes_nothing() -> None:
    assert after(table("RR R1 | R3 B4"), "RR", "R1").results[0].winner == 0


@rule("UNO-23")
def test_after_swapping_for_a_single_card_uno_is_owed_by_who_swapped() -> None:
    state = after(table("WS R1 B1 | G3"), "WS red")
    assert state.owing == 0
    assert after(table("WS R1 B1 | G3"), "WS red uno").said == (True, False)
    assert after(table("WS R1 | G3 G4"), "WS red").owing is None
    assert refused(table("WS R1 | G3 G4"), "WS red uno") == "UNO-16"


@rule("UNO-23")
def test_playing_a_drawn_card_can_leave_one_card() -> None:
    assert after(table("B1 | R3 B4", pile="R9 Y1"), "draw", "R9").owing == 0


# ---- End of a round


@rule("UNO-24")
def test_the_round_ends_when_a_hand_is_empty() -> None:
    state, events = happened(table("R1 | R3 B4"), "R1")
    assert told(events, RoundScored) == [RoundScored(1, RoundResult(0, cards("R3 B4"), 7))]
    assert (state.round, state.phase) == (2, Phase.DRAFT)


@rule("UNO-24")
@pytest.mark.parametrize(("last", "count"), [("R+2", 2), ("W+4 red", 4), ("WC red", 0), ("R1", 0), ("RR", 0)])
def test_a_final_draw_2_or_wild_draw_4_is_still_drawn(last: str, count: int) -> None:
    _, events = happened(table(f"{last.split(maxsplit=1)[0]} | Y+2 B4"), last)
    assert drawn(events) == count
    assert len(told(events, RoundScored)[0].result.left) == 2 + count


@rule("UNO-24")
def test_a_run_that_ends_the_round_on_a_draw_2_is_still_drawn() -> None:
    _, events = happened(table("RR R+2 | Y3 B4"), "RR", "R+2")
    assert drawn(events) == 2


@rule("UNO-24")
def test_a_final_draw_2_is_drawn_with_the_whole_sum_it_answers() -> None:
    _, events = happened(table("R+2 R1 | G+2"), "R+2", "G+2")
    assert drawn(events) == 4
    assert told(events, RoundScored)[0].result.winner == 1


@rule("UNO-24")
def test_a_final_customizable_that_makes_draw_is_drawn() -> None:
    _, events = happened(table("WC | Y3 B4", options=Options(customizable="draw_one")), "WC red")
    assert drawn(events) == 1


def drawn(events: Events) -> int:
    return sum(one.count for one in told(events, CardsDrawn))


@rule("UNO-25")
@pytest.mark.parametrize(
    ("code", "points"),
    [
        ("R0", 0),
        ("Y9", 9),
        ("GS", 20),
        ("BR", 20),
        ("R+2", 20),
        ("WS", 40),
        ("WC", 40),
        ("W", 50),
        ("W+4", 50),
    ],
)
def test_every_card_has_its_charge(code: str, points: int) -> None:
    assert POINTS[card(code)] == points


@rule("UNO-25")
def test_the_other_player_is_charged_the_cards_in_hand() -> None:
    state = after(table("R1 | R0 Y9 GS WS W"), "R1")
    assert totals(state.results) == (0, 0 + 9 + 20 + 40 + 50)


@rule("UNO-25")
def test_all_the_cards_of_the_deck_are_charged_1240() -> None:
    # Four colours of 2 × 45 and 2 × 3 × 20, then 8 × 50 and 4 × 40.
    assert sum(POINTS[one] for one in DECK) == 4 * (90 + 120) + 400 + 160


# ---- End of the game


@rule("UNO-26")
def test_the_game_ends_after_the_round_in_which_a_total_reaches_the_target() -> None:
    before = table("R1 | W B4", options=Options(target=54))
    over = after(before, "R1")
    assert over.over
    assert rules.waiting_for(over) == frozenset()
    assert all(not legality.choices(over, seat) for seat in (0, 1))
    assert not after(table("R1 | W B3", options=Options(target=54)), "R1").over


@rule("UNO-26")
def test_the_lowest_total_wins() -> None:
    earlier = (RoundResult(1, cards("W W W"), 150), RoundResult(0, cards("W W W"), 150))
    state = after(replace(table("R1 | W B4"), results=earlier), "R1")
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (150.0, 204.0))
    assert outcome.statistics["rounds_won"] == [2, 1]
    assert outcome.statistics["points"] == [[150, 0], [0, 150], [0, 54]]


@rule("UNO-26")
def test_until_then_nobody_has_won() -> None:
    assert rules.outcome(table("R1 | W B4")) is None
    assert PLAIN.target == 200


@rule("UNO-16", "UNO-17")
def test_the_table_does_not_wait_for_uno() -> None:
    state = forgotten()
    assert rules.waiting_for(state) == frozenset((1,))
    assert legality.choices(state, 0) == (SayUno(),)
