"""How strong bots are."""

import click
import msgspec
from rich.table import Table

from twofold.bots.arena import ArenaReport
from twofold.bots.arena import arena as hold_arena
from twofold.bots.ratings import Interval
from twofold.cli.parameters import (
    GameCommand,
    console,
    game_argument,
    json_option,
    marked,
    options_option,
    progress_bar,
    seats_option,
    seed_option,
    think_option,
)
from twofold.engine import AnyGame


@click.command(cls=GameCommand)
@game_argument
@click.option("--bots", required=True, help="The contestants, with commas, like easy,normal,hard.")
@click.option("--deals", type=click.IntRange(1), default=100, show_default=True, help="Deals for each pair.")
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True, help="How many to use.")
@seats_option
@options_option
@seed_option
@think_option
@json_option
def arena(
    game: AnyGame,
    bots: str,
    deals: int,
    processes: int,
    seats: int | None,
    options: tuple[tuple[str, str], ...],
    seed: int | None,
    think: float,
    as_json: bool,
) -> None:
    """Rate bots over duplicate deals."""
    with progress_bar(quiet=as_json) as bar:
        task = bar.add_task(game.name, total=None, visible=False)
        report = hold_arena(
            game,
            bots.split(","),
            deals=deals,
            options=dict(options),
            seats=seats,
            seed=1 if seed is None else seed,
            seconds=think,
            processes=processes,
            progress=lambda done, total: bar.update(task, completed=done, total=total, visible=True),
        )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)))
    else:
        _print(report, game)


def _print(report: ArenaReport, game: AnyGame) -> None:
    out = console()
    points_of = marked("Points", game)
    meetings = Table("Bot", "Against", "Matches", "Won", points_of, box=None, pad_edge=False)
    for meeting in report.meetings:
        points = _percent(meeting.points) if meeting.points else "-"
        won = _percent(meeting.victories)
        meetings.add_row(meeting.bot, meeting.against, str(meeting.matches), won, points)
    ratings = Table("Bot", "Rating", box=None, pad_edge=False)
    for rating in report.ratings:
        ratings.add_row(rating.bot, f"{rating.elo.value:.0f} ({rating.elo.low:.0f} to {rating.elo.high:.0f})")
    out.print(meetings, "", ratings, sep="\n")
    out.print(f"{report.matches} matches of {report.game} in {report.seconds:.1f} s; intervals of 95 %.")


def _percent(share: Interval) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"
