"""The room, message by message: presence, stand-ins, chat, the clock and the bots."""

from random import Random

import msgspec
import pytest

from tests.ledger import rule
from tests.server.rooms import SETTINGS, Scene, hello_of, person_at, room_of, sent_to, some_match, state_of
from twofold import Audience, Match, installed_games
from twofold.engine import Decision
from twofold.server.protocol.bots import Question
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import ChangeTable, SitDown
from twofold.server.protocol.tokens import digest
from twofold.server.protocol.ws import Act, Pong
from twofold.server.table import changes
from twofold.server.table.client import MOST_CREDIT_MS, Client, RateLimit
from twofold.server.table.effects import (
    Answer,
    Close,
    Effect,
    Reread,
    SaveClock,
    WriteChange,
    WriteStep,
)
from twofold.server.table.requests import HttpCommand, LeaveSeat
from twofold.server.table.room import Room
from twofold.server.table.state import LogTail
from twofold.server.table.timing import MatchClock


def dualis(moves: int = 0, seats: int = 3) -> Match:
    return some_match(installed_games["dualis"], 5, moves, seats)


# ---- Presence and stand-ins


def test_who_comes_is_shown_and_who_goes_is_shown_too() -> None:
    scene = Scene(dualis())
    scene.enter(1, 0)
    scene.enter(2, 1)
    assert [seat.present for seat in scene.room.table(scene.now).seats] == [True, True, False]
    scene.do(scene.room.leave(2, scene.now))
    assert [seat.present for seat in scene.room.table(scene.now).seats] == [True, False, False]


def test_a_second_device_of_a_seat_keeps_it_present() -> None:
    scene = Scene(dualis())
    scene.enter(1, 0)
    scene.enter(2, 0)
    scene.do(scene.room.leave(1, scene.now))
    assert scene.room.table(scene.now).seats[0].present


def test_a_player_who_stays_away_gets_a_stand_in_and_takes_the_seat_back_at_once() -> None:
    scene = Scene(dualis())
    scene.enter(1, 0)
    scene.wait(999)
    assert not any(seat.stand_in for seat in scene.room.table(scene.now).seats)
    scene.wait(2)
    assert [seat.stand_in for seat in scene.room.table(scene.now).seats] == [False, True, True]
    scene.enter(2, 1)
    assert [seat.stand_in for seat in scene.room.table(scene.now).seats] == [False, False, True]


def test_a_seat_that_was_left_is_played_on_at_once_and_anybody_may_take_it() -> None:
    scene = Scene(dualis())
    for seat in range(3):
        scene.enter(seat, seat)
    scene.do(scene.room.ask(HttpCommand(1, LeaveSeat(), digest("token 1"), seat=1), scene.now))
    scene.wait(0)
    assert [seat.stand_in for seat in scene.room.table(scene.now).seats] == [False, True, False]
    scene.do(scene.room.ask(HttpCommand(2, SitDown("Cy"), seat=1, new_token=digest("cy")), scene.now))
    taken = scene.room.table(scene.now).seats[1]
    assert (taken.kind, taken.name, taken.stand_in) == ("human", "Cy", False)


def test_without_the_hosts_leave_nobody_stands_in() -> None:
    scene = Scene(dualis(), stand_ins=False)
    scene.enter(1, 0)
    scene.wait(60_000)
    assert not any(seat.stand_in for seat in scene.room.table(scene.now).seats)


def test_a_server_that_died_takes_its_players_along() -> None:
    scene = Scene(dualis())
    scene.enter(1, 0)
    scene.do(
        scene.room.learn(
            LogTail(((scene.room.state.seq + 1, changes.Arrived(person_at(scene.room, 1), "there")),)),
            scene.now,
        )
    )
    scene.do(scene.room.servers_are_up(frozenset(("here", "there")), scene.now))
    assert scene.room.table(scene.now).seats[1].present
    scene.do(scene.room.servers_are_up(frozenset(("here",)), scene.now))
    assert not scene.room.table(scene.now).seats[1].present


# ---- Talking


@rule("DUALIS-13")
def test_partners_keep_quiet_while_a_round_runs() -> None:
    scene = Scene(dualis(seats=4))
    scene.enter(1, 0)
    (answer,) = sent_to(1, scene.say(1, "I have the stars"))
    assert (answer["type"], answer["rule"]) == ("refused", "DUALIS-13")


