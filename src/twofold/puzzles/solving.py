"""Trying a puzzle, and being told why."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct

from twofold.engine import Match, Refusal, Refused
from twofold.puzzles.puzzle import Puzzle, Weighed, numbered, read_puzzles
from twofold.puzzles.rating import Rating
from twofold.texts import Text, shell


class Promised(Struct, frozen=True):
    """A play and the chance to win with it."""

    action: Any
    chance: float


class Solution(Struct, frozen=True):
    """What came of a try."""

    right: bool
    answer: Any
    plays: tuple[Promised, ...]
    """What the plays promise, the best first; a play that is not among them promises less."""

    why: Text


def solve(match: Match, puzzle: Puzzle, answer: Any) -> Solution:
    """What this answer is worth; raises ``Refused`` if it is against the rules or no answer at all."""
    action = match.step(puzzle.seat, answer).entry.action
    actions = numbered(match)
    kinds = {type(actions[number]) for weighed in puzzle.weighed for number in weighed.plays}
    if type(action) not in kinds:
        raise Refused(Refusal("PUZZLE-1", shell("refusal-puzzle-elsewhere")))
    best, chosen = puzzle.weighed[0], _chosen(puzzle, actions.index(action))
    assessing = match.game.looking_back
    assert assessing is not None
    return Solution(
        right=chosen is best,
        answer=action,
        plays=tuple(Promised(actions[weighed.plays[-1]], weighed.chance) for weighed in puzzle.weighed),
        why=assessing.why(best.signs, (puzzle.weighed[1] if chosen in (None, best) else chosen).signs),
    )


def _chosen(puzzle: Puzzle, number: int) -> Weighed | None:
    return next((weighed for weighed in puzzle.weighed if number in weighed.plays), None)


def next_puzzle(game_id: str, rating: Rating, done: Collection[int]) -> int:
    """The number of the puzzle that fits best; when all are done, they begin again."""
    puzzles = read_puzzles(game_id).puzzles
    numbers = range(1, len(puzzles) + 1)
    left = [number for number in numbers if number not in done] or list(numbers)
    return min(left, key=lambda number: (abs(puzzles[number - 1].rating - rating.rating), number))
