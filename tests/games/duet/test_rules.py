"""The rules of Duet, in the order of the ledger."""

from random import Random

import pytest

from tests.games.duet.tables import Table
from tests.ledger import rule
from twofold.engine import FastDice, Form
from twofold.games.duet import rules
from twofold.games.duet.actions import Flip, LayRow, StartBeat
from twofold.games.duet.events import BeatStarted, CardFlipped, FaultMade, RoundScored
from twofold.games.duet.options import Options
from twofold.games.duet.state import Failing, Fault, Phase
from twofold.games.duet.texts import text


@rule("DUET-6")
def test_after_1_up_2_up_1_down_either_3_goes_up_or_2_goes_down() -> None:
    for following in ("^3", "v2"):
        table = Table().lay("3142").beat().sing("^1 ^2 v1").sing(following)
        assert table.state.phase is Phase.PERFORMING
        assert not table.happened(FaultMade)


@rule("DUET-1")
def test_the_first_round_is_played_with_1_to_4() -> None:
    state = rules.setup(Options(), 2, FastDice(Random(0)))
    assert state.cards == 4
    assert state.scores == (0, 0)


@rule("DUET-2")
def test_the_first_caller_is_random_and_the_other_responds() -> None:
    states = [rules.setup(Options(), 2, FastDice(Random(seed))) for seed in range(20)]
    assert {state.caller for state in states} == {0, 1}
    assert all(state.responder == 1 - state.caller for state in states)


@rule("DUET-3")
@pytest.mark.parametrize("row", ["1234", "4321", "3142"])
def test_the_caller_lays_the_cards_in_any_order(row: str) -> None:
    assert Table().lay(row).state.rows[0] == tuple(map(int, row))


@rule("DUET-3")
@pytest.mark.parametrize(
    "row", [(), (1, 2, 3), (1, 2, 3, 3), (1, 2, 3, 5), (0, 1, 2, 3), (1, 2, 3, 4, 5), (10**30, -1, 2, 3)]
)
def test_a_row_holds_every_card_of_the_set_once(row: tuple[int, ...]) -> None:
    assert Table().refused(0, LayRow(row)) == "DUET-3"


@rule("DUET-3", "DUET-9")
def test_only_the_performer_lays_and_only_once() -> None:
    row = LayRow((1, 2, 3, 4))
    assert Table().refused(1, row) == "DUET-9"
    assert Table().lay("3142").refused(0, row) == "DUET-3"
    assert Table().lay("3142").beat().refused(0, row) == "DUET-3"
    assert Table().perform("3142").refused(0, row) == "DUET-3"


@rule("DUET-4")
def test_the_other_player_starts_the_beat() -> None:
    table = Table(caller=1).lay("3142")
    assert rules.waiting_for(table.state) == {0}
    assert table.refused(1, StartBeat()) == "DUET-4"
    table.beat()
    assert table.happened(BeatStarted) == [BeatStarted(seat=0, performer=1, tempo=90)]
    table.sing("^1 v1 ^2 v2 ^3 v3 ^4 v4").lay("3142")
    assert rules.waiting_for(table.state) == {1}
    assert table.beat().happened(BeatStarted)[-1].seat == 1


@rule("DUET-4")
def test_there_is_no_beat_without_a_row_and_no_flip_without_a_beat() -> None:
    assert Table().refused(1, StartBeat()) == "DUET-4"
    assert Table().refused(0, Flip(1)) == "DUET-4"
    assert Table().lay("3142").refused(0, Flip(1)) == "DUET-4"
    assert Table().lay("3142").beat().refused(1, StartBeat()) == "DUET-4"


@rule("DUET-4")
def test_the_table_starts_the_beat_for_a_player_who_does_not() -> None:
    table = Table().lay("3142").wait()
    assert table.state.phase is Phase.PERFORMING
    assert table.happened(BeatStarted) == [BeatStarted(seat=None, performer=0, tempo=90)]


@rule("DUET-4")
@pytest.mark.parametrize("count", range(8))
def test_the_performer_may_come_in_on_any_count(count: int) -> None:
    table = Table(strict_beat=True).lay("1234").beat().flip(1, skip=count)
    assert table.state.raised == 1


@rule("DUET-5")
def test_a_flip_turns_a_card_up_and_the_next_flip_of_it_down() -> None:
    table = Table().lay("3142").beat().flip(2)
    assert table.drawn(0) == ". 1 . ."
    assert table.flip(2).drawn(0) == ". . . ."


@rule("DUET-5")
def test_a_third_card_is_refused_while_both_hands_are_busy_and_costs_nothing() -> None:
    table = Table().lay("3142").beat().sing("^1 ^2")
    assert table.state.hands_free == 0
    assert table.refused(0, Flip(1)) == "DUET-5"
    assert table.refused(0, Flip(3)) == "DUET-5"
    assert rules.choices(table.state, 0) == (Flip(2), Flip(4))
    assert table.sing("v1 ^3").drawn(0) == "3 . . 2"


@rule("DUET-5")
@pytest.mark.parametrize("position", [0, 5, -1, 10**30])
def test_a_position_without_a_card_is_refused(position: int) -> None:
    assert Table().lay("3142").beat().refused(0, Flip(position)) == "DUET-5"


@rule("DUET-5")
def test_nobody_flips_in_another_players_performance() -> None:
    assert Table().lay("3142").beat().refused(1, Flip(2)) == "DUET-5"


@rule("DUET-6")
@pytest.mark.parametrize(
    "song",
    [
        "^1 v1 ^2 v2 ^3 v3 ^4 v4",
        "^1 ^2 v1 ^3 v2 ^4 v3 v4",
        "^1 ^2 v1 v2 ^3 ^4 v3 v4",
        "^1 ^2 v1 v2 ^3 v3 ^4 v4",
    ],
)
def test_ups_and_downs_interleave_freely_each_in_number_order(song: str) -> None:
    assert Table().lay("3142").beat().sing(song).state.answering


