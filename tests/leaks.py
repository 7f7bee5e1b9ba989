"""Games that betray something: the checks of secrecy must find it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any
from zlib import crc32

from msgspec.structs import replace as changed

from tests.secrecy import folder_of
from twofold.engine import AnyGame, Dice, Events, Refusal, Seat, Told, Viewer


def leaks_of(game: AnyGame) -> Mapping[str, AnyGame]:
    """What ``leaks.py`` of a game has: the game by what it betrays."""
    leaks: Mapping[str, AnyGame] = import_module(f"tests.games.{folder_of(game)}.leaks").LEAKS
    return leaks


def showing(game: AnyGame, shown: Callable[[Any, Viewer], Mapping[str, Any]]) -> AnyGame:
    """A view that has something in it, by field, which this viewer must not see."""

    def look(state: Any, viewer: Viewer) -> Any:
        return changed(game.look(state, viewer), **shown(state, viewer))

    return replace(game, look=look)


def telling_all(game: AnyGame, *kinds: type) -> AnyGame:
    """Events of these kinds reach everybody."""

    def apply(state: Any, seat: Seat, action: Any, at: int, dice: Dice) -> tuple[Any, Events]:
        after, events = game.apply(state, seat, action, at, dice)
        return after, tuple(Told(told.event) if isinstance(told.event, kinds) else told for told in events)

    return replace(game, apply=apply)


def announcing(game: AnyGame, fact: Callable[[Any, Any], Any]) -> AnyGame:
    """A fact about the action and the state it leads to is told to everybody."""

    def apply(state: Any, seat: Seat, action: Any, at: int, dice: Dice) -> tuple[Any, Events]:
        after, events = game.apply(state, seat, action, at, dice)
        return after, (*events, Told(fact(action, after)))

    return replace(game, apply=apply)


def refusing(game: AnyGame, reason: Callable[[Any, Seat, Any], str]) -> AnyGame:
    """A refusal that says too much."""

    def refusal(state: Any, seat: Seat, action: Any) -> Refusal | None:
        refused = game.refusal(state, seat, action)
        return None if refused is None else Refusal(refused.rule, reason(state, seat, action))

    return replace(game, refusal=refusal)


def offering(game: AnyGame, secret: Callable[[Any, Seat], Any]) -> AnyGame:
    """Choices in an order that depends on something secret."""

    def choices(state: Any, seat: Seat) -> list[Any]:
        kept = repr(secret(state, seat))
        return sorted(game.choices(state, seat), key=lambda choice: crc32(f"{choice} {kept}".encode()))

    return replace(game, choices=choices)
