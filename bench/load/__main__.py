"""Runs the loads one after the other, and prints a table in Markdown."""

import gc
import sys
from collections.abc import Callable, Iterator

from bench.load.scenarios import MIXED, Measured, run, run_boardgameio
from twofold.engine import installed_games

UNO = ("uno-duo", 2, 0)


def scenarios(scale: float, seconds: float) -> Iterator[Callable[[], Measured]]:
    """What is measured; ``scale`` makes all of it smaller."""
    closed, paced = max(1, int(100 * scale)), max(1, int(2000 * scale))
    mixed = [load for load in MIXED if load[0] in installed_games]
    several = [mixed[place % len(mixed)] for place in range(max(1, int(200 * scale)))]
    yield lambda: run("Twofold, five games at human pace", several, 2.0, 3, seconds)
    yield lambda: run("Twofold, UNO Duo at full speed", [UNO] * closed, 0, 2, seconds)
    for storage in ("memory", "flatfile"):
        name = f"boardgame.io ({storage}) at full speed"
        yield lambda name=name, storage=storage: run_boardgameio(name, storage, closed, 0, 2, seconds)  # type: ignore[misc]
    yield lambda: run("Twofold, UNO Duo, a move a second", [UNO] * paced, 1.0, 5, seconds)
    for storage in ("memory", "flatfile"):
        name = f"boardgame.io ({storage}), a move a second"
        yield lambda name=name, storage=storage: run_boardgameio(name, storage, paced, 1.0, 5, seconds)  # type: ignore[misc]


def row(measured: Measured) -> str:
    """A line of the table."""
    cells = (
        measured.name,
        f"{measured.tables:,}",
        f"{measured.sockets:,}",
        f"{measured.moves_per_second:,.0f}",
        f"{measured.p50_ms:.1f}",
        f"{measured.p99_ms:.1f}",
        f"{measured.cpu_us_per_move:.0f}",
        f"{measured.memory_kib_per_table:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def main(arguments: list[str]) -> None:
    """``python -m bench.load [SCALE [SECONDS]]``."""
    scale = float(arguments[0]) if arguments else 1.0
    seconds = float(arguments[1]) if len(arguments) > 1 else 15.0
    gc.disable()  # the players' own pauses would be taken for the server's
    sys.stdout.write("| load | tables | sockets | moves/s | p50 ms | p99 ms | CPU µs/move | KiB/table |\n")
    sys.stdout.write("|---|---|---|---|---|---|---|---|\n")
    for measure in scenarios(scale, seconds):
        sys.stdout.write(row(measure()) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
