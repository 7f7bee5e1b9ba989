"""Secrecy on the wire: permute what is hidden from a viewer, and every byte it receives stays the same."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.conformance.test_contract import some_actions
from tests.server.rooms import bytes_to, hello_of, room_of, some_match
from tests.server.running import BRISK, Player, running
from twofold import Audience, installed_games
from twofold.engine import AnyGame, Form, Viewer
from twofold.server.protocol.ws import Act
from twofold.server.store.archive import Past, proof_of
from twofold.server.table.room import Room

POSITIONS = 60
LONGEST = 90

every_game = pytest.mark.parametrize(
    "game", [installed_games[game_id] for game_id in installed_games], ids=list(installed_games)
)


def all_bytes(room: Room, viewer: Viewer, actions: list[Any]) -> list[bytes]:
    """Everything that a viewer is sent: on coming, on coming back, on trying what is refused, on talking."""
    play = room.state.play
    assert play is not None
    latest = play.counts[play.place_of(viewer)]
    received: list[bytes] = []
    for client, number in enumerate((-1, 0, max(0, latest - 1), latest)):
        seen = {} if number < 0 else {"match": play.header.id, "number": number}
        received += bytes_to(client, room.enter(client, hello_of(viewer, **seen), 1000))
        received += bytes_to(client, room.leave(client, 1000))
    room.enter(9, hello_of(viewer), 1000)
    for number, action in enumerate(actions):
        act = Act(f"m{number}", msgspec.Raw(msgspec.json.encode(action)))
        received += bytes_to(9, room.hear(9, act, 1000))
    received.append(msgspec.json.encode(room.table()))
    received.append(msgspec.json.encode(room.state.listing()))
    return received


@every_game
def test_every_byte_over_a_connection_is_the_same_for_every_hidden_deal(game: AnyGame) -> None:
    for case in range(POSITIONS):
        rng = Random(case)
        match = some_match(game, case, rng.randrange(LONGEST))
        viewer = rng.choice([*match.seats, Audience.SPECTATOR])
        room, other = room_of(match), room_of(match)
        assert other.state.play is not None
        other.state.play.state = game.imagine(match.view(viewer), rng)
        tried = some_actions(match, rng)[:6]
        actions = [
            action for action in tried if isinstance(viewer, Audience) or match.refusal(viewer, action)
        ]
        assert all_bytes(room, viewer, actions) == all_bytes(other, viewer, actions)


@every_game
async def test_over_real_sockets_too(game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = min(game.seat_counts)
    async with running(str(tmp_path / "twofold.sqlite3"), rooms=BRISK) as server:
        taken = await server.playing(game.id, seats)
        monkeypatch.setattr(server.runtime, "now", lambda: 5_000)
        room = server.runtime.rooms[taken[0].table]
        for player in (*(seat.player() for seat in taken), taken[0].spectator()):
            first = await seen_by(player)
            play = room.state.play
            assert play is not None
            viewer = Audience.SPECTATOR if player.seat is None else player.seat
            truth = play.state
            play.state = game.imagine(play.view(viewer), Random(1))
            assert await seen_by(player) == first
            play.state = truth


async def seen_by(player: Player) -> list[str]:
    """What a viewer gets to see of the match; whether the clock runs depends on who else is there."""
    player.received.clear()
    await player.connect()
    await player.hear("update")
    await player.send(type="say", id="hello", text="")
    await player.hear("trouble")
    await player.close()
    heard = [text for text in player.received if msgspec.json.decode(text)["type"] in ("update", "trouble")]
    return [text.replace('"running":true', '"running":false') for text in heard]


@every_game
def test_who_can_notice_nothing_of_a_move_is_sent_nothing(game: AnyGame) -> None:
    for case in range(20):
        match = some_match(game, case, 40)
        shorter = some_match(game, case, 0)
        room = room_of(shorter)
        play = room.state.play
        assert play is not None
        viewers: list[Viewer] = [*match.seats, Audience.SPECTATOR]
        for client, viewer in enumerate(viewers):
            room.enter(client, hello_of(viewer), 0)
        for entry in match.entries:
            before = [play.game.look(play.state, viewer) for viewer in viewers]
            step = (
                play.run_out(entry.at)
                if entry.seat is None
                else play.move(entry.seat, entry.action, entry.at, None)
            )
            play.take(step)
            for place, viewer in enumerate(viewers):
                told = [each.event for each in step.events if each.reaches(viewer)]
                sees = play.game.look(play.state, viewer) != before[place]
                assert step.noticed >> place & 1 or not (told or sees or viewer == entry.seat)


def test_the_seed_is_in_no_proof_before_the_end() -> None:
    match = some_match(installed_games["uno-duo"], 3, 10)
    room = room_of(match)
    past = Past(room.state, (), abandoned=False)
    assert proof_of(past).server_seed is None
    assert match.server_seed.hex().encode() not in msgspec.json.encode(room.table())


def test_moves_that_nobody_else_may_know_of_have_no_number() -> None:
    game = installed_games["duos"]
    match = some_match(game, 1, 0, seats=3)
    room = room_of(match)
    play = room.state.play
    assert play is not None
    choosing = match.choices(0)[0]
    action = game.fill(match.view(0), choosing, Random(1)) if isinstance(choosing, Form) else choosing
    step = play.move(0, action, 10, None)
    assert step.noticed == 1
    play.take(step)
    assert play.counts == [1, 0, 0, 0]
