"""The catalogue of games, as the browser's home page shows them."""

from functools import cache
from typing import Any

import msgspec

from twofold.bots import levels_of, remembers, time_decides
from twofold.engine import AnyGame, installed_games
from twofold.engine.lesson import has_lesson
from twofold.puzzles import has_puzzles
from twofold.server.protocol.http import Catalogue, GameCard, Guide
from twofold.server.table.checks import known_game
from twofold.texts import REFERENCE
from twofold.texts.speech import language_for


def catalogue(language: str = REFERENCE) -> Catalogue:
    """Every game that is installed; in English where this language is not spoken."""
    return _catalogue(language_for([language]))


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(tuple(_card(game, language) for game in installed_games.values()))


def guide(game_id: str, language: str = REFERENCE) -> Guide:
    """The rules page of a game; raises ``TurnedDown`` if there is no such game."""
    return Guide(game_id, known_game(game_id).guide(language_for([language])))


def _card(game: AnyGame, language: str) -> GameCard:
    return GameCard(
        id=game.id,
        name=game.name,
        tagline=game.tagline_in(language),
        minutes=game.minutes,
        seat_counts=game.seat_counts,
        rules_version=game.rules_version,
        levels=tuple(levels_of(game)),
        options_schema=_options_schema(game),
        defaults=msgspec.to_builtins(game.options()),
        presets={name: msgspec.to_builtins(game.preset(name)) for name in game.presets},
        lesson=has_lesson(game),
        legacy=game.legacy is not None,
        analysed=game.looking_back is not None,
        puzzles=has_puzzles(game),
        timed=time_decides(game),
        remembers=any(remembers(game.id, level) for level in levels_of(game)),
    )


def _options_schema(game: AnyGame) -> dict[str, Any]:
    (_,), parts = msgspec.json.schema_components([game.options], ref_template="#/$defs/{name}")
    schema = dict(parts.pop(game.options.__name__))
    return schema | {"$defs": parts} if parts else schema
