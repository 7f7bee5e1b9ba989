"""Openings: what the log of a table begins with, planned seat by seat or as a room with one click."""

from twofold.engine import installed_games
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import CreateTable
from twofold.server.protocol.room import OpenRoom
from twofold.server.protocol.tokens import digest
from twofold.server.table import changes
from twofold.server.table.checks import checked_name, known_game, level_checked, options_checked
from twofold.server.table.people import free_look


def opened_by(
    wanted: CreateTable, token: str, code: str, seed: str
) -> tuple[changes.Opened, changes.SeatTaken | None]:
    """What a table's log begins with; raises ``TurnedDown`` for tables that cannot be."""
    game = known_game(wanted.game)
    name = checked_name(wanted.name)
    if len(wanted.seats) > max(game.seat_counts):
        raise TurnedDown(no.too_many_seats(game.name, max(game.seat_counts)), 400)
    seats = tuple(level_checked(game.id, plan) for plan in wanted.seats)
    if wanted.sit is not None and (wanted.sit >= len(seats) or seats[wanted.sit].kind != "open"):
        raise TurnedDown(no.SEAT_TAKEN, 400)
    opened = changes.Opened(
        game=game.id,
        options=options_checked(game.id, wanted.options),
        seats=seats,
        public=wanted.public,
        spectators=wanted.spectators,
        stand_ins=wanted.stand_ins,
        memory=wanted.memory,
        code=code,
        host=digest(token),
        seed=seed,
    )
    if wanted.sit is None:
        return opened, None
    return opened, changes.SeatTaken(wanted.sit, name, opened.host, wanted.look)


def room_opened_by(
    wanted: OpenRoom, token: str, code: str, seed: str
) -> tuple[changes.Opened, changes.PersonCame | None]:
    """What a room's log begins with: whoever opened it is its host, and in, unless it is a screen."""
    game = known_game(wanted.game or next(iter(installed_games)))
    name = None if wanted.screen or wanted.name is None else checked_name(wanted.name)
    opened = changes.Opened(
        game=game.id,
        options=options_checked(game.id, {}),
        seats=(),
        public=wanted.public,
        spectators=True,
        stand_ins=True,
        memory=True,
        code=code,
        host=digest(token),
        seed=seed,
    )
    if name is None:
        return opened, None
    return opened, changes.PersonCame(1, name, free_look((), wanted.look), digest(token), 0)
