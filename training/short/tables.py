"""Many tables of the short game on the accelerator, ``hard-1`` at some of them: ``hard.cu`` behind arrays.

CuPy compiles it there, and its arrays are handed to JAX without a copy; each waits until the other is done.
"""

from pathlib import Path
from typing import NamedTuple

import cupy
import jax
import jax.numpy as jnp
import numpy as np

SOURCE = Path(__file__).with_name("hard.cu")
FEATURES, PLAYS = 354, 104
PLAYS_OF_A_ROUND = 36
THREADS, WARP = 128, 32


class Seen(NamedTuple):
    """By table: what the seat in turn sees, what it may play, and which seat that is."""

    seen: jax.Array
    legal: jax.Array
    seat: jax.Array


@jax.jit
def kept(rows: jax.Array, legal: jax.Array, seat: jax.Array) -> Seen:
    """A copy, since the tables write over what they lent."""
    return Seen(rows.astype(jnp.bfloat16), legal > 0, seat + 0)


class Tables:
    """Rounds that are dealt, played and won all together; each has the same number of plays."""

    def __init__(self, count: int) -> None:
        compiled = cupy.RawModule(code=SOURCE.read_text(), options=("--std=c++17", "--use_fast_math"))
        self._kernel = compiled.get_function
        size = cupy.zeros(1, cupy.int32)
        self._kernel("measure")((1,), (1,), (size,))
        self.count = count
        self._tables = cupy.zeros(count * int(size[0]), cupy.uint8)
        self._rows = cupy.zeros((count, FEATURES), cupy.float32)
        self._legal = cupy.zeros((count, PLAYS), cupy.uint8)
        self._turns, self._plays = (cupy.zeros(count, cupy.int32) for _ in range(2))
        self._won = cupy.zeros(count, cupy.float32)

    def _run(self, name: str, *given: object, threads: int | None = None) -> None:
        blocks = -(-(threads or self.count) // THREADS)
        self._kernel(name)((blocks,), (THREADS,), (self._tables, *given))

    def deal(self, seed: int, *, twice: bool) -> None:
        """New rounds; every deal at two tables next to each other, if it is to be played from both sides."""
        self._run("deal_all", np.int32(self.count), np.uint32(seed % 2**32), np.int32(twice))

    def look(self) -> Seen:
        """What whoever is in turn sees."""
        self._run("encode_all", np.int32(self.count), self._rows, self._legal, self._turns)
        cupy.cuda.Stream.null.synchronize()
        return kept(*(jnp.from_dlpack(array) for array in (self._rows, self._legal, self._turns)))

    def ask_hard(self, tables: int, deals: int, seed: int) -> jax.Array:
        """What ``hard-1`` plays at the first tables, where it is in turn."""
        if tables:
            given = (np.int32(tables), self._plays, np.int32(deals), np.uint32(seed % 2**32))
            self._run("hard_at_all", *given, threads=tables * WARP)
        cupy.cuda.Stream.null.synchronize()
        return jnp.from_dlpack(self._plays)

    def play(self, plays: jax.Array) -> None:
        """One card at every table."""
        jax.block_until_ready(plays)
        self._run("play_all", np.int32(self.count), cupy.from_dlpack(plays))
        cupy.cuda.Stream.null.synchronize()

    def won(self) -> jax.Array:
        """By table: 1 if the learner's side has won the round."""
        self._run("won_at_all", np.int32(self.count), self._won)
        cupy.cuda.Stream.null.synchronize()
        return jnp.array(jnp.from_dlpack(self._won), copy=True)
