"""Time in Duet: the beat, the strict beat, ratings and limits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.duet.tables import DICE, Table
from tests.ledger import rule
from tests.server.rooms import state_of
from twofold import Match
from twofold.games.duet import rules
from twofold.games.duet.actions import Flip, LayRow, StartBeat
from twofold.games.duet.beat import Rating, Tap, beat_time, rating_of, tap_at
from twofold.games.duet.events import CardFlipped, FaultMade, PerformanceFinished
from twofold.games.duet.options import Options
from twofold.games.duet.state import Failing, Fault, Phase
from twofold.server.table.changes import StandInTook


def failing_of(table: Table) -> Failing | None:
    faults = table.happened(FaultMade)
    return faults[-1].fault.failing if faults else None


@rule("DUET-4")
def test_at_90_a_minute_three_beats_take_two_seconds() -> None:
    assert [beat_time(1000, 90, beat) for beat in range(4)] == [1000, 1667, 2333, 3000]


@rule("DUET-4")
@given(st.integers(40, 180), st.integers(0, 10**7), st.integers(0, 10**6))
def test_a_flip_belongs_to_the_nearest_beat(tempo: int, started: int, later: int) -> None:
    tap = tap_at(started + later, started, tempo)
    assert beat_time(started, tempo, tap.beat) + tap.offset == started + later
    assert tap.distance <= 30_000 / tempo + 1


@rule("DUET-10")
def test_off_the_beat_is_only_rated_when_the_beat_is_not_strict() -> None:
    table = Table().lay("1234").beat().flip(1, offset=300).flip(1, skip=5, offset=-300)
    assert failing_of(table) is None
    assert [tap.offset for tap in table.state.taps] == [300, -300]


@rule("DUET-10")
@pytest.mark.parametrize("offset", [-120, -1, 0, 1, 120])
def test_a_strict_beat_forgives_what_is_within_its_tolerance(offset: int) -> None:
    assert failing_of(Table(strict_beat=True).lay("1234").beat().flip(1, offset=offset)) is None


@rule("DUET-10")
@pytest.mark.parametrize("offset", [-121, 121, 300])
def test_a_flip_off_a_strict_beat_is_a_fault(offset: int) -> None:
    table = Table(strict_beat=True).lay("1234").beat().flip(1, offset=offset)
    assert failing_of(table) is Failing.OFF_BEAT
    assert table.state.scores == (0, 1)
    assert table.state.caller == 1


@rule("DUET-10")
def test_the_tolerance_is_an_option() -> None:
    assert failing_of(Table(strict_beat=True, tolerance=30).lay("1234").beat().flip(1, offset=31))


@rule("DUET-10")
def test_two_flips_on_one_strict_beat_are_a_fault() -> None:
    table = Table(strict_beat=True).lay("1234").beat().flip(1)
    table.act(0, Flip(1), table.now + 20)
    assert failing_of(table) is Failing.OFF_BEAT


@rule("DUET-10")
def test_a_missed_strict_beat_is_a_fault_once_the_performance_has_begun() -> None:
    table = Table(strict_beat=True).lay("1234").beat().flip(1, skip=9)
    assert rules.deadline(table.state) == beat_time(rules.BREATH_MS, 90, 11) + 121
    assert failing_of(table.wait()) is Failing.MISSED_BEAT


@rule("DUET-10")
def test_a_flip_after_a_missed_strict_beat_comes_too_late() -> None:
    table = Table(strict_beat=True).lay("1234").beat().flip(1).flip(1, skip=1)
    assert failing_of(table) is Failing.MISSED_BEAT
    assert len(table.happened(CardFlipped)) == 1


@rule("DUET-10", "DUET-15")
def test_a_beat_that_the_responder_misses_scores_for_the_caller() -> None:
    table = Table(strict_beat=True).round("3142", "3142")
    table.perform("31425").lay("31425").beat().flip(2).wait()
    assert table.happened(FaultMade)[-1] == FaultMade(Fault(0, Failing.MISSED_BEAT))
    assert table.state.scores == (0, 2)
    assert table.state.cards == 6


@rule("DUET-10")
def test_a_performance_is_rated_by_its_mean_distance_to_the_beat_and_its_spread() -> None:
    taps = [Tap(1, 10), Tap(2, -10), Tap(3, 30), Tap(4, 30)]
    assert rating_of(taps) == Rating(mean=20.0, spread=16.6, lean=15.0)
    assert rating_of([]) is None


@rule("DUET-10")
def test_the_rating_is_told_when_a_performance_ends() -> None:
    finished = Table().perform("3142").happened(PerformanceFinished)
    assert finished == [PerformanceFinished(0, Rating(0.0, 0.0, 0.0))]


@rule("DUET-10")
def test_the_outcome_tells_the_timing_of_every_performance_beat_by_beat() -> None:
    table = Table(scores=(9, 7)).perform("3142").lay("1234").beat().flip(1, offset=40).flip(3)
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert outcome.statistics["tempo"] == 90
    call, response = outcome.statistics["performances"]
    assert (call["round"], call["seat"], call["finished"]) == (1, 0, True)
    assert [tap["beat"] for tap in call["taps"]] == list(range(1, 9))
    assert not response["finished"]
    assert response["taps"] == [{"beat": 1, "offset": 40}, {"beat": 2, "offset": 0}]
    assert response["rating"] == {"mean": 20.0, "spread": 20.0, "lean": 20.0}
    assert outcome.statistics["players"][1] == response["rating"]


@rule("DUET-10")
def test_a_player_who_never_flipped_has_no_rating() -> None:
    table = Table(scores=(7, 9)).lay("3142").wait().wait()
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert outcome.statistics["players"] == [None, None]
    assert outcome.statistics["performances"][0]["rating"] is None


@rule("DUET-18")
def test_running_out_of_time_to_lay_a_row_is_a_fault_of_the_performer() -> None:
    table = Table(layout_limit=30)
    assert rules.deadline(table.state) == 30_000
    assert failing_of(table.wait()) is Failing.LAYING_TIME
    assert table.state.scores == (0, 1)
    assert table.state.caller == 1
    assert table.state.cards == 4


@rule("DUET-18")
def test_running_out_of_time_to_perform_is_a_fault_of_the_performer() -> None:
    table = Table(perform_limit=20).perform("3142").lay("3142").beat().flip(2)
    started = table.state.since
    assert rules.deadline(table.state) == started + 20_000
    assert failing_of(table.wait()) is Failing.PERFORMING_TIME
    assert table.state.scores == (1, 0)
    assert table.state.cards == 5


@rule("DUET-18")
def test_the_limits_are_60_seconds_unless_chosen() -> None:
    table = Table()
    assert rules.deadline(table.state) == 60_000
    table.lay("3142").beat()
    assert rules.deadline(table.state) == rules.BREATH_MS + 60_000


@rule("DUET-18")
def test_a_row_or_a_flip_after_the_table_has_said_that_time_is_up_comes_too_late() -> None:
    late = Table().wait()
    assert failing_of(late) is Failing.LAYING_TIME
    assert late.refused(0, LayRow((1, 2, 3, 4))) == "DUET-9"
    late = Table().lay("3142").beat().wait()
    assert failing_of(late) is Failing.PERFORMING_TIME
    assert late.refused(0, Flip(2)) == "DUET-4"


@rule("DUET-18")
def test_against_a_bot_nobody_loses_to_a_clock_while_thinking() -> None:
    match = Match.new("duet", 2, seed=2, entropy=(b"", None))
    for _ in range(2):
        if 0 in match.waiting_for:
            assert match.deadline is None
            match.act(0, LayRow((3, 1, 4, 2)), at=match.now + 600_000)
            assert match.state.phase is Phase.WAITING
            match.act(1, StartBeat(), at=match.now + 500)
            assert match.deadline is None
            match.act(0, Flip(2), at=match.now + 400_000)
            assert match.state.raised == 1
            assert match.state.results == ()
            return
        assert match.deadline is not None
        match.act(1, LayRow((3, 1, 4, 2)), at=match.now + 2000)
        assert match.deadline is None
        match.act(0, StartBeat(), at=match.now + 90_000)
        sing(match, 1)
    raise AssertionError("nobody waited for the player")


def sing(match: Match, seat: int) -> None:
    """Flip every card up and down, on the beat."""
    for beat, number in enumerate(number for number in (1, 2, 3, 4) for _ in range(2)):
        at = beat_time(match.state.since, match.state.tempo, 4 + beat)
        match.act(seat, Flip((3, 1, 4, 2).index(number) + 1), at=at)


@rule("DUET-18")
@pytest.mark.parametrize(("tempo", "enough"), [(40, 30), (90, 14), (120, 10)])
def test_the_time_to_perform_must_hold_the_longest_song(tempo: int, enough: int) -> None:
    steady = Options(tempo=tempo, perform_limit=enough, adaptive_tempo=False)
    assert rules.table_refusal(steady, 2) is None
    if enough > 10:
        refusal = rules.table_refusal(replace(steady, perform_limit=enough - 1), 2)
        assert refusal is not None
        assert refusal.rule == "DUET-18"


@rule("DUET-4", "DUET-18")
def test_a_tempo_that_grows_must_fit_where_it_begins() -> None:
    assert rules.table_refusal(Options(tempo=90, perform_limit=17), 2) is None
    refusal = rules.table_refusal(Options(tempo=90, perform_limit=16), 2)
    assert refusal is not None
    assert "at 72 bpm" in refusal.sentence()


def waiting_for_the_beat(*bots: int) -> Match:
    """A match in which seat 0 has laid its row; bots sit where it says."""
    for seed in range(20):
        entropy = [None if seat in bots else b"" for seat in range(2)]
        match = Match.new("duet", 2, seed=seed, entropy=entropy)
        if match.waiting_for == {0}:
            match.act(0, LayRow((3, 1, 4, 2)), 1_000)
            return match
    raise AssertionError("seat 0 is never the Caller")


@rule("DUET-18")
@pytest.mark.parametrize("bots", [(), (1,)])
def test_the_table_starts_the_beat_for_a_person_after_20_seconds(bots: tuple[int, ...]) -> None:
    match = waiting_for_the_beat(*bots)
    assert match.deadline == 21_000
    match.expire(21_000)
    assert match.state.phase is Phase.PERFORMING


@rule("DUET-18")
def test_a_bot_waits_for_the_beat_as_long_as_it_takes() -> None:
    match = waiting_for_the_beat(0)
    assert match.deadline is None
    match.act(1, StartBeat(), 500_000)
    assert match.deadline is not None


@rule("DUET-18")
def test_so_does_a_bot_that_stands_in_at_a_table() -> None:
    state = state_of(waiting_for_the_beat())
    assert state.play is not None
    assert state.play.due == 21_000
    state.change(state.seq + 1, StandInTook(0))
    assert state.bot_levels.keys() == {0}
    assert state.play.due is None


@rule("DUET-18")
def test_every_phase_has_a_clock_of_its_own() -> None:
    table = Table()
    table.act(0, LayRow((3, 1, 4, 2)), 50_000).act(1, StartBeat(), 55_000)
    assert rules.deadline(table.state) == rules.BREATH_MS + 115_000
    table.sing("^1 v1 ^2 v2 ^3 v3 ^4 v4")
    assert table.state.phase is Phase.LAYING
    assert rules.deadline(table.state) == table.now + 60_000


@rule("DUET-18")
def test_a_strict_performance_can_run_out_of_time_too() -> None:
    table = Table(strict_beat=True, perform_limit=10).lay("3142").beat()
    state, _ = rules.expire(table.state, 10_000, DICE)
    assert state.results[-1].fault == Fault(0, Failing.PERFORMING_TIME)


@rule("DUET-10")
def test_a_table_waits_for_a_row_and_for_the_first_beat_but_not_in_a_performance() -> None:
    table = Table()
    assert rules.may_pause(table.state)
    assert rules.may_pause(table.lay("3142").state)
    assert not rules.may_pause(table.beat().state)
    assert rules.may_pause(table.sing("^1 v1 ^2 v2 ^3 v3 ^4 v4").state)
