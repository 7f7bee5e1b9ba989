"""``python -m training.plays``: random plays a second of the batched simulators on this machine."""

import argparse
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src" / "twofold" / "envs"))

import jax
import jax.numpy as jnp
from batch import arrays, dualis, uno_duo


def plays_a_second(game: Any, options: Any, tables: int, steps: int, unroll: int) -> float:
    """Random plays of whole matches, one after the other at every table."""

    def play(_: Any, state: Any) -> Any:
        word = arrays.threefry(state.key, (state.moment, jnp.ones_like(state.moment)))[1]
        return game.step(state, game.nth_action(state, options, word), options)

    run = jax.jit(lambda state: jax.lax.fori_loop(0, steps, play, state, unroll=unroll))
    state = jax.block_until_ready(
        run(jax.jit(lambda key: game.init(key, options, tables))(jax.random.key(1)))
    )
    best = 0.0
    for _ in range(3):
        began = perf_counter()
        state = jax.block_until_ready(run(state))
        best = max(best, tables * steps / (perf_counter() - began))
    return best


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m training.plays", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1 << 20, 1 << 22])
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--unroll", type=int, nargs="+", default=[1])
    args = parser.parse_args()
    print(jax.devices())
    for name, game, options, share in (
        ("Dualis", dualis, dualis.Options(), 1),
        ("UNO Duo", uno_duo, uno_duo.Options(), 8),
    ):
        for tables in args.tables:
            for unroll in args.unroll:
                speed = plays_a_second(game, options, tables // share, args.steps, unroll)
                at = f"{tables // share:,} tables, unroll {unroll}"
                print(f"{name}, {at}: {speed / 1e6:,.1f} million plays a second", flush=True)


if __name__ == "__main__":
    main()
