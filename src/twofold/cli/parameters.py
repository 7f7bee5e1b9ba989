"""Arguments that several commands share."""

from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from twofold.engine import AnyGame, installed_games


class GameParameter(click.ParamType[AnyGame]):
    """The id of an installed game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:  # noqa: ARG002
        return value if not isinstance(value, str) else installed_games[value]


class OptionParameter(click.ParamType[tuple[str, str]]):
    """An option of a game, as name=value."""

    name = "name=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, setting = value.partition("=")
        if not equals or not name:
            self.fail(f"{value!r} is not of the form name=value.", param, ctx)
        return name, setting


game_argument = click.argument("game", type=GameParameter())
options_option = click.option(
    "--option",
    "options",
    type=OptionParameter(),
    multiple=True,
    help="An option of the game; may be repeated.",
)
seats_option = click.option(
    "--seats", type=click.IntRange(1), help="How many players; the game's most if not given."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
think_option = click.option(
    "--think",
    type=click.FloatRange(0, min_open=True),
    default=0.1,
    show_default=True,
    help="Seconds that a bot may think about a move.",
)
seed_option = click.option("--seed", type=int, help="The same seed gives the same shuffles.")


def seats_of(game: AnyGame, seats: int | None) -> int:
    """How many seats to play with."""
    return max(game.seat_counts) if seats is None else seats


def console() -> Console:
    """Where people read: colours when it is a terminal, plain text when it is not."""
    return Console(highlight=False, soft_wrap=True)


def progress_bar(quiet: bool) -> Progress:
    """A bar for people who watch a terminal; it keeps out of pipes and files."""
    watched = Console(stderr=True)
    return Progress(console=watched, disable=quiet or not watched.is_terminal, transient=True)
