"""Positions with one clearly best play: found by a tool, solved by people."""

from twofold.puzzles.puzzle import (
    Collection,
    NoPuzzles,
    Puzzle,
    Weighed,
    has_puzzles,
    position,
    puzzle_of,
    read_puzzles,
    variant,
)
from twofold.puzzles.rating import Rating, rated, solved_by
from twofold.puzzles.solving import Promised, Solution, next_puzzle, solve

__all__ = [
    "Collection",
    "NoPuzzles",
    "Promised",
    "Puzzle",
    "Rating",
    "Solution",
    "Weighed",
    "has_puzzles",
    "next_puzzle",
    "position",
    "puzzle_of",
    "rated",
    "read_puzzles",
    "solve",
    "solved_by",
    "variant",
]
