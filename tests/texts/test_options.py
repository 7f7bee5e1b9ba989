"""Every game calls itself and its options something, in every language."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from examples.heap.heap import game as heap
from twofold.engine import AnyGame, installed_games
from twofold.texts import PACKAGES, Text
from twofold.texts.catalogue import languages
from twofold.texts.speech import Speech

GAMES = [game for game in installed_games.values() if game.id in PACKAGES]


def values_of(kind: Any) -> tuple[Any, ...]:
    """The values that an option is chosen from, if it is."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return tuple(value for part in get_args(kind) for value in values_of(part))


def dashed(name: str) -> str:
    return name.replace("_", "-")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_and_each_of_its_values_is_called_something(game: AnyGame, language: str) -> None:
    """``Speech`` raises where a language lacks a text."""
    speech = Speech(language)
    for name, kind in get_type_hints(game.options).items():
        option = Text(f"{game.id}/option-{dashed(name)}")
        assert speech(option)
        assert speech.form(option, "description") not in {"", speech(option)}
        for value in values_of(kind):
            if isinstance(value, str):
                assert speech(Text(f"{option.id}-{dashed(value)}"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_game_says_of_itself_is_said_in_every_language(game: AnyGame) -> None:
    said = [Speech(language)(Text(f"{game.id}/tagline")) for language in languages()]
    assert len(set(said)) == len(languages())
    assert said[0] == game.tagline


def test_a_game_of_one_language_says_the_same_to_everybody() -> None:
    assert heap.tagline_in("de") == heap.tagline
