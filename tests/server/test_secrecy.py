"""Secrecy on the wire: permute what is hidden from a viewer, and every byte it receives stays the same."""

from itertools import takewhile
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.amounts import amount
from tests.conformance.positions import any_switches
from tests.leaks import leaks_of
from tests.secrecy import Leak, secrets_of, viewers_of
from tests.server.rooms import Scene, bytes_to, hello_of, room_of, some_match
from tests.server.running import BRISK, Player, running
from tests.server.two_rooms import (
    COMES_BACK,
    SPECTATOR,
    WAITING,
    WAITS,
    acted,
    arrive,
    check,
    entered,
)
from twofold import Audience, installed_games
from twofold.engine import AnyGame, Form, Viewer
from twofold.games.duos.actions import ChoosePairs
from twofold.server.jobs.finished_matches import Past, hidden_proof_of, proof_of
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.ws import Hello

POSITIONS = amount(12, 300)
POSITIONS_OF_A_LEAK = 200
"""How many of them a leak may stay hidden in."""

LONGEST = 90
GAMES: list[AnyGame] = [installed_games[game_id] for game_id in installed_games]
LEAKS = [(game, leak) for game in GAMES for leak in leaks_of(game)]

every_game = pytest.mark.parametrize("game", GAMES, ids=list(installed_games))
every_leak = pytest.mark.parametrize(("game", "leak"), LEAKS, ids=lambda part: getattr(part, "id", part))


def check_some(game: AnyGame, positions: int, leaky: AnyGame | None = None) -> None:
    """Rooms at many points of many matches."""
    for case in range(positions):
        rng = Random(case)
        match = some_match(game, case, rng.randrange(LONGEST), **any_switches(game, rng))
        if not match.over:
            check(match, rng.choice(viewers_of(match)), rng, leaky or game)


@every_game
def test_every_byte_over_a_connection_is_the_same_for_every_hidden_deal(game: AnyGame) -> None:
    check_some(game, POSITIONS)


@every_game
def test_whoever_waits_in_the_room_is_told_of_the_match_what_a_spectator_is_told(game: AnyGame) -> None:
    for case in range(5):
        match = some_match(game, case, 40)
        scene = Scene(some_match(game, case, 0))
        arrive(scene)
        late = bytes_to(WAITING, entered(scene, WAITING, Hello(1, WAITS)))
        watching = bytes_to(SPECTATOR, entered(scene, SPECTATOR, hello_of(Audience.SPECTATOR)))
        assert msgspec.json.decode(late[0])["person"] == scene.room.state.seating.ids
        assert of_the_match(late) == of_the_match(watching) != []
        for seat in match.seats:
            entered(scene, seat, hello_of(seat))
        for number, entry in enumerate(takewhile(lambda entry: entry.seat is not None, match.entries)):
            scene.now = entry.at
            heard = acted(scene, entry.seat, entry.action, f"m{number}")
            assert of_the_match(bytes_to(WAITING, heard)) == of_the_match(bytes_to(SPECTATOR, heard))


def of_the_match(heard: list[bytes]) -> list[bytes]:
    """The updates among what somebody is sent."""
    return [text for text in heard if msgspec.json.decode(text)["type"] == "update"]


@every_leak
def test_what_leaks_is_found_on_the_wire(game: AnyGame, leak: str) -> None:
    with pytest.raises(Leak):
        check_some(game, POSITIONS_OF_A_LEAK, leaks_of(game)[leak])


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
            play.state = secrets_of(game).permuted(truth, viewer, Random(1))
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
    assert hidden_proof_of(match.header).server_seed is None
    with pytest.raises(TurnedDown, match="not over"):
        proof_of(Past(room.state, (), abandoned=False))
    assert match.server_seed.hex().encode() not in msgspec.json.encode(room.table(0))


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


@pytest.mark.parametrize("viewer", [1, Audience.SPECTATOR])
def test_who_comes_back_is_not_told_when_somebody_else_has_chosen_bug(viewer: Viewer) -> None:
    """The match time of the latest entry was in every update, also of one that nobody else may know of."""
    game = installed_games["duos"]
    told = []
    for chooses in (True, False):
        scene = Scene(some_match(game, 1, 0, seats=3))
        scene.enter(0, 0)
        scene.wait(500)
        if chooses:
            acted(scene, 0, ChoosePairs(((0, 1), (2, 3), (4, 5), (6, 7))), "m")
        scene.wait(500)
        told.append(bytes_to(COMES_BACK, scene.room.enter(COMES_BACK, hello_of(viewer), scene.now)))
    assert told[0] == told[1]
