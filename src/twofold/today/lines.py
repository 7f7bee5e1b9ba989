"""The result as shapes that can be told apart without colour, to paste anywhere."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, timedelta

from twofold.engine.challenge import MOST, Mark
from twofold.today.day import challenged_games

SHAPES = "○◐●"
TO_COME = "·"


def shapes(marks: Sequence[Mark] | None, most: int) -> str:
    """One shape a mark; dots for what has not been played."""
    return TO_COME * most if marks is None else "".join(SHAPES[mark] for mark in marks)


def score_of(results: Mapping[str, Sequence[Mark]]) -> int:
    """All marks together."""
    return sum(sum(marks) for marks in results.values())


def streak_of(days: Collection[date], day: date) -> int:
    """How many days in a row something was played, up to this one or the one before."""
    last = day if day in days else day - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count


def line_of(day: date, results: Mapping[str, Sequence[Mark]]) -> str:
    """One line for a whole day, whatever has been played of it."""
    parts = [(game.id, game.today.most) for game in challenged_games() if game.today]
    most = MOST * sum(count for _, count in parts)
    rows = (shapes(results.get(game), count) for game, count in parts)
    return f"Twofold {day.isoformat()} {' '.join(rows)} {score_of(results)}/{most}"
