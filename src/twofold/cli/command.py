"""The commands, and the one way in which all of them fail: one clear sentence and exit code 2."""

import sys
from collections.abc import Sequence
from importlib.metadata import version
from pkgutil import resolve_name
from typing import Any, NoReturn

import click

from twofold.cli.spoken import (
    SpokenCommand,
    SpokenOption,
    language_option,
    speak_for_click,
    speaking_as_asked,
    speech,
)
from twofold.engine import Refused, TwofoldError, installed_games
from twofold.texts import shell

PLACES = {
    "games": "catalogue:games",
    "rules": "catalogue:rules",
    "play": "play:play",
    "simulate": "simulate:simulate",
    "arena": "arena:arena",
    "replay": "matches:replay",
    "verify": "matches:verify_file",
    "export": "export:export",
    "analyse": "analyse:analyse",
    "puzzles": "puzzles:puzzles",
    "today": "today:today",
    "join": "join:join",
    "serve": "serve:serve",
    "backup": "serve:backup",
    "restore": "serve:restore_command",
}
"""By command: its module, and what it is called there."""


class Later(SpokenCommand):
    """A command whose module is loaded when it is called: help for all of them needs none."""

    def __init__(self, name: str) -> None:
        super().__init__(name, says=shell(f"terminal-command-{name}"))

    def make_context(self, *arguments: Any, **extra: Any) -> click.Context:
        """The context of the command itself."""
        command: click.Command = resolve_name(f"twofold.cli.{PLACES[self.name or '']}")
        return command.make_context(*arguments, **extra)


class Commands(SpokenCommand, click.Group):
    """A group that answers bad input with a sentence instead of a usage page or a traceback."""

    def main(self, args: Sequence[str] | None = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        """Run a command and exit."""
        extra["standalone_mode"] = False
        with speaking_as_asked(sys.argv[1:] if args is None else args):
            code = self._code(args, extra)
        sys.exit(code)

    def _code(self, args: Sequence[str] | None, extra: dict[str, Any]) -> int:
        """What a command comes to for whoever called it."""
        try:
            code = super().main(args, **extra)
        except click.ClickException as error:
            _fail(error.format_message())
        except TwofoldError as error:
            _fail(_said(error))
        except (click.Abort, KeyboardInterrupt):
            return 130
        return code if isinstance(code, int) else 0

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.subcommand_metavar = speech()(shell("terminal-usage-command"))
        return super().collect_usage_pieces(ctx)


def _in_three_lines() -> str:
    """What somebody who has just installed the package can do with it."""
    return speech()(shell("terminal-three-lines", games=", ".join(installed_games)))


def _said(error: TwofoldError) -> str:
    """What went wrong."""
    said = speech()(error.reason)
    return f"{said} ({error.refusal.rule})" if isinstance(error, Refused) else said


def _fail(sentence: str) -> NoReturn:
    click.echo(f"twofold: {' '.join(sentence.split())}", err=True)
    sys.exit(2)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    says=shell("terminal-command-twofold"),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@language_option
@click.version_option(
    version("twofold"), prog_name="twofold", cls=SpokenOption, says=shell("terminal-option-version")
)
@click.pass_context
def main(context: click.Context) -> None:
    """Five games of two, one table."""
    if context.invoked_subcommand is None:
        click.echo(_in_three_lines())


speak_for_click()
for command in PLACES:
    main.add_command(Later(command))
