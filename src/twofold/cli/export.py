"""A saved match as one file that replays it in any browser."""

from pathlib import Path

import click

from twofold.cli.parameters import file_argument
from twofold.cli.spoken import SpokenCommand, language_option, option, speech
from twofold.replays import Retelling, believed, exported, eyes_on, read_file
from twofold.texts import shell


@click.command(cls=SpokenCommand, says=shell("terminal-command-export"))
@file_argument()
@option(
    "--output", "-o", type=click.Path(path_type=Path, dir_okay=False), says=shell("terminal-option-output")
)
@language_option
def export(file: Path, output: Path | None) -> None:
    """Write a finished match as one HTML file that replays it offline, from every seat."""
    say, saved = speech(), read_file(file)
    retelling = Retelling(eyes_on(len(saved.header.seats)))
    match = believed(saved, retelling.watch)
    if not match.over:
        raise click.UsageError(say(shell("terminal-open-export")))
    target = output or file.with_suffix(".html")
    page = exported(match, retelling.replays(match))
    try:
        target.write_text(page, "utf-8")
    except OSError as error:
        problem = shell("terminal-not-written", path=str(target), problem=str(error.strerror))
        raise click.ClickException(say(problem)) from error
    click.echo(say(shell("terminal-exported", path=str(target), size=len(page) // 1024)))
