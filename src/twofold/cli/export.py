"""A saved match as one file that replays it in any browser."""

from pathlib import Path

import click

from twofold.cli.matches import file_argument
from twofold.replays import Retelling, believed, exported, eyes_on, read_file


@click.command()
@file_argument
@click.option(
    "--output", "-o", type=click.Path(path_type=Path, dir_okay=False), help="Beside the match if not given."
)
def export(file: Path, output: Path | None) -> None:
    """Write a finished match as one HTML file that replays it offline, from every seat."""
    saved = read_file(file)
    retelling = Retelling(eyes_on(len(saved.header.seats)))
    match = believed(saved, retelling.watch)
    if not match.over:
        raise click.UsageError("The match is still open: it can be exported when it is over.")
    target = output or file.with_suffix(".html")
    page = exported(match, retelling.replays(match))
    try:
        target.write_text(page, "utf-8")
    except OSError as error:
        raise click.ClickException(f"{target} cannot be written: {error.strerror}.") from error
    click.echo(f"{target}: {len(page) // 1024} KiB, opens in any browser.")
