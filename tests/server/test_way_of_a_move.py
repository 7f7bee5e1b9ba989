"""A move goes a short way, which docs/architecture.md tells module by module."""

from bench.way_of_a_move import followed


async def test_a_move_passes_few_modules_and_seldom_changes_between_them() -> None:
    ways = await followed()
    shortest = min(ways, key=lambda way: len(way.changes))
    assert len(shortest.modules(server=True)) <= 12, shortest.modules(server=True)
    assert len(shortest.changes) <= 30, shortest.changes
