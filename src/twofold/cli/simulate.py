"""Bots among themselves: many matches, and how strong they are."""

import time
from pathlib import Path
from random import Random

import click
import msgspec
from msgspec import Struct
from rich.table import Table

from twofold.bots import make_bot
from twofold.bots.simulation import Simulated, Simulation, simulated
from twofold.bots.spreading import workers
from twofold.cli.parameters import (
    GameCommand,
    console,
    game_argument,
    json_option,
    marked,
    options_option,
    progress_bar,
    ray_option,
    seats_of,
    seats_option,
    seed_option,
    think_option,
)
from twofold.cli.spoken import language_option, option, speech
from twofold.engine import AnyGame
from twofold.texts import figure, shell

HEADINGS = (shell("terminal-heading-seat"), shell("terminal-heading-bot"), shell("terminal-heading-wins"))
MEAN = shell("terminal-heading-mean-score")

bots_option = option("--bots", default="random", says=shell("terminal-option-bots-by-seat"))


class SeatReport(Struct):
    """How one seat fared."""

    seat: int
    bot: str
    wins: int = 0
    """Matches that it won, alone or with others."""

    mean_score: float = 0.0


class Report(Struct):
    """What a simulation found."""

    game: str
    games: int
    moves: int
    seconds: float
    seats: list[SeatReport]


@click.command(cls=GameCommand, says=shell("terminal-command-simulate"))
@game_argument
@option(
    "--games",
    "count",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    says=shell("terminal-option-games"),
)
@seats_option
@bots_option
@options_option
@seed_option
@language_option
@json_option
@option("--log", type=click.Path(file_okay=False, path_type=Path), says=shell("terminal-option-log"))
@think_option
@ray_option
def simulate(
    game: AnyGame,
    count: int,
    seats: int | None,
    bots: str,
    options: tuple[tuple[str, str], ...],
    seed: int | None,
    as_json: bool,
    log: Path | None,
    think: float,
    ray: str | None,
) -> None:
    """Let bots play many matches."""
    levels = _levels(bots, seats_of(game, seats))
    game.check_table(game.read_options(dict(options)), len(levels))
    for level in levels:
        make_bot(game, level)
    played = Simulation(
        game.id,
        tuple(levels),
        dict(options),
        Random().randrange(10**9) if seed is None else seed,
        think,
        logged=log is not None,
    )
    if log:
        log.mkdir(parents=True, exist_ok=True)
    report = Report(game.id, 0, 0, 0.0, [SeatReport(seat, level) for seat, level in enumerate(levels)])
    started = time.perf_counter()
    with progress_bar(quiet=as_json) as bar:
        matches = simulated(played, count, workers(ray=ray))
        for match in bar.track(matches, total=count, description=game.name):
            _count(report, match)
            if log:
                (log / f"{game.id}-{report.games:05}.jsonl").write_text(match.log, "utf-8", newline="\n")
    report.seconds = round(time.perf_counter() - started, 3)
    for seat in report.seats:
        seat.mean_score = round(seat.mean_score / count, 4)
    _print(report, game, as_json)


def _levels(bots: str, seats: int) -> list[str]:
    named = bots.split(",")
    return [named[seat % len(named)] for seat in range(seats)]


def _count(report: Report, match: Simulated) -> None:
    report.games += 1
    report.moves += match.moves
    for seat in report.seats:
        seat.mean_score += match.scores[seat.seat]
        seat.wins += seat.seat in match.winners


def _print(report: Report, game: AnyGame, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)))
        return
    say = speech()
    table = Table(*map(say, (*HEADINGS, marked(MEAN, game))), box=None, pad_edge=False)
    for seat in report.seats:
        table.add_row(str(seat.seat), seat.bot, str(seat.wins), figure(seat.mean_score, ".2f"))
    console().print(table)
    seconds = f"{report.seconds:.1f}"
    simulated = shell(
        "terminal-simulated", count=report.games, game=report.game, moves=report.moves, seconds=seconds
    )
    console().print(say(simulated))
