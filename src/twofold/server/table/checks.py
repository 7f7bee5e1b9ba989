"""The checks that what people send has to pass before it is looked at any further."""

from typing import Any

import msgspec
from msgspec import Struct

from twofold.bots import levels_of
from twofold.engine import AnyGame, BadLegacy, BadOptions, Refused, installed_games
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import PlannedSeat
from twofold.server.protocol.text import sanitized, sanitized_within
from twofold.server.table.people import middle_level


def checked_name(name: str) -> str:
    """The name as it is shown; raises if nothing of it can be."""
    shown = sanitized(name)
    if not shown:
        raise TurnedDown(no.NAMELESS, 400)
    return shown


def level_checked(game_id: str, plan: PlannedSeat) -> PlannedSeat:
    """The plan with a level that the game has."""
    if plan.kind != "bot":
        return PlannedSeat(plan.kind)
    levels = levels_of(installed_games[game_id])
    level = plan.level or middle_level(game_id)
    if level not in levels:
        raise TurnedDown(no.no_such_level(levels), 400)
    return PlannedSeat("bot", level)


def options_checked(game_id: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options, all of them, as the game reads them; raises if it cannot."""
    try:
        return plain(installed_games[game_id].read_options(sanitized_within(options)))
    except BadOptions as error:
        raise TurnedDown(no.bad_options(error), 400) from error


def legacy_checked(game_id: str, text: str) -> tuple[str, ...]:
    """What former matches left, as the game reads it; raises if it cannot."""
    try:
        return installed_games[game_id].read_legacy(text.splitlines())
    except BadLegacy as error:
        raise TurnedDown(no.bad_legacy(error), 400) from error


def check_table(game_id: str, options: dict[str, Any], seats: int) -> None:
    """Raises unless that many can play with these options."""
    game = installed_games[game_id]
    try:
        game.check_table(game.read_options(options), seats)
    except BadOptions as error:
        raise TurnedDown(no.unplayable(error)) from error
    except Refused as refused:
        raise TurnedDown(refused.refusal) from refused


def plain(options: Struct) -> dict[str, Any]:
    """Options as they are written down."""
    parts: dict[str, Any] = msgspec.to_builtins(options)
    return parts


def known_game(game_id: str) -> AnyGame:
    """The game of this id; raises ``TurnedDown`` if there is none."""
    if game_id not in installed_games:
        raise TurnedDown(no.NO_SUCH_GAME, 404)
    return installed_games[game_id]
