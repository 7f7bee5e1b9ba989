"""The beat as it is played by default: how flips are judged, what is forgiven, and how the tempo grows."""

from random import Random
from statistics import NormalDist

import pytest

from tests.games.duet.tables import Table
from tests.ledger import rule
from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.games.duet import game, rules
from twofold.games.duet.actions import Flip
from twofold.games.duet.beat import Judgement, Tap, beat_time, judged
from twofold.games.duet.bots.styles import SHOW_OFF, STEADY, SWINGING
from twofold.games.duet.events import BeatStarted, CardFlipped, FaultMade, TempoChanged
from twofold.games.duet.options import Options
from twofold.games.duet.ratings import judgements
from twofold.games.duet.state import Failing, Phase

UNSTEADY_HANDS = 70
"""The spread in milliseconds of somebody who reaches for a card in time without being a musician."""


def forgiving() -> Table:
    """A strict beat that forgives three misses, at 90 a minute."""
    return Table(strict_beat=True, forgiven=3)


def failing_of(table: Table) -> Failing | None:
    faults = table.happened(FaultMade)
    return faults[-1].fault.failing if faults else None


# ---- What a match is played by


@rule("DUET-10")
def test_the_beat_is_strict_and_forgiving_unless_chosen_otherwise() -> None:
    options = Options()
    assert (options.strict_beat, options.tolerance, options.forgiven) == (True, 120, 3)
    assert options.adaptive_tempo


@rule("DUET-10")
def test_nine_flips_of_ten_of_unsteady_hands_are_on_the_beat() -> None:
    hands = NormalDist(0, UNSTEADY_HANDS)
    assert hands.cdf(Options().tolerance) - hands.cdf(-Options().tolerance) >= 0.9


# ---- The count-in


@rule("DUET-4")
def test_a_breath_after_it_was_started_the_first_beat_falls() -> None:
    table = Table().lay("3142").beat()
    assert table.state.since == table.now + rules.BREATH_MS
    assert rules.BREATH_MS < 60_000 / 90


@rule("DUET-4")
def test_whoever_comes_in_while_others_still_count_has_begun() -> None:
    table = forgiving().lay("3142").beat().act(0, Flip(2), beat_time(rules.BREATH_MS, 90, 2))
    assert table.state.taps == (Tap(2, 0),)
    assert table.state.misses == 0


# ---- How a flip is judged


@rule("DUET-10")
@pytest.mark.parametrize(
    ("offset", "judgement"),
    [
        (0, "tight"),
        (48, "tight"),
        (-48, "tight"),
        (49, "late"),
        (-49, "early"),
        (120, "late"),
        (-120, "early"),
        (121, "missed"),
        (-121, "missed"),
    ],
)
def test_a_flip_is_tight_early_late_or_missed(offset: int, judgement: str) -> None:
    assert judged(Tap(4, offset), None, 120).value == judgement
    assert judged(Tap(4, offset), Tap(3, 0), 120).value == judgement


@rule("DUET-10")
def test_a_beat_that_was_left_out_or_flipped_on_twice_is_a_miss() -> None:
    assert judged(Tap(5, 0), Tap(3, 0), 120) is Judgement.RESTED
    assert judged(Tap(3, 0), Tap(3, 0), 120) is Judgement.MISSED
    assert list(judgements([Tap(3, 0), Tap(4, 60), Tap(6, 0)], 120)) == [
        Judgement.TIGHT,
        Judgement.LATE,
        Judgement.RESTED,
    ]


@rule("DUET-10")
def test_the_judgement_of_every_flip_is_told() -> None:
    table = forgiving().lay("1234").beat().flip(1, offset=60).flip(1, offset=-130).flip(2, skip=2)
    told = [flip.judgement.value for flip in table.happened(CardFlipped)]
    assert told == ["late", "missed", "rested"]


# ---- Misses


@rule("DUET-10")
def test_misses_are_forgiven_and_the_card_goes_up_or_down_all_the_same() -> None:
    table = forgiving().lay("1234").beat().flip(1, offset=200).flip(1, offset=200).flip(2, offset=200)
    assert failing_of(table) is None
    assert (table.state.raised, table.state.lowered, table.state.misses) == (2, 1, 3)


@rule("DUET-10")
def test_one_miss_more_than_is_forgiven_is_a_fault() -> None:
    table = forgiving().lay("1234").beat()
    for position in (1, 1, 2, 2):
        table.flip(position, offset=-200)
    assert failing_of(table) is Failing.OFF_BEAT


@rule("DUET-10")
def test_a_rest_is_one_miss_however_long_it_is() -> None:
    table = forgiving().lay("1234").beat().flip(1)
    assert rules.deadline(table.state) == table.state.since + 60_000
    table.flip(1, skip=20)
    assert table.state.misses == 1
    assert failing_of(table) is None


@rule("DUET-10")
def test_once_nothing_more_is_forgiven_a_beat_left_out_is_a_fault_at_once() -> None:
    table = forgiving().lay("1234").beat().flip(1, skip=2)
    for position in (1, 2, 2):
        table.flip(position, skip=1)
    assert table.state.misses == 3
    last = table.state.taps[-1].beat
    assert rules.deadline(table.state) == beat_time(table.state.since, 90, last + 1) + 121
    assert failing_of(table.wait()) is Failing.MISSED_BEAT


