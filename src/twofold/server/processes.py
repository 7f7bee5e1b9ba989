"""Processes that the server starts."""

import os

ARITHMETIC = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def on_one_core() -> dict[str, str]:
    """The environment of a process that thinks on one core: threads that share small matrices only wait for
    each other, and on a busy machine for long."""
    return {**os.environ, **dict.fromkeys(ARITHMETIC, "1")}
