"""``python -m bench``: measure everything in one run on one core, and write it down in ``docs/``."""

import os
import platform
import re
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from time import process_time
from types import ModuleType

from msgspec import Struct
from rich.console import Console
from rich.progress import track

from bench import playing
from twofold.envs.batch.compiled import dualis, uno_duo

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
MEASURED = re.compile(r"(<!-- measured -->\n).*(<!-- /measured -->)", re.DOTALL)

SECONDS = 2.0
"""How long a turn of one subject lasts."""

TURNS = 3
"""Everyone has this many turns, and the best counts: whatever else the machine does only slows it down."""


class Subject(Struct, frozen=True):
    """What is measured."""

    name: str
    player: Callable[[int], playing.Player]


class Speed(Struct, frozen=True):
    """How fast it was."""

    games: float
    moves: float


def batches(name: str, game: str, compiled: ModuleType) -> tuple[Subject, ...]:
    """A game as learning programs play it: one table at a time, and batches that are compiled."""
    in_batches = partial(playing.in_compiled_batches, game=compiled)
    return (
        Subject(f"{name}, Twofold, PettingZoo environment", partial(playing.in_pettingzoo, game=game)),
        Subject(f"{name}, Twofold, compiled batches, seen and masked", partial(in_batches, seen=True)),
        Subject(f"{name}, Twofold, compiled batches", in_batches),
    )


YARDSTICK = Subject(f"UNO, RLCard {version('rlcard')}, environment", playing.rlcard_uno)
SUBJECTS = (
    Subject("Dualis, Twofold, contract", playing.dualis_by_contract),
    Subject("Dualis, Twofold, contract with views", partial(playing.dualis_by_contract, views=True)),
    Subject("Dualis, Twofold, `Match` with its log and sealed dice", playing.dualis_matches),
    *batches("Dualis", "dualis", dualis),
    Subject("Dualis, Twofold, batches in JAX on the CPU", playing.dualis_in_jax),
    *batches("UNO Duo", "uno-duo", uno_duo),
    YARDSTICK,
    Subject(
        f"Hearts, OpenSpiel {version('open_spiel')} (C++), stepped from Python", playing.open_spiel_hearts
    ),
    Subject(
        f"Hearts, OpenSpiel {version('open_spiel')} (C++), its own loop", playing.open_spiel_hearts_by_itself
    ),
    Subject(f"Sparrow Mahjong, Pgx {version('pgx')}, batches in JAX on the CPU", playing.pgx_sparrow_mahjong),
)


def measure(play: playing.Player) -> Speed:
    """Play random games for some seconds of processor time."""
    games = moves = 0
    began = process_time()
    while (spent := process_time() - began) < SECONDS:
        ended, made = play()
        games, moves = games + ended, moves + made
    return Speed(games / spent, moves / spent)


def measured() -> dict[str, Speed]:
    """Everyone's best turn, in moves a second."""
    players = {subject.name: subject.player(1) for subject in SUBJECTS}
    for play in players.values():
        play()
    turns = [name for _ in range(TURNS) for name in players]
    best: dict[str, Speed] = {}
    for name in track(turns, "Measuring", transient=True):
        best[name] = max(best.get(name, Speed(0, 0)), measure(players[name]), key=lambda speed: speed.moves)
    return best


def table(speeds: dict[str, Speed]) -> str:
    """The figures as a Markdown table, with what they were measured on."""
    yardstick = speeds[YARDSTICK.name].moves
    rows = [
        f"| {name} | {speed.games:,.0f} | {speed.moves:,.0f} | {speed.moves / yardstick:.1f} |"
        for name, speed in speeds.items()
    ]
    return "\n".join(
        [
            "| random full games | games/s | moves/s | moves/s against RLCard's UNO |",
            "|---|---:|---:|---:|",
            *rows,
            "",
            f"{machine()}, {datetime.now(UTC):%-d %B %Y}.",
        ]
    )


def machine() -> str:
    """What it ran on, in general terms."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python} on {platform.system()}, {platform.machine()}, one core of {os.cpu_count()}"


def main() -> None:
    """Measure, write and show."""
    text = table(measured())
    PAGE.write_text(
        MEASURED.sub(lambda page: f"{page[1]}\n{text}\n\n{page[2]}", PAGE.read_text("utf-8")), "utf-8"
    )
    Console().print(text, markup=False, highlight=False)


if __name__ == "__main__":
    main()
