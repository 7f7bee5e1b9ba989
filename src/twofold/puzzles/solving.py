"""Trying a puzzle, and being told why."""

from collections.abc import Collection
from typing import Any, Literal

from msgspec import Struct

from twofold.engine import Match, Refusal, Refused
from twofold.puzzles.puzzle import Puzzle, numbered, read_puzzles
from twofold.puzzles.rating import Rating
from twofold.texts import Text, shell

SHOWN = 4
"""So many of the best plays are shown with a solution, and the player's own."""


class Promised(Struct, frozen=True):
    """A play and the chance to win with it."""

    action: Any
    chance: float
    own: bool = False
    """Whether it is what the player answered."""


class Solution(Struct, frozen=True):
    """What came of a try."""

    right: bool
    answer: Any
    victory: Literal["round", "match"]
    """What the chances are about."""

    plays: tuple[Promised, ...]
    """What the best plays promise and the player's own, the best first."""

    why: Text


def solve(match: Match, puzzle: Puzzle, answer: Any) -> Solution:
    """What this answer is worth; raises ``Refused`` if it is against the rules or no answer at all."""
    action = match.step(puzzle.seat, answer).entry.action
    actions = numbered(match)
    number = actions.index(action)
    chosen = next((weighed for weighed in puzzle.weighed if number in weighed.plays), None)
    if chosen is None:
        raise Refused(Refusal("PUZZLE-1", shell("refusal-puzzle-elsewhere")))
    assessing = match.game.looking_back
    assert assessing is not None
    best, second = puzzle.weighed[:2]
    return Solution(
        right=chosen is best,
        answer=action,
        victory=assessing.about(match.options, len(match.seats)).victory,
        plays=tuple(
            Promised(
                action if weighed is chosen else actions[weighed.plays[-1]], weighed.chance, weighed is chosen
            )
            for place, weighed in enumerate(puzzle.weighed)
            if place < SHOWN or weighed is chosen
        ),
        why=assessing.why(best.signs, (second if chosen is best else chosen).signs),
    )


def next_puzzle(game_id: str, rating: Rating, done: Collection[int]) -> int:
    """The number of the puzzle that fits best; when all are done, they begin again.

    As long as little is known of the player, that is an easy one.
    """
    puzzles = read_puzzles(game_id).puzzles
    numbers = range(1, len(puzzles) + 1)
    left = [number for number in numbers if number not in done] or list(numbers)
    fitting = rating.rating - rating.deviation
    return min(left, key=lambda number: (abs(puzzles[number - 1].rating - fitting), number))
