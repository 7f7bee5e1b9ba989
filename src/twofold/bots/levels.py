"""Bots by name: those of the game itself, and those that play anything."""

from functools import cache, partial

from twofold.bots.random import RandomBot
from twofold.bots.search import SearchBot
from twofold.engine import AnyGame, Bot, BotMaker, Rememberer, TwofoldError, Watcher, installed_games
from twofold.engine.defaults import no_forms
from twofold.texts import shell


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
        raise UnknownBot(shell("error-no-such-bot", game=game.name, level=level, levels=", ".join(levels)))
    return levels[level]()


@cache
def watches(game_id: str, level: str) -> bool:
    """Whether a bot of this level wants to look on while it has nothing to do."""
    return isinstance(make_bot(installed_games[game_id], level), Watcher)


@cache
def remembers(game_id: str, level: str) -> bool:
    """Whether a bot of this level gets to know people from former matches."""
    return isinstance(make_bot(installed_games[game_id], level), Rememberer)
