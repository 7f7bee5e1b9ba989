"""The players of ``bench.load``: what they measure is worth something only while all of them play."""

from collections.abc import AsyncIterator
from typing import NamedTuple

import msgspec
import pytest

from bench.load.players import Host, Player, Tally, join_all, open_table
from tests.server.running import Server
from twofold.server.protocol.errors import NOT_STORED, STALE
from twofold.server.protocol.ws import Refused, Trouble

LONG = 60.0


class Load(NamedTuple):
    tally: Tally
    host: Host
    players: list[Player]


@pytest.fixture
async def load(server: Server) -> AsyncIterator[Load]:
    """Two players at a table, connected."""
    tally = Tally()
    host, players = await open_table(server.http, "uno-duo", 2, 0, tally, pace=0)
    await join_all(players)
    yield Load(tally, host, players)
    for player in players:
        player.leave()


def hear(player: Player, message: Refused | Trouble) -> None:
    assert player.wire is not None
    player.wire._hear(player.wire, msgspec.json.encode(message))


async def test_a_refusal_is_counted_and_its_player_goes_on_bug(load: Load) -> None:
    hear(load.players[0], Refused("m0", STALE.rule, STALE.reason))
    await load.tally.let_play(0)
    assert load.tally.refused == 1


async def test_players_play_and_their_moves_are_measured(load: Load) -> None:
    await load.host.start()
    load.tally.counting = True
    while len(load.tally.delays) < 20:
        await load.tally.let_play(0.01)


async def test_the_load_ends_when_a_player_is_in_trouble(load: Load) -> None:
    hear(load.players[0], Trouble(NOT_STORED.rule, NOT_STORED.reason, "m0"))
    with pytest.raises(SystemExit, match=r"1 players failed.*TABLE-20"):
        await load.tally.let_play(LONG)


async def test_the_load_ends_when_the_server_hangs_up(load: Load) -> None:
    load.players[0].leave()
    with pytest.raises(SystemExit, match=r"hung up on seat 0"):
        await load.tally.let_play(LONG)


async def test_the_load_ends_when_there_is_no_next_match(load: Load) -> None:
    load.tally.begin(load.host.rematch())
    with pytest.raises(SystemExit, match=r"409 Conflict"):
        await load.tally.let_play(LONG)
