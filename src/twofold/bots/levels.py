"""Bots by name: those of the game itself, and those that play anything."""

from functools import partial

from twofold.bots.random import RandomBot
from twofold.bots.search import SearchBot
from twofold.engine import AnyGame, Bot, BotMaker, TwofoldError
from twofold.engine.game import no_forms


class UnknownBot(TwofoldError):
    """No bot of that name plays this game."""


def levels_of(game: AnyGame) -> dict[str, BotMaker]:
    """Every bot that plays this game: those for any game first, then its own, weakest first."""
    anybody: dict[str, BotMaker] = {"random": partial(RandomBot, game)}
    if game.fill is no_forms:
        anybody["search"] = partial(SearchBot, game)
    return {**anybody, **game.bots}


def make_bot(game: AnyGame, level: str) -> Bot:
    """A fresh bot of this level."""
    levels = levels_of(game)
    if level not in levels:
        raise UnknownBot(f"{game.name} has no bot {level!r}: choose one of {', '.join(levels)}.")
    return levels[level]()
