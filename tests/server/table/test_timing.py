"""The clock when players drop out, and tables that only spectators look at."""

from itertools import count
from random import Random
from typing import Any

import pytest

from tests.server.rooms import SETTINGS, Scene, person_at, sent_to, some_match, state_of
from twofold import Audience, installed_games
from twofold.engine import Form
from twofold.server.protocol.bots import Question
from twofold.server.protocol.http import PlannedSeat
from twofold.server.table import changes
from twofold.server.table.effects import Effect, SaveClock, Send, WriteChange, WriteStep
from twofold.server.table.match import StoredMatch
from twofold.server.table.room import Room
from twofold.server.table.state import LogTail

PATIENCE = SETTINGS.stand_in_after


def play_of(scene: Scene) -> StoredMatch:
    play = scene.room.state.play
    assert play is not None
    return play


def duet(**table: Any) -> tuple[Scene, int]:
    """A match of Duet in which a row is to be laid, and the player who is to lay it; both are here."""
    scene = Scene(some_match(installed_games["duet"], 1, 0), **table)
    awaited = play_of(scene).awaited[0]
    scene.enter(awaited, awaited)
    scene.enter(1 - awaited, 1 - awaited)
    return scene, awaited


def act_any(scene: Scene, seat: int) -> None:
    """The seat does something that the rules allow."""
    play = play_of(scene)
    choice = play.choices(seat)[0]
    scene.act(
        seat,
        play.game.fill(play.view(seat), choice, Random(1)) if isinstance(choice, Form) else choice,
        f"m{len(play.entries)}",
    )


def go(scene: Scene, client: int) -> list[Effect]:
    return scene.do(scene.room.leave(client, scene.now))


def time_of(scene: Scene) -> int:
    return scene.room.clock.time(scene.now)


def tables_told(client: int, effects: list[Effect]) -> list[dict[str, Any]]:
    return [message for message in sent_to(client, effects) if message["type"] == "table"]


# ---- The clock waits


def test_the_clock_waits_for_a_player_who_dropped_out_and_everybody_is_told() -> None:
    scene, awaited = duet()
    scene.wait(300)
    told = tables_told(1 - awaited, go(scene, awaited))
    assert (told[-1]["table"]["running"], told[-1]["now"]) == (False, 300)
    scene.wait(PATIENCE - 1)
    assert time_of(scene) == 300
    scene.enter(awaited, awaited)
    assert tables_told(1 - awaited, scene.effects)[-1]["table"]["running"]
    scene.wait(200)
    assert time_of(scene) == 500


def test_nobody_waits_for_a_player_whose_turn_it_is_not() -> None:
    scene, awaited = duet()
    go(scene, 1 - awaited)
    scene.wait(300)
    assert time_of(scene) == 300


def test_the_clock_does_not_wait_for_ever() -> None:
    scene, awaited = duet(stand_ins=False)
    go(scene, awaited)
    assert scene.room.wake_at() == PATIENCE
    told = tables_told(1 - awaited, scene.wait(PATIENCE))
    assert told[-1]["table"]["running"]
    due = play_of(scene).due
    assert due is not None
    scene.wait(due)
    assert play_of(scene).entries[0].seat is None


def test_the_clock_runs_on_when_a_stand_in_takes_over() -> None:
    scene, awaited = duet()
    go(scene, awaited)
    scene.wait(PATIENCE)
    assert scene.room.table(scene.now).seats[awaited].stand_in
    assert scene.room.table(scene.now).running
    scene.wait(100)
    assert time_of(scene) == 100


