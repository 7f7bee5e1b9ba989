"""The arena: duplicate deals, fair seats and a report that a program can read."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from twofold import Match, installed_games
from twofold.bots import RandomBot
from twofold.bots.arena import ArenaReport, BadArena, arena, fair_seats, seatings
from twofold.bots.levels import UnknownBot
from twofold.bots.search import SearchBot
from twofold.engine import AnyGame, BadOptions, Moment

DUALIS = installed_games["dualis"]
SHORT = {"short": True}


def twins() -> AnyGame:
    """Dualis with two bots that both take the first choice, so that only seats can make a difference."""

    class First(RandomBot):
        def decide(self, view, choices, moment, rng):  # type: ignore[no-untyped-def]
            return super().decide(view, choices[:1], moment, rng) if moment.waited_for else None

    return replace(DUALIS, bots={"one": lambda: First(DUALIS), "other": lambda: First(DUALIS)})


def test_equal_bots_share_every_duplicate_deal_evenly() -> None:
    meeting = arena(twins(), ["one", "other"], deals=5).meetings[0]
    assert meeting.victories.value == 0.5
    assert meeting.points is not None
    assert meeting.points.value == 0.5
    assert meeting.mean_scores[0] == meeting.mean_scores[1]


def test_the_same_seed_gives_the_same_figures() -> None:
    def figures(seed: int) -> tuple[object, ...]:
        report = arena("dualis", ["random", "easy"], deals=4, options=SHORT, seed=seed)
        return report.meetings, report.ratings, report.moves

    assert figures(1) == figures(1)
    assert figures(1) != figures(2)


def test_several_processes_find_what_one_does() -> None:
    alone, together = (
        arena("dualis", ["random", "easy"], deals=3, options=SHORT, processes=processes)
        for processes in (1, 2)
    )
    assert together.meetings == alone.meetings
    assert together.ratings == alone.ratings


def test_every_pair_meets_and_everyone_is_rated() -> None:
    report = arena("dualis", ["random", "easy", "normal"], deals=4, options=SHORT)
    assert [(meeting.bot, meeting.against) for meeting in report.meetings] == [
        ("random", "easy"),
        ("random", "normal"),
        ("easy", "normal"),
    ]
    assert [rating.bot for rating in report.ratings] == ["normal", "easy", "random"]
    assert report.matches == 3 * 4 * 2
    assert report.moves > report.matches * 72


def test_scores_below_zero_are_no_share_of_points() -> None:
    report = arena("dualis", ["random", "easy"], deals=3, options={"iso": True, "short": True})
    assert report.meetings[0].points is None
    assert report.meetings[0].mean_scores[0] < report.meetings[0].mean_scores[1]


def test_at_an_odd_table_both_bots_sit_everywhere_equally_often() -> None:
    patterns = seatings(3)
    for seat in range(3):
        assert sum(pattern[seat] for pattern in patterns) == len(patterns) / 2
    assert arena("dualis", ["random", "easy"], deals=1, seats=3).matches == 6


def test_an_even_table_is_the_fair_one() -> None:
    assert fair_seats(DUALIS) == 4
    assert fair_seats(replace(DUALIS, seat_counts=(3, 5))) == 3


def test_progress_is_told_deal_by_deal() -> None:
    told: list[tuple[int, int]] = []
    arena("dualis", ["random", "easy"], deals=3, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_report_survives_the_wire() -> None:
    report = arena("dualis", ["random", "easy"], deals=2, options=SHORT)
    assert msgspec.json.decode(msgspec.json.encode(report), type=ArenaReport) == report


def test_bad_arenas_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadArena, match="two or more different bots, not easy"):
        arena("dualis", ["easy"])
    with pytest.raises(BadArena, match="different bots"):
        arena("dualis", ["easy", "easy"])
    with pytest.raises(BadArena, match="one deal or more, not 0"):
        arena("dualis", ["easy", "normal"], deals=0)
    with pytest.raises(BadArena, match="two seats or more"):
        arena(replace(DUALIS, seat_counts=(1, 4)), ["easy", "normal"], seats=1)
    with pytest.raises(UnknownBot, match="no bot 'wizard'"):
        arena("dualis", ["easy", "wizard"])
    with pytest.raises(BadOptions, match="not 7"):
        arena("dualis", ["easy", "normal"], seats=7)


# ---- The search player


def test_the_search_player_takes_one_of_its_choices() -> None:
    match = Match.new("dualis", seats=4, seed=1)
    seat = min(match.waiting_for)
    decision = SearchBot(DUALIS, deals=1).decide(
        match.view(seat), match.choices(seat), Moment(seat, seconds=1e6), Random(1)
    )
    assert decision is not None
    assert match.refusal(seat, decision.action) is None


def test_the_search_player_is_silent_while_the_table_waits_for_others() -> None:
    match = Match.new("dualis", seats=4, seed=1)
    seat = min(match.waiting_for)
    view = match.view(seat)
    moment = Moment(seat, waited_for=False)
    assert SearchBot(DUALIS).decide(view, match.choices(seat), moment, Random(1)) is None


def test_the_search_player_beats_the_random_one() -> None:
    steady = replace(DUALIS, bots={"steady": lambda: SearchBot(DUALIS, deals=3)})
    report = arena(steady, ["steady", "random"], deals=4, options=SHORT, seconds=1e6)
    assert report.meetings[0].victories.low > 0.5
