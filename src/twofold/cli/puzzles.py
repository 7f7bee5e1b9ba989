"""Puzzles in the terminal; what was solved, and how well, is kept on this machine."""

from pathlib import Path

import click
import msgspec
from msgspec import Struct
from platformdirs import user_data_path
from rich.markup import escape

from twofold.cli.parameters import console, game_argument
from twofold.cli.picture import Picture
from twofold.cli.spoken import SpokenCommand, language_option, option, speech
from twofold.cli.table import greeting
from twofold.engine import AnyGame, Match, Refusal, Refused
from twofold.puzzles import (
    Puzzle,
    Rating,
    Solution,
    next_puzzle,
    position,
    puzzle_of,
    read_puzzles,
    solve,
    solved_by,
)
from twofold.texts import Text, shell

HELP = ("", "?", "help")
LEAVING = ("q", "quit")


class Record(Struct):
    """What somebody has done with the puzzles of a game."""

    rating: Rating = Rating()
    done: list[int] = []


class Notebook:
    """The records of all games, in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def of(self, game: str) -> Record:
        """The record of this game."""
        return self._read().get(game) or Record()

    def keep(self, game: str, record: Record) -> None:
        """Write it down."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_bytes(msgspec.json.encode(self._read() | {game: record}))

    def _read(self) -> dict[str, Record]:
        if not self._path.is_file():
            return {}
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, Record])
        except msgspec.DecodeError as error:
            broken = shell("terminal-puzzles-unreadable", path=str(self._path), problem=str(error))
            raise click.UsageError(speech()(broken)) from error


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
    kept = Notebook(notebook)
    while True:
        record = kept.of(game.id)
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
    console().print(picture.table())
    while (line := _line(picture)) is not None:
        if line in HELP:
            console().print(*greeting(picture), sep="\n")
            continue
        try:
            solution = _answered(picture, match, puzzle, line)
        except Refused as refused:
            console().print(f"[yellow]{escape(picture.refused(refused.refusal))}[/]")
            continue
        if solution is not None:
            _tell(solution, match)
            return solution
    return None


def _line(picture: Picture) -> str | None:
    try:
        line = console().input(f"[bold]{escape(picture.asked())}>[/] ").strip()
    except EOFError:
        return None
    return None if line.lower() in LEAVING else line


def _answered(picture: Picture, match: Match, puzzle: Puzzle, line: str) -> Solution | None:
    """What came of a line; ``None`` if it leaves something open, which is asked for next."""
    meant = picture.meant(line)
    if isinstance(meant, Refusal):
        raise Refused(meant)
    return None if meant is None else solve(match, puzzle, meant)


def _tell(solution: Solution, match: Match) -> None:
    _say(shell("puzzle-right") if solution.right else shell("puzzle-wrong"), style="bold")
    for promised in solution.plays:
        typed = match.game.words.action(promised.action)
        console().print(f"  {escape(typed):<10} {round(100 * promised.chance):>3} %")
    _say(solution.why)


def _say(text: Text, style: str | None = None) -> None:
    console().print(escape(speech()(text)), style=style)
