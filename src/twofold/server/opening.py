"""Opening a table."""

import secrets

from twofold.engine.dice import SEED_BYTES
from twofold.server import catalogue
from twofold.server import refusals as no
from twofold.server.bodies import CreateTable
from twofold.server.changes import Opened, SeatTaken
from twofold.server.refusals import TurnedDown
from twofold.server.requests import level_checked, options_checked, polite
from twofold.server.tokens import digest, new_code


def opened_by(wanted: CreateTable, token: str) -> tuple[Opened, SeatTaken | None]:
    """What a table's log begins with; raises ``TurnedDown`` for tables that cannot be."""
    game = catalogue.known(wanted.game)
    name = polite(wanted.name)
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
