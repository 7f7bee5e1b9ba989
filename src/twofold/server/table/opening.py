"""Opening a table."""

import secrets

from twofold.engine.dice import SEED_BYTES
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import CreateTable
from twofold.server.table.changes import Opened, SeatTaken
from twofold.server.table.requests import checked_name, known_game, level_checked, options_checked
from twofold.server.tokens import digest, new_code


def opened_by(wanted: CreateTable, token: str) -> tuple[Opened, SeatTaken | None]:
    """What a table's log begins with; raises ``TurnedDown`` for tables that cannot be."""
    game = known_game(wanted.game)
    name = checked_name(wanted.name)
    if len(wanted.seats) > max(game.seat_counts):
        raise TurnedDown(no.too_many_seats(game.name, max(game.seat_counts)), 400)
    seats = tuple(level_checked(game.id, plan) for plan in wanted.seats)
    if wanted.sit is not None and (wanted.sit >= len(seats) or seats[wanted.sit].kind != "open"):
        raise TurnedDown(no.SEAT_TAKEN, 400)
    opened = Opened(
        game=game.id,
        options=options_checked(game.id, wanted.options),
        seats=seats,
        public=wanted.public,
        spectators=wanted.spectators,
        stand_ins=wanted.stand_ins,
        memory=wanted.memory,
        code=new_code(),
        host=digest(token),
        seed=secrets.token_hex(SEED_BYTES),
    )
    return opened, None if wanted.sit is None else SeatTaken(wanted.sit, name, opened.host)
