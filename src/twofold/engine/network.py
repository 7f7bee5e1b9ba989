"""A trained network, asked through NumPy: the policy and the value of an expert.

The file holds the weights in half precision; ``training/network.py`` says what they mean.
"""

from functools import cache
from importlib import resources
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float32]
TINY = np.float32(1e-6)


class Network:
    """A residual perceptron with two heads."""

    def __init__(self, weights: dict[str, Numbers]) -> None:
        self._weights = weights
        self._layers = sum(name.removesuffix(".w").isdigit() for name in weights)

    def ask(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        """For a batch of encoded observations: the logits of all actions, and the values."""
        weights = self._weights
        hidden = seen @ weights["in.w"] + weights["in.b"]
        for layer in range(self._layers):
            inner = rectified(hidden, weights[f"{layer}.scale"])
            hidden += inner @ weights[f"{layer}.w"]
            hidden += weights[f"{layer}.b"]
        top = rectified(hidden, weights["out.scale"])
        logits = top @ weights["policy.w"] + weights["policy.b"]
        values = top @ weights["value.w"][:, 0] + weights["value.b"][0]
        return logits, values


def rectified(hidden: Numbers, scale: Numbers) -> Numbers:
    """Normalised to a mean square of 1, scaled, and cut off below 0."""
    square = np.einsum("ij,ij->i", hidden, hidden) / np.float32(hidden.shape[1])
    normed: Numbers = hidden * (np.float32(1) / np.sqrt(square + TINY))[:, None]
    normed *= scale
    np.maximum(normed, 0, out=normed)
    return normed


def chances(logits: Numbers, legal: NDArray[np.bool_]) -> Numbers:
    """The probability of each action, none for those that are not legal."""
    worth = np.where(legal, logits, np.float32(-1e9))
    likely: Numbers = np.exp(worth - worth.max(axis=-1, keepdims=True))
    likely /= likely.sum(axis=-1, keepdims=True)
    return likely


@cache
def shipped(package: str, name: str = "expert") -> Network:
    """A network that a game brings along, read once."""
    with (resources.files(package) / f"{name}.npz").open("rb") as file, np.load(file) as stored:
        return Network({name: np.ascontiguousarray(stored[name], np.float32) for name in stored.files})
