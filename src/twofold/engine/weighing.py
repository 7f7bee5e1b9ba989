"""What plays promise, from how they did on imagined deals."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from twofold.engine.assessing import Assessed


def weighed(plays: Sequence[Any], chances: Sequence[float], weights: NDArray[Any]) -> tuple[Assessed, ...]:
    """The plays with their chances, the best first; all of them met the same deals, deal by deal.

    What is told of them play by play is how they compare: the luck of a deal cancels out.
    """
    table = np.asarray(chances, np.float64).reshape(-1, len(plays))
    share = weights.astype(np.float64) / weights.sum(dtype=np.float64)
    means = share @ table
    behind = table[:, [int(np.argmax(means))]] - table
    doubts = np.sqrt(share**2 @ (behind - share @ behind) ** 2)
    found = [Assessed(play, float(means[at]), float(doubts[at])) for at, play in enumerate(plays)]
    return tuple(sorted(found, key=lambda assessed: -assessed.chance))
