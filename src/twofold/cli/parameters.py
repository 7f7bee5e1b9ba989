"""Arguments that several commands share."""

from typing import Any

import click
from rich.console import Console

from twofold.engine import AnyGame, games


class GameParameter(click.ParamType[AnyGame]):
    """The id of an installed game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:  # noqa: ARG002
        return value if not isinstance(value, str) else games[value]


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
seed_option = click.option("--seed", type=int, help="The same seed gives the same shuffles.")


def seats_of(game: AnyGame, seats: int | None) -> int:
    """How many seats to play with."""
    return max(game.seat_counts) if seats is None else seats


def console() -> Console:
    """Where people read: colours when it is a terminal, plain text when it is not."""
    return Console(highlight=False, soft_wrap=True)


def progress_console() -> Console:
    """Where progress is shown, apart from what is piped on."""
    return Console(stderr=True)
