"""Bots of Duet: human limits, on the beat, and only what the table shows."""

from random import Random

import pytest

from tests.games.duet.tables import Table
from tests.ledger import rule
from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import Decision, Moment, Watcher
from twofold.games.duet import game, rules
from twofold.games.duet.actions import Flip, LayRow, StartBeat
from twofold.games.duet.beat import beat_time
from twofold.games.duet.bots import Musician
from twofold.games.duet.bots.limits import EASY, HARD, NORMAL, Limits
from twofold.games.duet.bots.recall import chance_to_keep, pieced_together, recalled
from twofold.games.duet.bots.songs import Taste, chunks, compose, difficulty, leaps
from twofold.games.duet.state import Phase
from twofold.games.duet.view import look

STEADY = Limits(span=float("inf"), noise=0.0, slip=0.0, overlap=1.0, taste=Taste.JUMPY)
CLUMSY = Limits(span=float("inf"), noise=0.0, slip=1.0, overlap=0.0, taste=Taste.ANY)


def decided(bot: Musician, table: Table, seat: int, now: int | None = None) -> Decision:
    """What the bot means to do at this table."""
    view = look(table.state, seat)
    bot.watch(view)
    moment = Moment(seat, table.now if now is None else now)
    decision = bot.decide(view, rules.choices(table.state, seat), moment, Random(0))
    assert decision is not None
    assert rules.refusal(table.state, seat, decision.action) is None
    return decision


def watched(bot: Musician, row: str) -> Table:
    """A table at which the bot, as the Responder, has seen the Caller perform this row."""
    table = Table(cards=len(row)).lay(row).beat()
    for note in [f"{way}{number}" for number in range(1, len(row) + 1) for way in "^v"]:
        bot.watch(look(table.state, 1))
        table.sing(note)
    bot.watch(look(table.state, 1))
    return table


def matches(first: str, second: str, count: int, **options: object) -> list[Match]:
    """Matches of two levels, in changing seats."""
    played = []
    for seed in range(count):
        match = Match.new(game, 2, options=options, seed=seed)
        levels = (first, second) if seed % 2 == 0 else (second, first)
        for _ in play_out(match, [make_bot(game, level) for level in levels], Random(seed)):
            pass
        played.append(match)
    return played


def wins(first: str, second: str, count: int) -> int:
    """How many matches the first level wins alone."""
    outcomes = [match.outcome for match in matches(first, second, count)]
    return sum(
        outcome is not None and outcome.winners == (seed % 2,) for seed, outcome in enumerate(outcomes)
    )


def test_the_bots_watch() -> None:
    assert all(isinstance(make_bot(game, level), Watcher) for level in game.bots)


@pytest.mark.uncovered
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("normal", "easy"), ("hard", "normal")])
def test_each_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    # 15 of 20 put the whole 95 % interval above one half.
    assert wins(stronger, weaker, 20) >= 15


@rule("DUET-9")
def test_a_perfect_memory_lays_the_row_that_it_watched() -> None:
    bot = Musician(HARD)
    assert decided(bot, watched(bot, "31428675"), 1).action == LayRow((3, 1, 4, 2, 8, 6, 7, 5))


@rule("DUET-8")
def test_a_bot_that_starts_afresh_guesses_and_plays_on() -> None:
    table = watched(Musician(HARD), "31428675")
    assert decided(Musician(HARD), table, 1).action != LayRow((3, 1, 4, 2, 8, 6, 7, 5))
    table.lay("31428675").beat().sing("^1 v1 ^2")
    assert isinstance(decided(Musician(HARD), table, 1).action, Flip)


@rule("DUET-7")
@pytest.mark.parametrize("overlap", [0.0, 0.5, 1.0])
def test_a_musician_without_limits_performs_its_row_without_a_fault(overlap: float) -> None:
    bot = Musician(Limits(float("inf"), 0.0, 0.0, overlap, Taste.ANY))
    table = Table(cards=8, strict_beat=True, tolerance=20)
    table.act(0, decided(bot, table, 0).action).beat()
    while not table.state.answering:
        decision = decided(bot, table, 0)
        table.act(0, decision.action, table.now + decision.after)
    assert all(tap.offset == 0 for tap in table.state.performances[0].taps)


@rule("DUET-4")
def test_a_bot_starts_the_beat_for_the_performer() -> None:
    assert decided(Musician(NORMAL), Table().lay("3142"), 1).action == StartBeat()


