"""``python -m training.plays``: random plays a second of the batched simulators on this machine."""

import argparse
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src" / "twofold" / "envs"))

import jax
import jax.numpy as jnp
from batch import arrays, dualis, uno_duo

GAMES = {"Dualis": (dualis, dualis.Options()), "UNO Duo": (uno_duo, uno_duo.Options())}
TIMES = 5
KERNELS = " fusion(", " custom-call(", " reduce(", " sort(", " gather(", " scatter(", " copy("
"""What of a compiled program is a kernel of its own on a GPU."""


def played(state: Any, game: Any, options: Any) -> Any:
    """One random play at every table."""
    word = arrays.threefry(state.key, (state.moment, jnp.ones_like(state.moment)))[1]
    return game.step(state, game.nth_action(state, options, word), options)


def kernels(game: Any, options: Any, tables: int) -> int:
    """How many kernels a play is compiled to."""
    state = jax.eval_shape(lambda key: game.init(key, options, tables), jax.random.key(1))
    text = str(jax.jit(lambda state: played(state, game, options)).lower(state).compile().as_text())
    entry = text[text.index("ENTRY ") :]
    return sum(line.count(kernel) for line in entry.splitlines() for kernel in KERNELS)


def plays_a_second(game: Any, options: Any, tables: int, steps: int) -> list[float]:
    """Random plays of whole matches, one after the other at every table; timed several times."""
    run = jax.jit(
        lambda state: jax.lax.fori_loop(0, steps, lambda _, before: played(before, game, options), state)
    )
    state = jax.jit(lambda key: game.init(key, options, tables))(jax.random.key(1))
    state = jax.block_until_ready(run(state))
    speeds = []
    for _ in range(TIMES):
        began = perf_counter()
        state = jax.block_until_ready(run(state))
        speeds.append(tables * steps / (perf_counter() - began))
    return speeds


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m training.plays", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1 << 18, 1 << 20, 1 << 22])
    parser.add_argument("--steps", type=int, default=400)
    args = parser.parse_args()
    print(jax.devices())
    print("game     tables     kernels  million plays a second: median (least to most)")
    for name, (game, options) in GAMES.items():
        for tables in args.tables:
            speeds = [speed / 1e6 for speed in plays_a_second(game, options, tables, args.steps)]
            spread = f"{median(speeds):,.1f} ({min(speeds):,.1f} to {max(speeds):,.1f})"
            print(f"{name:8} {tables:<10,} {kernels(game, options, tables):<8} {spread}", flush=True)


if __name__ == "__main__":
    main()
