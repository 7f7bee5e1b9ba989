"""The closed unions of the server: what is registered nowhere is found, and never passed over."""

from pathlib import Path
from types import ModuleType
from typing import Any, get_args
from unittest.mock import patch

import pytest
from msgspec import Struct

from tests.server.rooms import room_of, some_match
from twofold.engine import installed_games
from twofold.server.config import Config
from twofold.server.protocol import ws
from twofold.server.protocol.bots import Question
from twofold.server.runtime import Runtime
from twofold.server.store import Store
from twofold.server.table import changes, commands, effects, requests
from twofold.server.table.changes import Change, Opened, Said
from twofold.server.table.commands import Command
from twofold.server.table.decide import decide
from twofold.server.table.effects import CountedDown, Effect
from twofold.server.table.fold import AFTER, after
from twofold.server.table.granting import GRANTS
from twofold.server.table.requests import Beginning, HttpCommand, Request, RequestContext
from twofold.server.table.room import Room


class Unheard(Struct, frozen=True):
    """What a later version might add to any union, and forget everywhere else."""


def a_room() -> Room:
    return room_of(some_match(installed_games["dualis"], 1, 0, 3))


def unheard() -> Any:
    return Unheard()


def of_the_union(union: Any) -> set[type]:
    return set(get_args(union))


def structs_of(module: ModuleType) -> set[type]:
    """What a module defines itself."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return {kind for kind in kinds if kind.__module__ == module.__name__ and issubclass(kind, Struct)}


def test_what_a_module_defines_is_in_its_union() -> None:
    assert of_the_union(Change) == structs_of(changes)
    assert of_the_union(Command) == structs_of(commands) | {HttpCommand}
    assert of_the_union(Effect) == structs_of(effects) | {Question}
    asked = structs_of(requests) - {Beginning, HttpCommand, RequestContext}
    assert asked < of_the_union(Request)


def test_every_change_is_folded_and_every_request_granted() -> None:
    assert set(AFTER) == of_the_union(Change) - {Opened, Said}
    assert set(GRANTS) == of_the_union(Request)


def test_a_change_that_the_fold_does_not_know_is_not_passed_over_bug() -> None:
    with pytest.raises(KeyError):
        after(a_room().state.seating, unheard())


def test_a_command_that_nobody_decides_is_not_moot_bug() -> None:
    room = a_room()
    with pytest.raises(AssertionError):
        decide(unheard(), room.state, lambda: room.live.context(0))


def test_a_message_that_nobody_hears_is_not_dropped_bug() -> None:
    room = a_room()
    room.enter(1, ws.Hello(1, "token 0"), 0)
    with pytest.raises(AssertionError):
        room.hear(1, unheard(), 0)


async def test_an_effect_that_nobody_carries_out_is_not_dropped_bug(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/table.sqlite3"
    runtime, room = Runtime(Config(database=database), Store(database)), a_room()
    with patch.object(Room, "begin", return_value=[Unheard()]), pytest.raises(AssertionError):
        runtime._do(room, [CountedDown()])