def test_who_comes_and_goes_gains_no_more_time_than_who_stays_away() -> None:
    scene, awaited = duet(stand_ins=False)
    for _ in range(10):
        go(scene, awaited)
        scene.wait(PATIENCE // 2)
        scene.enter(awaited, awaited)
    assert time_of(scene) == 10 * (PATIENCE // 2) - PATIENCE


def test_who_stays_away_is_not_waited_for_again() -> None:
    scene, awaited = duet(stand_ins=False)
    go(scene, awaited)
    scene.wait(PATIENCE)
    waited_for = set()
    for _ in range(4):
        due = play_of(scene).due
        assert due is not None
        waited_for.add(play_of(scene).awaited)
        scene.enter(1 - awaited, 1 - awaited)
        scene.wait(due - time_of(scene))
        assert play_of(scene).now == due
        assert scene.room.clock.running
    assert (awaited,) in waited_for


def test_the_clock_waits_on_every_server_for_a_player_who_dropped_out_of_one() -> None:
    scene = Scene(some_match(installed_games["duet"], 1, 0))
    room, awaited = scene.room, play_of(scene).awaited[0]
    scene.do(room.servers_are_up(frozenset(("here", "there")), 0))
    scene.do(
        room.learn(LogTail(((room.state.seq + 1, changes.Arrived(person_at(room, awaited), "there")),)), 0)
    )
    scene.enter(1, 1 - awaited)
    scene.wait(300)
    scene.do(
        room.learn(
            LogTail(((room.state.seq + 1, changes.Departed(person_at(room, awaited), "there")),)), scene.now
        )
    )
    assert not room.table(scene.now).running
    scene.do(
        room.learn(
            LogTail(((room.state.seq + 1, changes.Arrived(person_at(room, awaited), "there")),)), scene.now
        )
    )
    assert room.table(scene.now).running
    scene.do(room.servers_are_up(frozenset(("here",)), scene.now))
    assert not room.table(scene.now).running
    scene.wait(500)
    assert time_of(scene) == 300


def test_an_update_tells_when_the_clock_begins_to_wait() -> None:
    scene, awaited = duet()
    other = 1 - awaited
    go(scene, other)
    act_any(scene, awaited)
    assert play_of(scene).awaited == (other,)
    updates = [message for message in sent_to(awaited, scene.effects) if message["type"] == "update"]
    assert updates[-1]["running"] is False
    assert tables_told(awaited, scene.effects)[-1]["table"]["running"] is False


# ---- The clock does not wait


def test_a_performance_goes_on_without_a_player_who_drops_out() -> None:
    scene, awaited = duet()
    act_any(scene, awaited)
    act_any(scene, 1 - awaited)
    assert play_of(scene).awaited == (awaited,)
    go(scene, awaited)
    scene.wait(300)
    assert time_of(scene) == 300


def test_a_race_goes_on_without_a_player_who_drops_out() -> None:
    match = next(match for match in matches_of("duple") if match.deadline is not None)
    scene = Scene(match)
    for seat in match.seats:
        scene.enter(seat, seat)
    begun = time_of(scene)
    go(scene, play_of(scene).awaited[0])
    scene.wait(300)
    assert time_of(scene) == begun + 300


def matches_of(game: str) -> Any:
    return (some_match(installed_games[game], 1, moves, 3) for moves in count())


def test_without_a_deadline_nothing_waits_but_those_who_are_asked() -> None:
    scene = Scene(some_match(installed_games["duos"], 1, 0, 3))
    for seat in (0, 1, 2):
        scene.enter(seat, seat)
    go(scene, 1)
    scene.wait(300)
    assert time_of(scene) == 300


# ---- Spectators


def bots_only(watchers: int = 1) -> tuple[Room, list[Effect]]:
    """A table at which bots play, and some spectators who come to look."""
    state = state_of(some_match(installed_games["dualis"], 5, 0, 3))
    for seat in range(3):
        state.change(state.seq + 1, changes.SeatPlanned(seat, PlannedSeat("bot", "random")))
    room = Room(state, LogTail(), SETTINGS, now=0)
    scene = Scene.around(room)
    for watcher in range(watchers):
        scene.enter(watcher, Audience.SPECTATOR)
    return room, scene.effects


def test_a_clock_that_goes_on_after_a_restart_does_not_tell_when_somebody_did_something_in_secret() -> None:
    scene = Scene(some_match(installed_games["duos"], 1, 0, seats=3))
    for seat in range(3):
        scene.enter(seat, seat)
    scene.wait(5_000)
    assert not any(isinstance(effect, SaveClock) for effect in scene.effects)  # nothing hides, nothing is due
    pairs = {"type": "choose", "pairs": [[0, 1], [2, 3], [4, 5], [6, 7]]}
    assert scene.act(0, pairs)[0]["type"] == "ack"
    for _ in range(20):
        scene.wait(1_000)
    saved = [effect.at for effect in scene.effects if isinstance(effect, SaveClock)]
    assert play_of(scene).now == 5_000
    again = Scene.around(Room(scene.room.state, LogTail(clock=saved[-1]), SETTINGS, now=0))
    again.enter(1, 1)
    update = next(sent for sent in sent_to(1, again.effects) if sent["type"] == "update")
    assert update["now"] >= 24_000


def test_bots_play_while_a_spectator_looks_on_and_stop_when_the_last_has_gone() -> None:
    room, effects = bots_only(watchers=2)
    (ask,) = [effect for effect in effects if isinstance(effect, Question)]
    assert room.state.play is not None
    assert ask.seat in room.state.play.awaited
    room.leave(0, 100)
    assert room.clock.running
    room.leave(1, 200)
    assert not room.clock.running
    assert room.wake_at() is None


def test_a_match_of_bots_goes_on_where_it_was_when_a_spectator_comes_back() -> None:
    room, _ = bots_only()
    room.leave(0, 200)
    scene = Scene.around(room)
    scene.now = 5_000
    scene.enter(7, Audience.SPECTATOR)
    assert room.clock.time(5_000) == 200
    (ask,) = [effect for effect in scene.effects if isinstance(effect, Question)]
    scene.do(room.decided(ask.number, None, scene.now))
    assert any(isinstance(effect, WriteStep) for effect in scene.wait(SETTINGS.bot_pace))


def test_everybody_hears_soon_how_many_look_on_and_nothing_is_written() -> None:
    scene = Scene(some_match(installed_games["dualis"], 5, 0, 3), stand_ins=False)
    scene.enter(1, 0)
    scene.wait(5_000)
    scene.effects.clear()
    scene.enter(2, Audience.SPECTATOR)
    assert scene.room.wake_at() == scene.now
    scene.wait(0)
    assert tables_told(1, scene.effects)[-1]["table"]["watching"] == 1
    go(scene, 2)
    wake = scene.room.wake_at()
    assert wake is not None
    assert wake - scene.now <= 1_000
    scene.wait(wake - scene.now)
    assert tables_told(1, scene.effects)[-1]["table"]["watching"] == 0
    assert not any(isinstance(effect, WriteChange) for effect in scene.effects)


@pytest.mark.parametrize("crowd", [100, 1_000])
def test_a_crowd_that_comes_at_once_is_announced_a_few_times_not_once_each(crowd: int) -> None:
    scene = Scene(some_match(installed_games["dualis"], 5, 0, 3))
    scene.enter(0, 0)
    scene.wait(5_000)
    scene.effects.clear()
    for watcher in range(1, crowd + 1):
        scene.enter(watcher, Audience.SPECTATOR)
        scene.wait(1)
    scene.wait(1_000)
    assert tables_told(0, scene.effects)[-1]["table"]["watching"] == crowd
    assert len(tables_told(0, scene.effects)) <= 2 + crowd // 1_000
    welcomes_updates_and_pings = 3 * crowd
    assert sum(isinstance(effect, Send) for effect in scene.effects) <= welcomes_updates_and_pings + 3 * crowd