def test_the_seated_talk_to_everybody_and_spectators_among_themselves() -> None:
    scene = Scene(dualis())
    scene.enter(1, 0)
    scene.enter(2, Audience.SPECTATOR)
    effects = scene.say(1, "hello \u202eall", "a")
    assert [message["type"] for message in sent_to(1, effects)] == ["ack", "line"]
    assert sent_to(2, effects)[0]["text"] == "hello all"
    assert sent_to(2, effects)[0]["person"] == 1
    effects = scene.say(2, "psst", "b")
    assert not sent_to(1, effects)
    assert [message["type"] for message in sent_to(2, effects)] == ["ack", "line"]
    assert sent_to(2, effects)[1]["person"] is None
    assert [line["text"] for line in scene.enter(3, 1)[0]["lines"]] == ["hello all"]


def test_a_line_sent_twice_is_said_once() -> None:
    scene = Scene(dualis())
    scene.enter(1, 0)
    scene.say(1, "hello", "same")
    assert [message["type"] for message in sent_to(1, scene.say(1, "hello", "same"))] == ["ack"]


def test_a_chatterbox_is_slowed_down() -> None:
    scene = Scene(dualis())
    scene.enter(1, 0)
    answers = [sent_to(1, scene.say(1, "x", f"{number}"))[0] for number in range(10)]
    assert [answer["type"] for answer in answers] == ["ack"] * 8 + ["refused"] * 2
    assert answers[-1]["rule"] == "TABLE-22"


# ---- The clock


def test_the_clock_runs_while_a_player_is_there() -> None:
    scene = Scene(dualis())
    scene.now = 10_000
    assert scene.room.clock.time(scene.now) == 0
    scene.enter(1, 0)
    scene.now += 500
    assert scene.room.clock.time(scene.now) == 500
    scene.do(scene.room.leave(1, scene.now))
    scene.now += 10_000
    assert scene.room.clock.time(scene.now) == 500


def test_time_that_runs_out_is_an_entry_of_the_log() -> None:
    scene = Scene(some_match(installed_games["duet"], 1, 0))
    scene.enter(1, 0)
    scene.enter(2, 1)
    play = scene.room.state.play
    assert play is not None
    assert play.due is not None
    assert not any(isinstance(effect, WriteStep) for effect in scene.wait(play.due - 1))
    assert any(isinstance(effect, WriteStep) for effect in scene.wait(2))
    assert play.entries[0].seat is None


def test_a_match_resumes_with_the_time_that_was_left() -> None:
    match = some_match(installed_games["duet"], 1, 0)
    scene = Scene(match)
    scene.enter(1, 0)
    saved = [effect for effect in scene.wait(7_300) if isinstance(effect, SaveClock)]
    assert saved[-1].at == 7_300
    again = Room(state_of(match), LogTail(clock=saved[-1].at), SETTINGS, now=99_000_000)
    assert again.clock.time(99_000_000) == 7_300
    for effect in again.enter(1, hello_of(0), 99_000_000):
        if isinstance(effect, WriteChange):
            again.stored(99_000_000)
    assert again.wake_at() is not None
    assert again.clock.time(99_001_000) == 8_300


def test_a_clock_never_goes_back() -> None:
    clock = MatchClock(100)
    clock.set_running(True, 1_000)
    assert clock.time(900) == 100
    assert clock.time(1_500) == 600
    clock.catch_up(50, 1_500)
    assert clock.time(1_500) == 600
    clock.catch_up(5_000, 1_500)
    assert clock.time(1_600) == 5_100


def test_a_move_is_dated_within_the_lag_that_the_server_measured() -> None:
    client = Client(1, "", Audience.SPECTATOR, "", 10)
    assert client.claimed_time(0, 5_000) == 5_000
    assert client.pinged(1, 0)
    client.ponged(1, 80)
    assert client.claimed_time(0, 5_000) == 4_920
    assert client.claimed_time(4_990, 5_000) == 4_990
    assert client.claimed_time(9_999, 5_000) == 5_000
    client.pinged(2, 0)
    client.ponged(2, 60_000)
    assert client.credit == 80
    slow = Client(2, "", Audience.SPECTATOR, "", 10)
    slow.pinged(1, 0)
    slow.ponged(1, 60_000)
    assert slow.credit == MOST_CREDIT_MS


def test_who_does_not_answer_pings_is_shown_out() -> None:
    scene = Scene(dualis())
    scene.enter(1, 0)
    scene.enter(2, 1)
    hung: list[Effect] = []
    for _ in range(5):
        hung += [effect for effect in scene.wait(SETTINGS.ping_every) if isinstance(effect, Close)]
        pings = [message for message in sent_to(2, scene.effects) if message["type"] == "ping"]
        scene.do(scene.room.hear(2, Pong(pings[-1]["n"]), scene.now))
    assert [(effect.client, int(effect.code)) for effect in hung if isinstance(effect, Close)] == [(1, 4008)]


