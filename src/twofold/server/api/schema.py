"""The types of everything that a client sends and receives, as an OpenAPI document.

``python -m twofold.server.api.schema`` prints it. The browser's TypeScript types are generated from it.
"""

import sys
from collections.abc import Mapping
from functools import cache
from threading import Lock
from types import ModuleType
from typing import Any

import msgspec

from twofold.engine import AnyGame, Form, installed_games
from twofold.replays import Replay
from twofold.server.api.app import application
from twofold.server.config import Config
from twofold.server.protocol import analysis, lessons, people, practice, puzzles, room, today
from twofold.server.protocol import http as bodies
from twofold.server.protocol import ws as messages
from twofold.server.protocol.ws import ClientMessage, ServerMessage

REF = "#/components/schemas/"


def message_schemas() -> dict[str, Any]:
    """The structs of all shapes on the wire, a replay, and the two unions that a WebSocket carries."""
    structs = [
        kind
        for module in (bodies, analysis, people, room, lessons, practice, puzzles, today, messages)
        for kind in vars(module).values()
        if _is_own(kind, module)
    ]
    named = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    return _components([*structs, Form, Replay], named, "")


def game_schemas(game: AnyGame) -> dict[str, Any]:
    """The types of a game, each with the game's name before its own: ``DualisView``."""
    prefix = "".join(word.capitalize() for word in game.id.split("-"))
    named = {"Action": game.action, "Event": game.event, "View": game.view, "Options": game.options}
    return _components([], named, prefix)


def all_schemas() -> dict[str, Any]:
    """Every schema of this server and of the installed games."""
    schemas = message_schemas()
    for game in installed_games.values():
        schemas |= game_schemas(game)
    return dict(sorted(schemas.items()))


def _is_own(kind: Any, module: ModuleType) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__


def _components(kinds: list[Any], named: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    template = f"{REF}{prefix}{{name}}"
    shapes, parts = msgspec.json.schema_components([*kinds, *named.values()], ref_template=template)
    schemas = {prefix + name: part for name, part in parts.items()}
    for name, shape in zip(named, list(shapes)[len(kinds) :], strict=True):
        schemas.setdefault(prefix + name, shape)
    return schemas


def document() -> dict[str, Any]:
    """The whole document: the paths of the application, all messages, all games."""
    app = application(Config(database="never-opened.sqlite3"), describes_itself=True)
    described = app.openapi_schema.to_schema()
    components = described.setdefault("components", {})
    components["schemas"] = dict(sorted({**components.get("schemas", {}), **all_schemas()}.items()))
    return described


_describing = Lock()


def encoded_document() -> bytes:
    """The document of an application as JSON, made once however many ask for it at the same time."""
    with _describing:
        return _encoded()


@cache
def _encoded() -> bytes:
    return msgspec.json.encode(document())


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document())).decode() + "\n")