@rule("DUET-4")
def test_a_bot_comes_in_after_the_count_in() -> None:
    table = Table().lay("3142").beat()
    assert decided(Musician(STEADY), table, 0).after == beat_time(rules.BREATH_MS, 90, 4)
    within = beat_time(rules.BREATH_MS, 90, 5)
    assert decided(Musician(STEADY), table, 0, within).after == beat_time(rules.BREATH_MS, 90, 8) - within


@rule("DUET-10")
def test_a_bot_that_is_asked_late_lets_a_relaxed_beat_pass_but_not_a_strict_one() -> None:
    late = beat_time(rules.BREATH_MS, 90, 3) + 10
    relaxed = Table().lay("3142").beat().flip(2)
    assert decided(Musician(STEADY), relaxed, 0, late).after == 1
    assert (
        decided(Musician(STEADY), relaxed, 0, late + 400).after
        == beat_time(rules.BREATH_MS, 90, 4) - late - 400
    )
    strict = Table(strict_beat=True).lay("3142").beat().flip(2)
    assert decided(Musician(STEADY), strict, 0, beat_time(rules.BREATH_MS, 90, 2) + 50).after == 1


@rule("DUET-10")
def test_the_better_the_level_the_tighter_the_beat() -> None:
    spreads = []
    for level in ("easy", "normal", "hard"):
        outcome = matches(level, level, 1)[0].outcome
        assert outcome is not None
        spreads.append(outcome.statistics["players"][0]["spread"])
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[2] < 15 < spreads[1]


def test_a_slip_lands_one_position_beside() -> None:
    table = Table().lay("3142").beat().sing("^1")
    assert decided(Musician(CLUMSY), table, 0).action in {Flip(1), Flip(3)}
    busy = Table().lay("1342").beat().sing("^1 ^2")
    assert decided(Musician(CLUMSY), busy, 0).action == Flip(1)


def test_memory_fades_with_the_number_of_things() -> None:
    for limits in (EASY, NORMAL):
        chances = [chance_to_keep(things, limits.span) for things in range(1, 9)]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] > 0.97 > chances[-1]
    assert chance_to_keep(8, HARD.span) == 1.0


def test_what_is_lost_is_guessed_among_its_places() -> None:
    row = (3, 1, 4, 2, 8, 6, 7, 5)
    for seed in range(50):
        assert sorted(recalled(row, 1.0, Random(seed))) == sorted(row)
    assert recalled(row, float("inf"), Random(0)) == row
    assert {pieced_together({1: 3, 2: 1}, 4, Random(seed)) for seed in range(20)} == {
        (3, 1, 2, 4),
        (3, 1, 4, 2),
    }


def test_runs_are_one_thing_to_remember() -> None:
    assert [chunks(row) for row in [(1, 2, 3, 4), (4, 3, 1, 2), (3, 1, 4, 2)]] == [1, 2, 4]
    assert [leaps(row) for row in [(1, 2, 3, 4), (3, 1, 4, 2)]] == [3, 7]


def test_hard_rows_are_harder_to_follow_than_any_and_plain_ones_easier() -> None:
    means = [
        sum(chunks(compose(7, taste, Random(seed))) for seed in range(200)) / 200
        for taste in (Taste.PLAIN, Taste.ANY, Taste.JUMPY)
    ]
    assert means[0] < means[1] - 1
    assert means[1] + 1 < means[2]
    assert difficulty((3, 1, 4, 2)) > difficulty((1, 2, 3, 4))


def test_a_jumpy_caller_does_not_repeat_itself() -> None:
    assert len({compose(6, Taste.JUMPY, Random(seed)) for seed in range(50)}) > 10


def test_hard_rows_make_a_normal_responder_fail_more_often() -> None:
    def followed(taste: Taste) -> int:
        rows = [compose(8, taste, Random(seed)) for seed in range(300)]
        return sum(recalled(row, NORMAL.span, Random(seed)) == row for seed, row in enumerate(rows))

    assert followed(Taste.PLAIN) > followed(Taste.ANY) > followed(Taste.JUMPY)


def test_no_bot_means_anything_once_the_match_is_over() -> None:
    table = Table(scores=(9, 7)).round("1234", "2134")
    assert table.state.phase is Phase.OVER
    assert Musician(HARD).decide(look(table.state, 0), (), Moment(0), Random(0)) is None
