"""A date and a game make a match: nothing else decides.

The salt is no secret. Whoever writes a script can work out every hidden card of any day; the deal is meant
for people who play it once, not for prizes.
"""

import hashlib
from datetime import date
from functools import cache
from typing import Any

from twofold.engine import AnyGame, Match, Seat, TwofoldError, installed_games
from twofold.engine.challenge import Challenge
from twofold.texts import shell

SALT = "two sheets of paper meet at a fold"
NAMES = ("Mira", "Otto", "Nell", "Ben", "Ida", "Levi", "Tove")
"""Who plays the other seats, one after the other."""

PLAYER = "Player"
"""What the log calls whoever plays; everybody has a name of their own."""


class NoChallenge(TwofoldError):
    """A game that has no part in today's deal."""


@cache
def challenged_games() -> tuple[AnyGame, ...]:
    """The games of every day, in their order."""
    return tuple(game for game in installed_games.values() if game.today is not None)


def challenge_of(game_id: str) -> Challenge[Any]:
    """The game's challenge; raises ``NoChallenge``."""
    game = installed_games[game_id]
    if game.today is None:
        raise NoChallenge(shell("error-no-challenge", game=game.name))
    return game.today


def seed_of(day: date, game_id: str) -> bytes:
    """What all chance of a day's match comes from, that of the other players included."""
    return hashlib.sha256(f"{SALT} {day.isoformat()} {game_id}".encode()).digest()


def dealt(day: date, game_id: str, name: str = PLAYER) -> tuple[Match, Seat]:
    """The match of this day before the first move, and where whoever plays sits."""
    challenge, seed = challenge_of(game_id), seed_of(day, game_id)
    drawn = Match.new(game_id, challenge.seats, options=challenge.options, seed=seed)
    seat = challenge.chair(drawn.state)
    names = list(NAMES[: challenge.seats - 1])
    names.insert(seat, name)
    entropy: list[bytes | None] = [b"" if each == seat else None for each in range(challenge.seats)]
    match = Match.new(game_id, names, options=challenge.options, seed=seed, entropy=entropy)
    return match, seat
