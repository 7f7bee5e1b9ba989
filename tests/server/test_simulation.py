"""The room in a simulated world, one seed after the other."""

import pytest

from tests.amounts import amount
from tests.server.simulation import HastyMemory, Memory, World

SEEDS = amount(80, 1000)
GAMES = (("uno-duo", 2, 0), ("dualis", 4, 2), ("duet", 2, 0), ("duos", 3, 1))
"""Which game a seed plays, at how many seats, how many of them bots'."""


def lived_through(seed: int, store: Memory) -> World:
    game, seats, bots = GAMES[seed % len(GAMES)]
    world = World(seed, game, seats, store, bots)
    world.run(6_000)
    return world


@pytest.mark.parametrize("block", range(10))
def test_whatever_fails_no_acknowledged_move_is_lost_and_nobody_is_told_anything_else(block: int) -> None:
    for seed in range(block, SEEDS, 10):
        world = lived_through(seed, Memory())
        world.check()
        world.calm_down()
        world.check()
        world.check_settled()


def test_a_store_that_acknowledges_before_it_writes_is_caught() -> None:
    def is_caught(seed: int) -> bool:
        try:
            world = lived_through(seed, HastyMemory())
            world.check()
        except (AssertionError, StopIteration):
            return True
        return False

    assert any(is_caught(seed) for seed in range(100))


def test_the_simulation_moves_matches_forward() -> None:
    worlds = [lived_through(seed, Memory()) for seed in range(20)]
    assert sum(len(log) for world in worlds for log in world.store.entries.values()) > 60
    assert any(browser.said for world in worlds for browser in world.browsers)


def test_the_simulation_has_requests_granted_and_put_off() -> None:
    missing = {"granted", "put_off"}
    for seed in range(200):
        world = lived_through(seed, Memory())
        missing -= {happened for happened in missing if getattr(world, happened)}
        if not missing:
            break
    assert not missing
