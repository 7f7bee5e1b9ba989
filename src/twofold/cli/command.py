"""The commands, and the one way in which all of them fail: one clear sentence and exit code 2."""

import sys
from collections.abc import Sequence
from importlib.metadata import version
from itertools import pairwise
from typing import Any, NoReturn

import click

from twofold.cli import analyse, arena, catalogue, export, matches, play, serve, simulate
from twofold.engine import Refused, TwofoldError, installed_games
from twofold.texts.speech import Speech, language_for, language_of


class Commands(click.Group):
    """A group that answers bad input with a sentence instead of a usage page or a traceback."""

    def main(self, args: Sequence[str] | None = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        """Run a command and exit."""
        extra["standalone_mode"] = False
        try:
            code = super().main(args, **extra)
        except click.exceptions.NoArgsIsHelpError:
            click.echo(_in_three_lines())
            sys.exit(0)
        except click.ClickException as error:
            _fail(error.format_message())
        except TwofoldError as error:
            _fail(_said(error, sys.argv[1:] if args is None else args))
        except (click.Abort, KeyboardInterrupt):
            sys.exit(130)
        sys.exit(code if isinstance(code, int) else 0)


def _in_three_lines() -> str:
    """What somebody who has just installed the package can do with it."""
    return (
        "twofold serve      opens the table in the browser: against bots, or with friends through a link\n"
        f"twofold play GAME  plays in the terminal: {', '.join(installed_games)}\n"
        "twofold --help     lists everything else: rules, replays, proofs, simulations, backups"
    )


def _said(error: TwofoldError, arguments: Sequence[str]) -> str:
    """What went wrong, in the language that was asked for, or else in that of the environment."""
    asked_for = [language for flag, language in pairwise(arguments) if flag == "--language"]
    said = Speech(language_for(asked_for) if asked_for else language_of())(error.reason)
    return f"{said} ({error.refusal.rule})" if isinstance(error, Refused) else said


def _fail(sentence: str) -> NoReturn:
    click.echo(f"twofold: {' '.join(sentence.split())}", err=True)
    sys.exit(2)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version("twofold"), prog_name="twofold")
def main() -> None:
    """Five games of two, one table."""


for command in (
    *catalogue.commands,
    play.play,
    simulate.simulate,
    arena.arena,
    *matches.commands,
    export.export,
    analyse.analyse,
    *serve.commands,
):
    main.add_command(command)