@rule("DUET-6", "DUET-11")
@pytest.mark.parametrize("song", ["^2", "^1 ^3", "^1 ^2 v2", "^1 v1 ^1", "^1 v1 ^3", "^1 ^2 v1 ^4"])
def test_a_card_out_of_sequence_ends_the_round_and_the_other_player_scores(song: str) -> None:
    table = Table().lay("3142").beat().sing(song)
    assert table.happened(FaultMade) == [FaultMade(Fault(0, Failing.OUT_OF_SEQUENCE))]
    assert table.state.scores == (0, 1)
    assert table.state.round == 2


@rule("DUET-7")
def test_a_performance_ends_when_every_card_has_been_up_and_is_down_again() -> None:
    table = Table().lay("3142").beat().sing("^1 ^2 v1 ^3 v2 ^4 v3")
    assert table.state.phase is Phase.PERFORMING
    assert table.sing("v4").state.performer == 1
    assert rules.choices(table.state, 1) == (Form("lay", text("hint-lay", cards=4)),)


@rule("DUET-9")
def test_the_responder_may_interleave_otherwise_than_the_caller() -> None:
    table = Table().lay("3142").beat().sing("^1 ^2 v1 ^3 v2 ^4 v3 v4")
    table.lay("3142").beat().sing("^1 ^2 v1 v2 ^3 v3 ^4 v4")
    assert table.state.scores == (0, 1)


@rule("DUET-12")
def test_after_the_callers_fault_the_other_player_calls_and_no_card_is_added() -> None:
    table = Table().fail("3142")
    assert table.state.caller == 1
    assert table.state.cards == 4
    assert table.state.scores == (0, 1)


@rule("DUET-13")
def test_when_both_finish_all_cards_are_turned_up() -> None:
    result = Table().round("3142", "3124").happened(RoundScored)[0].result
    assert result.rows == ((3, 1, 4, 2), (3, 1, 2, 4))
    assert result.fault is None


@rule("DUET-14")
def test_equal_rows_score_for_the_responder_who_calls_next_with_one_card_more() -> None:
    state = Table().round("3142", "3142").state
    assert state.scores == (0, 1)
    assert state.caller == 1
    assert state.cards == 5


@rule("DUET-15")
def test_different_rows_score_for_the_caller_who_stays_with_one_card_more() -> None:
    state = Table().round("3142", "3124").state
    assert state.scores == (1, 0)
    assert state.caller == 0
    assert state.cards == 5


@rule("DUET-15")
def test_a_responder_at_fault_scores_for_the_caller_who_stays_with_one_card_more() -> None:
    state = Table().perform("3142").fail("3142").state
    assert state.scores == (1, 0)
    assert state.caller == 0
    assert state.cards == 5


@rule("DUET-16")
def test_sets_stop_growing_at_8() -> None:
    assert Table(cards=8).round("31428675", "31428675").state.cards == 8


@rule("DUET-17")
def test_10_points_win_with_a_lead_of_3() -> None:
    outcome = rules.outcome(Table(scores=(9, 7)).round("1234", "2134").state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (10.0, 7.0)


@rule("DUET-17")
@pytest.mark.parametrize(("scores", "cards"), [((9, 8), 4), ((8, 5), 4), ((5, 3), 5), ((6, 5), 7)])
def test_the_match_goes_on_without_the_lead_or_without_10_points_or_8_cards(
    scores: tuple[int, int], cards: int
) -> None:
    row = "12345678"[:cards]
    table = Table(scores=scores, cards=cards).round(row, row[::-1])
    assert rules.outcome(table.state) is None
    assert rules.waiting_for(table.state) == {0}


@rule("DUET-17")
def test_8_cards_win_with_a_lead_of_3_and_the_card_that_joins_counts_at_once() -> None:
    table = Table(scores=(2, 0), cards=7).round("1234567", "2134567")
    assert table.state.cards == 8
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("DUET-17")
def test_a_callers_fault_with_8_cards_can_end_the_match_too() -> None:
    outcome = rules.outcome(Table(scores=(0, 2), cards=8).fail("12345678").state)
    assert outcome is not None
    assert outcome.winners == (1,)


@rule("DUET-17", "DUET-18")
@pytest.mark.parametrize(("scores", "winners"), [((0, 0), (1,)), ((1, 0), (0, 1)), ((2, 0), (0,))])
def test_after_the_last_round_more_points_win_and_equal_points_share(
    scores: tuple[int, int], winners: tuple[int, ...]
) -> None:
    table = Table(scores=scores, round_limit=5)
    for _ in range(4):
        table.fail("3142")
        assert rules.outcome(table.state) is None
    outcome = rules.outcome(table.fail("3142").state)
    assert outcome is not None
    assert outcome.winners == winners
    assert "5 rounds" in str(outcome.reason)


@rule("DUET-11")
def test_the_faulty_card_is_shown() -> None:
    flipped = Table().fail("3142").happened(CardFlipped)[-1]
    assert (flipped.position, flipped.number, flipped.up) == (4, 2, True)


def test_nothing_can_be_done_once_the_match_is_over() -> None:
    state = Table(scores=(9, 7)).round("1234", "2134").state
    assert state.phase is Phase.OVER
    assert not rules.waiting_for(state)
    assert not rules.choices(state, 0)
    assert rules.deadline(state) is None
    for action in (LayRow((1, 2, 3, 4, 5)), StartBeat(), Flip(1)):
        assert rules.refusal(state, 0, action) is not None
