"""What a Ray cluster of two workers on this machine finds, one of them being killed in mid-run.

A process of its own, so that Ray's threads never meet a test that forks, and that whatever it started ends
with it.
"""

import json
import os
import signal
import sys
from importlib import import_module
from pathlib import Path

from msgspec import to_builtins
from msgspec.structs import replace

from twofold.bots.arena import Deal, Played, arena, play_deal
from twofold.bots.simulation import Simulation, simulated
from twofold.bots.spreading import Cluster, Workers
from twofold.engine import installed_games

DEALS = tuple(Deal("dualis", {"short": True}, 4, ("random", "easy"), number, 1, 1.0) for number in range(6))
MATCHES = 3
SIMULATION = Simulation("dualis", ("easy",) * 4, {"short": True}, seed=9, seconds=1.0, logged=True)


def played(deal: Deal) -> Played:
    """A deal of those above."""
    return play_deal(installed_games[deal.game], deal)


def played_at_second_try(piece: tuple[str, Deal]) -> Played:
    """Whoever is the first to play the third deal is killed."""
    folder, deal = piece
    if deal.number == 2 and not (lost := Path(folder) / "lost").exists():
        lost.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return played(deal)


def niceness(_: int) -> int:
    """How far a worker stands back for others."""
    return os.getpriority(os.PRIO_PROCESS, 0)


def found(who: Workers, folder: str) -> dict[str, object]:
    """Everything, as JSON has it."""
    told: list[tuple[int, int]] = []
    held = arena(
        "dualis",
        ["random", "easy"],
        deals=3,
        options={"short": True},
        ray="local",
        progress=lambda done, total: told.append((done, total)),
    )
    return {
        "niceness": list(who.results(niceness, [0])),
        "deals": to_builtins(list(who.results(played_at_second_try, [(folder, deal) for deal in DEALS]))),
        "arena": to_builtins(replace(held, seconds=0.0)),
        "told": told,
        "simulated": to_builtins(list(simulated(SIMULATION, MATCHES, who))),
    }


if __name__ == "__main__":
    import_module("twofold.cli")
    loaded = "ray" in sys.modules
    cluster = Cluster("local", processes=2)
    with cluster.joined() as ray:
        addresses = [node["NodeManagerAddress"] for node in ray.nodes()]
        report = found(cluster, sys.argv[1]) | {"addresses": addresses, "loaded before": loaded}
    Path(sys.argv[1], "found.json").write_text(json.dumps(report))
