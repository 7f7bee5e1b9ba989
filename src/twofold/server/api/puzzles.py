"""Puzzles over HTTP. Whoever solves them says all that they did, so nothing has to be kept."""

from typing import Any

import msgspec
from msgspec.structs import replace

from twofold.engine import Match, Refusal, Refused
from twofold.puzzles import (
    Puzzle,
    Rating,
    Solution,
    has_puzzles,
    next_puzzle,
    position,
    puzzle_of,
    read_puzzles,
    solve,
    solved_by,
    variant,
)
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.puzzles import PuzzleShown, Solver, TakePuzzle
from twofold.server.protocol.ws import Update, still_update
from twofold.server.table.checks import known_game


def take_puzzle(game_id: str, taken: TakePuzzle) -> PuzzleShown:
    """The puzzle and what came of the answer; raises ``TurnedDown`` if there is none."""
    count = puzzles_of(game_id)
    solver = msgspec.convert(msgspec.to_builtins(taken.solver or Solver()), Rating)
    number = next_puzzle(game_id, solver, taken.done) if taken.number is None else taken.number
    if not 1 <= number <= count:
        raise TurnedDown(no.NO_PUZZLE, 404)
    puzzle = puzzle_of(game_id, number)
    match = position(game_id, puzzle)
    solution, refusal = _answered(match, puzzle, taken.answer)
    if solution is not None and number not in taken.done:
        solver = solved_by(solver, puzzle.rating, solution.right)
    return PuzzleShown(
        number=number,
        count=count,
        rating=puzzle.rating,
        variant=variant(game_id, puzzle),
        seat=puzzle.seat,
        names=tuple(None if seat == puzzle.seat else match.header.seats[seat] for seat in match.seats),
        update=_update(match, puzzle, solution is not None),
        refusal=refusal,
        solution=solution,
        solver=solver,
    )


def puzzles_of(game_id: str) -> int:
    """How many there are; raises ``TurnedDown`` if there are none."""
    if not has_puzzles(known_game(game_id)):
        raise TurnedDown(no.NO_PUZZLE, 404)
    return len(read_puzzles(game_id).puzzles)


def _answered(match: Match, puzzle: Puzzle, answer: Any) -> tuple[Solution | None, Refusal | None]:
    if answer is None:
        return None, None
    try:
        return solve(match, puzzle, answer), None
    except Refused as refused:
        return None, refused.refusal


def _update(match: Match, puzzle: Puzzle, answered: bool) -> Update:
    shown = still_update(match.header.id, len(match.entries), match.now, match.view(puzzle.seat))
    fresh = replace(shown, since=-1)
    if answered:
        return fresh
    return replace(fresh, choices=match.choices(puzzle.seat), waiting_for=tuple(sorted(match.waiting_for)))
