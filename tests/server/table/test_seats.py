"""Seats and who may have them: what was dealt to somebody is not for the host to look at."""

from typing import Any

import pytest

from tests.server.rooms import HOST, Scene, hello_of, sent_to, some_match
from twofold.engine import Audience, installed_games
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import ChangeTable, PlannedSeat, Rename, SitDown, StartMatch
from twofold.server.protocol.tokens import digest
from twofold.server.table.changes import Opened, SeatTaken
from twofold.server.table.effects import Answer, Close, WriteChange
from twofold.server.table.requests import (
    Abandon,
    Beginning,
    HandOver,
    HttpCommand,
    LeaveSeat,
    Request,
)
from twofold.server.table.room import Room
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import LogTail, TableState

PATIENCE = 1_000


def uno() -> Scene:
    scene = Scene(some_match(installed_games["uno-duo"], 5, 12, seats=2))
    scene.enter(0, 0)
    scene.enter(1, 1)
    return scene


def asked(
    scene: Scene, request: Request, token: str = HOST, seat: int = 1, new: str = "", **more: Any
) -> Any:
    """What a request is answered."""
    command = HttpCommand(7, request, digest(token), seat=seat, new_token=digest(new), **more)
    effects = scene.do(scene.room.ask(command, scene.now))
    result = next(effect for effect in effects if isinstance(effect, Answer)).result
    return result.refusal.rule if isinstance(result, TurnedDown) else result


def closed(scene: Scene) -> dict[int, int]:
    return {effect.client: int(effect.code) for effect in scene.effects if isinstance(effect, Close)}


# ---- Cards that were dealt to somebody


def test_a_dropped_connection_gives_nobody_the_cards_until_the_patience_is_over() -> None:
    scene = uno()
    scene.do(scene.room.leave(1, scene.now))
    scene.wait(300)
    assert asked(scene, PlannedSeat("open")) == "TABLE-44"
    scene.wait(PATIENCE - 301)
    assert asked(scene, PlannedSeat("open")) == "TABLE-44"
    scene.wait(1)
    assert asked(scene, PlannedSeat("open")).seats[1].kind == "open"


def test_a_bot_that_took_the_seat_does_not_shorten_the_patience() -> None:
    scene = uno()
    scene.do(scene.room.leave(1, scene.now))
    scene.wait(300)
    assert asked(scene, PlannedSeat("bot", "easy")).seats[1].kind == "bot"
    assert asked(scene, PlannedSeat("open")) == "TABLE-44"
    scene.wait(PATIENCE)
    assert asked(scene, PlannedSeat("open")).seats[1].kind == "open"


def test_who_comes_back_in_time_keeps_the_seat() -> None:
    scene = uno()
    scene.do(scene.room.leave(1, scene.now))
    scene.wait(PATIENCE - 1)
    scene.enter(1, 1)
    scene.do(scene.room.leave(1, scene.now))
    scene.wait(PATIENCE - 1)
    assert asked(scene, PlannedSeat("open")) == "TABLE-44"


def test_everybody_is_told_who_was_dealt_the_cards_that_another_plays() -> None:
    scene = uno()
    assert [seat.dealt_to for seat in scene.room.table(scene.now).seats] == ["", ""]
    asked(scene, Rename("Benno"), "token 1")
    assert scene.room.table(scene.now).seats[1].dealt_to == ""
    asked(scene, LeaveSeat(), "token 1")
    asked(scene, SitDown("Cy"), "", new="cy")
    taken = scene.room.table(scene.now).seats[1]
    assert (taken.name, taken.dealt_to) == ("Cy", "Player 1")
    told = [message for message in sent_to(0, scene.effects) if message["type"] == "table"]
    assert told[-1]["table"]["seats"][1]["dealt_to"] == "Player 1"
    asked(scene, Abandon())
    assert scene.room.table(scene.now).seats[1].dealt_to == ""


# ---- Handing over


def test_a_hand_over_can_be_asked_for_again_until_somebody_came_with_the_token() -> None:
    scene = uno()
    asked(scene, HandOver(), "token 1", new="lost")
    assert asked(scene, Rename("Still me"), "token 1").seats[1].name == "Still me"
    asked(scene, HandOver(), "token 1", new="token 8")
    welcome = scene.enter(8, 8)[0]
    assert (welcome["type"], welcome["you"]) == ("welcome", 1)
    assert closed(scene) == {1: 4001}
    assert asked(scene, Rename("Old"), "token 1") == "TABLE-11"
    assert scene.room.table(scene.now).seats[1].dealt_to == "Player 1"


@pytest.mark.parametrize("token", ["lost", "token 1"])
def test_a_token_that_was_replaced_opens_nothing(token: str) -> None:
    scene = uno()
    asked(scene, HandOver(), "token 1", new="lost")
    asked(scene, HandOver(), "token 1", new="token 8")
    assert asked(scene, Rename("New"), "token 8").seats[1].name == "New"
    assert asked(scene, Rename("Old"), token) == "TABLE-11"


