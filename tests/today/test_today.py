"""Today's deal: the date alone decides, every challenge ends, and moves played again give the same result."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.amounts import amount
from twofold.bots import make_bot
from twofold.engine import Moment, Refused, Watcher, installed_games
from twofold.engine.challenge import Mark, graded
from twofold.today import (
    Move,
    NoChallenge,
    Play,
    challenge_of,
    challenged_games,
    dealt,
    line_of,
    replayed,
    score_of,
    shapes,
    streak_of,
)

WEB = Path(__file__).parents[2] / "web" / "src"
FIRST = date(2026, 11, 1)
MONTH = [FIRST + timedelta(days) for days in range(30)]
GAMES = [game.id for game in challenged_games()]
SEARCHED = ("dualis", "uno-duo")
"""Their experts think long; of the others every day is played on every change."""

MOST_BYTES = 8 * 1024
"""What a server reads of one request."""

MOST_MOVES = 150
HALF_A_MINUTE = 30_000
LONGEST_MS = 8 * 60_000


@cache
def played(day: date, game: str) -> tuple[Play, list[Move]]:
    """A whole challenge, with a bot in the person's seat."""
    play, bot, rng = Play(day, game), make_bot(installed_games[game], "normal"), Random(1)
    moves: list[Move] = []
    for move in decided(play, bot, rng):
        moves.append(move)
        assert play.take(move) is None
        assert len(moves) <= MOST_MOVES
    return play, moves


def decided(play: Play, bot: object, rng: Random) -> Iterator[Move]:
    """What a bot does in the person's seat, as long as there is something to do."""
    play.advance(0)
    while play.marks is None:
        view, choices = play.match.view(play.seat), play.match.choices(play.seat)
        if isinstance(bot, Watcher):
            bot.watch(view)
        waited_for, now = play.seat in play.match.waiting_for, play.until
        decision = bot.decide(view, choices, Moment(play.seat, now, 1.0, waited_for), rng)  # type: ignore[attr-defined]
        due, wake = None if decision is None else now + decision.after, play.wake
        if decision is not None and due is not None and (wake is None or due < wake):
            yield Move(due, decision.action)
            play.advance(play.until)
        else:
            assert wake is not None
            play.advance(wake)


def test_every_game_of_the_box_has_a_challenge() -> None:
    assert set(GAMES) == set(installed_games)


@pytest.mark.parametrize("game", GAMES)
def test_the_date_alone_decides_and_no_two_days_of_a_month_are_alike(game: str) -> None:
    deals = {}
    for day in MONTH:
        (match, seat), (again, same) = dealt(day, game), dealt(day, game)
        assert (match.state, match.header, seat) == (again.state, again.header, same)
        deals[match.header.commitment] = msgspec.json.encode(match.state)
    assert len(deals) == len(MONTH)
    if game != "duet":  # there chance decides only who begins, and afterwards what the other lays
        assert len(set(deals.values())) == len(MONTH)


@pytest.mark.parametrize("game", GAMES)
def test_every_challenge_of_a_month_ends_within_its_bounds(game: str) -> None:
    challenge = challenge_of(game)
    days = MONTH[:: amount(5, 1)] if game in SEARCHED else MONTH
    for day in days:
        play, moves = played(day, game)
        again = replayed(day, game, moves)
        again.advance(play.until)
        assert again.match.entries == play.match.entries
        assert play.marks is not None
        assert len(play.marks) == challenge.most
        assert all(mark in (0, 1, 2) for mark in play.marks)
        assert play.match.now <= LONGEST_MS
        assert len(msgspec.json.encode(moves)) < MOST_BYTES
        assert play.wake is None
        assert play.take(Move(play.until, None)) is not None
        assert sum(play.marks) > 0 or day != FIRST


@pytest.mark.parametrize("game", GAMES)
def test_the_same_moves_lead_to_the_same_result_however_often_somebody_asks(game: str) -> None:
    play, moves = played(FIRST, game)
    sent = msgspec.json.decode(msgspec.json.encode(moves), type=list[Move])
    again = replayed(FIRST, game, sent)
    assert again.marks == play.marks
    assert again.match.entries == play.match.entries
    assert again.seen == play.seen


def test_another_day_is_another_song() -> None:
    one, other = (played(day, "duet")[0] for day in MONTH[:2])
    assert [entry.action for entry in one.match.entries] != [entry.action for entry in other.match.entries]


def test_what_is_against_the_rules_is_refused_and_changes_nothing() -> None:
    play = Play(FIRST, "dualis")
    play.advance(0)
    before = play.match.entries.copy()
    assert play.take(Move(5, {"type": "play", "card": 99, "coin": False})) is not None
    assert play.match.entries == before
    with pytest.raises(Refused, match="DUALIS"):
        replayed(FIRST, "dualis", [Move(5, {"type": "play", "card": 99, "coin": False})])


def test_time_runs_out_in_a_race_although_nobody_does_anything() -> None:
    play = Play(FIRST, "duple")
    rng = Random(3)
    while play.match.state.race is None:
        play.advance(play.until)
        move = rng.choice([choice for choice in play.match.choices(play.seat) if hasattr(choice, "pile")])
        play.take(Move(play.until, move))
    due = play.wake
    assert due is not None
    play.advance(due - 1)
    assert not play.match.state.decided
    play.advance(due)
    assert play.match.state.decided[0].winner is None


def test_nothing_that_the_person_cannot_notice_is_counted() -> None:
    play = Play(FIRST, "duos")
    play.advance(0)
    secret = [entry for entry in play.match.entries if msgspec.to_builtins(entry.action)["type"] == "choose"]
    assert len(secret) == 5
    assert len(play.seen) == 1 + len(play.match.entries) - len(secret)


def test_whoever_plays_duet_answers_first() -> None:
    for day in MONTH[:5]:
        match, seat = dealt(day, "duet")
        assert match.state.caller != seat


def test_a_game_without_a_challenge_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(installed_games["duos"], today=None)
    monkeypatch.setattr("twofold.today.day.installed_games", {"duos": game})
    with pytest.raises(NoChallenge, match="DUOS"):
        challenge_of("duos")


def test_marks_go_by_thresholds() -> None:
    assert [graded(value, 1, 3) for value in (0, 1, 2, 3)] == [0, 1, 1, 2]


def test_the_line_has_a_shape_a_mark_and_dots_for_what_is_to_come() -> None:
    results: dict[str, tuple[Mark, ...]] = {"duos": (2, 1, 0, 2), "duet": (2, 2, 1)}
    assert shapes((2, 1, 0), 3) == "●◐○"
    assert shapes(None, 3) == "···"
    assert score_of(results) == 10
    line = line_of(FIRST, results)
    assert line.startswith("Twofold 2026-11-01 ")
    assert line.endswith(" 10/32")
    assert sorted(line.split()[2:-1]) == sorted(["···", "●●◐", "●◐○●", "···", "···"])


def test_days_in_a_row_reach_up_to_this_one_or_the_one_before() -> None:
    days = set(MONTH[:3]) | {MONTH[4]}
    assert [streak_of(days, day) for day in MONTH[:7]] == [1, 2, 3, 3, 1, 1, 0]
    assert streak_of(set(), FIRST) == 0


def test_the_browser_says_the_same_line() -> None:
    known = msgspec.json.decode((WEB / "today" / "lines.json").read_bytes())
    assert known["cards"] == [[game.id, game.today.most] for game in challenged_games() if game.today]
    for day, results, line in known["lines"]:
        assert line_of(date.fromisoformat(day), results) == line
