"""What can be played, and by which rules."""

import click
import msgspec
from rich.table import Table

from twofold.bots import levels_of
from twofold.cli.parameters import console, game_argument, json_option, print_page
from twofold.cli.spoken import SpokenCommand, language_option, speech
from twofold.engine import AnyGame, installed_games
from twofold.texts import shell

HEADINGS = (
    shell("terminal-heading-game"),
    shell("terminal-heading-players"),
    shell("terminal-heading-minutes"),
    shell("terminal-heading-bots"),
    shell("terminal-heading-what"),
)


@click.command(cls=SpokenCommand, says=shell("terminal-command-games"))
@language_option
@json_option
def games(as_json: bool) -> None:
    """List the games."""
    if as_json:
        click.echo(
            msgspec.json.format(msgspec.json.encode([_entry(game) for game in installed_games.values()]))
        )
        return
    say = speech()
    table = Table(*map(say, HEADINGS), box=None, pad_edge=False)
    for game in installed_games.values():
        table.add_row(
            game.id,
            _players(game),
            str(game.minutes),
            ", ".join(levels_of(game)),
            game.tagline_in(say.language),
        )
    console().print(table)


def _entry(game: AnyGame) -> dict[str, object]:
    return {
        "id": game.id,
        "name": game.name,
        "tagline": game.tagline,
        "minutes": game.minutes,
        "seats": game.seat_counts,
        "rules_version": game.rules_version,
        "bots": list(levels_of(game)),
        "options": msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"],
    }


def _players(game: AnyGame) -> str:
    low, high = min(game.seat_counts), max(game.seat_counts)
    return str(low) if low == high else f"{low}–{high}"


@click.command(cls=SpokenCommand, says=shell("terminal-command-rules"))
@game_argument
@language_option
def rules(game: AnyGame) -> None:
    """Show how a game is played."""
    print_page(game.guide(speech().language))
