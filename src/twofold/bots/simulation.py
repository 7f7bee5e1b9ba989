"""Many matches among bots: each follows from the seed and its own number, wherever it is played."""

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec import Struct

from twofold.bots.levels import make_bot
from twofold.bots.playing import play_out
from twofold.bots.spreading import Workers
from twofold.engine import Match, installed_games


class Simulation(Struct, frozen=True):
    """What is played, and from which seed."""

    game: str
    levels: tuple[str, ...]
    """The bots by seat."""

    options: dict[str, Any]
    seed: int
    seconds: float
    """What a bot has for a move."""

    logged: bool
    """Whether anybody wants to keep the logs."""


class Simulated(Struct, frozen=True):
    """How one match went."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    moves: int
    log: str
    """As it is saved; empty if nobody wants to keep it."""


def simulated(simulation: Simulation, count: int, workers: Workers) -> Iterable[Simulated]:
    """So many matches, in order."""
    return workers.results(_played, [(simulation, number) for number in range(1, count + 1)])


def _played(numbered: tuple[Simulation, int]) -> Simulated:
    simulation, number = numbered
    game, levels = installed_games[simulation.game], simulation.levels
    rng = Random(f"{simulation.seed} {number}")
    names = [f"{level} {seat}" for seat, level in enumerate(levels)]
    match = Match.new(
        game, names, options=simulation.options, seed=rng.randrange(2**63), entropy=[None] * len(names)
    )
    for _ in play_out(match, [make_bot(game, level) for level in levels], rng, simulation.seconds):
        pass
    outcome = match.outcome
    assert outcome is not None
    log = "".join(line + "\n" for line in match.lines()) if simulation.logged else ""
    return Simulated(tuple(outcome.winners), tuple(outcome.scores), len(match.entries), log)
