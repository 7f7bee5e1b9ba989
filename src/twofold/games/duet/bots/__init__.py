"""Players of Duet with human limits: they forget, they drift from the beat, and their hands slip."""

from functools import partial

from twofold.engine import BotMaker
from twofold.games.duet.bots.limits import EASY, HARD, NORMAL
from twofold.games.duet.bots.musician import Musician

levels: dict[str, BotMaker] = {
    "easy": partial(Musician, EASY),
    "normal": partial(Musician, NORMAL),
    "hard": partial(Musician, HARD),
}

__all__ = ["Musician", "levels"]
