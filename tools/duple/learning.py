"""Logistic regression, as much of it as the lexicon needs."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

STEPS = 9
CAUTION = 0.3
SCALE = 3.0
"""Vectors of length one are stretched so that the caution does not flatten them."""

Floats = NDArray[np.floating]


@dataclass(frozen=True)
class Chances:
    """A line between yes and no for each of several questions."""

    weights: NDArray[np.float64]

    def logits(self, rows: Floats) -> NDArray[np.float64]:
        found: NDArray[np.float64] = _with_one(rows) @ self.weights
        return found


def fit(rows: Floats, answers: Floats, caution: float = CAUTION) -> Chances:
    """Newton's method, a question (a column of the answers) at a time; answers lie between 0 and 1."""
    known = _with_one(rows)
    return Chances(np.stack([_line(known, column.astype(float), caution) for column in answers.T], axis=1))


def _line(known: NDArray[np.float64], answers: NDArray[np.float64], caution: float) -> NDArray[np.float64]:
    weights = np.zeros(known.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-np.clip(known @ weights, -30, 30)))
        slope = known.T @ (chances - answers) + caution * weights
        bend = (known * (chances * (1 - chances) + 1e-6)[:, None]).T @ known
        weights -= np.linalg.solve(bend + caution * np.eye(len(weights)), slope)
    return weights


def _with_one(rows: Floats) -> NDArray[np.float64]:
    return np.hstack([rows.astype(float) * SCALE, np.ones((len(rows), 1))])