@rule("DUET-10")
def test_misses_are_counted_anew_in_every_performance_and_kept() -> None:
    table = forgiving().lay("1234").beat().flip(1, offset=200).sing("v1 ^2 v2 ^3 v3 ^4 v4")
    assert table.state.performances[0].misses == 1
    assert table.state.performances[0].notes == (1, -1, 2, -2, 3, -3, 4, -4)
    assert table.lay("1234").beat().state.misses == 0


@rule("DUET-10")
def test_a_relaxed_beat_counts_misses_and_lets_them_be() -> None:
    table = Table().lay("1234").beat()
    for position in (1, 1, 2, 2, 3):
        table.flip(position, offset=300)
    assert failing_of(table) is None
    assert table.state.misses == 5


# ---- The tempo


@rule("DUET-4")
def test_an_adaptive_tempo_begins_at_four_fifths_and_grows_with_every_round_that_both_keep() -> None:
    table = Table(adaptive_tempo=True)
    assert table.state.tempo == 72
    table.round("3142", "3142")
    assert table.happened(BeatStarted)[-1].tempo == 72
    assert table.happened(TempoChanged) == [TempoChanged(76, faster=True)]
    assert table.round("31425", "31425").state.tempo == 80


@rule("DUET-4")
def test_an_adaptive_tempo_falls_when_the_beat_is_lost_but_not_below_where_it_began() -> None:
    table = Table(adaptive_tempo=True, strict_beat=True).round("3142", "3142")
    assert table.lay("31425").beat().flip(2, offset=200).state.tempo == 72
    assert table.happened(TempoChanged)[-1] == TempoChanged(72, faster=False)
    assert table.lay("31425").beat().flip(2, offset=200).state.tempo == 72
    assert len(table.happened(TempoChanged)) == 2


@rule("DUET-4")
def test_a_card_out_of_sequence_says_nothing_about_the_tempo() -> None:
    assert Table(adaptive_tempo=True).round("3142", "3142").fail("31425").state.tempo == 76


@rule("DUET-4")
def test_a_relaxed_tempo_falls_when_the_beat_was_not_kept() -> None:
    table = Table(adaptive_tempo=True, forgiven=3).round("3142", "3142").lay("31425").beat()
    for position in (2, 2, 4, 4, 1, 1, 3, 3, 5, 5):
        table.flip(position, offset=300)
    assert table.perform("31425").state.tempo == 72


@rule("DUET-4")
def test_an_adaptive_tempo_grows_to_half_as_much_again_and_never_beyond_180() -> None:
    table = Table(adaptive_tempo=True, tempo=40)
    assert table.state.tempo == 40
    for _ in range(8):
        row = "31428675"[:4] if table.state.cards == 4 else "".join(map(str, range(1, table.state.cards + 1)))
        table.round(row, row)
    assert table.state.tempo == 60
    assert Table(tempo=180, adaptive_tempo=True).state.tempo == 144


@rule("DUET-4")
def test_a_tempo_that_is_not_adaptive_stays() -> None:
    table = Table().round("3142", "3142")
    assert table.state.tempo == 90
    assert not table.happened(TempoChanged)


# ---- What a match comes to


@rule("DUET-9", "DUET-10")
def test_the_outcome_tells_who_kept_time_and_who_remembered() -> None:
    table = Table(scores=(9, 7)).perform("3142").perform("3124")
    assert table.state.phase is Phase.OVER
    outcome = rules.outcome(table.state)
    assert outcome is not None
    assert outcome.statistics["judged"][0] == {"tight": 8, "early": 0, "late": 0, "missed": 0, "rested": 0}
    assert outcome.statistics["remembered"] == [
        {"cards": 0, "of": 0, "songs": 0},
        {"cards": 2, "of": 4, "songs": 0},
    ]
    assert outcome.statistics["performances"][0]["tempo"] == 90


# ---- The styles of the bots


def test_a_swinging_bot_is_late_on_every_second_count_but_stays_on_a_strict_beat() -> None:
    assert [SWINGING.late_on(beat, 80, 120) for beat in range(4)] == [0, 60, 0, 60]
    assert SWINGING.late_on(1, 80, 40) == 20
    assert STEADY.late_on(1, 80, 120) == 0


def test_a_show_off_lets_people_wait_and_comes_in_on_the_upbeat() -> None:
    assert [STEADY.first_beat(current) for current in (-1, 0, 3, 4)] == [4, 4, 4, 8]
    assert [SHOW_OFF.first_beat(current) for current in (-1, 0, 4)] == [7, 7, 11]


@rule("DUET-10")
def test_every_level_can_be_told_by_its_style() -> None:
    offsets = {}
    for level in ("easy", "normal", "hard"):
        match = Match.new(game, 2, seed=1, options={"round_limit": 5})
        for _ in play_out(match, [make_bot(game, level), make_bot(game, level)], Random(1)):
            pass
        performances = match.state.performances
        taps = [tap for each in performances for tap in each.taps]
        swing = [[tap.offset for tap in taps if tap.beat % 2 == parity] for parity in (0, 1)]
        offsets[level] = sum(swing[1]) / len(swing[1]) - sum(swing[0]) / len(swing[0])
        assert {each.taps[0].beat for each in performances} == ({7} if level == "hard" else {4})
    assert offsets["normal"] > 40 > max(abs(offsets["easy"]), abs(offsets["hard"]))
