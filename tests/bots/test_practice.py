"""Playing on from a moment of a match: the same ways meet the same answers, and undoing is saying less."""

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.amounts import amount
from twofold import Match, installed_games
from twofold.bots import Move, PracticeTable, TimedPractice, make_bot, play_out, time_decides
from twofold.bots.practice import MOST_WAYS
from twofold.engine import Form, Moment, Refused, Watcher
from twofold.engine.log import Practice

SEATS = {"dualis": 3, "uno-duo": 2, "duos": 3}
every_game = pytest.mark.parametrize("game", SEATS)


@cache
def played(game: str) -> Match:
    """A match that easy bots played to its end."""
    match = Match.new(game, SEATS[game], seed=11)
    for _ in play_out(match, [make_bot(match.game, "easy") for _ in match.seats], Random(11)):
        pass
    return match


def table(game: str, at: int | None = None, seat: int = 1) -> PracticeTable:
    """A moment in the middle of that match."""
    match = played(game)
    return PracticeTable(match, len(match.entries) // 2 if at is None else at, seat, "normal")


def some_move(match: Match, seat: int, rng: Random) -> Any:
    choice = rng.choice(list(match.choices(seat)))
    return match.game.fill(match.view(seat), choice, rng) if isinstance(choice, Form) else choice


def moved(table: PracticeTable, moves: int, seat: int = 1) -> list[Any]:
    """So many moves, as far as the match goes."""
    done: list[Any] = []
    rng = Random(2)
    while len(done) < moves and not (standing := table.after(done)).match.over:
        done.append(some_move(standing.match, seat, rng))
        if table.after(done).refusal:
            done.pop()
    return done


@every_game
def test_the_table_waits_for_the_seat_that_was_taken_until_the_match_is_over(game: str) -> None:
    practised = table(game, len(played(game).entries) * 7 // 8)
    moves = moved(practised, 500)
    for count in range(len(moves) + 1):
        standing = practised.after(moves[:count])
        assert standing.taken == count
        assert standing.refusal is None
        assert standing.match.over or 1 in standing.match.waiting_for
    assert standing.match.over


@every_game
def test_whoever_takes_the_same_way_meets_the_same_answers(game: str) -> None:
    first, other = table(game), table(game)
    moves = moved(first, 6)
    assert first.after(moves).match.entries == other.after(moves).match.entries


def test_undoing_leaves_what_was_before() -> None:
    practised = table("uno-duo")
    moves = moved(practised, 4)
    before = practised.after(moves[:3])
    practised.after(moves)
    undone = practised.after(moves[:3])
    assert (undone.seen, undone.match.entries) == (before.seen, before.match.entries)


def test_bots_play_until_the_table_waits_for_the_seat() -> None:
    match = played("dualis")
    at = next(seq for seq, entry in enumerate(match.entries) if entry.seat == 2 and seq > 5)
    standing = table("dualis", at).after(())
    assert 1 in standing.match.waiting_for
    assert standing.match.entries[:at] == match.entries[:at]
    assert len(standing.match.entries) > at
    assert len(standing.seen) == 1 + len(standing.match.entries) - at
    assert standing.seen[0].view == match.branch(at).view(1)


def test_what_cannot_be_played_is_refused_and_the_moves_before_stand() -> None:
    practised = table("dualis")
    moves = moved(practised, 2)
    standing = practised.after([*moves, {"type": "play", "card": 99, "coin": False}])
    assert standing.taken == 2
    assert standing.refusal is not None
    assert standing.refusal.rule == "DUALIS-3"
    assert standing.match.entries == practised.after(moves).match.entries


def test_everything_seen_is_counted_from_the_moment() -> None:
    practised = table("uno-duo")
    moves = moved(practised, 5)
    noticed = 0
    for count in range(len(moves) + 1):
        standing = practised.after(moves[:count])
        assert len(standing.before) == noticed
        noticed += len(standing.seen) - 1


def test_practice_stays_practice() -> None:
    practised, match = table("dualis"), played("dualis")
    standing = practised.after(moved(practised, 3))
    assert standing.match.header.practice == Practice(match.header.id, len(match.entries) // 2)
    assert standing.match.branch(0).header.practice == Practice(match.header.id, 0)


def test_the_match_that_was_played_is_left_alone() -> None:
    match = played("dualis")
    before, entries = match.state_hash, list(match.entries)
    practised = table("dualis")
    practised.after(moved(practised, 3))
    assert (match.state_hash, match.entries) == (before, entries)


def test_whoever_has_tried_very_many_ways_still_meets_the_same_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert MOST_WAYS > 1
    monkeypatch.setattr("twofold.bots.practice.MOST_WAYS", 1)
    practised = table("uno-duo")
    moves = moved(practised, 4)
    assert practised.after(moves).match.entries == table("uno-duo").after(moves).match.entries


def test_where_time_decides_moments_are_played_on_against_the_clock() -> None:
    assert {game.id for game in installed_games.values() if time_decides(game)} == {"duet", "duple"}


@pytest.mark.parametrize("game", ["duet", "duple"])
def test_where_time_decides_any_moment_goes_on_as_long_as_it_had_and_the_same_moves_lead_to_the_same_end(
    game: str,
) -> None:
    match = Match.new(game, 2, seed=11)
    for _ in play_out(match, [make_bot(match.game, "easy") for _ in match.seats], Random(11)):
        pass
    for at in range(0, len(match.entries), max(1, len(match.entries) // amount(7, 40))):
        standing = match.branch(at)
        practised = TimedPractice(match, at, 1, "normal")
        assert practised.match.header.practice == Practice(match.header.id, at)
        assert (practised.match.now, practised.match.deadline) == (standing.now, standing.deadline)
        bot, rng = make_bot(match.game, "normal"), Random(at)
        while not practised.match.over and len(practised.moves) < 6:
            play_a_while(practised, bot, rng)
        again = TimedPractice(match, at, 1, "normal")
        for move in practised.moves:
            assert again.take(move) is None
        again.advance(practised.until)
        assert again.match.entries[: len(practised.match.entries)] == practised.match.entries


def play_a_while(play: TimedPractice, bot: Any, rng: Random) -> None:
    """What a bot does in the person's seat, or the next thing that happens without it."""
    play.advance(play.until)
    if play.match.over:
        return
    view, choices = play.match.view(play.seat), play.match.choices(play.seat)
    if isinstance(bot, Watcher):
        bot.watch(view)
    waited_for = play.seat in play.match.waiting_for
    decision = bot.decide(view, choices, Moment(play.seat, play.until, 1.0, waited_for), rng)
    wake = play.wake
    if decision is not None and (wake is None or play.until + decision.after < wake):
        play.take(Move(play.until + decision.after, decision.action))
    elif wake is not None:
        play.advance(wake)


@pytest.mark.parametrize(("at", "seat"), [(100_000, 0), (0, 3), (0, -1)])
def test_there_must_be_such_a_moment_and_such_a_seat(at: int, seat: int) -> None:
    with pytest.raises(Refused):
        table("dualis", at, seat)
