"""Today's deal in the terminal; results stay here, unless somebody wants them on a server's table."""

import asyncio
import secrets
from datetime import date, datetime
from pathlib import Path
from typing import Any, TypeAlias

import click
import msgspec
from platformdirs import user_data_path
from rich.markup import escape
from rich.table import Table

from twofold.cli.asking import asked
from twofold.cli.notebook import Notebook
from twofold.cli.parameters import GameParameter, console
from twofold.cli.spoken import SpokenArgument, SpokenCommand, language_option, option, speech
from twofold.cli.timed import TimedTable
from twofold.engine import AnyGame
from twofold.engine.challenge import Mark
from twofold.texts import Text, shell
from twofold.today import Play, challenge_of, challenged_games, line_of, score_of, shapes, streak_of

PACE_SECONDS = 0.7
SECRET_BYTES = 16

Results: TypeAlias = dict[str, tuple[Mark, ...]]
"""What was made of a day, by game."""


class ChallengeTable(TimedTable):
    """A table that is over as soon as there are marks."""

    def _farewell(self) -> str:
        said = shell("today-over") if self._over else shell("terminal-left-open")
        return f"[bold]{self._picture.speech(said)}[/]"


@click.command(cls=SpokenCommand, says=shell("terminal-command-today"))
@click.argument(
    "game", cls=SpokenArgument, says=shell("terminal-kind-game"), type=GameParameter(), required=False
)
@option(
    "--day",
    type=click.DateTime(["%Y-%m-%d"]),
    default=lambda: datetime.now().astimezone().date().isoformat(),
    says=shell("terminal-option-day"),
)
@option(
    "--pace",
    type=click.FloatRange(0),
    default=PACE_SECONDS,
    show_default=True,
    says=shell("terminal-option-pace"),
)
@option("--plain", is_flag=True, says=shell("terminal-option-plain"))
@option(
    "--notebook",
    type=click.Path(dir_okay=False, path_type=Path),
    default=lambda: user_data_path("twofold") / "today.json",
    says=shell("terminal-option-today-notebook"),
)
@option("--server", says=shell("terminal-option-today-server"))
@option("--name", says=shell("terminal-option-today-name"))
@language_option
def today(
    game: AnyGame | None,
    day: datetime,
    pace: float,
    plain: bool,
    notebook: Path,
    server: str | None,
    name: str | None,
) -> None:
    """Play today's deal: small challenges, the same for everybody."""
    kept = Notebook(notebook, Results)
    results = kept.records().get(_name(day.date()), {})
    others = Others(server, notebook, name) if server else None
    if game is None:
        _list(results)
    elif marks := (play := _played(game, day.date(), pace, plain)).marks:
        console().print(f"{shapes(marks, len(marks))}  {_marks_said(marks)}")
        if game.id not in results:
            results = {**results, game.id: marks}
            kept.keep(_name(day.date()), results)
            if others:
                others.enter(day.date(), game.id, play)
    console().print(line_of(day.date(), results), highlight=False)
    if others:
        others.show(day.date())
    days = {date.fromisoformat(name) for name in kept.records()}
    if streak := streak_of(days, day.date()):
        _say(shell("today-streak", count=streak))


class Others:
    """The table of the day's players on a server, and who one is there."""

    def __init__(self, server: str, notebook: Path, name: str | None) -> None:
        self._server = server.rstrip("/")
        kept = Notebook(notebook.with_name("today-player.json"), str)
        known = kept.records()
        self._name = name or known.get("name") or click.prompt(speech()(shell("gathering-name")))
        self._secret = known.get("secret") or secrets.token_hex(SECRET_BYTES)
        kept.keep("name", self._name)
        kept.keep("secret", self._secret)

    def enter(self, day: date, game: str, play: Play) -> None:
        """Put down what was played: the server plays it again."""
        moves = [{"at": move.at, "action": msgspec.to_builtins(move.action)} for move in play.moves]
        body = {"day": day.isoformat(), "moves": moves, "now": play.match.now, "name": self._name}
        asked(self._server, f"/api/today/{game}/result", body, self._secret)

    def show(self, day: date) -> None:
        """Everybody, as far as one has played."""
        players = asked(self._server, f"/api/today/players?day={_name(day)}", token=self._secret)["players"]
        if players:
            console().print(_table(players))


def _table(players: list[dict[str, Any]]) -> Table:
    table = Table(speech()(shell("today-players")), box=None, pad_edge=False, show_edge=False)
    for game in challenged_games():
        table.add_column(game.name)
    table.add_column()
    for player in players:
        results: Results = player["results"]
        rows = (shapes(results.get(game.id), game.today.most) for game in challenged_games() if game.today)
        points = speech()(shell("today-points", count=score_of(results)))
        table.add_row(escape(player["name"]), *rows, points, style="bold" if player["you"] else None)
    return table


def _played(game: AnyGame, day: date, pace: float, plain: bool) -> Play:
    """Play it, to the end or until somebody leaves."""
    _say(challenge_of(game.id).task)
    play = Play(day, game.id)
    asyncio.run(ChallengeTable(play, pace, plain, speech().language).play())
    return play


def _list(results: Results) -> None:
    """What there is to play."""
    _say(shell("today-lead"))
    for game in challenged_games():
        if game.today:
            marks = shapes(results.get(game.id), game.today.most)
            console().print(f"\n[bold]{escape(game.name)}[/] ({game.id})  {marks}")
            _say(game.today.task)
    console().print()


def _marks_said(marks: tuple[Mark, ...]) -> str:
    return speech()(shell("today-marks", full=marks.count(2), half=marks.count(1), most=len(marks)))


def _name(day: date) -> str:
    return day.isoformat()


def _say(text: Text) -> None:
    console().print(escape(speech()(text)))
