"""The list of all bots' ratings."""

from random import Random

from bench.ratings import AMPLE, DEALS, page, played, reports_of, results_of, steady, work_of
from twofold import Match, installed_games
from twofold.bots.arena import ArenaReport, Meeting, arena
from twofold.bots.ratings import Interval, Rating
from twofold.engine import Moment


def test_a_list_has_every_bot_with_its_interval_and_how_they_met() -> None:
    report = ArenaReport(
        game="duet",
        options={},
        seats=2,
        bots=("easy", "hard"),
        deals=20,
        seed=1,
        thinking=1.0,
        matches=40,
        moves=900,
        seconds=3.0,
        meetings=(Meeting("easy", "hard", 40, Interval(0.2, 0.1, 0.35), None, (1.0, 2.0)),),
        ratings=(
            Rating("hard", Interval(1600.4, 1550.0, 1699.5)),
            Rating("easy", Interval(1399.6, 1300, 1450)),
        ),
    )
    assert page([report], "made so").endswith(
        "made so\n\n## Duet\n\n2 seats, 20 deals, 40 matches.\n\n"
        "| bot | rating |\n|---|---|\n| hard | 1600 (1550–1700) |\n| easy | 1400 (1300–1450) |\n\n"
        "Matches won: easy against hard 20 % (10–35).\n"
    )


def test_only_deals_that_all_pairs_have_played_are_rated() -> None:
    work = work_of({"duet": 2}, seed=1)
    results = [played((1, 0), deal) for deal in work]
    (whole,) = reports_of(results, seconds=1.0)
    (cut_short,) = reports_of(results[:-1], seconds=1.0)
    assert (whole.deals, cut_short.deals) == (2, 1)
    held = arena("duet", list(installed_games["duet"].bots), deals=2, seconds=AMPLE)
    assert (whole.meetings, whole.ratings) == (held.meetings, held.ratings)
    assert not list(reports_of(results[:1], seconds=1.0))


def test_when_the_time_is_up_what_is_under_way_is_given_up() -> None:
    assert list(results_of(work_of({"dualis": 1}, seed=1), (60, 96), processes=1, until=0.0)) == []


def test_every_game_with_bots_is_rated() -> None:
    assert set(DEALS) == {game.id for game in installed_games.values() if game.bots}


def test_duos_is_rated_where_partners_do_not_win_and_lose_together() -> None:
    seats = {deal.game: deal.seats for deal in work_of(dict.fromkeys(DEALS, 1), seed=1)}
    assert seats.items() >= {"dualis": 4, "duet": 2, "duos": 4, "duple": 2, "uno-duo": 2}.items()


def test_with_all_the_time_in_the_world_the_hard_bot_of_dualis_still_answers_bug() -> None:
    match = Match.new("dualis", seats=4, seed=1)
    (seat,) = match.waiting_for
    bot = steady("dualis").bots["hard"]()
    moment = Moment(seat, seconds=AMPLE)
    assert bot.decide(match.view(seat), match.choices(seat), moment, Random(1)) is not None
