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
    ray_option,
    seats_option,
    seed_option,
    think_option,
)
from twofold.cli.spoken import language_option, option, speech
from twofold.engine import AnyGame
from twofold.texts import Text, shell

MEETINGS = (
    shell("terminal-heading-bot"),
    shell("terminal-heading-against"),
    shell("terminal-heading-matches"),
    shell("terminal-heading-won"),
)
POINTS = shell("terminal-heading-points")
RATINGS = (shell("terminal-heading-bot"), shell("terminal-heading-rating"))
PERCENT = "{:.1%}"


@click.command(cls=GameCommand, says=shell("terminal-command-arena"))
@game_argument
@option("--bots", required=True, says=shell("terminal-option-contestants"))
@option(
    "--deals", type=click.IntRange(1), default=100, show_default=True, says=shell("terminal-option-deals")
)
@option(
    "--processes",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    says=shell("terminal-option-processes"),
)
@ray_option
@seats_option
@options_option
@seed_option
@think_option
@language_option
@json_option
def arena(
    game: AnyGame,
    bots: str,
    deals: int,
    processes: int,
    ray: str | None,
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
            ray=ray,
            progress=lambda done, total: bar.update(task, completed=done, total=total, visible=True),
        )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)))
    else:
        _print(report, game)


def _print(report: ArenaReport, game: AnyGame) -> None:
    out, say = console(), speech()
    headings = (*MEETINGS, marked(POINTS, game))
    meetings = Table(*map(say, headings), box=None, pad_edge=False)
    for meeting in report.meetings:
        points = say(_interval(meeting.points, PERCENT)) if meeting.points else "-"
        won = say(_interval(meeting.victories, PERCENT))
        meetings.add_row(meeting.bot, meeting.against, str(meeting.matches), won, points)
    ratings = Table(*map(say, RATINGS), box=None, pad_edge=False)
    for rating in report.ratings:
        ratings.add_row(rating.bot, say(_interval(rating.elo, "{:.0f}")))
    out.print(meetings, "", ratings, sep="\n")
    seconds = f"{report.seconds:.1f}"
    out.print(say(shell("terminal-arena-held", count=report.matches, game=report.game, seconds=seconds)))


def _interval(share: Interval, form: str) -> Text:
    value, low, high = (form.format(number) for number in (share.value, share.low, share.high))
    return shell("terminal-interval", value=value, low=low, high=high)