def test_two_devices_that_come_with_the_token_at_once_both_get_in() -> None:
    scene = uno()
    asked(scene, HandOver(), "token 1", new="token 8")
    scene.room.enter(8, hello_of(8), scene.now)
    scene.room.enter(9, hello_of(8), scene.now)
    scene.do(scene.room.stored(scene.now))
    for client in (8, 9):
        assert sent_to(client, scene.effects)[0]["you"] == 1


def test_a_store_that_fails_in_between_costs_nobody_the_seat() -> None:
    scene = uno()
    asked(scene, HandOver(), "token 1", new="token 8")
    scene.room.enter(8, hello_of(8), scene.now)
    scene.do(scene.room.failed(scene.now))
    assert asked(scene, Rename("Mine"), "token 1") == "TABLE-20"
    scene.do(scene.room.learn(LogTail(), scene.now))
    assert sent_to(8, scene.effects)[0]["you"] == 1


# ---- A table that gathers


def gathering(seats: int = 3, public: bool = True) -> Scene:
    opened = Opened(
        "dualis", {}, (PlannedSeat("open"),) * seats, public, True, True, "CODE22", digest(HOST), "11" * 32
    )
    state = TableState("table", opened)
    state.change(2, SeatTaken(0, "Ada", digest(HOST)))
    return Scene.around(Room(state, LogTail(), RoomSettings(node="here"), now=0))


def test_sitting_down_again_after_a_lost_answer_gets_a_token_that_opens_the_seat() -> None:
    scene = gathering()
    assert asked(scene, SitDown("Ben"), "", new="lost").seats[1].name == "Ben"
    assert asked(scene, SitDown("Cy"), "", new="cy") == "TABLE-14"
    assert asked(scene, SitDown("Ben"), "", new="token 1").seats[1].name == "Ben"
    assert scene.enter(1, 1)[0]["you"] == 1
    assert asked(scene, SitDown("Ben"), "", new="thief") == "TABLE-14"
    assert asked(scene, SitDown("Ada"), "", seat=0, new="thief") == "TABLE-14"


def test_who_was_dealt_in_cannot_be_sat_upon() -> None:
    scene = gathering()
    for seat, name in ((1, "Ben"), (2, "Cy")):
        asked(scene, SitDown(name), "", seat=seat, new=f"token {seat}")
    asked(scene, StartMatch(), beginning=Beginning("", "22" * 32))
    assert asked(scene, SitDown("Ben"), "", new="thief") == "TABLE-14"


def test_whoever_gets_another_number_at_the_start_is_told() -> None:
    scene = gathering(4)
    for seat, name in ((2, "Ben"), (3, "Cy")):
        asked(scene, SitDown(name), "", seat=seat, new=f"token {seat}")
        scene.enter(seat, seat)
    scene.enter(0, 0)
    began = len(scene.effects)
    asked(scene, StartMatch(), beginning=Beginning("", "22" * 32))
    told = {client: sent_to(client, scene.effects[began:]) for client in (0, 2, 3)}
    numbers = {
        client: [message["you"] for message in messages if message["type"] == "welcome"]
        for client, messages in told.items()
    }
    assert numbers == {0: [], 2: [1], 3: [2]}
    kinds = [message["type"] for message in told[3]]
    assert kinds.index("welcome") < kinds.index("update")


def test_a_table_that_everybody_left_is_not_listed() -> None:
    scene = gathering()
    assert scene.room.state.listing(scene.room.live.servers) is not None
    scene.enter(0, 0)
    asked(scene, SitDown("Ben"), "", new="token 1")
    scene.do(scene.room.leave(0, scene.now))
    assert scene.room.state.listing(scene.room.live.servers) is not None  # Ben may be on his way
    scene.enter(1, 1)
    scene.do(scene.room.leave(1, scene.now))
    assert _listed(scene) is False
    scene.enter(1, 1)
    assert _listed(scene) is True
    asked(scene, LeaveSeat(), "token 1")
    asked(scene, LeaveSeat(), HOST, seat=0)
    assert _listed(scene) is False


def test_a_table_whose_match_is_over_is_not_listed_bug() -> None:
    whole = some_match(installed_games["uno-duo"], 5, 10_000, seats=2)
    last = whole.entries[-1]
    scene = Scene(some_match(installed_games["uno-duo"], 5, len(whole.entries) - 1, seats=2))
    for seat in (0, 1):
        scene.enter(seat, seat)
    assert _listed(scene) is True
    assert scene.act(last.seat or 0, last.action)[0]["type"] == "ack"
    assert scene.room.table(scene.now).phase == "over"
    assert _listed(scene) is False


def _listed(scene: Scene) -> bool:
    """Whether the last change that said anything about it put the table on the list."""
    relisted = [effect for effect in scene.effects if isinstance(effect, WriteChange) and effect.relist]
    return relisted[-1].listing is not None


# ---- Who looks on


def test_who_looks_on_is_shown_out_when_the_host_wants_no_spectators() -> None:
    scene = uno()
    scene.enter(5, Audience.SPECTATOR)
    asked(scene, ChangeTable(public=False))
    assert closed(scene) == {}
    asked(scene, ChangeTable(spectators=False))
    assert closed(scene) == {5: 4003}
    assert scene.room.table(scene.now).watching == 0
