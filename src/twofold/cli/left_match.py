"""The match of a game that was left at this terminal, kept on this machine until it is over."""

from typing import NamedTuple

import click
from msgspec import Struct
from platformdirs import user_data_path
from rich.markup import escape

from twofold.cli.alone import typed_line
from twofold.cli.notebook import Notebook
from twofold.cli.parameters import console
from twofold.cli.spoken import speech
from twofold.engine import AnyGame, BadLog, Match, Seat
from twofold.replays import believed, read
from twofold.texts import shell

NEW = "new"
"""What is typed for another match."""


class Left(Struct, frozen=True):
    """A match, where its player sat, and against which bots."""

    seat: Seat
    bots: str
    log: list[str]


class GoingOn(NamedTuple):
    """A match to go on with."""

    match: Match
    seat: Seat
    bots: str


class LeftMatch:
    """The last match of one game that was not played to its end."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._kept = Notebook(user_data_path("twofold") / "left.json", Left)

    def keep(self, match: Match, seat: Seat, bots: str) -> None:
        """Keep it, and say how to go on."""
        self._kept.keep(self._game.id, Left(seat, bots, list(match.lines())))
        console().print(speech()(shell("terminal-kept", game=self._game.id)), highlight=False)

    def forget(self) -> None:
        """It is over."""
        self._kept.forget(self._game.id)

    def offered(self) -> GoingOn | None:
        """The match, if there is one to go on with; ends the command if its player leaves."""
        left = self._kept.records().get(self._game.id)
        if left is None:
            return None
        try:
            match = believed(read(left.log))
        except BadLog as error:  # another version of Twofold kept it
            console().print(escape(speech()(error.reason)))
            self.forget()
            return None
        names = tuple(name for seat, name in enumerate(match.header.seats) if seat != left.seat)
        asked = typed_line(speech()(shell("terminal-go-on", names=names, new=NEW)))
        if asked is None:
            raise click.exceptions.Exit(0)
        return None if asked.lower() == NEW else GoingOn(match, left.seat, left.bots)
