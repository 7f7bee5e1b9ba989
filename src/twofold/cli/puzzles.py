"""Puzzles in the terminal; what was solved, and how well, is kept on this machine."""

from pathlib import Path

import click
from msgspec import Struct
from platformdirs import user_data_path
from rich.markup import escape

from twofold.cli.alone import HELP, meant_by, refuse, tell, typed_line
from twofold.cli.notebook import Notebook
from twofold.cli.parameters import console, game_argument
from twofold.cli.picture import Picture
from twofold.cli.spoken import SpokenCommand, language_option, option, speech
from twofold.cli.table import greeting
from twofold.engine import AnyGame, Refused
from twofold.puzzles import (
    Rating,
    Solution,
    next_puzzle,
    position,
    puzzle_of,
    read_puzzles,
    solve,
    solved_by,
    variant,
)
from twofold.texts import Text, shell


class Record(Struct):
    """What somebody has done with the puzzles of a game."""

    rating: Rating = Rating()
    done: list[int] = []


@click.command(cls=SpokenCommand, says=shell("terminal-command-puzzles"))
@game_argument
@option("--number", type=click.IntRange(1), says=shell("terminal-option-puzzle-number"))
@option(
    "--notebook",
    type=click.Path(dir_okay=False, path_type=Path),
    default=lambda: user_data_path("twofold") / "puzzles.json",
    says=shell("terminal-option-notebook"),
)
@language_option
def puzzles(game: AnyGame, number: int | None, notebook: Path) -> None:
    """Solve puzzles: positions with one clearly best play."""
    read_puzzles(game.id)
    kept = Notebook(notebook, Record)
    while True:
        record = kept.records().get(game.id) or Record()
        chosen = number or next_puzzle(game.id, record.rating, record.done)
        solution = _try(game, chosen)
        if solution is None:
            return
        puzzle = puzzle_of(game.id, chosen)
        if chosen not in record.done:
            record = Record(solved_by(record.rating, puzzle.rating, solution.right), [*record.done, chosen])
            kept.keep(game.id, record)
        _say(shell("puzzle-rating", rating=str(round(record.rating.rating)), count=len(record.done)))
        if number is not None:
            return


def _try(game: AnyGame, number: int) -> Solution | None:
    """One puzzle, until it is answered; ``None`` when somebody leaves."""
    puzzle = puzzle_of(game.id, number)
    match = position(game.id, puzzle)
    picture = Picture(match, puzzle.seat, lambda: match.now, speech().language)
    _say(shell("puzzle-title", number=number, rating=str(puzzle.rating)))
    for played_so in variant(game.id, puzzle):
        _say(played_so)
    console().print(picture.table())
    while (line := typed_line(picture.asked())) is not None:
        if line in HELP:
            console().print(*greeting(picture), sep="\n")
            continue
        try:
            meant = meant_by(picture, line)
            solution = None if meant is None else solve(match, puzzle, meant)
        except Refused as refused:
            refuse(picture, refused.refusal)
            continue
        if solution is not None:
            _tell(solution, picture)
            return solution
    return None


def _tell(solution: Solution, picture: Picture) -> None:
    tell(picture, shell("puzzle-right") if solution.right else shell("puzzle-wrong"), "bold")
    tell(picture, shell("puzzle-chances", victory=solution.victory))
    for promised in solution.plays:
        typed = picture.match.game.words.action(promised.action)
        chance = speech()(shell("puzzle-chance", chance=round(100 * promised.chance)))
        own = f"  ({speech()(shell('puzzle-own'))})" if promised.own else ""
        console().print(f"  {escape(typed):<10} {chance:>5}{own}")
    tell(picture, solution.why)


def _say(text: Text) -> None:
    console().print(escape(speech()(text)))
