"""A puzzle: a match up to the moment of decision, and what the plays promise there.

Actions stand as their numbers of ``Game.learning``, so that two hundred matches are a small file.
"""

from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from twofold.engine import AnyGame, Match, Seat, TwofoldError, installed_games
from twofold.texts import Text, shell

PUZZLES_FILE = "puzzles.json"

NAMES = ("Mira", "Otto", "Nell", "Ben")
"""How the log calls everybody; whoever solves the puzzle sits there under a name of their own."""


class NoPuzzles(TwofoldError):
    """A game without puzzles, or a number that none has."""


class Weighed(Struct, frozen=True):
    """What a play promises."""

    plays: tuple[int, ...]
    """The action; several, where they come to the same."""

    chance: float
    """To win, as whoever decides can know it."""

    signs: dict[str, int]
    """How the round ends on average after it, in figures of the game."""


class Puzzle(Struct, frozen=True):
    """A position with one clearly best play."""

    seats: int
    seed: int
    options: dict[str, Any]
    entries: tuple[tuple[Seat, int], ...]
    """Who did what before."""

    seat: Seat
    """Who decides."""

    weighed: tuple[Weighed, ...]
    """Every legal play, the best first."""

    rating: int
    """How hard it is: players of this rating solve half of such puzzles."""

    @property
    def gap(self) -> float:
        """By how much the best play is better than any other."""
        return self.weighed[0].chance - self.weighed[1].chance


class Collection(Struct, frozen=True):
    """The puzzles of a game."""

    rules_version: int
    made: str
    """The command that made them."""

    puzzles: tuple[Puzzle, ...]
    """The easiest first."""


def has_puzzles(game: AnyGame) -> bool:
    """Whether the game has puzzles."""
    return resources.files(game.package).joinpath(PUZZLES_FILE).is_file()


@cache
def read_puzzles(game_id: str) -> Collection:
    """The puzzles of a game; raises ``NoPuzzles``."""
    game = installed_games[game_id]
    if not has_puzzles(game):
        raise NoPuzzles(shell("error-no-puzzles", game=game.name))
    return msgspec.json.decode(game.resource(PUZZLES_FILE), type=Collection)


def puzzle_of(game_id: str, number: int) -> Puzzle:
    """The puzzle of this number, counted from 1; raises ``NoPuzzles``."""
    found = read_puzzles(game_id).puzzles
    if not 1 <= number <= len(found):
        raise NoPuzzles(shell("error-no-such-puzzle", number=str(number), last=str(len(found))))
    return found[number - 1]


def position(game_id: str, puzzle: Puzzle) -> Match:
    """The match at the moment of decision."""
    game = installed_games[game_id].by_rules(read_puzzles(game_id).rules_version)
    match = Match.new(game, NAMES[: puzzle.seats], options=puzzle.options, seed=puzzle.seed)
    actions = numbered(match)
    for seat, number in puzzle.entries:
        match.act(seat, actions[number])
    return match


def variant(game_id: str, puzzle: Puzzle) -> tuple[Text, ...]:
    """What is played otherwise than in the box, option by option."""
    return tuple(_option(f"{game_id}/option-{name}", value) for name, value in puzzle.options.items())


def _option(title: str, value: Any) -> Text:
    option = Text(title.replace("_", "-"))
    if value is True:
        return option
    return shell("puzzle-option", option=option, value=Text(f"{option.id}-{value}".replace("_", "-")))


def numbered(match: Match) -> tuple[Any, ...]:
    """Every action of the game in the order of its number."""
    learning = match.game.learning
    assert learning is not None
    return learning.actions(match.options, len(match.seats))
