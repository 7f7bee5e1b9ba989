"""Arguments that several commands share."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

import click
from msgspec.structs import FieldInfo
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress

from twofold.cli.spoken import SpokenArgument, SpokenCommand, option, speech
from twofold.engine import AnyGame, UnknownGame, installed_games
from twofold.engine.options import option_fields, takes, written
from twofold.texts import Text, shell

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def game_called(name: str) -> str | None:
    """The id of the installed game that is called so, by its id or its name, in any case."""
    wanted = name.strip().casefold()
    by_id = {game_id.casefold(): game_id for game_id in installed_games}
    if wanted in by_id:
        return by_id[wanted]
    return next((game.id for game in installed_games.values() if game.name.casefold() == wanted), None)


class GameParameter(click.ParamType[AnyGame]):
    """An installed game, by its id or its name."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:  # noqa: ARG002
        if not isinstance(value, str):
            return value  # type: ignore[no-any-return]
        near = get_close_matches(value.casefold(), installed_games, n=1)
        if not game_called(value) and near:
            raise UnknownGame(shell("terminal-no-such-game", game=repr(value), near=near[0]))
        return installed_games[game_called(value) or value]


class OptionParameter(click.ParamType[tuple[str, str]]):
    """Something by name, as an option of a game."""

    def __init__(self, form: str = "name=value") -> None:
        self.name = form

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, setting = value.partition("=")
        if not equals or not name:
            self.fail(speech()(shell("terminal-not-of-form", value=repr(value), form=self.name)), param, ctx)
        return name, setting


game_argument = click.argument(
    "game", cls=SpokenArgument, says=shell("terminal-kind-game"), type=GameParameter()
)


def file_argument(**allowed: bool) -> Callable[[Decorated], Decorated]:
    """The file that a command is about."""
    kind = click.Path(path_type=Path, **allowed)
    return click.argument("file", cls=SpokenArgument, says=shell("terminal-kind-file"), type=kind)


options_option = option(
    "--option",
    "options",
    type=OptionParameter(),
    multiple=True,
    says=shell("terminal-option-option"),
)
seats_option = option("--seats", type=click.IntRange(1), says=shell("terminal-option-seats"))
json_option = option("--json", "as_json", is_flag=True, says=shell("terminal-option-json"))
think_option = option(
    "--think",
    type=click.FloatRange(0, min_open=True),
    default=0.1,
    show_default=True,
    says=shell("terminal-option-think"),
)
ray_option = option("--ray", says=shell("terminal-option-ray"))
seed_option = option("--seed", type=int, says=shell("terminal-option-seed"))


USUAL_SEATS = 4
"""How many play if nobody says and the game allows it: eight at once are a crowd."""


def seats_of(game: AnyGame, seats: int | None) -> int:
    """How many seats to play with."""
    usual = [count for count in game.seat_counts if count <= USUAL_SEATS] or [min(game.seat_counts)]
    return max(usual) if seats is None else seats


class GameCommand(SpokenCommand):
    """A command with ``--option``: its help tells what the options of every game take."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """The options, game by game."""
        say = speech()
        for game in installed_games.values():
            with formatter.section(say(shell("terminal-usage-game-options", game=game.id))):
                formatter.write_dl(
                    [
                        (
                            name,
                            say(shell("terminal-takes-like", takes=takes(field), like=written(name, field))),
                        )
                        for name, field in _options(game)
                    ]
                )


def _options(game: AnyGame) -> list[tuple[str, FieldInfo]]:
    return list(option_fields(game.options).items())


def marked(heading: Text, game: AnyGame) -> Text:
    """The heading of a column of points, marked where less of them is better."""
    return shell("terminal-less-is-better", heading=heading) if game.less_is_better else heading


def console() -> Console:
    """Where people read: coloured and broken between words on a terminal, plain whole lines elsewhere."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def print_page(text: str) -> None:
    """Print a page of Markdown; its lists need to know how wide a line is, also in a pipe."""
    console().print(Markdown(text), soft_wrap=False)


@contextmanager
def progress_bar(quiet: bool) -> Iterator[Progress]:
    """A bar for people who watch a terminal; it keeps out of pipes and files.

    What libraries print meanwhile goes the same way, so that whoever reads the answer reads nothing else.
    """
    watched = Console(stderr=True)
    bar = Progress(console=watched, disable=quiet or not watched.is_terminal, transient=True)
    with bar, redirect_stdout(sys.stderr):
        yield bar