def test_cards_turn_for_everybody_at_the_same_instant_while_a_clock_runs() -> None:
    scene = Scene(some_match(installed_games["duet"], 1, 0))
    for client, lag in ((1, 0), (2, 200)):
        (*_, ping) = scene.enter(client, client - 1)
        numbers = [message["n"] for message in sent_to(client, scene.effects) if message["type"] == "ping"]
        scene.now += lag
        scene.do(scene.room.hear(client, Pong(numbers[-1]), scene.now))
        assert ping
    play = scene.room.state.play
    assert play is not None
    performer = play.awaited[0]
    choice = play.choices(performer)[0]
    action = play.game.fill(play.view(performer), choice, Random(1)) if hasattr(choice, "hint") else choice
    told = [message for message in scene.act(performer + 1, action) if message["type"] == "update"]
    assert told
    assert told[0]["show_at"] == told[0]["at"] + 20 + 100


# ---- Bots


def bot_scene() -> Scene:
    scene = Scene(dualis())
    scene.enter(1, 0)
    scene.wait(1_001)
    return scene


def test_a_bot_is_asked_once_for_a_position_and_told_only_its_view() -> None:
    scene = bot_scene()
    asked = [effect for effect in scene.effects if isinstance(effect, Question)]
    play = scene.room.state.play
    assert play is not None
    for ask in asked:
        assert bytes(ask.view) == msgspec.json.encode(play.view(ask.seat))
        assert bytes(ask.choices) == msgspec.json.encode(play.choices(ask.seat))
    assert len(asked) <= 1


@pytest.mark.parametrize("think", [0, 300, 899])
def test_a_bots_pace_does_not_depend_on_how_long_it_thinks(think: int) -> None:
    scene = Scene(dualis())
    play = scene.room.state.play
    assert play is not None
    bot = play.awaited[0]
    scene.enter(1, (bot + 1) % 3)
    scene.wait(1_001)
    ask = next(effect for effect in scene.effects if isinstance(effect, Question) and effect.seat == bot)
    asked = scene.now
    scene.now += think
    scene.do(scene.room.decided(ask.number, Decision(play.choices(bot)[0]), scene.now))
    scene.now = asked + 899
    assert not any(isinstance(effect, WriteStep) for effect in scene.do(scene.room.tick(scene.now)))
    assert any(isinstance(effect, WriteStep) for effect in scene.wait(1))


AGAINST_THE_RULES = Decision(msgspec.convert({"type": "play", "card": 999}, installed_games["dualis"].action))


@pytest.mark.parametrize("decision", [None, AGAINST_THE_RULES])
def test_a_table_never_waits_on_a_bot_that_fails(decision: Decision | None) -> None:
    scene = Scene(dualis())
    play = scene.room.state.play
    assert play is not None
    bot = play.awaited[0]
    scene.enter(1, (bot + 1) % 3)
    scene.wait(1_001)
    ask = next(effect for effect in scene.effects if isinstance(effect, Question) and effect.seat == bot)
    scene.do(scene.room.decided(ask.number, decision, scene.now))
    scene.wait(901)
    assert play.entries[0].seat == bot


# ---- The store


def test_what_may_not_have_been_stored_is_put_off_until_the_log_was_read() -> None:
    match = dualis()
    room = room_of(match)
    room.enter(1, hello_of(0), 0)
    room.stored(0)
    mover = min(match.waiting_for)
    room.enter(2, hello_of(mover), 0)
    while room._queue.under_way:
        room.stored(0)
    act = Act("m", msgspec.Raw(msgspec.json.encode(match.choices(mover)[0])))
    assert any(isinstance(effect, WriteStep) for effect in room.hear(2, act, 0))
    effects = room.failed(0)
    assert sent_to(2, effects)[-1]["rule"] == "TABLE-20"
    assert any(isinstance(effect, Reread) for effect in effects)
    assert sent_to(2, room.hear(2, act, 0))[-1]["rule"] == "TABLE-20"
    answers = room.ask(HttpCommand(7, ChangeTable(public=False)), 0)
    assert isinstance(answers[0], Answer)
    assert isinstance(answers[0].result, TurnedDown)
    room.learn(LogTail(), 0)
    while room._queue.under_way:
        room.stored(0)
    assert any(isinstance(effect, WriteStep) for effect in room.hear(2, act, 0))


def test_an_allowance_is_a_burst_and_then_a_rate() -> None:
    allowance = RateLimit(2, 1)
    assert [allowance.spend(0), allowance.spend(0), allowance.spend(0)] == [True, True, False]
    assert allowance.spend(1_000)
    assert not allowance.spend(1_500)
