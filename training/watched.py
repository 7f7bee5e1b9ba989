"""``python -m training.watched``: what Dualis' ``hard`` plays against the expert, for one who imitates it.

The only part of the training that needs Twofold installed: it plays whole matches with the bots themselves.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from twofold import Match, installed_games
from twofold.bots import play_out
from twofold.bots.arena import seatings
from twofold.engine import Decision, Moment
from twofold.games.dualis.actions import Action
from twofold.games.dualis.bots import Expert, Hard
from twofold.games.dualis.bots.expert import PLAYS
from twofold.games.dualis.bots.recollection import Recollection
from twofold.games.dualis.bots.sight import encoded, legal_plays
from twofold.games.dualis.view import View, known

AMPLE = 1e6
VARIANTS: Sequence[tuple[int, dict[str, bool]]] = ((4, {"short": True}), (3, {}))
"""Where the expert that learned from itself alone missed its aim."""

Row = tuple[NDArray[np.float32], NDArray[np.bool_], int]


class Watched(Hard):
    """``hard`` as it was before there were experts, with a note of all it saw and did."""

    def __init__(self, deals: int, rows: list[Row]) -> None:
        super().__init__(installed_games["dualis"], deals, exact_tricks=0)
        self._rows = rows
        self._seen = Recollection()

    def decide(self, view: View, choices: Sequence[Action], moment: Moment, rng: Random) -> Decision | None:
        """What it would do anyway."""
        decision = super().decide(view, choices, moment, rng)
        if decision is not None:
            situation = [(known(self._seen.of(view)), moment.seat)]
            row = encoded(situation)[0], legal_plays(situation)[0], PLAYS.index(decision.action)
            self._rows.append(row)
        return decision


def rows_of(number: int, deals: int) -> list[Row]:
    """The decisions of one deal, played with every seating."""
    game = installed_games["dualis"]
    seats, options = VARIANTS[number % len(VARIANTS)]
    rows: list[Row] = []
    for pattern in seatings(seats):
        match = Match.new(game, seats, options=options, seed=f"watched {number}".encode())
        bots = [Watched(deals, rows) if bot else Expert(game, 0) for bot in pattern]
        for _ in play_out(match, bots, Random(f"{number} {pattern}"), AMPLE):
            pass
    return rows


def until(moment: float, first: int, step: int, deals: int) -> list[Row]:
    """Deal after deal, until the time is up."""
    return [row for number in numbers_until(moment, first, step) for row in rows_of(number, deals)]


def numbers_until(moment: float, first: int, step: int) -> Iterator[int]:
    """Every so many numbers, while there is time."""
    number = first
    while monotonic() < moment:
        yield number
        number += step


def main() -> None:
    """Watch for some seconds with all processes, and write everything into one file."""
    parser = argparse.ArgumentParser(prog="python -m training.watched", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the file")
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--deals", type=int, default=60, help="imagined deals of hard")
    parser.add_argument("--processes", type=int, default=16)
    args = parser.parse_args()
    moment, count = monotonic() + args.seconds, args.processes
    with ProcessPoolExecutor(count) as pool:
        jobs = [pool.submit(until, moment, first, count, args.deals) for first in range(count)]
        rows = [row for job in jobs for row in job.result()]
    seen, legal, plays = (np.stack([np.asarray(row[part]) for row in rows]) for part in range(3))
    np.savez_compressed(args.out, seen=seen.astype(np.float16), legal=legal, plays=plays)
    print(f"{len(rows):,} decisions", flush=True)


if __name__ == "__main__":
    main()
